"""The single things that stand in a landscape: towns and towers, reeds and webs, caves, fires.

They follow the pieces of land.py: base lines and lengths in the units of the picture.
"""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop_app.ui.art.drawing import Mark, filled, polygon, rectangle, stroked
from desktop_app.ui.art.land import Canvas


def city(canvas: Canvas, base: float, high: float, colour: str, window: str) -> list[Mark]:
    """Battlemented houses that rise to the middle, with lit windows."""
    chance = canvas.chance
    marks: list[Mark] = []
    count = chance.whole(6, 8)
    for index in range(count):
        wide = canvas.width * chance.between(0.07, 0.13)
        left = canvas.width * (0.12 + 0.76 * index / (count - 1)) - wide / 2
        centre = 1 - abs(index - (count - 1) / 2) / ((count - 1) / 2)
        tall = high * (0.35 + 0.65 * centre) * chance.between(0.8, 1.1)
        marks.append(filled(_house(left, base, wide, tall, centre > 0.55), colour))
        for _ in range(3):
            if chance.share() < 0.75:
                x, y = left + wide * chance.between(0.25, 0.6), base - tall * chance.between(0.2, 0.85)
                marks.append(filled(rectangle(x, y, wide * 0.13, wide * 0.3), window, 0.85))
    return [*marks, canvas.ground(base, colour)]


def _house(left: float, base: float, wide: float, tall: float, spire: bool) -> QPainterPath:
    top, notch, step = base + 4 - tall, wide * 0.22, wide * 0.2
    points = [(left, base + 4), (left, top)]
    for merlon in range(5):
        level = top - notch if merlon % 2 else top
        points += [(left + step * merlon, level), (left + step * (merlon + 1), level)]
    path = polygon([*points, (left + wide, base + 4)])
    if spire:
        path.addPath(
            polygon([(left + wide * 0.12, top), (left + wide * 0.5, top - tall * 0.5), (left + wide * 0.88, top)])
        )
    path.setFillRule(path.fillRule().WindingFill)
    return path


def tower(canvas: Canvas, base: float, high: float, colour: str, window: str, across: float) -> list[Mark]:
    """One horned tower at the share `across` of the width."""
    x, half = canvas.width * across, canvas.width * 0.085
    side = [(1.0, -0.0), (0.62, 0.75), (0.9, 0.78), (0.95, 1.0), (0.5, 0.87), (0.28, 1.12)]
    left = [(x - half * out, base - high * up + (6 if up <= 0 else 0)) for out, up in side]
    right = [(x + half * out, base - high * up + (6 if up <= 0 else 0)) for out, up in reversed(side)]
    marks = [filled(polygon([*left, (x, base - high * 0.9), *right]), colour)]
    for share in (0.25, 0.45, 0.62):
        marks.append(filled(rectangle(x - half * 0.12, base - high * share, half * 0.24, half * 0.55), window))
    return marks


def reeds(canvas: Canvas, base: float, high: float, colour: str, width: float | None = None) -> list[Mark]:
    """Thirty-four bending stalks over `width` (or the whole picture)."""
    chance, path = canvas.chance, QPainterPath()
    for _ in range(34):
        x, tall, bend = (
            chance.between(0, width or canvas.width),
            high * chance.between(0.4, 1),
            chance.between(-6, 6),
        )
        foot = base + chance.between(0, 14)
        path.moveTo(x, foot)
        path.quadTo(x + bend * 0.3, foot - tall * 0.6, x + bend, foot - tall)
    return [stroked(path, colour, 1.6)]


def ripples(canvas: Canvas, top: float, foot: float, colour: str) -> list[Mark]:
    """Short level lines on water, wider apart the nearer they lie."""
    chance, path, y = canvas.chance, QPainterPath(), top
    while y < foot:
        for _ in range(3):
            x = chance.between(-20, canvas.width)
            path.moveTo(x, y)
            path.lineTo(x + chance.between(20, 80), y)
        y += 5 + (y - top) * 0.08
    return [stroked(path, colour, 1.3, 0.55)]


