"""Shields: an outline for the kind of bearer, a field with an ordinary and a diaper, and a charge."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.colours import darker, lighter, mix, with_opacity
from desktop_app.ui.art.drawing import circle, moved, pen, polygon, rectangle
from desktop_app.ui.art.glyphs import glyph_at
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.theme import Theme

# Outlines in a box from -1 to 1: the shape says what kind of bearer stands behind the shield.
SHIELDS = {
    "heater": "M-.82 -.95H.82V-.05C.82 .5 .4 .82 0 1.05C-.4 .82 -.82 .5 -.82 -.05Z",
    "round": "M0 -1C.5523 -1 1 -.5523 1 0C1 .5523 .5523 1 0 1C-.5523 1 -1 .5523 -1 0C-1 -.5523 -.5523 -1 0 -1Z",
    "leaf": "M0 -1.12C.62 -.8 .86 -.3 .8 .12C.74 .6 .36 .9 0 1.12C-.36 .9 -.74 .6 -.8 .12C-.86 -.3 -.62 -.8 0 -1.12Z",
    "hexagon": "M-.5 -.98H.5L.98 -.12L.5 .98H-.5L-.98 -.12Z",
    "jagged": "M-.86 -.9L-.4 -.76L0 -1.05L.4 -.76L.86 -.9L.74 -.2L.92 .16L.5 .5L.4 .84L0 1.1L-.4 .84L-.5 .5"
    "L-.92 .16L-.74 -.2Z",
    "lozenge": "M0 -1.12L.9 0L0 1.12L-.9 0Z",
    "square": "M-.86 -.72Q-.86 -.9 -.68 -.9H.68Q.86 -.9 .86 -.72V.72Q.86 .9 .68 .9H-.68Q-.86 .9 -.86 .72Z",
    "pennon": "M-.8 -1H.8V.9L0 .5L-.8 .9Z",
    "lobes": "",
}
ORDINARIES = {
    "pale": "M-.34 -2H.34V2H-.34Z",
    "bend": "M-1.4 -1L-.75 -1.4L1.4 1L.75 1.4Z",
    "chevron": "M0 -.42L1.3 .75V1.45L0 .28L-1.3 1.45V.75Z",
    "fess": "M-2 -.34H2V.34H-2Z",
    "quarter": "M-2 -2H0V0H-2ZM0 0H2V2H0Z",
    "chief": "M-2 -2H2V-.42H-2Z",
    "pile": "M-.9 -2H.9L0 1.2Z",
    "plain": "",
}
DIAPERS = ("lozenge", "scale", "chevron", "star", "knot")
_LOBE = 0.52


@lru_cache(maxsize=16)
def shield_outline(shape: str) -> QPainterPath:
    """The unit outline of a shield (a key of SHIELDS), about from -1 to 1; shared."""
    if shape != "lobes":
        return outline(SHIELDS[shape])
    path = QPainterPath()
    for x, y in ((0, -0.52), (0.52, 0), (0, 0.52), (-0.52, 0)):
        path = path.united(circle(x, y, _LOBE))
    return path.united(rectangle(-0.5, -0.5, 1.0, 1.0))


@dataclass(frozen=True, slots=True)
class Arms:
    """What a shield bears: its outline, the charge on it, and the seed of its ordinary and diaper."""

    seed: str
    shape: str
    charge: str
    colour: str
    metal: str
    ordinary: str = ""


def paint_shield(painter: QPainter, arms: Arms, x: float, y: float, radius: float, theme: Theme) -> None:
    """Paint a shield of half-height `radius` with its middle on (x, y)."""
    chance = Chance(f"{arms.seed}|shield")
    diaper = chance.one_of(DIAPERS)
    second = chance.one_of(_second_colours(arms.colour, theme))
    ordinary = arms.ordinary or chance.one_of(tuple(ORDINARIES))
    unit = shield_outline(arms.shape)
    shade = QColor(theme.inks["shade"])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(moved(unit, x, y + radius * 0.06, radius * 1.07), with_opacity(shade, 0.33))
    painter.fillPath(moved(unit, x, y, radius * 1.075), QColor(darker(arms.colour, 0.62)))
    painter.fillPath(moved(unit, x, y, radius * 1.04), QColor(arms.metal))
    _paint_field(painter, arms, unit, (x, y, radius), (ordinary, second, diaper))
    size = radius * 1.22
    below = glyph_at(arms.charge, x + radius * 0.025, y + radius * 0.05, size)
    painter.fillPath(below, with_opacity(darker(arms.colour, 0.7), 0.75))
    painter.fillPath(glyph_at(arms.charge, x, y, size), QColor(theme.inks["charge"]))


def _second_colours(colour: str, theme: Theme) -> tuple[str, str, str, str]:
    return (
        darker(colour, 0.42),
        mix(colour, theme.inks["ordinary_blue"], 0.5),
        mix(colour, theme.inks["ordinary_red"], 0.4),
        lighter(colour, 0.16),
    )


def _paint_field(
    painter: QPainter,
    arms: Arms,
    unit: QPainterPath,
    place: tuple[float, float, float],
    bearing: tuple[str, str, str],
) -> None:
    (x, y, radius), (ordinary, second, diaper) = place, bearing
    field = moved(unit, x, y, radius)
    painter.save()
    painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
    painter.fillPath(field, QColor(arms.colour))
    if ORDINARIES[ordinary]:
        painter.fillPath(moved(outline(ORDINARIES[ordinary]), x, y, radius), with_opacity(second, 0.9))
    tile = radius * 0.28
    painter.translate(x - radius * 1.2, y - radius * 1.2)
    paint_diaper(painter, diaper, radius * 2.4, radius * 2.4, tile, with_opacity(lighter(arms.colour, 0.35), 0.38))
    painter.fillRect(0, 0, int(radius * 2.4) + 1, int(radius * 2.4) + 1, _sheen(radius))
    painter.restore()


def _sheen(radius: float) -> QBrush:
    gradient = QLinearGradient(QPointF(0, 0), QPointF(radius * 2.4, radius * 2.4))
    gradient.setColorAt(0, with_opacity("white", 0.22))
    gradient.setColorAt(0.5, with_opacity("white", 0))
    gradient.setColorAt(0.5001, with_opacity("black", 0))
    gradient.setColorAt(1, with_opacity("black", 0.28))
    return QBrush(gradient)


def paint_diaper(painter: QPainter, kind: str, width: float, height: float, tile: float, colour: QColor) -> None:
    """Cover width by height from the origin with a small repeated figure (one of DIAPERS)."""
    lines, solids = _diaper(kind, round(width, 2), round(height, 2), round(tile, 2))
    painter.strokePath(lines, pen(colour.name(QColor.NameFormat.HexArgb), 1.0))
    painter.fillPath(solids, colour)


@lru_cache(maxsize=256)
def _diaper(kind: str, width: float, height: float, tile: float) -> tuple[QPainterPath, QPainterPath]:
    lines, solids = QPainterPath(), QPainterPath()
    solids.setFillRule(Qt.FillRule.WindingFill)
    for row in range(int(height / tile) + 1):
        for column in range(int(width / tile) + 1):
            _figure(kind, lines, solids, column * tile, row * tile, tile)
    return lines, solids


def _figure(kind: str, lines: QPainterPath, solids: QPainterPath, x: float, y: float, tile: float) -> None:
    half = tile / 2
    match kind:
        case "lozenge":
            lines.addPath(polygon([(x + half, y), (x + tile, y + half), (x + half, y + tile), (x, y + half)]))
            solids.addEllipse(QPointF(x + half, y + half), tile * 0.09, tile * 0.09)
        case "scale":
            lines.moveTo(x, y + half)
            lines.quadTo(x + half, y + tile * 1.3, x + tile, y + half)
            lines.moveTo(x - half, y)
            lines.quadTo(x, y + tile * 0.8, x + half, y)
        case "chevron":
            lines.moveTo(x, y + tile * 0.75)
            lines.lineTo(x + half, y + tile * 0.25)
            lines.lineTo(x + tile, y + tile * 0.75)
        case "star":
            points = (
                (0.5, 0.22),
                (0.57, 0.43),
                (0.78, 0.5),
                (0.57, 0.57),
                (0.5, 0.78),
                (0.43, 0.57),
                (0.22, 0.5),
            )
            solids.addPath(polygon([(x + a * tile, y + b * tile) for a, b in (*points, (0.43, 0.43))]))
        case _:
            lines.moveTo(x, y)
            lines.lineTo(x + tile, y + tile)
            lines.moveTo(x + tile, y)
            lines.lineTo(x, y + tile)
            solids.addPath(
                polygon(
                    [
                        (x + half + a * tile, y + half + b * tile)
                        for a, b in ((0, -0.14), (0.14, 0), (0, 0.14), (-0.14, 0))
                    ]
                )
            )
