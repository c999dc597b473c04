"""Words and numbers on the chart of a game's story."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.widgets.look import Look

SIZE = 13.5

Place = tuple[QPointF, Qt.AlignmentFlag]
"""A point, and on which side of it words stand."""


def width_of(look: Look, text: str) -> float:
    """How wide words stand on the chart, in pixels."""
    return QFontMetricsF(sans(look.px(SIZE), SEMIBOLD)).horizontalAdvance(text)


def first_free(look: Look, text: str, places: Sequence[Place], taken: Sequence[QRectF]) -> Place:
    """The first place where words would lie over nothing that is taken, else the one where they lie over the least."""

    def covered(place: Place) -> float:
        over = (box_of(look, text, *place).intersected(box) for box in taken)
        return sum(each.width() * each.height() for each in over)

    return min(places, key=covered)


def box_of(look: Look, text: str, at: QPointF, align: Qt.AlignmentFlag) -> QRectF:
    """What words beside a point cover."""
    tall = look.px(SIZE)
    return QRectF(_left(look, text, at, align), at.y() - tall * 0.85, width_of(look, text), tall)


def _left(look: Look, text: str, at: QPointF, align: Qt.AlignmentFlag) -> float:
    before = {Qt.AlignmentFlag.AlignRight: 1.0, Qt.AlignmentFlag.AlignHCenter: 0.5}
    return at.x() - width_of(look, text) * before.get(align, 0.0)


def write(painter: QPainter, look: Look, text: str, at: QPointF, colour: str, align: Qt.AlignmentFlag) -> None:
    """Words beside a point, with a rim of the panel's colour so that no line runs through them."""
    font = sans(look.px(SIZE), SEMIBOLD)
    painter.setFont(font)
    path = QPainterPath()
    path.addText(QPointF(_left(look, text, at, align), at.y()), font, text)
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
