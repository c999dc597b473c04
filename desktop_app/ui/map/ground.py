"""What lies flat: sea, land, dark grounds, waters, the floor of woods, roads. All in units of the land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from desktop_app.app.maps.geography import Geography
from desktop_app.app.maps.roughening import roughened
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import Mark, filled, flowing, pen, polygon, stroked
from desktop_app.ui.map.ink import Ink

COAST_STRAYS, ISLE_STRAYS, RIVER_STRAYS = 22.0, 16.0, 7.0
SHORES = ((26.0, "shore_1"), (18.0, "shore_2"), (11.0, "shore_3"), (5.0, "shore_4"))
"""The water lines along the coast: how wide and in which colour, the outermost first."""
REACH = 40.0
"""How far from the coast its widest line still shows."""
FIBRES = 900


def land_outline(land: Geography) -> QPainterPath:
    """The outline of the land without its islands."""
    return polygon([*_coast(land), *((point[0], point[1]) for point in land.lands.inland)])


def _coast(land: Geography) -> list[tuple[float, float]]:
    return roughened(land.lands.coast, COAST_STRAYS, 4, "coast")


class Coast(Frozen, eq=False):
    """The coast of a land, of which only what is near is drawn: it is a long line, and the widest lines cost most."""

    points: tuple[tuple[float, float], ...]
    outline: QPainterPath
    ink: Ink

    def paint(self, painter: QPainter, part: QRectF) -> None:
        """Water lines, the land, its edge, in a part of the land."""
        near = self._near(part)
        for width, colour in SHORES:
            painter.strokePath(near, pen(self.ink[colour], width, 0.7))
        painter.fillPath(self.outline, QColor(self.ink["land"]))
        painter.strokePath(near, pen(self.ink["coast"], 1.9))

    def _near(self, part: QRectF) -> QPainterPath:
        """The stretches of the coast that reach into a part."""
        reach = part.adjusted(-REACH, -REACH, REACH, REACH)
        path, drawn = QPainterPath(), False
        for start, end in pairwise(self.points):
            if not reach.contains(QPointF(*start)) and not reach.contains(QPointF(*end)):
                drawn = False
                continue
            if not drawn:
                path.moveTo(*start)
                drawn = True
            path.lineTo(*end)
        return path


def coast(land: Geography, ink: Ink) -> Coast:
    """The coast ready to be drawn."""
    return Coast(tuple(_coast(land)), land_outline(land), ink)


def sea(land: Geography, ink: Ink) -> Mark:
    """The sea, under everything."""
    left, top, right, bottom = land.lands.world
    path = QPainterPath()
    path.addRect(left - 400, top - 400, right - left + 800, bottom - top + 800)
    return filled(path, ink["sea"])


def isles(land: Geography, ink: Ink) -> list[Mark]:
    """The islands."""
    marks: list[Mark] = []
    for isle in land.lands.islands:
        edge = polygon(roughened(isle.outline, ISLE_STRAYS, 3, isle.id, closed=True))
        marks += [stroked(edge, ink["shore_2"], 11, 0.6), filled(edge, ink["land"]), stroked(edge, ink["coast"], 1.4)]
    return marks


def dark_grounds(land: Geography, ink: Ink) -> list[Mark]:
    """Grounds that lie in the dark, which ends towards the east without an edge."""
    marks = []
    for outline in land.lands.dark:
        path = _soft(outline)
        box = path.boundingRect()
        shade = QLinearGradient(box.topLeft(), box.topRight())
        for far, share in ((0.0, 0.2), (0.55, 0.2), (1.0, 0.0)):
            shade.setColorAt(far, with_opacity(ink["dark"], share))
        marks.append(Mark(path, QBrush(shade)))
    return marks


def waters(land: Geography, ink: Ink) -> list[Mark]:
    """Rivers on a pale bed, and lakes."""
    marks: list[Mark] = []
    courses = [(river.width, flowing(roughened(river.points, RIVER_STRAYS, 2, river.id))) for river in land.rivers]
    marks += [stroked(course, ink["river_bed"], width + 2.2, 0.6) for width, course in courses]
    marks += [stroked(course, ink["river"], width) for width, course in courses]
    for lake in land.lands.lakes:
        shore = polygon(roughened(lake.outline, lake.rough, 3, lake.id, closed=True))
        marks += [filled(shore, ink["lake"]), stroked(shore, ink["river"], 1.4)]
    return marks


def floors(land: Geography, ink: Ink) -> list[Mark]:
    """The floor of the woods, and the roads, which are dotted."""
    marks: list[Mark] = []
    for wood in land.growth.woods:
        floor = _soft(wood.outline)
        marks += [filled(floor, ink["wood"], 0.42), stroked(floor, ink["wood_edge"], 1.0, 0.5)]
    for road in land.roads:
        course = flowing([(point[0], point[1]) for point in road.points])
        dots = stroked(course, ink["road"], 1.3, 0.6)
        assert dots.pen is not None
        dots.pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        dots.pen.setDashPattern([3.2, 2.6])
        marks += [stroked(course, ink["road_bed"], 2.6, 0.4), dots]
    return marks


def fibres(land: Geography, ink: Ink) -> Mark:
    """The fibres of the paper."""
    left, top, right, bottom = land.lands.world
    chance, lines = Chance("paper"), QPainterPath()
    for _ in range(FIBRES):
        x, y = chance.between(left, right), chance.between(top, bottom)
        lines.moveTo(x, y)
        lines.lineTo(x + chance.between(-7, 7), y + chance.between(-3, 3))
    return stroked(lines, ink["fibre"], 0.7, 0.22)


def _soft(outline: Sequence[Sequence[float]]) -> QPainterPath:
    """A closed path through the points by soft curves."""
    points = list(_round(outline))
    path = flowing(points)
    path.closeSubpath()
    return path


def _round(outline: Sequence[Sequence[float]]) -> Iterator[tuple[float, float]]:
    for point in (*outline, outline[0]):
        yield point[0], point[1]
