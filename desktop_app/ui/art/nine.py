"""Pictures in nine parts: four corners, four sides and a middle, laid around or into boxes of any size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

MIDDLE = 2
"""How many pixels of such a picture stand for its sides and its middle: they are drawn out as far as the box needs."""


def paint_nine(painter: QPainter, pixmap: QPixmap, box: QRectF, edge: float, *, hollow: bool) -> None:
    """Lay a pixmap's four corners and four sides, ``edge`` of the box wide, and its middle unless `hollow`, into it.

    They meet on whole pixels of the screen: two parts that shared one would both mix it with what lies below, and a
    lighter line would show between them.
    """
    cut = (pixmap.width() - MIDDLE) / 2
    made = painter.deviceTransform()
    turned = made.isRotating()
    across, down = _cuts(box.left(), box.right(), edge), _cuts(box.top(), box.bottom(), edge)
    if not turned:
        across = [_on_a_pixel(at, made.m11(), made.dx()) for at in across]
        down = [_on_a_pixel(at, made.m22(), made.dy()) for at in down]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, turned)
    for x, to_x, from_x, from_width in _parts(across, cut):
        for y, to_y, from_y, from_height in _parts(down, cut):
            source = QRectF(from_x, from_y, from_width, from_height)
            if not hollow or (from_width, from_height) != (MIDDLE, MIDDLE):
                painter.drawPixmap(QRectF(x, y, to_x - x, to_y - y), pixmap, source)
    painter.restore()


def _cuts(start: float, end: float, edge: float) -> list[float]:
    """Where the three parts along one side begin, and where the last of them ends."""
    reach = min(edge, (end - start) / 2)
    return [start, start + reach, end - reach, end]


def _on_a_pixel(at: float, scale: float, begins: float) -> float:
    """The nearest place that is the edge of a pixel on the screen."""
    return (round(at * scale + begins) - begins) / scale if scale else at


def _parts(cuts: list[float], cut: float) -> tuple[tuple[float, float, float, float], ...]:
    """Where the three parts along one side go and where they come from: from, to, source, its length."""
    first, second, third, last = cuts
    return (
        (first, second, 0.0, cut),
        (second, third, cut, float(MIDDLE)),
        (third, last, cut + MIDDLE, cut),
    )
