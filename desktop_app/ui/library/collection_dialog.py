"""Which sets a person owns: a row a set, with how many boxes of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTableWidget, QTableWidgetItem, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.texts.folding import fold
from desktop_app.games import TENANTS
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.library.table import dress_header
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import to_try_again
from desktop_app.ui.shell.parts import ChoiceBox, emptied

MOST_BOXES = 99


class CollectionDialog(Dialog):
    """Every set of a game with a number to turn; kept at every change."""

    def __init__(self, desk: Desk, catalogue: Catalogue, game: str | None, parent: QWidget) -> None:
        super().__init__(desk.looks, desk.looks.texts("browser-collection"), parent)
        self._desk, self._catalogue = desk, catalogue
        texts, look = desk.looks.texts, self.look
        self.say(texts("browser-collection-hint"))
        row = QHBoxLayout()
        self._games = ChoiceBox(look, texts("browser-game"))
        for each in TENANTS:
            self._games.addItem(texts(TENANTS[each].names.listed), each)
        self._games.setCurrentIndex(max(0, self._games.findData(game or next(iter(TENANTS)))))
        self._games.activated.connect(lambda _: self._fill())
        row.addWidget(self._games, 1)
        self._find = QLineEdit()
        self._find.setObjectName("find")
        self._find.setFont(look.font("body"))
        self._find.setPlaceholderText(texts("browser-find-set"))
        self._find.setAccessibleName(texts("browser-find-set"))
        self._find.textChanged.connect(self._filter)
        row.addWidget(self._find, 1)
        self.body.addLayout(row)
        self._room = QHBoxLayout()
        self.body.addLayout(self._room, 1)
        self.foot.addStretch(1)
        self.add_button("close", texts("browser-close"), self.accept, "primary")
        self._fill()

    def _fill(self) -> None:
        emptied(self._room)
        texts, look, game = self._desk.looks.texts, self.look, self._games.currentData()
        index = self._catalogue.library.index
        contents = index.set_contents(game)
        sets = [(choice.name(texts.language), choice.value, choice.cards) for choice in index.choices("set", game)]
        table = QTableWidget(len(sets), 3)
        table.setObjectName("sets")
        table.setFont(look.font("body"))
        table.setAccessibleName(texts("browser-collection"))
        heads = [texts(f"browser-column-{name}") for name in ("set", "cards", "owned")]
        table.setHorizontalHeaderLabels(heads)
        dress_header(table.horizontalHeader(), look)
        table.horizontalHeader().setStretchLastSection(False)
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.horizontalHeader().resizeSection(1, look.px(90 * look.theme.print_scale))
        table.horizontalHeader().resizeSection(2, look.px(160 * look.theme.print_scale))
        table.horizontalHeader().setSectionResizeMode(0, table.horizontalHeader().ResizeMode.Stretch)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(look.px(44 * look.theme.print_scale))
        table.setShowGrid(False)
        table.setStyleSheet(f"QTableWidget::item {{ padding-left: {look.px(9)}px; }}")
        table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        owned = self._catalogue.collection.sets.get(game, {})
        real = {name.casefold(): name for name in contents}
        for row, (name, value, cards) in enumerate(sets):
            set_id = real.get(value, next((each for each in contents if fold(each) == fold(value)), value))
            for column, words in enumerate((name, str(cards))):
                item = QTableWidgetItem(words)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
                table.setItem(row, column, item)
            table.setCellWidget(row, 2, self._counter(game, set_id, name, owned.get(set_id, 0)))
        self._table = table
        self._room.addWidget(table)
        self._filter(self._find.text())

    def _counter(self, game: str, set_id: str, name: str, boxes: int) -> QWidget:
        """A number to be typed, with a button for one fewer and one more."""
        look, texts = self.look, self._desk.looks.texts
        number = QLineEdit(str(boxes))
        number.setObjectName("boxes")
        number.setValidator(QIntValidator(0, MOST_BOXES, number))
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setFont(look.font("body"))
        number.setAccessibleName(texts("browser-sets-owned", count=boxes, name=name))
        number.textChanged.connect(lambda text: self._own(game, set_id, int(text or 0)))

        def step(by: int) -> None:
            number.setText(str(max(0, min(MOST_BOXES, int(number.text() or 0) + by))))

        cell = QWidget()
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, look.px(8), 0)
        row.setSpacing(look.px(2))
        for sign, by in (("minus", -1), ("", 0), ("plus", 1)):
            if not by:
                row.addWidget(number, 1)
                continue
            # The keyboard types the number: the buttons are for the mouse.
            tool = look.tool(sign, texts(f"browser-box-{sign}", name=name))
            tool.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            tool.clicked.connect(lambda _=False, wanted=by: step(wanted))
            row.addWidget(tool)
        return cell

    def _own(self, game: str, set_id: str, boxes: int) -> None:
        try:
            self._catalogue.change_collection(self._catalogue.collection.with_set(game, set_id, boxes))
        except LongtableError as error:
            self._desk.told.emit(to_try_again(error, lambda: self._own(game, set_id, boxes)))

    def _filter(self, text: str) -> None:
        wanted = fold(text)
        for row in range(self._table.rowCount()):
            item = self._table.item(row, 0)
            self._table.setRowHidden(row, item is None or wanted not in fold(item.text()))
