"""A table of cards that nobody knows: which game it is of, and what each of its columns holds."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.app.imports.columns import suggest, table_fields
from desktop_app.app.imports.tables import Table
from desktop_app.app.texts.texts import Texts
from desktop_app.games import TENANTS
from desktop_app.ui.shell.parts import ChoiceBox, words
from desktop_app.ui.widgets.look import Look

LONGEST_SAMPLE = 60


class ImportColumns(QWidget):
    """A row a column: its name, what stands in it, and what that is in the game of these cards. ``known`` says that the
    table is to be read so."""

    known = Signal()

    def __init__(self, look: Look, texts: Texts, table: Table, game: str) -> None:
        super().__init__()
        self._look, self._texts, self._table = look, texts, table
        self._games = ChoiceBox(look, texts("browser-import-which-game"))
        for each in TENANTS:
            self._games.addItem(texts(TENANTS[each].names.listed), each)
        self._games.setCurrentIndex(max(0, self._games.findData(game)))
        self._boxes = {name: ChoiceBox(look, name) for name in table.columns}
        self._suggest()
        self._games.currentIndexChanged.connect(self._suggest)
        read = look.button(texts("browser-import-read"), "primary")
        read.setObjectName("read-table")
        read.clicked.connect(self.known)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(words(look, texts("browser-import-columns-hint"), "hint"))
        column.addWidget(self._games)
        column.addWidget(self._rows(), 1)
        column.addWidget(read)

    @property
    def game(self) -> str:
        """The game whose cards these are."""
        return str(self._games.currentData())

    @property
    def mapping(self) -> dict[str, str]:
        """The field that each column is, without those that are left out."""
        return {name: box.currentData() for name, box in self._boxes.items() if box.currentData()}

    def _suggest(self) -> None:
        """Every column may be any field of the game; what its name suggests is chosen."""
        suggestion = suggest(self._table, self.game)
        for name, box in self._boxes.items():
            box.clear()
            box.addItem(self._texts("browser-import-column-ignored"), "")
            for field in table_fields(self.game):
                box.addItem(self._named(field), field)
            box.setCurrentIndex(max(0, box.findData(suggestion.get(name, ""))))

    def _named(self, field: str) -> str:
        name = field.replace("_", "-")
        ids = (f"browser-import-column-{name}", f"browser-field-{name}")
        return next((self._texts(id) for id in ids if self._texts.has(id)), field.replace("_", " "))

    def _rows(self) -> QScrollArea:
        content = QWidget()
        grid = QGridLayout(content)
        for row, (name, box) in enumerate(self._boxes.items()):
            grid.addWidget(self._look.label(name, "label"), row, 0)
            grid.addWidget(self._look.label(", ".join(self._table.samples(name))[:LONGEST_SAMPLE], "hint"), row, 1)
            grid.addWidget(box, row, 2)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(content)
        return area
