"""A whole land as drawings: what lies flat in layers, what stands on it from north to south. Made once for a theme."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, sin, sqrt, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop_app.app.maps.geography import Geography, Hills, Marsh, Range, Wood
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.drawing import Mark
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map import ground, relief
from desktop_app.ui.map.ink import Ink, ground_ink
from desktop_app.ui.map.relief import Stand

TREES_APART, FIRS_APART = 13.0, 15.5


class Scenery(Frozen, eq=False):
    """A land ready to be painted: sea, coast, what lies under a game's colours and over them, what stands."""

    sea: Mark
    coast: ground.Coast
    under: tuple[Mark, ...]
    flat: tuple[Mark, ...]
    stands: tuple[Stand, ...]

    def paint_land(self, painter: QPainter, scale: float, part: QRectF) -> None:
        """Sea and land in a part."""
        _paint(painter, (self.sea,), scale)
        self.coast.paint(painter, part)
        _paint(painter, self.under, scale)

    def paint_rest(self, painter: QPainter, scale: float, part: QRectF) -> None:
        """Waters, floors and what stands in a part of the land; a line is never wider on the screen than at 1."""
        _paint(painter, self.flat, scale)
        for stand in self.stands:
            if stand.bounds.intersects(part):
                _paint(painter, stand.drawing, scale)


@lru_cache(maxsize=4)
def scenery(land: Geography, theme: Theme) -> Scenery:
    """The drawings of a land in a theme."""
    ink = ground_ink(theme)
    stands = [
        *(stand for each in land.heights.ranges for stand in _mountains(each, ink)),
        *_peaks(land, ink),
        *(stand for hills in land.heights.hills for stand in _hills(hills, ink)),
        *(stand for wood in land.growth.woods for stand in _trees(wood, ink)),
        *(stand for marsh in land.growth.marshes for stand in _reeds(marsh, ink)),
    ]
    return Scenery(
        ground.sea(land, ink),
        ground.coast(land, ink),
        (*ground.isles(land, ink), *ground.dark_grounds(land, ink)),
        (ground.fibres(land, ink), *ground.waters(land, ink), *ground.floors(land, ink)),
        tuple(sorted(stands, key=lambda stand: stand.foot)),
    )


def _paint(painter: QPainter, marks: tuple[Mark, ...], scale: float) -> None:
    thin = 1 / max(1.0, scale)
    for mark in marks:
        if mark.pen is not None and thin < 1:
            pen = QPen(mark.pen)
            pen.setWidthF(mark.pen.widthF() * sqrt(thin))
            painter.setPen(pen)
        else:
            painter.setPen(mark.pen if mark.pen is not None else Qt.PenStyle.NoPen)
        painter.setBrush(mark.fill if mark.fill is not None else Qt.BrushStyle.NoBrush)
        painter.drawPath(mark.path)


def _mountains(each: Range, ink: Ink) -> list[Stand]:
    chance, found = Chance(each.id), []
    for start, end in pairwise(each.spine):
        east, south = end[0] - start[0], end[1] - start[1]
        length = hypot(east, south)
        count = max(1, round(length / each.step))
        for number in range(count):
            share = (number + chance.between(0.1, 0.9)) / count
            aside = chance.between(-each.spread, each.spread)
            x = start[0] + east * share + south / length * aside
            y = start[1] + south * share - east / length * aside + 8
            height = chance.between(each.least, each.most)
            found.append(relief.mountain(x, y, height, chance, ink, snow=each.snow))
    return found


def _peaks(land: Geography, ink: Ink) -> list[Stand]:
    found = []
    for peak in land.heights.peaks:
        chance, (x, y) = Chance(f"peak {peak.at}"), peak.at
        if peak.kind == "fire":
            found.append(relief.fire_mountain(x, y, peak.height, chance, ink))
        else:
            found.append(relief.mountain(x, y, peak.height, chance, ink, snow=True))
    return found


def _hills(hills: Hills, ink: Ink) -> list[Stand]:
    chance = Chance(f"hills {hills.at}")
    (x, y), (wide, tall) = hills.at, hills.reach
    return [
        relief.hill(x + chance.between(-wide, wide), y + chance.between(-tall, tall), chance.between(9, 15), ink)
        for _ in range(hills.count)
    ]


def _trees(wood: Wood, ink: Ink) -> list[Stand]:
    edge = QPolygonF([QPointF(*point) for point in wood.outline])
    room, chance, found = edge.boundingRect(), Chance(wood.id), []
    apart = FIRS_APART if wood.kind == "fir" else TREES_APART
    y = room.top()
    while y < room.bottom():
        x = room.left()
        while x < room.right():
            at = QPointF(x + chance.between(-4, 4), y + chance.between(-3, 3))
            size = chance.between(9, 13)
            if edge.containsPoint(at, Qt.FillRule.OddEvenFill):
                tree = relief.fir if wood.kind == "fir" else relief.broad_tree
                found.append(tree(at.x(), at.y(), size, ink))
            x += apart
        y += apart * 0.86
    return found


def _reeds(marsh: Marsh, ink: Ink) -> list[Stand]:
    chance, found = Chance(marsh.id), []
    for _ in range(marsh.count):
        turn, far = chance.between(0, tau), sqrt(chance.share())
        x, y = marsh.at[0] + cos(turn) * marsh.reach[0] * far, marsh.at[1] + sin(turn) * marsh.reach[1] * far
        found.append(relief.reeds(x, y, chance.between(7, 12), ink))
    return found