def spider_web(canvas: Canvas, colour: str) -> list[Mark]:
    """A web that hangs from one upper corner over the whole picture."""
    x, y = canvas.width * canvas.chance.one_of((0.2, 0.8)), canvas.height * 0.22
    rays = [index / 14 * math.tau for index in range(15)]

    def at(angle: float, far: float) -> QPointF:
        return QPointF(x + math.cos(angle) * far, y + math.sin(angle) * far)

    threads: list[QPainterPath] = []
    for angle in rays[:-1]:
        thread = QPainterPath(QPointF(x, y))
        thread.lineTo(at(angle, canvas.width * 0.8))
        threads.append(thread)
    for ring in range(1, 9):
        far = ring * canvas.width * 0.055
        thread = QPainterPath(at(0, far))
        for start, end in pairwise(rays):
            thread.quadTo(at((start + end) / 2, far * 0.86), at(end, far))
        threads.append(thread)
    # One mark a thread: Qt strokes many short paths far faster than one path of them all.
    return [stroked(thread, colour, 1.0, 0.42) for thread in threads]


def cave_mouth(canvas: Canvas, colour: str) -> list[Mark]:
    """Rock all around a ragged opening, teeth of stone hanging from its roof."""
    chance, rim = canvas.chance, []
    for step in range(15):
        angle = math.pi * (1 - step / 14)
        rim.append(
            (
                canvas.width * 0.5 + math.cos(angle) * canvas.width * chance.between(0.36, 0.43),
                canvas.height * 0.95 - math.sin(angle) * canvas.height * chance.between(0.72, 0.84),
            )
        )
    width, height = canvas.width, canvas.height
    rock = [
        (0, 0),
        (width, 0),
        (width, height),
        (rim[-1][0], height),
        *reversed(rim),
        (rim[0][0], height),
        (0, height),
    ]
    marks = [filled(polygon([(float(x), float(y)) for x, y in rock]), colour)]
    for _ in range(9):
        x, tip = chance.between(0.2, 0.8) * width, height * chance.between(0.2, 0.34)
        marks.append(filled(polygon([(x - 4, 0), (x, tip), (x + 4, 0)]), colour))
    return marks


def dead_trees(canvas: Canvas, colour: str) -> list[Mark]:
    """Nine bare trunks with broken branches."""
    chance, path = canvas.chance, QPainterPath()
    for _ in range(9):
        x, foot = chance.between(0.05, 0.95) * canvas.width, canvas.height * chance.between(0.72, 0.92)
        tall = canvas.height * chance.between(0.1, 0.2)
        path.moveTo(x, foot)
        path.lineTo(x, foot - tall)
        for up, across, rise in ((0.55, 0.3, 0.3), (0.4, -0.28, 0.25), (0.75, -0.2, 0.25)):
            path.moveTo(x, foot - tall * up)
            path.lineTo(x + tall * across, foot - tall * (up + rise))
    return [stroked(path, colour, 2.2)]


def flames(canvas: Canvas, colours: tuple[str, str, str]) -> list[Mark]:
    """Nine tongues of fire in three colours."""
    chance, marks, foot = canvas.chance, [], canvas.height
    for index in range(9):
        x, tall = canvas.width * (0.08 + 0.84 * index / 8), canvas.height * chance.between(0.3, 0.62)
        wide = canvas.width
        path = QPainterPath(QPointF(x - wide * 0.07, foot))
        path.cubicTo(x - wide * 0.12, foot - tall * 0.5, x + wide * 0.03, foot - tall * 0.55, x, foot - tall)
        path.cubicTo(x + wide * 0.1, foot - tall * 0.6, x + wide * 0.1, foot - tall * 0.4, x + wide * 0.07, foot)
        path.closeSubpath()
        marks.append(filled(path, colours[index % 3], 0.75))
    return marks
