"""The picture of a card without its frame, kept: numbers and sizes change often, landscape and arms never.

Only what is painted for the screen is kept; on paper everything stays outlines.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store

MOST_BYTES = 8 * MEGABYTE
SHARPEST = 190 / 110
"""Device pixels per unit of the small face up to which one picture serves all sizes."""
_kept = Store(MOST_BYTES)


def paint_kept(painter: QPainter, key: Hashable, box: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Paints what ``paint`` paints into ``box``: from a kept picture where it goes to the screen."""
    made = painter.worldTransform()
    scale = (made.m11() ** 2 + made.m12() ** 2) ** 0.5
    if not isinstance(painter.device(), QPixmap) or scale <= 0:
        paint(painter)
        return
    sharp = max(SHARPEST, scale)
    whole = (key, round(sharp, 3), round(box.width(), 2), round(box.height(), 2))
    picture = _kept.get(whole, lambda: _picture(box, sharp, paint))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
    painter.restore()


def _picture(box: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    wide, tall = max(1, round(box.width() * scale)), max(1, round(box.height() * scale))

    def whole(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(wide / box.width(), tall / box.height())
        painter.translate(-box.topLeft())
        paint(painter)

    return painted(wide, tall, whole)
