"""The numbers of the places of a land as tokens: what each shows, and where it lies clear of names and pieces."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.engine.view import View
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.tokens import paint_token
from desktop_app.ui.map.boxes import Box, about
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.spread import Spread
from desktop_app.ui.table.board.bearing import Bearing
from desktop_app.ui.table.board.hung_tokens import Hung, hung_about

TOKENS_BYTES = 2 * MEGABYTE
TOKEN = (30.0, 18.0, 25.0)
"""How large a number of a place is drawn at a pixel a unit; at least and at most."""
ON_THE_RIM = ((0.86, -0.66), (-0.86, -0.66), (-0.86, 0.66), (1.1, 0.0))
"""Where tokens lie about the middle of a medallion, in its radius: clear of its name and of the mark on its rim."""


class MapTokens:
    """The tokens of all places; ``shown`` are those of each with their numbers."""

    def __init__(self, land: Bearing) -> None:
        self._land = land
        self.shown: dict[str, list[tuple[str, int]]] = {}
        self._occupied: set[str] = set()
        self._lying: tuple[Spread, float, dict[str, Hung]] | None = None
        self._pictures = Store(TOKENS_BYTES)

    def take(self, view: View) -> bool:
        """Shows the numbers of a view; answers whether anything is other than before."""
        look = self._land.ground.look
        found: dict[str, list[tuple[str, int]]] = {}
        for beginning, token in look.numbers.items():
            for name, value in view.numbers.items():
                if value and name.startswith(beginning):
                    found.setdefault(name.removeprefix(beginning), []).append((token, value))
        occupied = {
            name.removeprefix(look.zone)
            for name, lying in view.zones.items()
            if name.startswith(look.zone) and lying.cards
        }
        if (found, occupied) == (self.shown, self._occupied):
            return False
        self.shown, self._occupied, self._lying = found, occupied, None
        return True

    def paint(self, painter: QPainter) -> None:
        """All that are in sight, where no name covers them."""
        camera, side = self._land.gaze.camera, self._land.size(TOKEN)
        for place, middles in self._about(camera, side).items():
            x, y = camera.to_window(*self._land.ground.look.at[place])
            if not (-side < x < camera.wide + side and -side < y < camera.tall + side):
                continue
            for (token, value), (east, south) in zip(self.shown[place], middles, strict=False):
                left, top = x + east - side / 2 - 2, y + south - side / 2 - 2
                painter.drawPixmap(round(left), round(top), self._picture(token, value, side))

    def boxes(self) -> dict[str, list[Box]]:
        """Where in the window the tokens of each place lie."""
        camera, side = self._land.gaze.camera, self._land.size(TOKEN)
        found: dict[str, list[Box]] = {}
        for place, middles in self._about(camera, side).items():
            x, y = camera.to_window(*self._land.ground.look.at[place])
            found[place] = [about(x + east, y + south, side / 2) for east, south in middles]
        return found

    def _about(self, camera: Camera, side: float) -> Mapping[str, Hung]:
        """The middles of the tokens of each place, from that of its mark: for names that stand the same ones wherever
        the land is moved."""
        land = self._land
        lies = land.board.at(camera, settle=not land.sheet.moving)
        kept = self._lying
        if kept is None or kept[0] is not lies or (kept[1] != side and not land.sheet.moving):
            at = land.ground.look.at
            counted = {place: len(tokens) for place, tokens in self.shown.items() if place in at}
            rim = [place for place in counted if land.rim(place)]
            inside = [place for place in counted if not land.rim(place)]
            found = hung_about(lies, at, inside, counted, side, self._occupied)
            for place in rim:
                far = land.reach(place, camera)
                found[place] = [(east * far, south * far) for east, south in ON_THE_RIM[: counted[place]]]
            kept = self._lying = lies, side, found
        return kept[2]

    def _picture(self, token: str, value: int, side: float) -> QPixmap:
        ratio = self._land.gaze.ratio

        def paint(painter: QPainter) -> None:
            painter.scale(ratio, ratio)
            paint_token(painter, token, QRectF(2, 2, side, side), value, self._land.skin.theme)

        whole = round((side + 4) * ratio)
        return self._pictures.get((token, value, side, ratio), lambda: painted(whole, whole, paint, ratio))
