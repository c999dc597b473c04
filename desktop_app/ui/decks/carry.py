"""A deck on its way out or in: written in the community's formats, printed, read from a text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from desktop_app.app.decks.collection import pull_list
from desktop_app.app.decks.formats import markdown
from desktop_app.app.decks.formats.recognise import SUFFIXES, WRITERS
from desktop_app.app.errors import LongtableError
from desktop_app.app.library.record import CardRecord
from desktop_app.app.storage.leftovers import write_beside
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.lines_table import LinesTable
from desktop_app.ui.decks.printing import PAGES, write_list
from desktop_app.ui.decks.proxy_dialog import save_proxies
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import ChoiceBox, SwitchBox
from desktop_app.ui.widgets.save_to import ask_save

_MARKDOWN = "markdown"
NUMBER, COPIES = 56, 40
"""How wide the columns before the titles of the pull list are."""


class ExportDialog(Dialog):
    """The deck in a format, to be looked at, copied or kept in a file."""

    def __init__(self, desk: Desk, editing: Editing, parent: QWidget) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("deckbuilder-export"), parent)
        self._desk, self._editing = desk, editing
        self.formats = ChoiceBox(self.look, texts("deckbuilder-format"))
        for name in (*WRITERS.get(editing.deck.game, {}), _MARKDOWN):
            self.formats.addItem(texts(f"deckbuilder-format-{name}"), name)
        self.formats.currentIndexChanged.connect(lambda _: self._fill())
        self.body.addWidget(self.formats)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFont(self.look.font("body"))
        self.text.setAccessibleName(texts("deckbuilder-export"))
        self.text.setTabChangesFocus(True)
        self.body.addWidget(self.text, 1)
        self.foot.addStretch(1)
        self.add_button("close", texts("browser-close"), self.reject)
        self.add_button("copy", texts("deckbuilder-copy-text"), self.copy, sign="content-copy")
        self.add_button("save", texts("deckbuilder-save-file"), self._save, "primary")
        self._fill()

    def written(self) -> str:
        """The deck in the chosen format."""
        deck, index = self._editing.deck, self._editing.catalogue.library.index
        name = self.formats.currentData()
        if name == _MARKDOWN:
            return markdown.write(deck, index, self._desk.looks.texts)
        return WRITERS[deck.game][name](deck, index)

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def _fill(self) -> None:
        self.text.setPlainText(self.written())

    def _save(self) -> None:
        suffix = SUFFIXES.get(self.formats.currentData(), ".md")
        name = ask_save(self, self.windowTitle(), f"{self._editing.deck.name}{suffix}")
        root = self._desk.profiles.root
        if name and _done(self._desk, lambda: write_beside(root, Path(name), self.written().encode()), name):
            self.accept()


class PrintDialog(Dialog):
    """The deck on paper: the list or the cards, on A4 or Letter; and what to take from the shelf."""

    def __init__(self, desk: Desk, editing: Editing, parent: QWidget) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("deckbuilder-print"), parent)
        self._desk, self._editing = desk, editing
        row = QHBoxLayout()
        self.page = ChoiceBox(self.look, texts("deckbuilder-paper"))
        for name in PAGES:
            self.page.addItem(texts(f"deckbuilder-paper-{name}"), name)
        row.addWidget(self.look.label(texts("deckbuilder-paper"), "label"))
        row.addWidget(self.page, 1)
        self.body.addLayout(row)
        self.backs = SwitchBox(self.look, texts("deckbuilder-proxy-backs"))
        self.backs.setObjectName("backs")
        self.body.addWidget(self.backs)
        self.body.addWidget(self.look.label(texts("deckbuilder-pull-list"), "button"))
        self.pull = LinesTable(self.look, texts("deckbuilder-pull-list"), (NUMBER, COPIES, 0))
        self._fill_pull_list()
        self.body.addWidget(self.pull, 1)
        self.foot.addStretch(1)
        self.add_button("close", texts("browser-close"), self.reject)
        self.add_button("list", texts("deckbuilder-deck-list"), self._print_list, sign="format-list-bulleted")
        self.add_button("proxies", texts("deckbuilder-proxies"), self._print_cards, "primary", "printer-outline")

    def _fill_pull_list(self) -> None:
        """Set by set, what to take from the shelf: the number in the set, how many, the title."""
        texts, pull = self._desk.looks.texts, self.pull
        for name, cards in pull_list(self._editing.deck, self._editing.catalogue.library.index, texts.language):
            head = pull.rowCount()
            pull.setRowCount(head + 1 + len(cards))
            pull.setSpan(head, 0, 1, pull.columnCount())
            pull.put(head, 0, name or texts("deckbuilder-unknown")).setFont(self.look.font("button"))
            for row, (number, title, copies) in enumerate(cards, head + 1):
                pull.put(row, 0, str(number or "–"), Qt.AlignmentFlag.AlignRight)
                pull.put(row, 1, f"{copies}×", Qt.AlignmentFlag.AlignRight)
                pull.put(row, 2, title)

    def cards(self) -> list[tuple[CardRecord, int]]:
        """The cards of the whole deck that the library knows, with their copies."""
        cards = [(self._editing.record(entry.code), entry.copies) for entry in self._editing.deck.entries]
        return [(card, copies) for card, copies in cards if card is not None]

    def _print_cards(self) -> None:
        deck, page = self._editing.deck, self.page.currentData()
        if save_proxies(self, self._desk, self.cards(), deck.name, page=page, backs=self.backs.isChecked()):
            self.accept()

    def _print_list(self) -> None:
        deck, texts = self._editing.deck, self._desk.looks.texts
        name = ask_save(self, self.windowTitle(), f"{deck.name}.pdf", "PDF (*.pdf)")
        if not name:
            return
        root, catalogue, page = self._desk.profiles.root, self._editing.catalogue, self.page.currentData()
        if _done(self._desk, lambda: write_list(root, Path(name), deck, catalogue, texts, page), name):
            self.accept()


def _done(desk: Desk, act: Callable[[], object], path: str) -> bool:
    """Do something with a file; tell how it went."""
    try:
        act()
    except LongtableError as error:
        desk.told.emit(error)
        return False
    desk.told.emit(Notice("deckbuilder-written", {"path": path}))
    return True
