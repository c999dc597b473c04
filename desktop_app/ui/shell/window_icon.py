"""The sign of the window in the task bar and where windows are chosen: a round table on a shield."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from desktop_app.ui.art.heraldry import Arms, paint_shield
from desktop_app.ui.art.theme import Theme

SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Pixels: what desktops ask for."""


def window_icon(theme: Theme) -> QIcon:
    """In every size of its own, so that none is a blurred other."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(icon_picture(theme, size))
    return icon


def icon_picture(theme: Theme, size: int) -> QPixmap:
    """The sign in one size, in pixels."""
    arms = Arms("longtable", "heater", "table-furniture", theme.accent, theme.gold, "plain")
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shield(painter, arms, size / 2, size / 2, size * 0.44, theme)
    painter.end()
    return pixmap
