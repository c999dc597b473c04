"""The card that is looked at: large, with what can be done with it, its rules, versions, decks and a note."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.atlas import AtlasDamaged, Rule
from desktop_app.app.library.details import rules_of
from desktop_app.app.library.played import played_by_application
from desktop_app.app.library.record import CardRecord, two_sided
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.ui.library.card_pages import decks_page, rules_page, set_of, versions_page
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.reading import Reading
from desktop_app.ui.library.written import written
from desktop_app.ui.shell.parts import emptied, line, rich_words, words
from desktop_app.ui.widgets.look import Look

TABS = ("rules", "versions", "decks", "note")
NARROW = 300
"""A face of this width stands in a narrow column."""
WRITE_AFTER = 700
"""Milliseconds without a key until a note is written to the disk."""


class DetailPanel(QFrame):
    """Signals: a rule to read, a card to put into a deck or on a sheet of proxies, another card, a deck to open."""

    rule_requested = Signal(str)
    add_requested = Signal(object)
    proxy_requested = Signal(object)
    card_requested = Signal(object)
    deck_requested = Signal(str)
    owned_changed = Signal(object, int)
    note_written = Signal(object, str)

    def __init__(self, catalogue: Catalogue, look: Look, texts: Texts, *, width: int, buildable: bool) -> None:
        super().__init__()
        self._catalogue, self._look, self._texts = catalogue, look, texts
        self._card: CardRecord | None = None
        self._wanted = "rules"
        """The page that was last turned to: shown again wherever a card has it."""
        self._rules_of_card: Sequence[Rule] = ()
        self.setObjectName("sideColumn")
        self.setAccessibleName(texts("browser-card"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = QWidget()
        area.setWidget(content)
        content.setAutoFillBackground(False)
        whole.addWidget(area)
        self._column = QVBoxLayout(content)
        edge = look.px(18)
        self._column.setContentsMargins(edge, look.px(16), edge, look.px(14))
        self._column.setSpacing(look.px(10))
        self.reading = Reading(catalogue, look, texts, width)
        self._column.addWidget(self.reading.face, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addLayout(self._buttons(buildable, narrow=width <= NARROW))
        self._column.addWidget(self.reading.text)
        self._tabs = QTabBar()
        self._tabs.setFont(look.font("button" if width > NARROW else "label"))
        self._tabs.setStyleSheet(f"QTabBar::tab {{ padding: {look.px(8)}px; }}")
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        self._tabs.setUsesScrollButtons(False)
        for name in TABS:
            self._tabs.addTab(texts(f"browser-tab-{name}"))
        self._tabs.currentChanged.connect(self._turn)
        self._column.addWidget(self._tabs)
        self._page = QVBoxLayout()
        self._page.setSpacing(look.px(8))
        self._column.addLayout(self._page)
        self._facts = QGridLayout()
        self._facts.setColumnStretch(1, 1)
        self._facts.setVerticalSpacing(look.px(6))
        self._column.addWidget(line())
        self._column.addLayout(self._facts)
        self._column.addStretch(1)
        self._writer = QTimer(self)
        self._writer.setSingleShot(True)
        self._writer.setInterval(WRITE_AFTER)
        self._writer.timeout.connect(self.keep_note)
        self._note: QPlainTextEdit | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(30)
        self._later.timeout.connect(self._fill)
        content.hide()
        self._content = content

    @property
    def card(self) -> CardRecord | None:
        """The card that is shown."""
        return self._card

    @property
    def _page_shown(self) -> str:
        return TABS[self._tabs.currentIndex()]

    def show_card(self, card: CardRecord) -> None:
        """Show a card: its face at once, the words about it a moment later."""
        self.keep_note()
        self._card = card
        self._content.show()
        self.reading.show_card(card)
        self._later.start()

    def show_nothing(self) -> None:
        """No card is looked at."""
        self.keep_note()
        self._later.stop()
        self._card = self._note = None
        self._content.hide()

    def turn_over(self) -> None:
        """Show the other side of the card."""
        self.reading.turn_over()

    def keep_note(self) -> None:
        """Write what has been typed."""
        self._writer.stop()
        if self._note is not None and self._card is not None:
            self.note_written.emit(self._card, self._note.toPlainText())

    def _buttons(self, buildable: bool, *, narrow: bool) -> QHBoxLayout:
        look, texts = self._look, self._texts
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        if buildable:
            add = look.button(texts("browser-add"), "primary", "plus")
            add.setObjectName("add")
            add.clicked.connect(lambda: self.add_requested.emit(self._card))
            row.addWidget(add, 1)
        proxy: QAbstractButton
        if narrow and buildable:
            proxy = look.tool("printer-outline", texts("browser-proxy"))
        else:
            proxy = look.button(texts("browser-proxy"), "button", "printer-outline")
        proxy.setObjectName("proxy")
        proxy.clicked.connect(lambda: self.proxy_requested.emit(self._card))
        row.addWidget(proxy)
        row.addWidget(self.reading.turn)
        return row

    # -- pages ------------------------------------------------------------------------------------------------------

    def _turn(self, tab: int) -> None:
        self._wanted = TABS[tab]
        self.keep_note()
        self._fill_page()
        self._fill_facts()

    def _fill(self) -> None:
        """A card that no rule speaks of has no page of rules: what there is to read of it stands there instead."""
        card = self._card
        if card is None:
            return
        try:
            self._rules_of_card = rules_of(card, self._texts.language)
        except AtlasDamaged:
            self._rules_of_card = ()
        wanted = "versions" if self._wanted == "rules" and not self._rules_of_card else self._wanted
        self._tabs.blockSignals(True)
        self._tabs.setTabVisible(TABS.index("rules"), bool(self._rules_of_card))
        self._tabs.setCurrentIndex(TABS.index(wanted))
        self._tabs.blockSignals(False)
        self._fill_page()
        self._fill_facts()

    def _fill_page(self) -> None:
        self._note = None
        emptied(self._page)
        card = self._card
        if card is None:
            return
        for widget in self._widgets_of(card):
            self._page.addWidget(widget)

    def _widgets_of(self, card: CardRecord) -> Sequence[QWidget]:
        """What stands on the page that is shown."""
        catalogue, look, texts = self._catalogue, self._look, self._texts
        match self._page_shown:
            case "rules":
                return rules_page(look, texts, self._rules_of_card, self.rule_requested.emit)
            case "versions":
                return versions_page(catalogue, look, texts, card, self.card_requested.emit)
            case "decks":
                return decks_page(catalogue, look, texts, card, self.deck_requested.emit)
        return [self._note_page(card)]

    def _note_page(self, card: CardRecord) -> QWidget:
        note = QPlainTextEdit(self._catalogue.keepsakes.note(card.game, card.code))
        note.setObjectName("note")
        note.setFont(self._look.font("body"))
        note.setAccessibleName(self._texts("browser-tab-note"))
        note.setPlaceholderText(self._texts("browser-note-hint"))
        note.setTabChangesFocus(True)
        note.setMinimumHeight(self._look.px(130))
        note.textChanged.connect(self._writer.start)
        self._note = note
        return note

    # -- facts ------------------------------------------------------------------------------------------------------

    def _fill_facts(self) -> None:
        emptied(self._facts)
        card, texts = self._card, self._texts
        if card is None:
            return
        other = next(language for language in LANGUAGES if language != texts.language)
        played = "application" if played_by_application(card) else "hand"
        facts = [
            (texts(f"common-language-{other}"), card.title_in(other) if other in card.titles else ""),
            # Among the printings it stands there already.
            (texts("browser-set"), "" if self._page_shown == "versions" else set_of(card, texts)),
            (texts("browser-played"), texts(f"browser-played-{played}")),
            (texts("browser-illustrator"), card.illustrator),
        ]
        row = 0
        for name, value in facts:
            if value:
                self._facts.addWidget(self._look.label(name, "hint"), row, 0, Qt.AlignmentFlag.AlignTop)
                self._facts.addWidget(words(self._look, value, "body"), row, 1)
                row += 1
        self._facts.addWidget(self._look.label(texts("browser-owned"), "hint"), row, 0)
        self._facts.addLayout(self._owned(card), row, 1)
        if other in card.text:
            self._facts.addWidget(self._in_other_words(card, other), row + 1, 0, 1, 2)

    def _in_other_words(self, card: CardRecord, language: Language) -> QWidget:
        """The text of both sides in the other language."""
        sides = ("front", "back") if two_sided(card) else ("front",)
        faces = [self._catalogue.face(card, language, side) for side in sides]
        label = rich_words(self._look, "hint")
        label.setObjectName("other-text")
        label.setText("<hr>".join(written(face, language, titled=True) for face in faces))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _owned(self, card: CardRecord) -> QHBoxLayout:
        """How many copies are owned, with a button for one fewer and one more."""
        look, texts = self._look, self._texts
        row = QHBoxLayout()
        row.setSpacing(look.px(4))
        copies = self._catalogue.owned(card)
        number = QLabel(str(copies))
        number.setFont(look.font("button"))
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setMinimumWidth(look.px(26))
        for sign, step in (("minus", -1), ("", 0), ("plus", 1)):
            if not step:
                row.addWidget(number)
                continue
            tool = look.tool(sign, texts("browser-fewer-owned" if step < 0 else "browser-more-owned"))
            tool.setEnabled(copies + step >= 0)
            tool.clicked.connect(lambda _=False, wanted=copies + step: self._own(card, wanted))
            row.addWidget(tool)
        row.addStretch(1)
        return row

    def _own(self, card: CardRecord, copies: int) -> None:
        self.owned_changed.emit(card, copies)
        self._fill_facts()
