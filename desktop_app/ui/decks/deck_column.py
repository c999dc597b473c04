"""The left of the deck builder: the deck, its name, leaders and cards, and what can be done with it as a whole."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.games import DECKS, GAMES, TENANTS
from desktop_app.ui.decks.carry import ExportDialog, PrintDialog
from desktop_app.ui.decks.comparing import CompareDialog
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.faces_row import FacesRow
from desktop_app.ui.decks.tree import DeckTree
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import words

MOST_LEADERS = 3


class DeckColumn(QFrame):
    """Shows one deck as it stands; `current_card` is the card looked at, `replace_wanted` an entry to be replaced."""

    closed = Signal()
    play_wanted = Signal()
    current_card = Signal(object)
    replace_wanted = Signal(object)

    def __init__(self, desk: Desk, catalogue: Catalogue, editing: Editing, wide: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._wide, self.editing = desk, wide, editing
        looks = desk.looks
        look, texts = looks.look, looks.texts
        self.setObjectName("deckColumn")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(
            f"#deckColumn {{ background: {look.theme.panel}; border-right: 1px solid {look.theme.line}; }}"
        )
        self.setMinimumWidth(look.px(308))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(16), look.px(12), look.px(12), look.px(12))
        column.setSpacing(look.px(8))
        head = QHBoxLayout()
        back = look.tool("arrow-left", texts("deckbuilder-back"))
        back.setObjectName("back")
        back.clicked.connect(self.closed)
        head.addWidget(back)
        self._version = look.label("", "label")
        head.addWidget(self._version)
        head.addStretch(1)
        self._undo = look.tool("undo-variant", texts("deckbuilder-undo"))
        self._undo.clicked.connect(editing.undo)
        self._redo = look.tool("redo-variant", texts("deckbuilder-redo"))
        self._redo.clicked.connect(editing.redo)
        for name, tool in (("undo", self._undo), ("redo", self._redo)):
            tool.setObjectName(name)
            head.addWidget(tool)
        column.addLayout(head)
        self._name = QLineEdit(editing.deck.name)
        self._name.setObjectName("name")
        self._name.setFont(look.font("title"))
        self._name.setAccessibleName(texts("deckbuilder-name"))
        self._name.setStyleSheet(
            "QLineEdit:!focus { background: transparent; border-color: transparent; padding: 4px 2px; }"
        )
        self._name.editingFinished.connect(self._rename)
        self._name.setCursorPosition(0)
        column.addWidget(self._name)
        self._summary = words(look, "", "hint")
        column.addWidget(self._summary)
        face = 110 if self._wide else 84
        self.leaders = FacesRow(catalogue, look, texts.language, face, texts("deckbuilder-leaders"))
        self.leaders.current_card.connect(self.current_card)
        column.addWidget(self.leaders)
        self.tree = DeckTree(editing, look, texts)
        self.tree.current_card.connect(self.current_card)
        self.tree.replace_wanted.connect(self.replace_wanted)
        column.addWidget(self.tree, 1)
        column.addLayout(self._foot())

    def _foot(self) -> QVBoxLayout:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        foot = QVBoxLayout()
        foot.setSpacing(look.px(6))
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        if self.editing.deck.game in GAMES:
            play = look.button(texts("deckbuilder-play"), "primary", "play" if self._wide else "")
            play.setProperty("compact", "true")
            play.setObjectName("play")
            play.setToolTip(texts("deckbuilder-play-hint"))
            play.clicked.connect(self.play_wanted)
            foot.addWidget(play)
        for name, sign, dialog in (
            ("export", "export-variant", ExportDialog),
            ("compare", "compare-horizontal", CompareDialog),
            ("print", "printer-outline", PrintDialog),
        ):
            button = look.button(texts(f"deckbuilder-{name}"), "button", sign if self._wide else "")
            button.setProperty("compact", "true")
            button.setObjectName(name)
            button.clicked.connect(lambda _=False, made=dialog: made(self._desk, self.editing, self).open())
            row.addWidget(button)
        foot.addLayout(row)
        return foot

    def _rename(self) -> None:
        name = self._name.text().strip()[:200]
        if name and name != self.editing.deck.name:
            self.editing.write(name=name)

    def refresh(self) -> None:
        """What stands in the head of the deck."""
        editing, texts = self.editing, self._desk.looks.texts
        deck = editing.deck
        if self._name.text() != deck.name and not self._name.hasFocus():
            self._name.setText(deck.name)
            self._name.setCursorPosition(0)
        self._version.setText(texts("deckbuilder-version", number=editing.version_number))
        game = texts(TENANTS[deck.game].names.listed)
        self._summary.setText(f"{game} · {texts('deckbuilder-cards', count=deck.size('deck'))}")
        self._undo.setEnabled(bool(editing.history.past))
        self._redo.setEnabled(bool(editing.history.future))
        leading = deck.part(DECKS[deck.game].leaders)
        leaders = [card for entry in leading if (card := editing.record(entry.code)) is not None]
        self.leaders.show_cards(leaders[:MOST_LEADERS])
