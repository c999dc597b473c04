"""What of a face is painted once and kept: its picture, for numbers and sizes change often, landscape and arms never;
and the frame that it shares with many others.

Only what is painted for the screen is kept; on paper everything stays outlines. A face that is painted once, without
numbers that change, needs no picture of its own: `for_once`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.ui.art.picture import lay, painted
from desktop_app.ui.art.store import MEGABYTE, Store

MOST_BYTES, MOST_OF_FRAMES = 12 * MEGABYTE, 6 * MEGABYTE
SHARPEST = 190 / 110
"""Device pixels per unit of the small face up to which one picture serves all sizes."""
_kept = Store(MOST_BYTES)
_frames = Store(MOST_OF_FRAMES)


class _Keeping:
    """Whether scenes are kept at this moment."""

    scenes = True


@contextmanager
def for_once() -> Iterator[None]:
    """Faces painted within are not painted again with other numbers: no scene is kept for them, and none of those that
    a table has ready makes room."""
    before, _Keeping.scenes = _Keeping.scenes, False
    try:
        yield
    finally:
        _Keeping.scenes = before


def scenes_kept() -> int:
    """How many bytes of scenes are kept."""
    return _kept.bytes_kept


def paint_kept(painter: QPainter, key: Hashable, box: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Paints what ``paint`` paints into ``box``: from a kept picture where it goes to the screen."""
    made = painter.worldTransform()
    scale = (made.m11() ** 2 + made.m12() ** 2) ** 0.5
    if not _Keeping.scenes or not isinstance(painter.device(), QPixmap) or scale <= 0:
        paint(painter)
        return
    sharp = max(SHARPEST, scale)
    whole = (key, round(sharp, 3), round(box.width(), 2), round(box.height(), 2))
    picture = _kept.get(whole, lambda: _picture(box, sharp, paint))
    lay(painter, picture, box)


def paint_frame_kept(
    painter: QPainter, key: Hashable, width: float, height: float, paint: Callable[[QPainter], None]
) -> None:
    """Paints what ``paint`` paints from the origin: from a kept picture of just this size where it goes to the screen,
    pixel for pixel the same."""
    device, made = painter.device(), painter.worldTransform()
    if not isinstance(device, QPixmap) or made.isRotating():
        paint(painter)
        return
    ratio = device.devicePixelRatioF()
    across, down, corner = made.m11() * ratio, made.m22() * ratio, QPointF(made.dx(), made.dy())
    kept_as = (key, round(across, 4), round(down, 4), round(width, 2), round(height, 2))

    def whole(onto: QPainter) -> None:
        onto.setRenderHint(QPainter.RenderHint.Antialiasing)
        onto.scale(across, down)
        paint(onto)

    size = ceil(width * across), ceil(height * down)
    picture = _frames.get(kept_as, lambda: painted(*size, whole, ratio))
    painter.save()
    painter.resetTransform()
    painter.drawPixmap(corner, picture)
    painter.restore()


def _picture(box: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    wide, tall = max(1, round(box.width() * scale)), max(1, round(box.height() * scale))

    def whole(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(wide / box.width(), tall / box.height())
        painter.translate(-box.topLeft())
        paint(painter)

    return painted(wide, tall, whole)
