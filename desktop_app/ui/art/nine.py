"""Pictures in nine parts: four corners, four sides and a middle, laid around or into boxes of any size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

MIDDLE = 2
"""How many pixels of such a picture stand for its sides and its middle: they are drawn out as far as the box needs."""


def paint_nine(painter: QPainter, pixmap: QPixmap, box: QRectF, edge: float, *, hollow: bool) -> None:
    """Lay a pixmap's four corners and four sides, ``edge`` of the box wide, and its middle unless `hollow`, into it."""
    cut = (pixmap.width() - MIDDLE) / 2
    turned = painter.worldTransform().isRotating()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, turned)
    for x, width, from_x, from_width in _parts(box.left(), box.width(), edge, cut):
        for y, height, from_y, from_height in _parts(box.top(), box.height(), edge, cut):
            source = QRectF(from_x, from_y, from_width, from_height)
            if not hollow or (from_width, from_height) != (MIDDLE, MIDDLE):
                painter.drawPixmap(QRectF(x, y, width, height), pixmap, source)
    painter.restore()


def _parts(start: float, length: float, edge: float, cut: float) -> tuple[tuple[float, float, float, float], ...]:
    """Where the three parts along one side go and where they come from: place, length, source, its length."""
    reach = min(edge, length / 2)
    return (
        (start, reach, 0.0, cut),
        (start + reach, length - 2 * reach, cut, float(MIDDLE)),
        (start + length - reach, reach, cut + MIDDLE, cut),
    )
