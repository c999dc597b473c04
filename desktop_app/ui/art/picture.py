"""Pictures painted once and kept, and laid where they belong."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

CLEAR = QColor(Qt.GlobalColor.transparent)


def painted(
    wide: int, tall: int, paint: Callable[[QPainter], None], ratio: float = 1.0, *, ground: QColor = CLEAR
) -> QPixmap:
    """A picture of `wide` by `tall` device pixels, which `paint` draws in; it carries `ratio` for whoever shows it.

    What Qt paints a picture with stays with it and weighs more than its pixels: what is kept is a copy without. On a
    solid `ground` nothing shines through: such a picture is laid down as it is, without mixing colours.
    """
    picture = QPixmap(max(1, wide), max(1, tall))
    picture.fill(ground)
    painter = QPainter(picture)
    paint(painter)
    painter.end()
    kept = picture.copy()
    kept.setDevicePixelRatio(ratio)
    return kept


def lay(painter: QPainter, picture: QPixmap, box: QRectF) -> None:
    """Lays a picture into a box.

    One of just as many pixels as the box has on the screen goes pixel by pixel onto whole pixels: it stays as sharp as
    it was painted, and takes a tenth of the time of one that is sampled anew. Any other is sampled smoothly.
    """
    made, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    there = made.mapRect(box)
    as_painted = (round(there.width() * ratio), round(there.height() * ratio)) == (picture.width(), picture.height())
    if made.isRotating() or not as_painted:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        return
    left, top = round(there.left() * ratio) / ratio, round(there.top() * ratio) / ratio
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.setWorldTransform(QTransform())
    place = QRectF(left, top, picture.width() / ratio, picture.height() / ratio)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.setWorldTransform(made)
