"""What is told of a place of the land beside it: its name, what it is, who and what is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans, serif
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.widgets.guard import guarded

WIDE, PADDING, LINE, AWAY = 268.0, 11.0, 3.0, 30.0
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class PlaceNote(QGraphicsItem):
    """A small panel: a heading, then lines. It takes no clicks."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self._skin = skin
        self._heading = ""
        self._lines: Sequence[str] = ()
        self._box = QRectF()
        self.setVisible(False)

    @property
    def told(self) -> list[str]:
        """What it says now, from the top."""
        return [self._heading, *self._lines] if self.isVisible() else []

    def tell(
        self, heading: str, lines: Sequence[str], beside: QPointF, room: QRectF, clear: Sequence[QRectF] = ()
    ) -> None:
        """Tells of what is at a point, within a room and never over the point; nothing without a heading. Of the ways
        to lie there it takes the one over the fewest of those that should stay ``clear``."""
        self.prepareGeometryChange()
        self._heading, self._lines = heading, list(lines)
        self.setVisible(bool(heading))
        if not heading:
            return
        scale = self._skin.theme.print_scale
        wide, tall = WIDE * scale, self._tall(WIDE * scale)
        boxes = _ways_to_lie(QSizeF(wide, tall), beside, room.adjusted(6, 6, -6, -6))
        self._box = min(boxes, key=lambda box: sum(box.intersects(each) for each in clear))
        self.update()

    @property
    def box(self) -> QRectF:
        """Where it lies while it tells something."""
        return QRectF(self._box)

    def _fonts(self) -> tuple[QFont, QFont]:
        scale = self._skin.theme.print_scale
        return serif(18 * scale, SEMIBOLD), sans(14 * scale, MEDIUM)

    def _heights(self, wide: float) -> list[float]:
        title, body = (QFontMetricsF(font) for font in self._fonts())
        room = QRectF(0, 0, wide - 2 * PADDING, 4000)
        texts = [(title, self._heading), *((body, line) for line in self._lines)]
        return [metrics.boundingRect(room, _WRAPPED, text).height() for metrics, text in texts]

    def _tall(self, wide: float) -> float:
        heights = self._heights(wide)
        return sum(heights) + LINE * (len(heights) - 1) + 2 * PADDING

    def boundingRect(self) -> QRectF:
        """The panel and its shadow."""
        return self._box.adjusted(-3, -3, 3, 6)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The panel and its words."""
        theme, box = self._skin.theme, self._box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.shadow))
        painter.drawRoundedRect(box.translated(0, 3), 10, 10)
        painter.setPen(QPen(QColor(theme.line), 1.4))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, 10, 10)
        y = box.top() + PADDING
        title, body = self._fonts()
        for number, (text, tall) in enumerate(
            zip([self._heading, *self._lines], self._heights(box.width()), strict=True)
        ):
            painter.setFont(body if number else title)
            painter.setPen(QColor(theme.ink2 if number == 1 else theme.ink))
            painter.drawText(QRectF(box.left() + PADDING, y, box.width() - 2 * PADDING, tall), _WRAPPED, text)
            y += tall + LINE


def _ways_to_lie(size: QSizeF, beside: QPointF, room: QRectF) -> list[QRectF]:
    """Where a note of a size can lie without leaving the room or lying over a point: beside it, the usual way first,
    then in an upper corner; where none fits it is pushed into the room."""
    x, y, wide, tall = beside.x(), beside.y(), size.width(), size.height()
    middle = min(max(y - tall / 2, room.top()), room.bottom() - tall)
    usual = [QRectF(left, middle, wide, tall) for left in (x + AWAY, x - AWAY - wide)]
    slanting = [QRectF(box.x(), top, wide, tall) for top in (y - tall, y, y - AWAY - tall, y + AWAY) for box in usual]
    over = [QRectF(x - wide / 2, top, wide, tall) for top in (y - AWAY - tall, y + AWAY)]
    corners = [QRectF(left, room.top(), wide, tall) for left in (room.left(), room.right() - wide)]
    ways = (*usual, *slanting, *over, *corners)
    found = [box for box in ways if room.contains(box) and not box.contains(beside)]
    return found or [QRectF(max(usual[1].x(), room.left()), middle, wide, tall)]
