"""The ground of a mat: a veil over the table with round corners and a fine line around it.

Nearly all of the table lies under mats, and a veil with round corners takes many times as long to mix as one without,
a broken line longer still. So the corners and the line come from small pictures, and what lies within is filled
plainly, on whole pixels.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion

from desktop_app.ui.art.nine import MIDDLE, paint_nine
from desktop_app.ui.art.picture import painted

CORNER, LINE = 10.0, 1.2
DASH, PERIOD = 5.0, 7.0
"""How long a piece of a broken line is, and from where one begins to where the next does."""


def paint_mat(painter: QPainter, box: QRectF, ground: str, line: str, *, broken: bool = False) -> None:
    """A mat as large as a box, its edges on whole pixels of the screen; its line is ``broken`` where nothing lies."""
    made, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    sharp = made.m11() * ratio
    if made.isRotating() or sharp <= 0 or min(box.width(), box.height()) < 2 * (CORNER + LINE):
        _paint_outlined(painter, box, ground, line, broken=broken)
        return
    on_screen = made.mapRect(box)
    left, top = round(on_screen.left() * ratio), round(on_screen.top() * ratio)
    right, bottom = round(on_screen.right() * ratio), round(on_screen.bottom() * ratio)
    parts = _parts(ground, line, round(sharp, 3), broken)
    edge = (parts.width() - MIDDLE) // 2
    whole = QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)
    within = whole.adjusted(edge / ratio, edge / ratio, -edge / ratio, -edge / ratio)
    painter.save()
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    paint_nine(painter, parts, whole, edge / ratio, hollow=True)
    painter.fillRect(within, QColor(ground))
    if broken:
        _paint_dashes(painter, whole, within, line, sharp)
    painter.restore()


def _paint_dashes(painter: QPainter, whole: QRectF, within: QRectF, line: str, sharp: float) -> None:
    """The pieces of a broken line along all four sides, between the corners."""
    along, down = _dash(line, round(sharp, 3), upright=False), _dash(line, round(sharp, 3), upright=True)
    thick = min(along.width(), along.height()) / painter.device().devicePixelRatioF()
    for y in (whole.top(), whole.bottom() - thick):
        painter.drawTiledPixmap(QRectF(within.left(), y, within.width(), thick), along, QPointF())
    for x in (whole.left(), whole.right() - thick):
        painter.drawTiledPixmap(QRectF(x, within.top(), thick, within.height()), down, QPointF())


@lru_cache(maxsize=32)
def _dash(line: str, sharp: float, *, upright: bool) -> QPixmap:
    """One piece of a broken line and the gap after it."""
    long, thick = max(2, round(PERIOD * sharp)), max(1, round(LINE * sharp))
    wide, tall = (thick, long) if upright else (long, thick)
    seen = round(DASH * sharp)

    def paint(painter: QPainter) -> None:
        painter.fillRect(0, 0, min(wide, seen), min(tall, seen), QColor(line))

    return painted(wide, tall, paint)


@lru_cache(maxsize=32)
def _parts(ground: str, line: str, sharp: float, broken: bool) -> QPixmap:
    """The corners and sides of a mat, with the least that lies between them; sides without a line where it is to be
    ``broken``."""
    edge = ceil((CORNER + LINE) * sharp)
    side = 2 * edge + MIDDLE

    def paint(painter: QPainter) -> None:
        if broken:
            for across in (QRectF(edge, 0, MIDDLE, side), QRectF(0, edge, side, MIDDLE)):
                painter.fillRect(across, QColor(ground))
            corners = QRegion(0, 0, side, side) - QRegion(edge, 0, MIDDLE, side) - QRegion(0, edge, side, MIDDLE)
            painter.setClipRegion(corners)
        painter.scale(sharp, sharp)
        _paint_outlined(painter, QRectF(0, 0, side / sharp, side / sharp), ground, line)

    return painted(side, side, paint)


def _paint_outlined(painter: QPainter, box: QRectF, ground: str, line: str, *, broken: bool = False) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(line), LINE, Qt.PenStyle.DashLine if broken else Qt.PenStyle.SolidLine))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
    painter.restore()
