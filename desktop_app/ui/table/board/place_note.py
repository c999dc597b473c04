"""What is told of a place of the land beside it: its name, what it is, who and what is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
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

    def tell(self, heading: str, lines: Sequence[str], beside: QPointF, room: QRectF) -> None:
        """Tells of what is at a point, within a room and never over the point; nothing without a heading."""
        self.prepareGeometryChange()
        self._heading, self._lines = heading, list(lines)
        self.setVisible(bool(heading))
        if not heading:
            return
        scale = self._skin.theme.print_scale
        wide, tall = WIDE * scale, self._tall(WIDE * scale)
        left = beside.x() + AWAY if beside.x() + AWAY + wide <= room.right() else beside.x() - AWAY - wide
        top = min(max(beside.y() - tall / 2, room.top() + 6), room.bottom() - tall - 6)
        self._box = QRectF(max(left, room.left() + 6), top, wide, tall)
        self.update()

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
