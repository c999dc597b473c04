"""The found cards as a table; a press on a heading writes the order into the search."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from desktop_app.app.library.syntax import Query
from desktop_app.ui.library.results import RECORD, ResultsModel
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.keys_alone import digit
from desktop_app.ui.widgets.look import Look

_WIDE = {"title": 240, "set": 200, "traits": 210, "subtitle": 160, "encounter_set": 180, "type": 150}
_MOST = 180
_KEEPS = ("title", "type")
"""What a card is must be whole in rows that nobody looked at yet: these columns are as wide as usual, or where all rows
can be looked at as wide as the widest."""

MEASURED, ALL = 60, 400
"""So many rows are looked at for how wide a column must be; among up to so many all of them for what a card is."""
AROUND, SIGN = 22, 12
"""Room beside the words over a column, and the sign over the one that gives the order."""
GIVES = 5
"""So much of the room beside its name a column can give up."""
HAIR = 16
"""By so little all columns may be too wide for the first to give it up, rather than the table to be scrolled."""


def dress_header(header: QHeaderView, look: Look) -> None:
    """The words over the columns of a table; the sheet gives them the size, which it would take from a font."""
    font = look.font("label")
    header.setFont(font)
    header.setStyleSheet(f"QHeaderView::section {{ font-size: {font.pixelSize()}px; }}")


class CardTable(QTableView):
    """Signals as those of the grid, and `sort_asked` with a field and whether it goes downwards."""

    opened = Signal(object)
    more = Signal(object)
    fewer = Signal(object)
    counted = Signal(object, int)
    current_card = Signal(object)
    sort_asked = Signal(str, bool)

    def __init__(self, model: ResultsModel, look: Look, name: str) -> None:
        super().__init__()
        self._results, self._look = model, look
        self.setAccessibleName(name)
        self.setModel(model)
        self.setFont(look.font("body"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(look.px(31 * look.theme.print_scale))
        header = self.horizontalHeader()
        dress_header(header, look)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._sort)
        header.setSortIndicatorShown(True)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(RECORD)))
        model.modelReset.connect(self._fit)
        header.setResizeContentsPrecision(MEASURED)
        self._fitted: tuple[tuple[str, ...], int] = ((), 0)
        self._asked: list[int] = []
        self._given: list[int] = []
        self._query = Query()

    def show_order(self, query: Query) -> None:
        """Show by which column the cards are in order."""
        self._query = query
        names = [field.id for field in self._results.columns]
        sort = query.sorts[0] if query.sorts else None
        column = names.index(sort.field) if sort is not None and sort.field in names else -1
        order = Qt.SortOrder.DescendingOrder if sort is not None and sort.descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(column, order)
        self._fit()

    def _fit(self) -> None:
        """Each column as wide as its heading and its words ask for, up to a measure. Where there is no room for all,
        those whose words need less than usual give it up, first who can give most; what room is left goes to those
        whose words would be cut all the same, first where least is missing, and the rest to the first column. Columns
        only grow while the same are shown in the same room, the first as long as the others leave it that, and whoever
        drags one has it as wide as that. What nobody sees is fitted when it is shown."""
        if not self.isVisible():
            return
        names, room = tuple(field.id for field in self._results.columns), self.viewport().width()
        if self._fitted != (names, room):
            self._fitted, self._asked, self._given = (names, room), [0] * len(names), [0] * len(names)
        needed = [max(self._heading(column), self._words(column, name)) for column, name in enumerate(names)]
        self._asked = [
            max(before, self._asks(column, name, needed[column]))
            for column, (name, before) in enumerate(zip(names, self._asked, strict=True))
        ]
        widths = list(self._asked)
        spare = room - sum(widths)
        for column in sorted(range(len(names)), key=lambda column: needed[column] - widths[column]):
            keeps = names[column] in _KEEPS and self._results.rowCount() > ALL
            missing = max(needed[column], widths[column] if keeps else 0) - widths[column]
            more = max(missing, spare) if missing < 0 and spare < 0 else max(0, min(missing, spare))
            widths[column] += more
            spare -= more
        if widths and -self._look.px(HAIR) <= spare < 0:
            widths[0] += spare
        given = [max(pair) for pair in zip(widths, self._given, strict=True)]
        given[0] = max(widths[0], room - sum(given[1:]))
        for column, wide in enumerate(self._to_the_edge(given, room)):
            if wide != self._given[column]:
                self._given[column] = wide
                self.setColumnWidth(column, wide)

    def _to_the_edge(self, widths: list[int], room: int) -> list[int]:
        """The widths of columns that are scrolled sideways so that the edge cuts the name of none before that: each
        whose name is longer than its words gives up a little, then the first, or else that takes the room of the one
        that is cut."""
        starts = [sum(widths[:column]) for column in range(len(widths))]
        cut = next((at for at, start in enumerate(starts) if start < room < start + widths[at]), None)
        if cut is None or room - starts[cut] >= self._heading(cut):
            return widths
        found, beyond = list(widths), starts[cut] + widths[cut] - room
        gives = [min(self._look.px(GIVES), max(0, wide - self._least(column))) for column, wide in enumerate(widths)]
        gives[0] = self._look.px(HAIR)
        if beyond > sum(gives[: cut + 1]):
            found[0] += room - starts[cut]
            return found
        for column in range(cut, -1, -1):
            given_up = min(gives[column], beyond)
            found[column] -= given_up
            beyond -= given_up
        return found

    def _least(self, column: int) -> int:
        """The width below which a word or the name of a column would be cut."""
        named = self._heading(column) - self._look.px(GIVES)
        return max(named, self._words(column, self._results.columns[column].id))

    def _asks(self, column: int, name: str, needed: int) -> int:
        """How wide a column is at least: of words that are usually long as wide as these are, of others as wide as
        those that lie there, if they are not much longer than usual."""
        if name in _WIDE:
            return max(self._look.px(_WIDE[name]), self._heading(column))
        return max(self._heading(column), min(needed, self._look.px(_MOST)))

    def _words(self, column: int, name: str) -> int:
        """How wide the words of a column are, of the first rows or of all."""
        header, every = self.horizontalHeader(), name in _KEEPS and self._results.rowCount() <= ALL
        header.setResizeContentsPrecision(-1 if every else MEASURED)
        return self.sizeHintForColumn(column)

    def _heading(self, column: int) -> int:
        told = str(self._results.headerData(column, Qt.Orientation.Horizontal))
        header = self.horizontalHeader()
        sign = SIGN if column == header.sortIndicatorSection() else 0
        return header.fontMetrics().horizontalAdvance(told) + self._look.px(AROUND + sign)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another room the columns are fitted anew."""
        super().resizeEvent(event)
        self._fit()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """What was found meanwhile is fitted."""
        super().showEvent(event)
        self._fit()

    def _sort(self, column: int) -> None:
        field = self._results.columns[column].id
        same = self._query.sorts[:1] and self._query.sorts[0].field == field
        self.sort_asked.emit(field, bool(same and not self._query.sorts[0].descending))

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Tells which card is looked at."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.current_card.emit(current.data(RECORD))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, plus and minus count, a digit says how many."""
        card = self.currentIndex().data(RECORD)
        keys = {Qt.Key.Key_Return: self.opened, Qt.Key.Key_Enter: self.opened, Qt.Key.Key_Plus: self.more,
                Qt.Key.Key_Minus: self.fewer}  # fmt: skip
        if card is not None and event.key() in keys:
            keys[Qt.Key(event.key())].emit(card)
            return
        copies = digit(event)
        if card is not None and copies is not None:
            self.counted.emit(card, copies)
            return
        super().keyPressEvent(event)
