"""Cards laid in rows by plain arithmetic, so that any number of them costs the same."""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from desktop_app.engine.frozen import replace
from desktop_app.ui.library.results import ResultsModel
from desktop_app.ui.library.tile import TileSize

SPARE = 2
"""So many rows out of sight are kept painted."""
Index = QModelIndex | QPersistentModelIndex


class TileView(QListView):
    """A list of results as tiles of one size: where each lies, what is under a point, where keys lead. Whoever paints
    it gives it its ``model`` once there is something to paint with."""

    def __init__(self, model: ResultsModel, size: TileSize) -> None:
        super().__init__()
        self._results, self._size = model, size
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFrameShape(QListView.Shape.NoFrame)

    @property
    def tile_size(self) -> TileSize:
        """The lengths of a tile."""
        return self._size

    def lay_down(self, lying: bool) -> None:
        """Whether all cards lie: their rows are as low as they are."""
        if lying != self._size.lying:
            self._size = replace(self._size, lying=lying)
            self.updateGeometries()

    def columns(self) -> int:
        """How many cards a row holds."""
        return max(1, self.viewport().width() // self._size.width)

    def _left(self) -> int:
        spare = self.viewport().width() - self.columns() * self._size.width
        return max(0, min(spare // 2, self._size.gap))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other columns, the same card in sight."""
        super().resizeEvent(event)
        self.updateGeometries()

    def visualRect(self, index: Index) -> QRect:
        """The tile of a card in the viewport."""
        return self.tile_rect(index.row()) if index.isValid() else QRect()

    def tile_rect(self, at: int) -> QRect:
        """The tile of the card at a place in the order."""
        row, column = divmod(at, self.columns())
        pitch = self._pitch()
        x = self._left() + round(column * pitch)
        return QRect(x, row * self._size.height - self.verticalOffset(), self._size.width, self._size.height)

    def _pitch(self) -> float:
        return (self.viewport().width() - self._left()) / self.columns()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The card under a point."""
        column = int((point.x() - self._left()) / self._pitch())
        row = (point.y() + self.verticalOffset()) // self._size.height
        at = row * self.columns() + column
        if 0 <= column < self.columns() and 0 <= at < self._results.rowCount():
            return self._results.index(at, 0)
        return QModelIndex()

    def verticalOffset(self) -> int:
        """How far it is scrolled."""
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        """Never sideways."""
        return 0

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint = QListView.ScrollHint.EnsureVisible) -> None:
        """Bring a card into sight."""
        if not index.isValid():
            return
        rect, bar = self.visualRect(index), self.verticalScrollBar()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top())
        elif rect.bottom() > self.viewport().height():
            bar.setValue(bar.value() + min(rect.top(), rect.bottom() - self.viewport().height()))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Everything in sight is painted anew: the list view would move nothing, as it has laid nothing out."""
        self.viewport().update()

    def doItemsLayout(self) -> None:
        """Nothing is laid out ahead: places are reckoned when they are asked for."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """The scroll bar reaches over all rows."""
        rows = -(-self._results.rowCount() // self.columns())
        bar, height = self.verticalScrollBar(), self.viewport().height()
        in_sight = (height // self._size.height + 2 + SPARE) * self.columns()
        self._results.catalogue.painted.hold(in_sight, self._size.face * self.devicePixelRatioF())
        bar.setRange(0, max(0, rows * self._size.height - height))
        bar.setPageStep(height)
        bar.setSingleStep(self._size.height // 4)

    def isIndexHidden(self, index: Index) -> bool:
        """None is hidden."""
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the card at a point."""
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index) if index.isValid() else QItemSelection(), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """What must be painted again when the selection changes."""
        region = QRegion()
        for index in selection.indexes():
            region += QRegion(self.visualRect(index).adjusted(-8, -8, 8, 8))
        return region

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Where a key leads."""
        count, here = self._results.rowCount(), self.currentIndex().row()
        if not count:
            return QModelIndex()
        if here < 0:
            return self._results.index(0, 0)
        columns = self.columns()
        page = columns * max(1, self.viewport().height() // self._size.height)
        kinds = QAbstractItemView.CursorAction
        steps = {
            kinds.MoveLeft: -1,
            kinds.MovePrevious: -1,
            kinds.MoveRight: 1,
            kinds.MoveNext: 1,
            kinds.MoveUp: -columns,
            kinds.MoveDown: columns,
            kinds.MovePageUp: -page,
            kinds.MovePageDown: page,
            kinds.MoveHome: -count,
            kinds.MoveEnd: count,
        }
        step = steps[action]
        wanted = here + step
        if abs(step) == columns and not 0 <= wanted < count and columns > 1:
            wanted = here if step < 0 else min(count - 1, wanted) if here // columns < (count - 1) // columns else here
        return self._results.index(max(0, min(wanted, count - 1)), 0)

    def sizeHint(self) -> QSize:
        """Room for some rows."""
        return QSize(self._size.width * 4, self._size.height * 2)
