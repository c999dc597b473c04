"""Two decks beside each other: what is in one and not in the other."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidgetItem, QWidget

from desktop_app.app.decks.model import Change, Deck, compared
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.texts.folding import fold
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.lines_table import LinesTable
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, words

SHIPPED = "shipped:"
"""How a deck that ships is told from one of the profile's own."""
COLUMNS = ("deckbuilder-compare-card", "deckbuilder-compare-here", "deckbuilder-compare-there")
NUMBER = 120
"""How wide a column of numbers is."""
NONE = "\u2013"


class CompareDialog(Dialog):
    """What two decks of a game have in common and where they differ."""

    def __init__(self, desk: Desk, editing: Editing, parent: QWidget) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("deckbuilder-compare"), parent)
        self._texts, self._editing = texts, editing
        self._shipped = preset_decks(texts.language, editing.deck.game)
        self.others = ChoiceBox(self.look, texts("deckbuilder-compare-with"))
        for shelved in editing.catalogue.decks.decks():
            document = shelved.document
            if document is not None and document.game == editing.deck.game and shelved.id != editing.id:
                self.others.addItem(document.name, shelved.id)
        for id, deck in self._shipped.items():
            self.others.addItem(f"{deck.name} ({texts('home-deck-starter')})", SHIPPED + id)
        self.others.currentIndexChanged.connect(lambda _: self._fill())
        self.body.addWidget(self.others)
        self.changes = self._table()
        self.body.addWidget(self.changes, 1)
        self.alike = words(self.look, texts("deckbuilder-no-changes"), "body")
        self.body.addWidget(self.alike, 1)
        self.foot.addStretch(1)
        self.add_button("close", texts("browser-close"), self.accept, "primary")
        self._fill()

    def _table(self) -> LinesTable:
        """A row a card: how many of it are in this deck and in the other."""
        table = LinesTable(self.look, self._texts("deckbuilder-compare"), (0, NUMBER, NUMBER))
        for column, name in enumerate(COLUMNS):
            head = QTableWidgetItem(self._texts(name))
            side = Qt.AlignmentFlag.AlignHCenter if column else Qt.AlignmentFlag.AlignLeft
            head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            table.setHorizontalHeaderItem(column, head)
        table.horizontalHeader().show()
        return table

    def _fill(self) -> None:
        changes = self._changes()
        self.changes.setRowCount(len(changes))
        for row, (title, change) in enumerate(changes):
            told = self._texts("deckbuilder-compared", title=title, here=change.after, there=change.before)
            for column, cell in enumerate((title, str(change.after or NONE), str(change.before or NONE))):
                side = Qt.AlignmentFlag.AlignHCenter if column else Qt.AlignmentFlag.AlignLeft
                item = self.changes.put(row, column, cell, side)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        self.changes.setVisible(bool(changes))
        self.alike.setVisible(not changes)

    def _changes(self) -> list[tuple[str, Change]]:
        """What differs, part by part, by the titles in the language of the screen."""
        language = self._texts.language
        changes = compared(self._other(), self._editing.deck)
        parts = list(dict.fromkeys(change.part for change in changes))
        records = ((self._editing.record(change.code), change) for change in changes)
        titled = [(card.title_in(language) if card is not None else change.title, change) for card, change in records]
        return sorted(titled, key=lambda each: (parts.index(each[1].part), fold(each[0])))

    def _other(self) -> Deck:
        """The deck that is compared with: one of the profile's own, or one that ships."""
        id: str = self.others.currentData()
        if id.startswith(SHIPPED):
            return self._shipped[id.removeprefix(SHIPPED)]
        return self._editing.catalogue.decks.read(id).deck()
