"""The keys of lit places on a land, where they cover nothing that matters, and the names that the land does not
write."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.map.boxes import Box, moved
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.spread import Spread
from desktop_app.ui.table.board.bearing import Bearing
from desktop_app.ui.table.board.hung_keys import hung
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.lit_names import LETTERS, LitPlace, Plaque, paint_plaques, plaques
from desktop_app.ui.table.board.marks import key_box

RING = 7.0
"""How far around a mark its ring lies."""
KEY = 21.0


class Lighted(Bearing, Protocol):
    """A land of which places are lit."""

    lights: dict[str, Light]


class MapKeys:
    """The key caps and plaques of the places that can be chosen; where they hang is found anew only when another place
    is lit or the land is seen otherwise."""

    def __init__(self, land: Lighted) -> None:
        self._land = land
        self._named: tuple[Camera, list[LitPlace], Spread, list[Plaque]] | None = None
        self._hung: tuple[Camera, list[LitPlace], Spread, list[LitPlace]] | None = None

    def lit_places(self) -> list[LitPlace]:
        """The places that can be chosen by a key, as they are seen now."""
        at = self._land.ground.look.at
        return [self._lit(place) for place, light in self._land.lights.items() if light.key and place in at]

    def hung_clear(self, lit: list[LitPlace], over: Sequence[Box]) -> list[LitPlace]:
        """The same with their keys where they cover no name of a place, once names have given way to them, and where no
        piece that can be chosen lies ``over`` them."""
        camera, lies = self._land.gaze.camera, self._lies
        if self._hung is None or self._hung[:2] != (camera, lit) or self._hung[2] is not lies:
            names = list(self._names_in_window(lies).values())
            self._hung = camera, lit, lies, hung(lit, names, (0.0, 0.0, camera.wide, camera.tall), over)
        return self._hung[3]

    def plaques_of(self, lit: list[LitPlace]) -> list[Plaque]:
        """The names of those that the land does not name."""
        land, camera, lies = self._land, self._land.gaze.camera, self._lies
        if self._named is None or self._named[:2] != (camera, lit) or self._named[2] is not lies:
            room = (4.0, 4.0, camera.wide - 4.0, camera.tall - 4.0)
            names = self._names_in_window(lies)
            made = plaques(lit, names, land.ground.look, room, land.skin, self._lettering(LETTERS))
            self._named = camera, lit, lies, made
        return self._named[3]

    def paint(self, painter: QPainter, lit: list[LitPlace]) -> None:
        """The key caps of lit places, over everything that stands there, and the names that the land does not write."""
        land = self._land
        if lit and not land.sheet.moving:
            paint_plaques(painter, self.plaques_of(lit), land.skin, self._lettering(LETTERS))
        for place, _, (left, top, right, bottom) in lit:
            land.skin.paint_key(painter, land.lights[place].key, QRectF(left, top, right - left, bottom - top))

    @property
    def _lies(self) -> Spread:
        """How everything lies on the land now."""
        return self._land.board.at(self._land.gaze.camera, settle=not self._land.sheet.moving)

    def _names_in_window(self, lies: Spread) -> dict[str, Box]:
        """Where in the window the names of places are written."""
        at, camera = self._land.ground.look.at, self._land.gaze.camera
        return {place: moved(box, *camera.to_window(*at[place])) for place, box in lies.names.items() if place in at}

    def _lit(self, place: str) -> LitPlace:
        """A place with its ring and its key at the upper right of that."""
        camera = self._land.gaze.camera
        (x, y), reach = camera.to_window(*self._land.ground.look.at[place]), self._land.reach(place, camera) + RING
        corner = QPointF(x + reach * 0.8, y - reach * 0.6)
        key = key_box(self._land.lights[place].key, corner, self._lettering(KEY))
        return LitPlace(
            place, (x - reach, y - reach, x + reach, y + reach), (key.left(), key.top(), key.right(), key.bottom())
        )

    def _lettering(self, size: float) -> float:
        return size * self._land.skin.theme.print_scale * self._land.board.grown
