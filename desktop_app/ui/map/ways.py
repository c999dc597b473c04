"""The paths of a board as they run over the land: bent a little, so that no two lie on one line, and how they look."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.board import Path
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.ink import ground_ink
from desktop_app.ui.map.look import MapLook

BED, LINE, WATER = 7.5, 3.2, 6.5
MOST_BEND, BEND = 26.0, 0.16
LEAST_ON_SCREEN, MOST_ON_SCREEN = 0.62, 1.15
"""How much thinner or thicker than drawn a path is on the screen."""
DOUBLE = "plains"


class Way(Frozen, eq=False):
    """One path with its course from the first of its ends to the second, in units of the land."""

    path: Path
    course: QPainterPath

    @property
    def ends(self) -> tuple[str, str]:
        """The two places that it joins."""
        return self.path.ends[0], self.path.ends[1]

    def joins(self, one: str, other: str) -> bool:
        """Whether it leads from one place to the other, or back."""
        return {one, other} == {*self.path.ends}


def ways_of(look: MapLook) -> list[Way]:
    """All paths of a board where they run."""
    found = []
    for path in look.board().paths:
        (ax, ay), (bx, by) = (look.at[end] for end in path.ends)
        length = hypot(bx - ax, by - ay) or 1.0
        bend = (Chance("".join(path.ends)).share() - 0.5) * min(MOST_BEND, length * BEND)
        course = QPainterPath(QPointF(ax, ay))
        course.quadTo((ax + bx) / 2 - (by - ay) / length * bend, (ay + by) / 2 + (bx - ax) / length * bend, bx, by)
        found.append(Way(path, course))
    return found


def paint_ways(painter: QPainter, ways: list[Way], look: MapLook, scale: float, theme: Theme) -> None:
    """The paths over the land, at a scale in pixels a unit."""
    thick = min(max(scale, LEAST_ON_SCREEN), MOST_ON_SCREEN) / scale
    ink = ground_ink(theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for way in ways:
        painter.strokePath(way.course, pen(ink["way_bed"], BED * thick, 0.88))
    for way in ways:
        if way.path.water:
            painter.strokePath(way.course, pen(ink["way_water"], WATER * thick, 0.75))
        painter.strokePath(way.course, _line(way, look, LINE * thick, theme))
        if way.path.terrain == DOUBLE:
            painter.strokePath(way.course, pen(ink["way_bed"], 1.0 * thick))


def paint_lit(painter: QPainter, ways: list[Way], scale: float, theme: Theme) -> None:
    """Paths that may be taken now, in two bands as every ring is."""
    thick = min(max(scale, LEAST_ON_SCREEN), MOST_ON_SCREEN) / scale
    for way in ways:
        painter.strokePath(way.course, pen(theme.panel, 10 * thick))
        painter.strokePath(way.course, pen(theme.legal, 5.5 * thick))


def _line(way: Way, look: MapLook, width: float, theme: Theme) -> QPen:
    line = pen(ground_ink(theme)[f"way_{way.path.terrain}"], width)
    dashes = look.dashes.get(way.path.terrain, ())
    if dashes:
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setDashPattern([each / LINE for each in dashes])
    return line
