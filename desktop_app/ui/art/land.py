"""The ground landscapes are put together from: ranges, woods, hills, one function each.

Every piece stands on a base line and fills the ground below it, so that nearer pieces cover farther ones.
All lengths are in the units of the picture; `Canvas` carries its size and the generator of its shapes.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.drawing import Mark, Point, filled, flowing, polygon, rectangle


class Canvas(Frozen):
    """The picture a landscape is drawn in: width, height and where its shapes come from."""

    width: float
    height: float
    chance: Chance

    def at(self, x: float, y: float) -> Point:
        """The point at these shares of width and height."""
        return (self.width * x, self.height * y)

    def shape(self, *shares: Point) -> QPainterPath:
        """A closed outline through points given as shares of width and height."""
        return polygon([self.at(*share) for share in shares])

    def ground(self, base: float, colour: str) -> Mark:
        """Everything below `base`."""
        return filled(rectangle(0, base, self.width, self.height - base + 1), colour)


class _Peak(Frozen):
    x: float
    top: float
    half: float
    right: float
    ridge: float


def mountains(canvas: Canvas, base: float, high: float, dark: str, lit: str, snow: str = "") -> list[Mark]:
    """A range up to `high` above `base`, lit from the left, with snow on its tops if a colour is given."""
    marks: list[Mark] = []
    for peak in _peaks(canvas, base, high):
        marks += _mountain(canvas, peak, base, dark, lit, snow)
    return [*marks, canvas.ground(base, dark)]


def _peaks(canvas: Canvas, base: float, high: float) -> list[_Peak]:
    chance, places, x = canvas.chance, [], -canvas.width * 0.1
    while x < canvas.width * 1.1:
        places.append(x)
        x += chance.between(0.16, 0.3) * canvas.width
    peaks = []
    for place in places:
        top = base - high * chance.between(0.55, 1)
        half = chance.between(0.16, 0.26) * canvas.width
        peaks.append(
            _Peak(place, top, half, place + half * chance.between(0.8, 1.1), chance.between(-0.12, 0.12) * half)
        )
    return sorted(peaks, key=lambda peak: peak.top)


def _mountain(canvas: Canvas, peak: _Peak, base: float, dark: str, lit: str, snow: str) -> list[Mark]:
    rise, foot = base - peak.top, base + canvas.height * 0.02
    left = peak.x - peak.half
    shoulder = (peak.x - peak.half * 0.45, peak.top + rise * 0.48)
    other = (peak.x + peak.half * 0.4, peak.top + rise * 0.42)
    top = (peak.x, peak.top)
    body = polygon(
        [
            (left, canvas.height),
            (left, foot),
            shoulder,
            top,
            other,
            (peak.right, foot),
            (peak.right, canvas.height),
        ]
    )
    ridge = [(peak.x - peak.half * 0.2, base), (peak.x + peak.ridge, peak.top + rise * 0.45)]
    marks = [filled(body, dark), filled(polygon([top, shoulder, (left, foot), *ridge]), lit, 0.55)]
    if snow:
        cap = [
            top,
            (peak.x - peak.half * 0.18, peak.top + rise * 0.192),
            (peak.x - peak.half * 0.06, peak.top + rise * 0.15),
            (peak.x + peak.half * 0.08, peak.top + rise * 0.24),
            (peak.x + peak.half * 0.144, peak.top + rise * 0.151),
        ]
        marks.append(filled(polygon(cap), snow, 0.85))
    return marks


def firs(canvas: Canvas, base: float, high: float, colour: str, density: float = 1.0) -> list[Mark]:
    """A line of firs about `high` tall, in three tiers each."""
    chance, path, x = canvas.chance, QPainterPath(), -6.0
    path.setFillRule(path.fillRule().WindingFill)
    while x < canvas.width + 8:
        tall, foot = high * chance.between(0.6, 1.15), base + chance.between(-2, 3)
        half = tall * 0.2
        right = [
            (0.55, 0.36), (0.33, 0.36), (0.78, 0.66), (0.53, 0.66), (1.13, 1.02),
        ]  # fmt: skip
        points = [(x, foot - tall)]
        points += [(x + half * across, foot - tall + tall * down) for across, down in right]
        points += [(x - half * across, foot - tall + tall * down) for across, down in reversed(right)]
        path.addPath(polygon(points))
        x += half * chance.between(0.9, 1.9) / density
    return [filled(path, colour), canvas.ground(base - 2, colour)]


def broad_trees(canvas: Canvas, base: float, high: float, colour: str) -> list[Mark]:
    """A line of leafy trees, each a trunk under five rounds."""
    chance, path, x = canvas.chance, QPainterPath(), -4.0
    path.setFillRule(path.fillRule().WindingFill)
    while x < canvas.width + 8:
        tall = high * chance.between(0.7, 1.1)
        crown = tall * 0.34
        path.addRect(x - tall * 0.05, base + 3 - tall * 0.5, tall * 0.1, tall * 0.5)
        for _ in range(5):
            middle = QPointF(
                x + chance.between(-0.8, 0.8) * crown, base - tall * 0.72 + chance.between(-0.5, 0.5) * crown
            )
            radius = crown * chance.between(0.55, 0.85)
            path.addEllipse(middle, radius, radius)
        x += crown * chance.between(1.4, 2.3)
    return [filled(path, colour), canvas.ground(base, colour)]


def hills(canvas: Canvas, base: float, high: float, colour: str) -> list[Mark]:
    """Rolling ground between `base` and `high` above it."""
    chance = canvas.chance
    crests = [
        (
            canvas.width * step / 5,
            base - high * (chance.between(0.5, 1) if step % 2 else chance.between(0, 0.4)),
        )
        for step in range(-1, 7)
    ]
    path = flowing(crests)
    path.lineTo(canvas.width * 1.2, canvas.height)
    path.lineTo(-canvas.width * 0.2, canvas.height)
    path.closeSubpath()
    return [filled(path, colour)]
