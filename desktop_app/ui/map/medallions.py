"""Places seen near: a medallion each with its landscape in the colour of its mark, which sits small on its rim."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import circle, pen
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.scenery import landscape, paint_landscape
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.marks import paint_mark

PICTURES = 16 * MEGABYTE
DRAWN = 120.0
"""The side of the square that a landscape is drawn in, whatever the medallion's size."""
RIM, PALE, MARK, OUT = 0.085, 0.065, 0.28, 0.74
"""Rim, pale ring within and radius of the mark, and how far from the middle that sits, in radii of the medallion."""
LEAST_RIM, LEAST_PALE = 3.0, 2.0
"""How many pixels wide the rim and the pale ring are at least."""
BEYOND = 8.0
"""How many pixels more than its radius a medallion takes with its mark and its shadow."""


class Medallion(NamedTuple):
    """One place as it is seen near."""

    place: str
    shape: str
    colour: str
    sign: str
    radius: float


class Medallions:
    """The pictures of the medallions of a board in a theme, kept once they are painted."""

    def __init__(self, look: MapLook, theme: Theme) -> None:
        self._look, self._theme = look, theme
        self._kept = Store(PICTURES)

    def known(self, of: Medallion, ratio: float) -> QPixmap | None:
        """The picture of a medallion, None until it is painted."""
        return self._kept.known((of, ratio))

    def made(self, of: Medallion, ratio: float) -> QPixmap:
        """The picture of a medallion, painted now if need be; its middle is that of the place."""
        reach = of.radius + BEYOND

        def drawn(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            painter.translate(reach, reach)
            paint_medallion(painter, of, *self._look.scene(of.place), self._theme)

        side = round(2 * reach * ratio)
        return self._kept.get((of, ratio), lambda: painted(side, side, drawn, ratio))


def paint_medallion(painter: QPainter, of: Medallion, place: str, light: str, theme: Theme) -> None:
    """A medallion about (0, 0): the landscape of a place in a light within a pale ring and a rim in its colour."""
    radius = of.radius
    rim, pale = max(radius * RIM, LEAST_RIM), max(radius * PALE, LEAST_PALE)
    painter.fillPath(circle(0, 1.4, radius + 1.2), with_opacity(theme.map["mark_edge"], 0.4))
    painter.fillPath(circle(0, 0, radius), QColor(of.colour))
    painter.strokePath(circle(0, 0, radius), pen(theme.map["mark_edge"], 1.2))
    inner = circle(0, 0, radius - rim)
    painter.fillPath(inner, QColor(theme.map["mark_rim"]))
    painter.save()
    painter.setClipPath(circle(0, 0, radius - rim - pale), Qt.ClipOperation.IntersectClip)
    seen = radius - rim
    painter.translate(-seen, -seen)
    painter.scale(2 * seen / DRAWN, 2 * seen / DRAWN)
    paint_landscape(painter, landscape(of.place, place, light, DRAWN, DRAWN, "", theme), 0, 0)
    painter.restore()
    painter.translate(radius * OUT, radius * OUT)
    paint_mark(painter, of.shape, of.colour, radius * MARK, of.sign, theme)
