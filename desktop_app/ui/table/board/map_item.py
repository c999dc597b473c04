"""The land on the table: map and names as two layers, between which pieces stand; lit places and the paths to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import View
from desktop_app.ui.map.board_layer import BoardLayer
from desktop_app.ui.map.boxes import Box, moved
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.figures import paint_figure
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.sizes import MEDALLION, is_near
from desktop_app.ui.map.spread import Spread
from desktop_app.ui.map.ways import Way, paint_lit
from desktop_app.ui.table.board.hung_keys import hung
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.lit_names import LETTERS, LitPlace, Plaque, paint_plaques, plaques
from desktop_app.ui.table.board.map_names import MapNames, Pawn
from desktop_app.ui.table.board.map_tokens import MapTokens
from desktop_app.ui.table.board.marks import key_box
from desktop_app.ui.table.board.sheet_item import SEAT_COLOURS
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import Ground, PlacedSpot
from desktop_app.ui.widgets.guard import guarded

RING = 7.0
"""How far around a mark its ring lies."""
KEY = 21.0
FIGURE = (40.0, 22.0, 35.0)
"""How wide what stands at a place is drawn at a pixel a unit; at least and at most."""
ON_RIM = 0.72
"""How high above the middle of a medallion pieces stand, in its radius."""


@dataclass(frozen=True, slots=True)
class Walker:
    """A party on its way to a place: whose it is, and at which point of the land it is now."""

    seat: str
    goal: str
    at: tuple[float, float]


class MapItem(QGraphicsItem):
    """The land of one table with the marks of its places; ``gaze`` says what of it is in sight."""

    def __init__(
        self, ground: Ground, skin: Skin, sheet: Sheet, spot: PlacedSpot, owner: QObject, camera: Camera | None
    ) -> None:
        """``sheet`` is the painted land with the game's places, ``camera`` where one looked before."""
        super().__init__()
        self.ground, self.skin, self.sheet = ground, skin, sheet
        self.gaze = Gaze(self.sheet, owner)
        if camera is not None:
            self.gaze.camera = camera
        self.lights: dict[str, Light] = {}
        self.lit_ways: list[Way] = []
        self.focused = ""
        self.tokens = MapTokens(self)
        self.parties: dict[str, list[str]] = {}
        self.seats: list[str] = []
        self.walker: Walker | None = None
        self._named: tuple[Camera, list[LitPlace], Spread, list[Plaque]] | None = None
        self._hung: tuple[Camera, list[LitPlace], Spread, list[LitPlace]] | None = None
        self.room = QRectF()
        self.names = MapNames(self)
        self.take(spot)

    @property
    def board(self) -> BoardLayer:
        """What the game has on the land."""
        assert self.sheet.board is not None
        return self.sheet.board

    def take(self, spot: PlacedSpot) -> None:
        """Fills the room of its zone."""
        self.board.grow(spot.unit)
        room = QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height)
        if room != self.room:
            self.prepareGeometryChange()
            self.room = room
            self.gaze.fit(room.width(), room.height())

    def boundingRect(self) -> QRectF:
        """All of its room."""
        return self.room

    # -- finding ------------------------------------------------------------------------------------------------------

    def where(self, place: str) -> tuple[float, float] | None:
        """At which point of the table a place is seen; None for one that the land does not have."""
        at = self.ground.look.at.get(place)
        if at is None:
            return None
        x, y = self.gaze.camera.to_window(*at)
        return x + self.room.x(), y + self.room.y()

    def where_stands(self, place: str) -> tuple[float, float] | None:
        """The point of the table above which pieces of a place stand: its mark, or the upper rim of its medallion."""
        at = self.where(place)
        return (at[0], at[1] - self.rim(place)) if at is not None else None

    def rim(self, place: str) -> float:
        """How far above the middle of a place that is a medallion pieces stand, 0 for any other."""
        camera = self.gaze.camera
        reach = self.reach(place, camera)
        if not is_near(camera.scale, self.board.grown) or reach <= MEDALLION * self.board.grown:
            return 0.0
        return reach * ON_RIM

    @property
    def figure(self) -> float:
        """How wide what stands on the land is now, in units of the table."""
        return self.size(FIGURE) / self.board.grown

    def size(self, sizes: tuple[float, float, float]) -> float:
        """How large something is now that is so large at a pixel a unit, at least and at most."""
        grown = self.board.grown
        return float(round(min(max(sizes[0] * self.gaze.camera.scale / grown, sizes[1]), sizes[2]) * grown))

    def place_at(self, at: QPointF) -> str:
        """The place at a point of the table, "" for none."""
        if not self.room.contains(at):
            return ""
        return self.board.place_at(at.x() - self.room.x(), at.y() - self.room.y(), self.gaze.camera)

    def in_sight(self, at: QPointF) -> bool:
        """Whether what stands at a point of the table stands on the land that is seen."""
        return self.room.adjusted(10, 14, -10, -2).contains(at)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_numbers(self, view: View) -> None:
        """The numbers of places as tokens."""
        if self.tokens.take(view):
            self.names.update()

    def show_parties(self, view: View) -> None:
        """The seats whose parties stand at each place."""
        found: dict[str, list[str]] = {}
        for name, zone in view.zones.items():
            if not self.ground.parties or not fnmatchcase(name, self.ground.parties):
                continue
            place = next((at for card in zone.cards if (at := self.ground.look.place_of_card(card.code))), "")
            seat = next((card.controller or card.owner for card in zone.cards), "")
            if place:
                found.setdefault(place, []).append(seat)
        if found != self.parties:
            self.parties, self.seats = found, list(view.seats)
            self.board.put_first(found)
            self.names.update()

    def paint_parties(self, painter: QPainter) -> None:
        """A pawn for each party in the colour of its seat, and the one that is on its way."""
        for pawn in self.pawns():
            self._paint_pawn(painter, pawn.seat, pawn.box)
        walker, tall = self.walker, self._pawn
        if walker is not None:
            x, y = self.gaze.camera.to_window(*walker.at)
            self._paint_pawn(painter, walker.seat, QRectF(x - tall / 2, y - tall, tall, tall))

    def pawn_at(self, at: QPointF) -> Pawn | None:
        """The pawn at a point of the table."""
        there = at - self.room.topLeft()
        return next((pawn for pawn in self.pawns() if pawn.box.contains(there)), None)

    def pawns(self) -> list[Pawn]:
        """Each party that stands at a place, side by side about the mark."""
        camera, tall, walker = self.gaze.camera, self._pawn, self.walker
        found: list[Pawn] = []
        for place, seats in self.parties.items():
            x, y = camera.to_window(*self.ground.look.at[place])
            foot = y - max(self.reach(place, camera) * 0.5, self.rim(place))
            standing = list(seats)
            if walker is not None and place == walker.goal and walker.seat in standing:
                standing.remove(walker.seat)
            for at, seat in enumerate(standing):
                left = x + (at - (len(standing) - 1) / 2) * tall * 0.62 - tall / 2
                found.append(Pawn(seat, place, QRectF(left, foot - tall, tall, tall)))
        return found

    @property
    def _pawn(self) -> float:
        return self.size(FIGURE) * 1.15

    def _paint_pawn(self, painter: QPainter, seat: str, box: QRectF) -> None:
        theme = self.skin.theme
        number = self.seats.index(seat) if seat in self.seats else 0
        colour = theme.frames[SEAT_COLOURS[number % len(SEAT_COLOURS)]]
        paint_figure(painter, "pawn", colour, "account-group", box, theme)

    def show_walker(self, walker: Walker | None) -> None:
        """A party on its way: it is painted where it has come to, and not yet at its goal."""
        if walker != self.walker:
            self.walker = walker
            self.names.update()

    def shine(self, lights: Mapping[str, Light], origin: str) -> None:
        """Marks places by their names, and the paths that lead to them from ``origin``, where a piece is moved from."""
        legal = [place for place, light in lights.items() if light.ring == "legal"]
        ways = [way for way in self.board.ways if origin and any(way.joins(origin, place) for place in legal)]
        if lights != self.lights or ways != self.lit_ways:
            self.lights, self.lit_ways = dict(lights), ways
            self.update()
            self.names.update()

    def set_focused(self, place: str) -> None:
        """The keyboard's frame around a place, "" for none."""
        if place != self.focused:
            self.focused = place
            self.update()

    def bring_in_sight(self, place: str) -> None:
        """Looks towards a place that is out of sight."""
        at = self.where(place)
        if at is not None and not self.room.adjusted(40, 50, -40, -30).contains(QPointF(*at)):
            self.gaze.go_to(*self.ground.look.at[place])

    # -- painting -----------------------------------------------------------------------------------------------------

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The land, lit paths, badges and marks, rings."""
        ratio = self.gaze.ratio = painter.device().devicePixelRatioF()
        camera = self.gaze.camera
        painter.save()
        painter.setClipRect(self.room, Qt.ClipOperation.IntersectClip)
        painter.translate(self.room.topLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.sheet.paint_ground(painter, camera, ratio)
        if self.lit_ways:
            self._paint_ways(painter, camera)
        self.sheet.paint_places(painter, camera, ratio)
        for place, light in self.lights.items():
            self._paint_ring(painter, place, light, camera)
        if self.focused in self.ground.look.at:
            self._paint_focus(painter, camera)
        painter.restore()
        self._paint_edge(painter)

    def _paint_edge(self, painter: QPainter) -> None:
        """Four thin bars: the outline of a large rectangle takes Qt longer than all the land."""
        room, line = self.room, QColor(self.skin.theme.zone_line)
        for y in (room.top(), room.bottom() - 1):
            painter.fillRect(QRectF(room.left(), y, room.width(), 1), line)
        for x in (room.left(), room.right() - 1):
            painter.fillRect(QRectF(x, room.top(), 1, room.height()), line)

    def _paint_ways(self, painter: QPainter, camera: Camera) -> None:
        painter.save()
        painter.translate(*camera.to_window(0.0, 0.0))
        painter.scale(camera.scale, camera.scale)
        paint_lit(painter, self.lit_ways, camera.scale, self.skin.theme)
        painter.restore()

    def reach(self, place: str, camera: Camera) -> float:
        """How far the mark of a place reaches."""
        return self.board.reaches(camera, settle=False)[place]

    def _paint_ring(self, painter: QPainter, place: str, light: Light, camera: Camera) -> None:
        at = self.ground.look.at.get(place)
        if at is None or not light.ring:
            return
        theme = self.skin.theme
        colour = {"legal": theme.legal, "selected": theme.gold, "refused": theme.danger}.get(light.ring, theme.legal)
        middle, reach = QPointF(*camera.to_window(*at)), self.reach(place, camera) + RING
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((theme.panel, 7.0), (colour, 4.0)):
            pen = QPen(QColor(ink), wide)
            if light.ring == "refused" and ink == colour:
                pen.setDashPattern([2.0, 1.3])
            painter.setPen(pen)
            painter.drawEllipse(middle, reach, reach)

    def paint_keys(self, painter: QPainter, lit: list[LitPlace]) -> None:
        """The key caps of lit places, over everything that stands there, and the names that the land does not write."""
        if lit and not self.sheet.moving:
            paint_plaques(painter, self.plaques_of(lit), self.skin, self._lettering(LETTERS))
        for place, _, (left, top, right, bottom) in lit:
            self.skin.paint_key(painter, self.lights[place].key, QRectF(left, top, right - left, bottom - top))

    def lit_places(self) -> list[LitPlace]:
        """The places that can be chosen by a key, as they are seen now."""
        at = self.ground.look.at
        return [self._lit(place) for place, light in self.lights.items() if light.key and place in at]

    def hung_clear(self, lit: list[LitPlace]) -> list[LitPlace]:
        """The same with their keys where they cover no name of a place, once names have given way to them, and where no
        piece that can be chosen covers them."""
        camera = self.gaze.camera
        lies = self.board.at(camera, settle=not self.sheet.moving)
        if self._hung is None or self._hung[:2] != (camera, lit) or self._hung[2] is not lies:
            names = list(self._names_in_window(lies).values())
            self._hung = camera, lit, lies, hung(lit, names, (0.0, 0.0, camera.wide, camera.tall), self.names.over)
        return self._hung[3]

    def _names_in_window(self, lies: Spread) -> dict[str, Box]:
        """Where in the window the names of places are written."""
        at, camera = self.ground.look.at, self.gaze.camera
        return {place: moved(box, *camera.to_window(*at[place])) for place, box in lies.names.items() if place in at}

    def _lit(self, place: str) -> LitPlace:
        (x, y), reach = self._ring(place)
        key = key_box(self.lights[place].key, self._key_corner(place), self._lettering(KEY))
        return LitPlace(
            place, (x - reach, y - reach, x + reach, y + reach), (key.left(), key.top(), key.right(), key.bottom())
        )

    def _key_corner(self, place: str) -> QPointF:
        (x, y), reach = self._ring(place)
        return QPointF(x + reach * 0.8, y - reach * 0.6)

    def _ring(self, place: str) -> tuple[tuple[float, float], float]:
        """The middle of the ring around a place, and how far it reaches."""
        camera = self.gaze.camera
        return camera.to_window(*self.ground.look.at[place]), self.reach(place, camera) + RING

    def plaques_of(self, lit: list[LitPlace]) -> list[Plaque]:
        """The names of those that the land does not name."""
        camera = self.gaze.camera
        lies = self.board.at(camera, settle=not self.sheet.moving)
        if self._named is None or self._named[:2] != (camera, lit) or self._named[2] is not lies:
            room = (4.0, 4.0, camera.wide - 4.0, camera.tall - 4.0)
            names = self._names_in_window(lies)
            made = plaques(lit, names, self.ground.look, room, self.skin, self._lettering(LETTERS))
            self._named = camera, lit, lies, made
        return self._named[3]

    def _lettering(self, size: float) -> float:
        return size * self.skin.theme.print_scale * self.board.grown

    def _paint_focus(self, painter: QPainter, camera: Camera) -> None:
        middle = QPointF(*camera.to_window(*self.ground.look.at[self.focused]))
        reach = self.reach(self.focused, camera) + RING + 8
        self.skin.paint_focus(painter, QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))
