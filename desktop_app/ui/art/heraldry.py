"""Shields: an outline for the kind of bearer, a field with an ordinary and a diaper, and a charge."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.colours import darker, lighter, mix, with_opacity
from desktop_app.ui.art.diaper import DIAPERS, paint_diaper
from desktop_app.ui.art.drawing import circle, moved, rectangle
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


@lru_cache(maxsize=16)
def shield_outline(shape: str) -> QPainterPath:
    """The unit outline of a shield (a key of SHIELDS), about from -1 to 1; shared."""
    if shape != "lobes":
        return outline(SHIELDS[shape])
    return moved(_four_lobes(), 0, 0, 0.01)


def _four_lobes() -> QPainterPath:
    """The lobes a hundred times as large: Qt's joining of outlines flattens curves of a few units."""
    path = rectangle(-30, -30, 60, 60)
    for x, y in ((0, -57), (57, 0), (0, 57), (-57, 0)):
        path = path.united(circle(x, y, 48))
    return path


class Arms(Frozen):
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
