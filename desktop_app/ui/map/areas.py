"""Regions on a land: their tints and the borders between them, painted with it; the signs that stand by their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import circle, flowing, pen
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.ink import ground_ink, ink_on
from desktop_app.ui.map.surface import Area

TINT, SEA_TINT = 0.15, 0.08
LINE, DASHES = 1.5, (5.0, 3.4)
LEAST_ON_SCREEN, MOST_ON_SCREEN = 0.8, 1.4
"""How much thinner or thicker than drawn a border is on the screen."""
SEA = "coastal_sea"
Vertex = tuple[float, float]


class _Lying(Frozen, eq=False):
    """One piece of an area on the land."""

    area: Area
    path: QPainterPath
    bounds: QRectF


class AreaLayer:
    """The areas of a board, ready to be painted with the land."""

    def __init__(self, areas: Sequence[Area]) -> None:
        self._lying = [
            _Lying(area, path, path.boundingRect())
            for area in areas
            for path in (_closed([(x, y) for x, y in outline]) for outline in area.outlines)
        ]
        self._borders = [(line, line.boundingRect().adjusted(-3, -3, 3, 3)) for line in borders(areas)]

    def paint(self, painter: QPainter, land: QPainterPath, part: QRectF, scale: float, theme: Theme) -> None:
        """Tints on their own side of the coast, and borders, in a part of the land."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        shown = [each for each in self._lying if each.bounds.intersects(part)]
        self._tint(painter, [each for each in shown if each.area.kind != SEA], land, TINT, theme)
        sea = QPainterPath()
        sea.addRect(part)
        self._tint(painter, [each for each in shown if each.area.kind == SEA], sea - land, SEA_TINT, theme)
        painter.setClipping(False)
        line = pen(ground_ink(theme)["coast"], LINE * min(max(scale, LEAST_ON_SCREEN), MOST_ON_SCREEN) / scale, 0.62)
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setDashPattern([each / LINE for each in DASHES])
        for path, bounds in self._borders:
            if bounds.intersects(part):
                painter.strokePath(path, line)
        painter.restore()

    def _tint(self, painter: QPainter, lying: list[_Lying], clip: QPainterPath, strength: float, theme: Theme) -> None:
        if not lying:
            return
        painter.setClipPath(clip)
        for each in lying:
            painter.fillPath(each.path, with_opacity(theme.signs[each.area.kind], strength))

    def at(self, x: float, y: float) -> str:
        """The area in which a point of the land lies, "" for none."""
        for each in self._lying:
            if each.bounds.contains(x, y) and each.path.contains(QRectF(x - 0.5, y - 0.5, 1, 1).center()):
                return each.area.id
        return ""


def paint_area_sign(painter: QPainter, kind: str, sign: str, radius: float, theme: Theme) -> None:
    """The type of a region: its sign on a disc, about (0, 0)."""
    colour = theme.signs[kind]
    disc = circle(0, 0, radius)
    painter.strokePath(disc, pen(theme.map["mark_edge"], 3.2, 0.55))
    painter.strokePath(disc, pen(theme.map["mark_rim"], 2.0))
    painter.fillPath(disc, QColor(colour))
    paint_glyph(painter, sign, 0, 0, radius * 1.36, ink_on(colour, theme))


def borders(areas: Sequence[Area]) -> list[QPainterPath]:
    """The lines between two areas that are both land or both sea, each once; a coast is drawn by the land."""
    wet = {area.id: area.kind == SEA for area in areas}
    seen: dict[frozenset[Vertex], list[str]] = {}
    for area in areas:
        for edge in _edges(area):
            seen.setdefault(frozenset(edge), []).append(area.id)
    found = []
    for area in areas:
        for run in _runs(area, {edge for edge, sides in seen.items() if _inner(edge, sides, area.id, wet)}):
            found.append(flowing(run))
    return found


def _inner(edge: frozenset[Vertex], sides: list[str], area: str, wet: dict[str, bool]) -> bool:
    """Whether an edge is a border that is drawn with this area: the first of the two it divides."""
    return len(sides) == 2 and sides[0] == area and wet[sides[0]] == wet[sides[1]]


def _edges(area: Area) -> Iterator[tuple[Vertex, Vertex]]:
    for outline in area.outlines:
        points = [(x, y) for x, y in outline]
        yield from zip(points, points[1:] + points[:1], strict=True)


def _runs(area: Area, wanted: set[frozenset[Vertex]]) -> list[list[Vertex]]:
    """The wanted edges of an area in lines as long as they come one after the other."""
    lines: list[list[Vertex]] = []
    for start, end in _edges(area):
        if frozenset((start, end)) not in wanted:
            continue
        if lines and lines[-1][-1] == start:
            lines[-1].append(end)
        else:
            lines.append([start, end])
    if len(lines) > 1 and lines[-1][-1] == lines[0][0]:
        lines[0] = [*lines.pop(), *lines[0][1:]]
    return lines


def _closed(points: list[Vertex]) -> QPainterPath:
    path = flowing([*points, points[0]])
    path.closeSubpath()
    return path
