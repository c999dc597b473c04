"""What waits to be told, beside the deck it comes from: its number, its name, whom it is for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.rows import waiting_row
from desktop_app.ui.table.moments.told import Moment

MOST_WAITING = 3
WIDE, LINE, AROUND = 330.0, 44.0, 10.0


class QueuePanel:
    """The moment that is told and those after it; nothing while only one is."""

    def __init__(self, ground: Ground, queue: Sequence[Moment]) -> None:
        self.ground, self.moments = ground, queue[:MOST_WAITING] if len(queue) > 1 else []

    def size(self, room: float) -> tuple[float, float]:
        """How wide and high it is where there is so much room."""
        px = self.ground.px
        return min(px(WIDE), room), px(2 * AROUND) + len(self.moments) * px(LINE)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """The panel with a line for each."""
        px = self.ground.px
        kit.panel(painter, box, self.ground.theme)
        for number, moment in enumerate(self.moments):
            y = box.top() + px(AROUND) + number * px(LINE) + px(3)
            line = QRectF(box.left() + px(12), y, box.width() - px(24), px(LINE - 6))
            self._paint_line(painter, line, moment, number)

    def _paint_line(self, painter: QPainter, line: QRectF, moment: Moment, number: int) -> None:
        ground, theme, px = self.ground, self.ground.theme, self.ground.px
        told = number == 0
        name, whom = waiting_row(moment, ground.wording, told=told)
        edge = QPen(QColor(theme.gold if told else theme.line), 1.4)
        edge.setStyle(Qt.PenStyle.SolidLine if told else Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(QColor(theme.panel2) if told else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(line, 7, 7)
        self._paint_number(painter, QPointF(line.left() + px(20), line.center().y()), number)
        said = whom or ("" if told else ground.wording.texts("table-moment-next"))
        room = min(px(110), line.width() * 0.36) if said else 0.0
        words = QRectF(line.left() + px(40), line.top(), line.width() - px(50) - room, line.height())
        kit.words(painter, words, name, sans(px(15), SEMIBOLD), theme.ink if told else theme.ink2)
        tail = QRectF(line.right() - room - px(8), line.top(), room, line.height())
        kit.words(painter, tail, said, sans(px(13.5), MEDIUM), theme.ink2, kit.RIGHT)

    def _paint_number(self, painter: QPainter, at: QPointF, number: int) -> None:
        theme, px = self.ground.theme, self.ground.px
        told = number == 0
        painter.setPen(QPen(QColor(theme.gold if told else theme.ink3), 1.4))
        painter.setBrush(QColor(theme.gold) if told else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, px(11), px(11))
        box = QRectF(at.x() - px(11), at.y() - px(11), px(22), px(22))
        ink = theme.panel if told else theme.ink2
        kit.words(painter, box, str(number + 1), kit.number_font(px(14)), ink, kit.MIDDLE)
