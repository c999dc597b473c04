"""A drawing as data: strokes and fills in the order they are laid down, made once and painted often."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import with_opacity

Point = tuple[float, float]


class Mark(Frozen, eq=False):
    """One path with its fill and its pen, either may be none."""

    path: QPainterPath
    fill: QBrush | None = None
    pen: QPen | None = None


Drawing = tuple[Mark, ...]


def scale_of(painter: QPainter) -> float:
    """How many pixels a unit of what is being painted is long, never quite 0."""
    made = painter.worldTransform()
    return max(math.hypot(made.m11(), made.m12()), 1e-6)


def filled(path: QPainterPath, colour: str, opacity: float = 1.0) -> Mark:
    """The path filled flat."""
    return Mark(path, QBrush(with_opacity(colour, opacity)))


def stroked(path: QPainterPath, colour: str, width: float, opacity: float = 1.0) -> Mark:
    """The path as a line with round ends."""
    return Mark(path, None, pen(colour, width, opacity))


def pen(colour: str, width: float, opacity: float = 1.0) -> QPen:
    """A pen with round ends and joins."""
    made = QPen(with_opacity(colour, opacity), width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def vertical(top: str, foot: str, height: float, foot_at: float = 1.0) -> QBrush:
    """A brush running from `top` at 0 to `foot` at `foot_at` of the height."""
    gradient = QLinearGradient(QPointF(0, 0), QPointF(0, height))
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(foot_at, QColor(foot))
    return QBrush(gradient)


def paint(painter: QPainter, drawing: Drawing) -> None:
    """Lay the marks down in order with the painter's transform; pen and brush are left changed."""
    for mark in drawing:
        painter.setPen(mark.pen if mark.pen is not None else Qt.PenStyle.NoPen)
        painter.setBrush(mark.fill if mark.fill is not None else Qt.BrushStyle.NoBrush)
        painter.drawPath(mark.path)


def polygon(points: list[Point]) -> QPainterPath:
    """A closed path through the points by straight lines."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def flowing(points: list[Point]) -> QPainterPath:
    """An open path through the points by soft curves (Catmull-Rom)."""
    path = QPainterPath(QPointF(*points[0]))
    last = len(points) - 1
    for index in range(last):
        before, start = points[max(index - 1, 0)], points[index]
        end, after = points[index + 1], points[min(index + 2, last)]
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    return path


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> QPainterPath:
    """A rectangle, with round corners if `radius` is given."""
    path = QPainterPath()
    if radius:
        path.addRoundedRect(x, y, width, height, radius, radius)
    else:
        path.addRect(x, y, width, height)
    return path


def edges(box: QRectF) -> tuple[float, float, float, float]:
    """Left, top, width and height of a box."""
    return box.x(), box.y(), box.width(), box.height()


def circle(x: float, y: float, radius: float) -> QPainterPath:
    """A circle about (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def moved(path: QPainterPath, x: float, y: float, scale: float = 1.0) -> QPainterPath:
    """The path made `scale` times as large and then moved by (x, y)."""
    return QTransform.fromTranslate(x, y).scale(scale, scale).map(path)
