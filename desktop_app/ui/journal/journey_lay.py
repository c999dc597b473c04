"""Where everything of a journey lies on its map: roads, medals, stones, the company, and what names keep clear of."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop_app.app.journal.journey import Journey, Stage
from desktop_app.app.maps.geography import Geography
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.drawing import flowing
from desktop_app.ui.journal.journey_names import box
from desktop_app.ui.journal.journey_paint import MEDAL, STONE
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.lettering import distance, letter_boxes

PACE, ROAD = 12, 4.0
"""Every so many pixels of a road a name is kept as far away from it."""
STEP = 24.0
"""How far apart those of the company stand."""
FALLEN_AT = 0.24
"""How far along the road of its chapter a stone stands, clear of its medal and of whoever has come to its end."""
SHORT = 180.0
"""A road shorter than this, in units of the land, has its medal at its end."""

Roads = Mapping[int, QPainterPath]
"""The roads by the numbers of their chapters."""


class JourneyLay(Frozen):
    """A journey over a land as a camera sees it, in a window of the usual size, which a very large one shows ``scale``
    times larger."""

    journey: Journey
    land: Geography
    camera: Camera
    scale: float

    def where(self, place: str) -> QPointF:
        """Where a place lies."""
        x, y = self.land.places[place].at
        return QPointF(*self.camera.to_window(x, y)) / self.scale

    @property
    def start(self) -> QPointF:
        """Where the land's (0, 0) lies."""
        return QPointF(*self.camera.to_window(0.0, 0.0)) / self.scale

    def road(self, stage: Stage) -> QPainterPath:
        """The road of a chapter."""
        points = (self.where(place) for place in stage.chapter.road)
        return flowing([(point.x(), point.y()) for point in points])

    def roads(self) -> Roads:
        """The roads of all chapters."""
        return {stage.number: self.road(stage) for stage in self.journey.stages}

    def medal(self, road: QPainterPath) -> QPointF:
        """Where the medal of a chapter lies: half way, at the end of a short road."""
        length = road.length() * self.scale / self.camera.scale
        return road.pointAtPercent(0.5 if length >= SHORT else 1.0)

    def feet(self, roads: Roads) -> list[QPointF]:
        """Where the stones of the fallen stand: beside the road of their chapter."""
        stones = enumerate(self.journey.stones)
        points = (roads[stone.stage + 1].pointAtPercent(FALLEN_AT + 0.07 * (at % 3)) for at, stone in stones)
        return [point - QPointF(STONE[0] * 2.3, -8) for point in points]

    def taken(self, roads: Roads) -> list[QRectF]:
        """Where medals, stones and the company stand, from the start of the land."""
        medals = [self.medal(road) for road in roads.values()]
        taken = [box(medal, MEDAL + 6, MEDAL + 6) for medal in medals]
        taken.append(box(self.where(self.journey.place) - QPointF(0, 14), STEP * 3, 26))
        taken += [box(foot - QPointF(0, STONE[1] / 2 - 12), STONE[0], STONE[1] / 2 + 14) for foot in self.feet(roads)]
        return [each.translated(-self.start) for each in taken]

    def drawn(self, roads: Roads, language: str, ratio: float) -> list[QRectF]:
        """Where letters of the land stand and roads run, from its start; ``ratio`` is how many points a pixel has."""
        scale = self.camera.scale
        grown = QTransform.fromScale(scale / self.scale, scale / self.scale)
        written = letter_boxes(self.land, language, distance(scale * ratio))
        runs = [
            box(road.pointAtPercent(road.percentAtLength(at)) - self.start, ROAD, ROAD)
            for road in roads.values()
            for at in range(0, round(road.length()), PACE)
        ]
        return [*(grown.mapRect(each) for each in written), *runs]
