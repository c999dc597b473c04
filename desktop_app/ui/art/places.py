"""The eighteen landscapes, each put together from ground and landmarks, from far to near."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art import land, landmarks
from desktop_app.ui.art.colours import lighter, mix
from desktop_app.ui.art.drawing import Mark, filled, rectangle, stroked
from desktop_app.ui.art.land import Canvas
from desktop_app.ui.art.theme import Theme


class Scene(Frozen):
    """What a landscape is painted from: the canvas, its light already tinted, and the theme's inks."""

    canvas: Canvas
    sky: tuple[str, str]
    sun: str
    layers: tuple[str, str, str, str]
    theme: Theme

    def range_at(self, base: float, high: float, layer: int, snow: float = 0.0) -> list[Mark]:
        """Mountains of one layer; base and height as shares of the picture, snow as a share of white."""
        colour, height = self.layers[layer], self.canvas.height
        cap = lighter(self.layers[0] if layer == 0 else colour, snow) if snow else ""
        return land.mountains(self.canvas, base * height, high * height, colour, lighter(colour, 0.22), cap)

    def hills_at(self, base: float, high: float, layer: int) -> list[Mark]:
        """Hills of one layer, in shares of the picture's height."""
        height = self.canvas.height
        return land.hills(self.canvas, base * height, high * height, self.layers[layer])

    def firs_at(self, base: float, high: float, layer: int, density: float = 1.0) -> list[Mark]:
        """Firs of one layer, in shares of the picture's height."""
        height = self.canvas.height
        return land.firs(self.canvas, base * height, high * height, self.layers[layer], density)

    def trees_at(self, base: float, high: float, layer: int) -> list[Mark]:
        """Leafy trees of one layer, in shares of the picture's height."""
        height = self.canvas.height
        return land.broad_trees(self.canvas, base * height, high * height, self.layers[layer])

    def reeds_at(self, base: float, high: float, width: float = 1.0) -> list[Mark]:
        """Reeds in the front layer, in shares of the picture."""
        canvas = self.canvas
        return landmarks.reeds(canvas, base * canvas.height, high * canvas.height, self.layers[3], width * canvas.width)

    def flat(self, top: float, foot: float, colour: str) -> Mark:
        """A level stretch between two shares of the height."""
        canvas = self.canvas
        return filled(rectangle(0, top * canvas.height, canvas.width, (foot - top) * canvas.height), colour)


def _mountains(scene: Scene) -> list[Mark]:
    return [
        *scene.range_at(0.62, 0.42, 0, 0.75),
        *scene.range_at(0.78, 0.32, 1, 0.55),
        *scene.firs_at(0.93, 0.14, 3),
    ]


def _peak(scene: Scene) -> list[Mark]:
    canvas, near = scene.canvas, scene.layers[1]
    body = canvas.shape((0.12, 0.8), (0.34, 0.45), (0.42, 0.4), (0.5, 0.13), (0.58, 0.36), (0.68, 0.46), (0.9, 0.8))
    lit = canvas.shape((0.5, 0.13), (0.42, 0.4), (0.34, 0.45), (0.12, 0.8), (0.44, 0.78), (0.47, 0.42))
    snow = canvas.shape((0.5, 0.13), (0.455, 0.28), (0.49, 0.25), (0.52, 0.3), (0.55, 0.27))
    return [
        *scene.range_at(0.7, 0.2, 0),
        filled(body, near),
        filled(lit, lighter(near, 0.25)),
        filled(snow, lighter(scene.layers[0], 0.8)),
        *scene.hills_at(0.84, 0.08, 2),
        *scene.firs_at(0.95, 0.12, 3),
    ]


def _forest(scene: Scene) -> list[Mark]:
    return [
        *scene.firs_at(0.62, 0.34, 0),
        *scene.firs_at(0.76, 0.4, 1, 0.8),
        *scene.firs_at(0.95, 0.36, 3, 0.6),
    ]


def _oakwood(scene: Scene) -> list[Mark]:
    return [*scene.hills_at(0.6, 0.12, 0), *scene.trees_at(0.74, 0.34, 1), *scene.trees_at(0.94, 0.4, 3)]


