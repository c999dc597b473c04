"""The grid of faces: thirty thousand cards as smooth as thirty, since only those in sight are looked at."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import (
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QShowEvent,
)

from desktop_app.app.library.record import BUILT_IN, CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.library import tile
from desktop_app.ui.library.results import RECORD, ResultsModel, full_title, keys_in
from desktop_app.ui.library.tile import tile_size
from desktop_app.ui.library.tile_view import Index, TileView
from desktop_app.ui.widgets.keys_alone import digit
from desktop_app.ui.widgets.look import Look

A_TURN = 0.010
"""Seconds that a turn may spend on faces not painted before. Until then frame and title stand in, so that a result
is in sight with the key stroke, and keys and wheel are heard in between."""


class CardGrid(TileView):
    """Cards in rows. `opened` is a double click or Enter, `more` and `fewer` the plus and minus keys."""

    opened = Signal(object)
    more = Signal(object)
    fewer = Signal(object)
    counted = Signal(object, int)
    current_card = Signal(object)
    dropped = Signal(object)

    def __init__(
        self, model: ResultsModel, look: Look, language: str, *, face: int = 146, lines: int = 3, below: int = 0
    ) -> None:
        super().__init__(model, tile_size(look, face, lines, below))
        self._look, self._language = look, language
        self._lines = lines
        self._words = tile.Words(look)
        self._seen: set[tuple[str, str]] = set()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._paint_ahead)
        self._waiting: dict[int, None] = {}
        self.extra: Callable[[QPainter, QRect, CardRecord], None] | None = None
        """Paints what belongs to a card beside its face, in the room under it."""
        self.nothing = ""
        """What is said where no card is to be seen."""
        self.press: Callable[[QMouseEvent], bool] | None = None
        """Hears presses first; whether one was meant for it."""
        self.setModel(model)
        self.setDragEnabled(True)
        self.setMouseTracking(False)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; }")
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(RECORD)))

    def takes_drops(self) -> None:
        """Let cards be dropped here; `dropped` carries their game and code."""
        self.setAcceptDrops(True)
        self.viewport().setAcceptDrops(True)

    @property
    def waiting(self) -> bool:
        """Whether faces in sight are still to be painted."""
        return bool(self._waiting)

    def doItemsLayout(self) -> None:
        """Faces of the result before are not worth a turn any more: the new result is to be seen first."""
        self._later.stop()
        self._waiting.clear()
        super().doItemsLayout()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is painted ahead for what nobody sees, and nothing kept: painted anew, a page of faces stands after a
        few frames."""
        self._later.stop()
        if not event.spontaneous():
            self._results.catalogue.out_of_sight.start()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Cards are in sight, here or on the screen that was left for this one."""
        self._results.catalogue.out_of_sight.stop()
        super().showEvent(event)

    # -- painting ---------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards in sight; faces not painted before follow in the next turns when they take too long."""
        painter = QPainter(self.viewport())
        rect, columns = event.rect(), self.columns()
        first = max(0, (rect.top() + self.verticalOffset()) // self._size.height) * columns
        last = ((rect.bottom() + self.verticalOffset()) // self._size.height + 1) * columns
        for at in range(first, min(last, self._results.rowCount())):
            self._paint_tile(painter, at)
        if self.nothing and not self._results.rowCount():
            self._say_nothing(painter)
        painter.end()
        if self._waiting:
            self._later.start()

    def _say_nothing(self, painter: QPainter) -> None:
        painter.setFont(self._look.font("title"))
        painter.setPen(QColor(self._look.theme.ink2))
        room = self.viewport().rect().adjusted(self._size.width // 2, 0, -self._size.width // 2, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.nothing)

    def _paint_ahead(self) -> None:
        """Paint some of the faces that wait, then show them."""
        end, sight = time.perf_counter() + A_TURN, self.viewport().rect()
        while self._waiting and time.perf_counter() < end:
            at = next(iter(self._waiting))
            del self._waiting[at]
            place = self.tile_rect(at)
            if at < self._results.rowCount() and place.intersects(sight):
                self._pixmap(self._results.catalogue.face(self._results.record_at(at), self._language))
                self.viewport().update(place)
        if self._waiting:
            self._later.start()

    def _pixmap(self, face: FaceModel) -> QPixmap:
        width, ratio = self._drawn(face)
        return self._results.catalogue.pixmap(face, self._look.theme, width, ratio, self._language)

    def _drawn(self, face: FaceModel) -> tuple[float, float]:
        """The width of a face as it was drawn for, and how many pixels one of it takes in a very large window."""
        return self._look.as_drawn(self._size.short_side(face), self.devicePixelRatioF())

    def _paint_tile(self, painter: QPainter, at: int) -> None:
        """Paint a card with what belongs to it."""
        card = self._results.record_at(at)
        face = self._results.catalogue.face(card, self._language)
        place = self.tile_rect(at)
        rect = self._size.face_rect(place, face)
        if not self._is_painted(face):
            self._waiting[at] = None
            tile.paint_stand_in(painter, rect, face, self._look)
        else:
            tile.paint_pixmap(painter, rect, self._pixmap(face))
            if card.source != BUILT_IN:
                tile.paint_mark(painter, rect, self._look)
        if at == self.currentIndex().row():
            tile.paint_ring(painter, rect, self._look, focused=self.hasFocus())
        if self._lines:
            self._words.paint(painter, place, self._size, (full_title(face), self._results.caption(card)), self._lines)
        if self.extra is not None:
            self.extra(painter, place, card)

    def _is_painted(self, face: FaceModel) -> bool:
        width, ratio = self._drawn(face)
        return self._results.catalogue.painted.has(face, self._look.theme, width, ratio, self._language)

    # -- hands ------------------------------------------------------------------------------------------------------

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tells which card is looked at."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.current_card.emit(current.data(RECORD))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, plus and minus count, a digit says how many."""
        card = self.currentIndex().data(RECORD)
        signals = {
            Qt.Key.Key_Return: self.opened,
            Qt.Key.Key_Enter: self.opened,
            Qt.Key.Key_Plus: self.more,
            Qt.Key.Key_Minus: self.fewer,
            Qt.Key.Key_Delete: self.fewer,
        }
        if card is not None and event.key() in signals:
            signals[Qt.Key(event.key())].emit(card)
            event.accept()
            return
        copies = digit(event)
        if card is not None and copies is not None:
            self.counted.emit(card, copies)
            event.accept()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the face may mean something of its own."""
        if self.press is not None and event.button() == Qt.MouseButton.LeftButton and self.press(event):
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick presses beside the face are two presses."""
        if self.press is not None and self.press(event):
            event.accept()
            return
        super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press on a card that is already current shows it again."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.current_card.emit(index.data(RECORD))

    def startDrag(self, actions: Qt.DropAction) -> None:
        """The card follows the pointer as a small face."""
        index = self.currentIndex()
        card: CardRecord | None = index.data(RECORD)
        if card is None:
            return
        drag = QDrag(self)
        drag.setMimeData(self._results.mimeData([index]))
        face = self._results.catalogue.face(card, self._language)
        width = self._look.px(84)
        pixmap = self._results.catalogue.pixmap(face, self._look.theme, width, self.devicePixelRatioF(), self._language)
        drag.setPixmap(pixmap)
        drag.setHotSpot(QPoint(-8, -8))
        drag.exec(Qt.DropAction.CopyAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Cards may come in where they are awaited."""
        self._judge(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Cards may come in where they are awaited."""
        self._judge(event)

    def _judge(self, event: QDropEvent) -> None:
        if self.acceptDrops() and keys_in(event.mimeData()) and event.source() is not self:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tells which cards came."""
        self.dropped.emit(keys_in(event.mimeData()))
        event.acceptProposedAction()
