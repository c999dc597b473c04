"""The copies under a card in the deck builder's grid: minus, one box a copy, plus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.library.grid import CardGrid
from desktop_app.ui.library.results import RECORD
from desktop_app.ui.widgets.look import Look

HIGH = 32


class Counter:
    """Paints the counters of a grid and hears presses on them; added as its `extra`."""

    def __init__(self, grid: CardGrid, look: Look, copies: Callable[[CardRecord], int], usual: int) -> None:
        self._grid, self._look, self._copies, self._usual = grid, look, copies, usual
        grid.extra = self.paint
        grid.press = self.press

    def paint(self, painter: QPainter, place: QRect, card: CardRecord) -> None:
        """Boxes filled for every copy; in the colour of danger beyond what is usual."""
        theme, look = self._look.theme, self._look
        copies, room = self._copies(card), self._room(place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(19)
        middle = room.center().y() + 1
        usable = QColor(theme.ink2 if copies else theme.line).name()
        paint_glyph(painter, "minus-circle-outline", room.left() + side / 2, middle, side, usable)
        paint_glyph(painter, "plus-circle-outline", room.right() - side / 2, middle, side, theme.ink2)
        boxes, over = self._usual, max(0, copies - self._usual)
        painter.setFont(look.font("keycap"))
        told, gap = f"+{over}" if over else "", look.px(4)
        beside = painter.fontMetrics().horizontalAdvance(told) if told else -gap
        free = room.width() - 2 * (side + gap) - beside - gap
        wide = min(look.px(13), free / boxes - gap)
        x = room.center().x() - (boxes * (wide + gap) + beside) / 2
        colour = theme.danger if copies > self._usual else theme.accent
        for at in range(boxes):
            box = QRectF(x + at * (wide + gap), middle - look.px(9), wide, look.px(18))
            painter.setPen(QPen(QColor(colour if at < copies else theme.line), 1.2))
            painter.setBrush(QColor(colour) if at < copies else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 3, 3)
        if told:
            painter.setPen(QColor(theme.danger))
            right = QRectF(x + boxes * (wide + gap), room.top(), beside + gap, room.height())
            painter.drawText(right, int(Qt.AlignmentFlag.AlignVCenter), told)

    def press(self, event: QMouseEvent) -> bool:
        """Minus or plus was pressed."""
        at = event.position().toPoint()
        index = self._grid.indexAt(at)
        if not index.isValid():
            return False
        room = self._room(self._grid.visualRect(index))
        if not room.contains(at):
            return False
        signal = self._grid.fewer if _is_left(at, room) else self._grid.more
        signal.emit(index.data(RECORD))
        return True

    def _room(self, place: QRect) -> QRect:
        size = self._grid.tile_size
        top = place.top() + size.gap // 2 + size.face_height
        return QRect(place.left() + size.gap // 2, top, size.face, self._look.px(HIGH))


def _is_left(point: QPoint, room: QRect) -> bool:
    return point.x() < room.center().x()
