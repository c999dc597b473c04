"""What stands on the land, drawn as by a pen: mountains, hills, trees, reeds; in its units, the foot at (x, y)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.drawing import Drawing, circle, filled, stroked
from desktop_app.ui.map.ink import Ink


class Stand(Frozen, eq=False):
    """One thing on the land: where its foot is, how far it reaches, how it is drawn."""

    foot: float
    bounds: QRectF
    drawing: Drawing


def _stand(y: float, drawing: Drawing) -> Stand:
    bounds = QRectF()
    for mark in drawing:
        bounds = bounds.united(mark.path.boundingRect())
    return Stand(y, bounds.adjusted(-1.5, -1.5, 1.5, 1.5), drawing)


def mountain(x: float, y: float, height: float, chance: Chance, ink: Ink, *, snow: bool = False) -> Stand:
    """A mountain: its left side in the light, the right one hatched."""
    return _stand(y, _mountain(x, y, height, chance, ink, "snow" if snow else "rock"))


def fire_mountain(x: float, y: float, height: float, chance: Chance, ink: Ink) -> Stand:
    """A mountain that burns at its top and smokes."""
    top = y - height
    fire = QPainterPath()
    fire.moveTo(x - 5, top + 3)
    fire.quadTo(x, top + 7, x + 5, top + 3)
    for to_x, to_y in ((8, 11), (2, 7), (-1, 16), (-4, 6), (-8, 11)):
        fire.lineTo(x + to_x, top + to_y)
    fire.closeSubpath()
    smoke = QPainterPath()
    smoke.moveTo(x, top)
    smoke.cubicTo(x - 6, top - 10, x + 8, top - 12, x + 2, top - 24)
    smoke.cubicTo(x + 14, top - 16, x + 16, top - 6, x + 8, top + 2)
    burning = (filled(fire, ink["fire"]), filled(smoke, ink["smoke"], 0.45))
    return _stand(y, (*_mountain(x, y, height, chance, ink, "rock"), *burning))


def _mountain(x: float, y: float, height: float, chance: Chance, ink: Ink, face: str) -> Drawing:
    wide = height * chance.between(0.85, 1.05)
    left, right, top = x - wide * 0.55, x + wide * 0.5, y - height
    lean = chance.between(-0.08, 0.08) * wide
    west = x - wide * 0.24, y - height * 0.5 + chance.between(-3, 3)
    east = x + wide * 0.22, y - height * 0.46 + chance.between(-3, 3)

    ridge = QPainterPath()
    ridge.moveTo(left, y)
    ridge.quadTo(left + wide * 0.16, y - height * 0.18, *west)
    ridge.lineTo(x, top)
    ridge.lineTo(*east)
    ridge.quadTo(right - wide * 0.14, y - height * 0.16, right, y)
    body = QPainterPath(ridge)
    body.quadTo(x, y + height * 0.07, left, y)

    shade = QPainterPath()
    shade.moveTo(x, top)
    shade.lineTo(*east)
    shade.quadTo(right - wide * 0.14, y - height * 0.16, right, y)
    shade.quadTo(x + wide * 0.25, y + height * 0.05, x + lean, y + height * 0.03)
    shade.lineTo(x - wide * 0.04, y - height * 0.36)
    shade.lineTo(x + wide * 0.05, y - height * 0.6)
    shade.closeSubpath()

    hatching = QPainterPath()
    for step in range(3):
        far = 0.25 + step * 0.22
        start = x + wide * 0.26 * far, y - height * (1 - far) * 0.86
        hatching.moveTo(*start)
        hatching.lineTo(start[0] + wide * 0.1, start[1] + height * 0.2)
    return (
        filled(body, ink[face]),
        filled(shade, ink["rock_shade"], 0.62),
        stroked(ridge, ink["ridge"], 1.25),
        stroked(hatching, ink["ridge"], 0.8, 0.8),
    )


def hill(x: float, y: float, size: float, ink: Ink) -> Stand:
    """A low round hill."""
    back = QPainterPath()
    back.moveTo(x - size, y)
    back.quadTo(x - size * 0.3, y - size * 0.9, x, y - size * 0.7)
    back.quadTo(x + size * 0.6, y - size * 0.6, x + size, y)
    return _stand(y, (filled(back, ink["hill"]), stroked(back, ink["hill_edge"], 0.9)))


def fir(x: float, y: float, size: float, ink: Ink) -> Stand:
    """A pointed tree."""
    whole, dark = QPainterPath(), QPainterPath()
    whole.moveTo(x, y - size * 1.35)
    whole.lineTo(x + size * 0.46, y)
    whole.lineTo(x - size * 0.46, y)
    whole.closeSubpath()
    dark.moveTo(x, y - size * 1.35)
    dark.lineTo(x + size * 0.46, y)
    dark.lineTo(x, y)
    dark.closeSubpath()
    edge = ink["fir_edge"]
    return _stand(y, (filled(whole, ink["fir"]), filled(dark, edge, 0.4), stroked(whole, edge, 0.7)))


def broad_tree(x: float, y: float, size: float, ink: Ink) -> Stand:
    """A round tree."""
    crown = circle(x, y - size * 0.5, size * 0.48)
    dark = crown.subtracted(circle(x - size * 0.2, y - size * 0.6, size * 0.5))
    edge = ink["broad_edge"]
    return _stand(y, (filled(crown, ink["broad"]), filled(dark, edge, 0.4), stroked(crown, edge, 0.7)))


def reeds(x: float, y: float, size: float, ink: Ink) -> Stand:
    """Three blades over a line of water."""
    blades = QPainterPath()
    blades.moveTo(x - size, y)
    blades.lineTo(x + size, y)
    for aside, tall in ((-0.3, 0.6), (0.0, 0.8), (0.3, 0.55)):
        blades.moveTo(x + size * aside, y)
        blades.lineTo(x + size * aside, y - size * tall)
    return _stand(y, (stroked(blades, ink["reed"], 0.9),))