def _hills(scene: Scene) -> list[Mark]:
    return [
        *scene.hills_at(0.58, 0.14, 0),
        *scene.hills_at(0.7, 0.14, 1),
        *scene.hills_at(0.84, 0.13, 2),
        *scene.hills_at(0.97, 0.09, 3),
    ]


def _plains(scene: Scene) -> list[Mark]:
    return [
        *scene.range_at(0.56, 0.1, 0),
        *scene.hills_at(0.66, 0.05, 1),
        *scene.hills_at(0.8, 0.06, 2),
        *scene.reeds_at(0.96, 0.16),
        *scene.hills_at(1.0, 0.04, 3),
    ]


def _city(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    houses = landmarks.city(canvas, canvas.height * 0.74, canvas.height * 0.34, scene.layers[1], scene.sun)
    return [*scene.range_at(0.58, 0.3, 0, 0.6), *houses, *scene.hills_at(0.88, 0.07, 3)]


def _tower(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    far = scene.range_at(0.64, 0.26, 0)
    across = canvas.chance.one_of((0.3, 0.7))
    built = landmarks.tower(canvas, canvas.height * 0.84, canvas.height * 0.56, scene.layers[2], scene.sun, across)
    return [*far, *built, *scene.range_at(0.95, 0.16, 3)]


def _hall(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    roof = canvas.shape((0.3, 0.66), (0.35, 0.5), (0.5, 0.4), (0.65, 0.5), (0.7, 0.66))
    walls = canvas.shape((0.33, 0.66), (0.67, 0.66), (0.67, 0.76), (0.33, 0.76))
    door = canvas.shape((0.475, 0.66), (0.525, 0.66), (0.525, 0.76), (0.475, 0.76))
    return [
        *scene.hills_at(0.6, 0.16, 0),
        *scene.hills_at(0.76, 0.18, 1),
        filled(roof, scene.layers[2]),
        filled(walls, scene.layers[3]),
        filled(door, scene.sun),
        *scene.hills_at(0.86, 0.06, 3),
    ]


def _marsh(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    return [
        *scene.hills_at(0.56, 0.08, 0),
        scene.flat(0.56, 1.06, mix(scene.layers[1], scene.sky[1], 0.3)),
        *landmarks.ripples(canvas, canvas.height * 0.6, canvas.height, scene.layers[0]),
        *scene.reeds_at(0.92, 0.3),
        *scene.hills_at(1.0, 0.06, 3),
    ]


def _river(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    water = QPainterPath(QPointF(*canvas.at(0.5, 0.58)))
    for bend, end in (
        ((0.68, 0.66), (0.48, 0.74)),
        ((0.28, 0.82), (0.28, 1.04)),
    ):
        water.quadTo(QPointF(*canvas.at(*bend)), QPointF(*canvas.at(*end)))
    water.lineTo(*canvas.at(1.0, 1.04))
    for bend, end in (((0.7, 0.9), (0.78, 0.78)), ((0.86, 0.66), (0.56, 0.58))):
        water.quadTo(QPointF(*canvas.at(*bend)), QPointF(*canvas.at(*end)))
    water.closeSubpath()
    bank = QPainterPath(QPointF(*canvas.at(0, 0.78)))
    bank.quadTo(QPointF(*canvas.at(0.2, 0.72)), QPointF(*canvas.at(0.34, 1.0)))
    bank.lineTo(*canvas.at(0, 1))
    bank.closeSubpath()
    return [
        *scene.range_at(0.52, 0.26, 0, 0.6),
        *scene.trees_at(0.6, 0.16, 1),
        filled(water, lighter(scene.sky[1], 0.3)),
        filled(bank, scene.layers[2]),
        *scene.reeds_at(0.98, 0.22, 0.4),
    ]


def _sea(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    rock = canvas.shape((0, 1), (0, 0.82), (0.16, 0.78), (0.26, 0.9), (0.4, 1))
    return [
        *scene.range_at(0.55, 0.2, 0),
        scene.flat(0.55, 1.05, scene.layers[1]),
        *landmarks.ripples(canvas, canvas.height * 0.58, canvas.height, lighter(scene.layers[0], 0.4)),
        filled(rock, scene.layers[3]),
    ]


def _cave(scene: Scene) -> list[Mark]:
    inside = [*scene.range_at(0.6, 0.2, 0), *scene.hills_at(0.72, 0.1, 1)]
    return [*inside, *landmarks.cave_mouth(scene.canvas, scene.layers[3])]


def _web(scene: Scene) -> list[Mark]:
    trees = [*scene.firs_at(0.7, 0.5, 0, 0.6), *scene.firs_at(0.98, 0.62, 2, 0.35)]
    return [*trees, *landmarks.spider_web(scene.canvas, scene.theme.inks["web"])]


def _waste(scene: Scene) -> list[Mark]:
    return [
        *scene.range_at(0.56, 0.2, 0),
        *scene.hills_at(0.68, 0.05, 1),
        *scene.hills_at(0.84, 0.06, 2),
        *landmarks.dead_trees(scene.canvas, scene.layers[3]),
        *scene.hills_at(1, 0.05, 3),
    ]


def _wall(scene: Scene) -> list[Mark]:
    canvas, chance = scene.canvas, scene.canvas.chance
    ice = canvas.shape((0, 0.44), (0.3, 0.47), (0.6, 0.43), (1, 0.46), (1, 1), (0, 1))
    far = scene.range_at(0.5, 0.2, 0, 0.6)
    cracks = QPainterPath()
    for _ in range(22):
        x, y = chance.between(0, canvas.width), canvas.height * chance.between(0.46, 0.5)
        cracks.moveTo(x, y)
        cracks.lineTo(x + chance.between(-5, 5), y + canvas.height * chance.between(0.1, 0.34))
    return [
        *far,
        filled(ice, lighter(scene.layers[0], 0.5)),
        stroked(cracks, scene.layers[1], 1.2, 0.6),
        *scene.firs_at(0.96, 0.16, 3),
    ]


def _flame(scene: Scene) -> list[Mark]:
    inks = scene.theme.inks
    tongues = landmarks.flames(scene.canvas, (inks["flame_deep"], inks["flame"], inks["flame_pale"]))
    return [*scene.range_at(0.7, 0.2, 2), *tongues]


def _court(scene: Scene) -> list[Mark]:
    canvas = scene.canvas
    marks = scene.hills_at(0.7, 0.1, 0)
    for column in range(4):
        x = 0.08 + 0.28 * column
        shaft = canvas.shape((x - 0.03, 0.18), (x + 0.03, 0.18), (x + 0.03, 1.1), (x - 0.03, 1.1))
        capital = canvas.shape((x - 0.045, 0.18), (x + 0.045, 0.18), (x + 0.045, 0.22), (x - 0.045, 0.22))
        marks += [filled(shaft, scene.layers[2]), filled(capital, scene.layers[3])]
        if column < 3:
            arch = QPainterPath(QPointF(*canvas.at(x + 0.03, 0.4)))
            arch.quadTo(QPointF(*canvas.at(x + 0.14, 0.12)), QPointF(*canvas.at(x + 0.25, 0.4)))
            arch.lineTo(*canvas.at(x + 0.25, 0.1))
            arch.lineTo(*canvas.at(x + 0.03, 0.1))
            arch.closeSubpath()
            marks.append(filled(arch, scene.layers[2]))
    return [*marks, scene.flat(0, 0.14, scene.layers[3]), scene.flat(0.9, 1.0, scene.layers[3])]


LANDSCAPES: dict[str, Callable[[Scene], list[Mark]]] = {
    "mountains": _mountains,
    "peak": _peak,
    "forest": _forest,
    "oakwood": _oakwood,
    "hills": _hills,
    "plains": _plains,
    "city": _city,
    "tower": _tower,
    "hall": _hall,
    "marsh": _marsh,
    "river": _river,
    "sea": _sea,
    "cave": _cave,
    "web": _web,
    "waste": _waste,
    "wall": _wall,
    "flame": _flame,
    "court": _court,
}
