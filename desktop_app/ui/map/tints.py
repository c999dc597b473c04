"""The colours of regions about their places, painted with the land."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.look import MapLook

TINT_REACH = 96.0
TINTS = ((0.0, 0.26), (0.55, 0.13), (1.0, 0.0))
"""How strong the colour of a region is about its places."""


class Tints:
    """The tints of one board in a theme."""

    def __init__(self, look: MapLook, theme: Theme) -> None:
        self._look, self._theme = look, theme
        self._on_land: dict[str, bool] = {}

    def paint(self, painter: QPainter, land: QPainterPath, part: QRectF) -> None:
        """The colours of the regions about their places, on land only."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        for location in self._look.board().locations.values():
            x, y = self._look.at[location.id]
            box = QRectF(x - TINT_REACH, y - TINT_REACH, 2 * TINT_REACH, 2 * TINT_REACH)
            if not box.intersects(part):
                continue
            glow = QRadialGradient(box.center(), TINT_REACH)
            for far, share in TINTS:
                glow.setColorAt(far, with_opacity(self._theme.regions[location.region], share))
            painter.setBrush(glow)
            on_land = self._on_land.setdefault(location.id, land.contains(box))
            painter.setClipping(False)
            if not on_land:
                painter.setClipPath(land)
            painter.drawEllipse(box)
        painter.restore()
