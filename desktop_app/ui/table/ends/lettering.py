"""Words and numbers on the chart of a game's story."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.widgets.look import Look

SIZE = 13.5


def width_of(look: Look, text: str) -> float:
    """How wide words stand on the chart, in pixels."""
    return QFontMetricsF(sans(look.px(SIZE), SEMIBOLD)).horizontalAdvance(text)


def write(painter: QPainter, look: Look, text: str, at: QPointF, colour: str, align: Qt.AlignmentFlag) -> None:
    """Words beside a point, with a rim of the panel's colour so that no line runs through them."""
    font = sans(look.px(SIZE), SEMIBOLD)
    painter.setFont(font)
    wide = width_of(look, text)
    x = at.x() - (wide if align == Qt.AlignmentFlag.AlignRight else 0)
    if align == Qt.AlignmentFlag.AlignHCenter:
        x = at.x() - wide / 2
    path = QPainterPath()
    path.addText(QPointF(x, at.y()), font, text)
    painter.strokePath(path, QPen(QColor(look.theme.panel), look.px(4)))
    painter.fillPath(path, QColor(colour))


def paint_number(painter: QPainter, number: int, at: QPointF, radius: float, colour: str, look: Look) -> None:
    """The round sign of a turn."""
    painter.setPen(QPen(QColor(look.theme.panel), look.px(3)))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QColor(look.theme.on_accent))
    painter.setFont(sans(radius * 1.15, BOLD))
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
