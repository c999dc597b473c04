"""Pictures painted once and kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap


def painted(wide: int, tall: int, paint: Callable[[QPainter], None], ratio: float = 1.0) -> QPixmap:
    """A picture of `wide` by `tall` device pixels, which `paint` draws in; it carries `ratio` for whoever shows it.

    What Qt paints a picture with stays with it and weighs more than its pixels: what is kept is a copy without.
    """
    picture = QPixmap(max(1, wide), max(1, tall))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint(painter)
    painter.end()
    kept = picture.copy()
    kept.setDevicePixelRatio(ratio)
    return kept
