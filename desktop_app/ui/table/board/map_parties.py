"""The parties on a land: a pawn for each where it stands, and the one that is on its way."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.view import View
from desktop_app.ui.map.figures import paint_figure
from desktop_app.ui.table.board.bearing import Bearing
from desktop_app.ui.table.board.sheet_item import SEAT_COLOURS

FIGURE = (40.0, 22.0, 35.0)
"""How wide what stands at a place is drawn at a pixel a unit; at least and at most."""
PAWN = 1.15
"""How high a pawn is beside the width of what else stands at a place."""


class Walker(Frozen):
    """A party on its way to a place: whose it is, and at which point of the land it is now."""

    seat: str
    goal: str
    at: tuple[float, float]


class Pawn(NamedTuple):
    """A party that stands at a place: whose it is, and where in the window of the land."""

    seat: str
    place: str
    box: QRectF


class MapParties:
    """The pawns of a land; ``at`` are the seats whose parties stand at each place, ``walker`` is who is on the way."""

    def __init__(self, land: Bearing) -> None:
        self._land = land
        self.at: dict[str, list[str]] = {}
        self.walker: Walker | None = None
        self._seats: list[str] = []

    def take(self, view: View) -> bool:
        """Shows the parties of a view; answers whether any stands elsewhere than before."""
        ground, found = self._land.ground, dict[str, list[str]]()
        for name, zone in view.zones.items():
            if not ground.parties or not fnmatchcase(name, ground.parties):
                continue
            place = next((at for card in zone.cards if (at := ground.look.place_of_card(card.code))), "")
            seat = next((card.controller or card.owner for card in zone.cards), "")
            if place:
                found.setdefault(place, []).append(seat)
        if found == self.at:
            return False
        self.at, self._seats = found, list(view.seats)
        return True

    def pawns(self) -> list[Pawn]:
        """Each party that stands at a place, side by side about the mark."""
        land, walker = self._land, self.walker
        camera, tall = land.gaze.camera, self._tall
        found: list[Pawn] = []
        for place, seats in self.at.items():
            x, y = camera.to_window(*land.ground.look.at[place])
            foot = y - max(land.reach(place, camera) * 0.5, land.rim(place))
            standing = list(seats)
            if walker is not None and place == walker.goal and walker.seat in standing:
                standing.remove(walker.seat)
            for at, seat in enumerate(standing):
                left = x + (at - (len(standing) - 1) / 2) * tall * 0.62 - tall / 2
                found.append(Pawn(seat, place, QRectF(left, foot - tall, tall, tall)))
        return found

    def pawn_at(self, at: QPointF) -> Pawn | None:
        """The pawn at a point of the land's window."""
        return next((pawn for pawn in self.pawns() if pawn.box.contains(at)), None)

    @property
    def _tall(self) -> float:
        return self._land.size(FIGURE) * PAWN

    def paint(self, painter: QPainter) -> None:
        """A pawn for each party in the colour of its seat, and the one that is on its way."""
        for pawn in self.pawns():
            self._paint_pawn(painter, pawn.seat, pawn.box)
        walker, tall = self.walker, self._tall
        if walker is not None:
            x, y = self._land.gaze.camera.to_window(*walker.at)
            self._paint_pawn(painter, walker.seat, QRectF(x - tall / 2, y - tall, tall, tall))

    def _paint_pawn(self, painter: QPainter, seat: str, box: QRectF) -> None:
        theme = self._land.skin.theme
        number = self._seats.index(seat) if seat in self._seats else 0
        colour = theme.frames[SEAT_COLOURS[number % len(SEAT_COLOURS)]]
        paint_figure(painter, "pawn", colour, "account-group", box, theme)
