"""The marks of places, by the outlines of their regions, and the badges of paths: drawn about (0, 0)."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import circle, pen, polygon, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import NUMERAL, write
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.ink import ink_on

_DRAWN = {
    "lozenge": "M0 -1.15L1.15 0L0 1.15L-1.15 0Z",
    "hexagon": "M-.55 -1H.55L1.05 0L.55 1H-.55L-1.05 0Z",
    "triangle": "M0 -1.2L1.1 .75H-1.1Z",
    "triangle_down": "M0 1.2L1.1 -.75H-1.1Z",
    "shield": "M-1 -1H1V-.2C1 .6 .3 .8 0 1.1C-.3 .8 -1 .6 -1 -.2Z",
}
SHAPES = ("circle", "square", "lozenge", "hexagon", "triangle", "triangle_down", "shield", "star", "pentagon", "jagged")
"""The outlines a region's marks may have."""
BADGE_WIDE, BADGE_TALL = 29.0, 17.0
PENCIL_EAST, PENCIL_NORTH, PENCIL = BADGE_WIDE / 2, -BADGE_TALL / 2, 7.0
"""Where the sign of a correction sits on a badge, and its radius."""


@cache
def shape(name: str) -> QPainterPath:
    """An outline about (0, 0), one unit in radius. Raises KeyError for a name that is none of SHAPES."""
    match name:
        case "circle":
            return circle(0, 0, 1)
        case "square":
            return rectangle(-0.9, -0.9, 1.8, 1.8, 0.18)
        case "star":
            return _pointed(12, 0.8, 1.18)
        case "jagged":
            return _pointed(16, 0.82, 1.2)
        case "pentagon":
            return _pointed(5, 1.1, 1.1)
        case _:
            return outline(_DRAWN[name])


def _pointed(points: int, inner: float, outer: float) -> QPainterPath:
    turn = 2 * pi / points
    return polygon([
        (cos(at * turn - pi / 2) * (inner if at % 2 else outer), sin(at * turn - pi / 2) * (inner if at % 2 else outer))
        for at in range(points)
    ])  # fmt: skip


def paint_mark(painter: QPainter, name: str, colour: str, radius: float, sign: str, theme: Theme) -> None:
    """A place: its region's outline in the region's colour, pale and dark rims, the sign of its kind."""
    path = QTransform.fromScale(radius, radius).map(shape(name))
    shade = QTransform.fromScale((radius + 1) / radius, (radius + 1) / radius).map(path).translated(0, 1.6)
    painter.fillPath(shade, with_opacity(theme.map["mark_edge"], 0.35))
    painter.strokePath(path, pen(theme.map["mark_edge"], 4.6))
    painter.strokePath(path, pen(theme.map["mark_rim"], 2.8))
    painter.fillPath(path, QColor(colour))
    if sign:
        paint_glyph(painter, sign, 0, 0, radius * 1.34, ink_on(colour, theme))


def paint_badge(
    painter: QPainter, terrain: str, sign: str, cost: int, scale: float, theme: Theme, *, corrected: bool = False
) -> None:
    """What a path asks for: the sign of its terrain and its cost; with a pencil where a player's own board says so."""
    painter.save()
    painter.scale(scale, scale)
    paint_badge_ground(painter, terrain, theme)
    ink = theme.map["badge_ink"]
    paint_glyph(painter, sign, -5.6, 0, 12.5, ink)
    write(painter, str(cost), NUMERAL, 13, 6.6, 4.7, ink, 0.5)
    if corrected:
        coin = circle(PENCIL_EAST, PENCIL_NORTH, PENCIL)
        painter.fillPath(coin, QColor(theme.map["mark_rim"]))
        painter.strokePath(coin, pen(theme.map["mark_edge"], 1.1))
        paint_glyph(painter, "pencil-outline", PENCIL_EAST, PENCIL_NORTH, PENCIL * 1.6, theme.map["mark_edge"])
    painter.restore()


def paint_badge_ground(painter: QPainter, terrain: str, theme: Theme) -> None:
    """A badge with nothing on it, in the colour of a terrain."""
    box = rectangle(-BADGE_WIDE / 2, -BADGE_TALL / 2, BADGE_WIDE, BADGE_TALL, BADGE_TALL / 2)
    painter.fillPath(box, QColor(theme.map[f"way_{terrain}"]))
    painter.strokePath(box, pen(theme.map["mark_rim"], 1.3))
