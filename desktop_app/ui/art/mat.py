"""The ground of a mat: a veil over the table with round corners and a fine line around it.

Nearly all of the table lies under mats, and a veil with round corners takes many times as long to mix as one without.
So the corners and the line come from a small picture, and what lies within is filled plainly, on whole pixels.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop_app.ui.art.nine import MIDDLE, paint_nine
from desktop_app.ui.art.picture import painted

CORNER, LINE = 10.0, 1.2


def paint_mat(painter: QPainter, box: QRectF, ground: str, line: str) -> None:
    """A mat as large as a box, its edges on whole pixels of the screen."""
    made, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    sharp = made.m11() * ratio
    if made.isRotating() or sharp <= 0 or min(box.width(), box.height()) < 2 * (CORNER + LINE):
        _paint_outlined(painter, box, ground, line)
        return
    on_screen = made.mapRect(box)
    left, top = round(on_screen.left() * ratio), round(on_screen.top() * ratio)
    right, bottom = round(on_screen.right() * ratio), round(on_screen.bottom() * ratio)
    parts = _parts(ground, line, round(sharp, 3))
    edge = (parts.width() - MIDDLE) // 2
    whole = QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)
    painter.save()
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    paint_nine(painter, parts, whole, edge / ratio, hollow=True)
    painter.fillRect(whole.adjusted(edge / ratio, edge / ratio, -edge / ratio, -edge / ratio), QColor(ground))
    painter.restore()


@lru_cache(maxsize=32)
def _parts(ground: str, line: str, sharp: float) -> QPixmap:
    """The corners and sides of a mat, with the least that lies between them."""
    side = 2 * ceil((CORNER + LINE) * sharp) + MIDDLE

    def paint(painter: QPainter) -> None:
        painter.scale(sharp, sharp)
        _paint_outlined(painter, QRectF(0, 0, side / sharp, side / sharp), ground, line)

    return painted(side, side, paint)


def _paint_outlined(painter: QPainter, box: QRectF, ground: str, line: str) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(line), LINE, Qt.PenStyle.SolidLine))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
    painter.restore()
