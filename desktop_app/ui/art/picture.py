"""Pictures painted once and kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

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
