"""The copies under a card in the deck builder's grid: minus, one box a copy, plus; and which version of it this is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPen

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.library.grid import CardGrid
from desktop_app.ui.library.results import RECORD
from desktop_app.ui.widgets.look import Look

Copies = Callable[[CardRecord], int]
"""How many copies of a card there are, or usually are at most."""
Version = Callable[[CardRecord], str]
"""What tells a card from others of its title, "" where nothing does."""
HIGH, LINE = 32, 18
"""How high the copies are, and the line under them in a game whose cards have versions."""
SIGN, GAP = 19, 4
"""How large minus and plus are, and what lies between the boxes."""


class Counter:
    """Paints the counters of a grid and hears presses on them; added as its `extra`."""

    def __init__(self, grid: CardGrid, look: Look, copies: Copies, usual: Copies, version: Version) -> None:
        self._grid, self._look, self._copies, self._usual, self._version = grid, look, copies, usual, version
        grid.extra = self.paint
        grid.press = self.press

    def paint(self, painter: QPainter, place: QRect, card: CardRecord) -> None:
        """Boxes filled for every copy; in the colour of danger beyond what is usual. Under them the version."""
        self._paint_copies(painter, place, card)
        version = self._version(card)
        if version:
            room = self._room(place)
            font, gap = self._look.font("hint"), self._grid.tile_size.gap
            under = room.translated(0, room.height()).adjusted(-gap // 2, 0, gap // 2, 0)
            told = QFontMetrics(font).elidedText(version, Qt.TextElideMode.ElideRight, under.width())
            painter.setFont(font)
            painter.setPen(QColor(self._look.theme.ink2))
            painter.drawText(under, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), told)

    def _paint_copies(self, painter: QPainter, place: QRect, card: CardRecord) -> None:
        theme, look = self._look.theme, self._look
        copies, usual, room = self._copies(card), self._usual(card), self._room(place)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = look.px(SIGN)
        middle = room.center().y() + 1
        usable = QColor(theme.ink2 if copies else theme.line).name()
        paint_glyph(painter, "minus-circle-outline", room.left() + side / 2, middle, side, usable)
        paint_glyph(painter, "plus-circle-outline", room.right() - side / 2, middle, side, theme.ink2)
        boxes, told = self._boxes(room, copies, usual), _told(copies, usual)
        colour = theme.danger if copies > usual else theme.accent
        for at, box in enumerate(boxes):
            painter.setPen(QPen(QColor(colour if at < copies else theme.line), 1.2))
            painter.setBrush(QColor(colour) if at < copies else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 3, 3)
        if told:
            painter.setFont(look.font("keycap"))
            painter.setPen(QColor(theme.danger))
            left = boxes[-1].right() + look.px(GAP)
            right = QRectF(left, room.top(), self._beside(told) + look.px(GAP), room.height())
            painter.drawText(right, int(Qt.AlignmentFlag.AlignVCenter), told)

    def _beside(self, told: str) -> int:
        return QFontMetrics(self._look.font("keycap")).horizontalAdvance(told) if told else -self._look.px(GAP)

    def _boxes(self, room: QRect, copies: int, count: int) -> list[QRectF]:
        """Where the boxes are between minus and plus."""
        look = self._look
        gap, beside = look.px(GAP), self._beside(_told(copies, count))
        free = room.width() - 2 * (look.px(SIGN) + gap) - beside - gap
        wide = min(look.px(13), free / count - gap)
        x = room.center().x() - (count * (wide + gap) + beside) / 2
        top = room.center().y() + 1 - look.px(9)
        return [QRectF(x + at * (wide + gap), top, wide, look.px(18)) for at in range(count)]

    def press(self, event: QMouseEvent) -> bool:
        """Minus or plus was pressed, or a box: so many copies are wanted, one less where it was the last filled one."""
        at = event.position().toPoint()
        index = self._grid.indexAt(at)
        if not index.isValid():
            return False
        room = self._room(self._grid.visualRect(index))
        if not room.contains(at):
            return False
        card = index.data(RECORD)
        copies, half = self._copies(card), self._look.px(GAP) / 2
        painted = self._boxes(room, copies, self._usual(card))
        boxes = [box.adjusted(-half, room.top() - box.top(), half, 0) for box in painted]
        wanted = next((number for number, box in enumerate(boxes, 1) if box.contains(event.position())), 0)
        if wanted:
            again = event.type() == QEvent.Type.MouseButtonDblClick
            self._grid.counted.emit(card, wanted - 1 if wanted == copies and not again else wanted)
        else:
            (self._grid.fewer if _is_left(at, room) else self._grid.more).emit(card)
        return True

    def _room(self, place: QRect) -> QRect:
        size = self._grid.tile_size
        top = place.top() + size.gap // 2 + size.face_height
        return QRect(place.left() + size.gap // 2, top, size.face, self._look.px(HIGH))


def _is_left(point: QPoint, room: QRect) -> bool:
    return point.x() < room.center().x()


def _told(copies: int, usual: int) -> str:
    """How many copies have no box."""
    return f"+{copies - usual}" if copies > usual else ""
