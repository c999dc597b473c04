"""Landscapes as they stand on cards: a sky in one light over one of the places."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.colours import mix
from desktop_app.ui.art.drawing import Drawing, Mark, circle, filled, paint, rectangle, vertical
from desktop_app.ui.art.land import Canvas
from desktop_app.ui.art.places import LANDSCAPES, Scene
from desktop_app.ui.art.theme import Theme

_WHITE = "white"
DARK_LIGHTS = ("night", "web")


@lru_cache(maxsize=24)
def landscape(seed: str, place: str, light: str, width: float, height: float, tint: str, theme: Theme) -> Drawing:
    """The picture of a place (a key of LANDSCAPES) in a light (a key of theme.lights).

    `tint` is the frame colour the whole picture leans to, or empty for none; lengths in painter units.
    Raises KeyError for an unknown place or light.
    """
    made = theme.lights[light]
    lean = 0.18 if tint else 0.0
    far, middle, near, front = (mix(layer, tint or layer, lean) for layer in made.layers)
    sky = (mix(made.sky[0], tint, 0.16), mix(made.sky[1], tint, 0.06)) if tint else made.sky
    canvas = Canvas(width, height, Chance(f"{seed}|{place}"))
    scene = Scene(canvas, sky, made.sun, (far, middle, near, front), theme)
    heaven = Mark(rectangle(0, 0, width, height), vertical(*sky, height, 0.78))
    return (heaven, *_above(scene, light), *LANDSCAPES[place](scene))


def _above(scene: Scene, light: str) -> list[Mark]:
    canvas, chance = scene.canvas, scene.canvas.chance
    x, y = canvas.width * chance.one_of((0.2, 0.28, 0.72, 0.8)), canvas.height * chance.between(0.16, 0.32)
    radius = canvas.width * chance.between(0.05, 0.085)
    if light in DARK_LIGHTS:
        return [*_stars(canvas), filled(_moon(x, y, radius), scene.sun, 0.9)]
    glow = ((2.6, 0.12), (1.8, 0.16), (1.3, 0.2), (1, 0.85))
    return [*(filled(circle(x, y, radius * far), scene.sun, share) for far, share in glow), *_clouds(canvas)]


def _stars(canvas: Canvas) -> list[Mark]:
    chance = canvas.chance
    return [
        filled(
            circle(
                chance.between(0, canvas.width),
                chance.between(0, canvas.height * 0.5),
                chance.between(0.4, 1.3),
            ),
            _WHITE,
            chance.between(0.3, 0.9),
        )
        for _ in range(26)
    ]


def _moon(x: float, y: float, radius: float) -> QPainterPath:
    bite = circle(x + radius * 0.52, y - radius * 0.3, radius * 0.84)
    return circle(x, y, radius).subtracted(bite)


def _clouds(canvas: Canvas) -> list[Mark]:
    chance, marks = canvas.chance, []
    for _ in range(3):
        y, x = canvas.height * chance.between(0.1, 0.42), canvas.width * chance.between(-0.1, 0.7)
        long, thick = canvas.width * chance.between(0.25, 0.5), canvas.height * 0.025
        path = QPainterPath(QPointF(x, y))
        path.quadTo(x + long * 0.25, y - thick, x + long * 0.5, y)
        path.quadTo(x + long * 0.75, y + thick, x + long, y)
        path.quadTo(x + long * 0.7, y + thick * 0.8, x + long * 0.5, y + thick * 0.5)
        path.quadTo(x + long * 0.25, y + thick * 0.2, x, y)
        marks.append(filled(path, _WHITE, 0.22))
    return marks


def paint_landscape(painter: QPainter, drawing: Drawing, x: float, y: float) -> None:
    """Paint a landscape with its upper left corner at (x, y); the caller has set the clip."""
    painter.save()
    painter.translate(x, y)
    paint(painter, drawing)
    painter.restore()
