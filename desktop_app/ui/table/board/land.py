"""The land under a table that has one: follows the camera, lights places, tells what is there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.engine.ask import Question
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Contest
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.land_gaze import LandGaze
from desktop_app.ui.table.board.land_places import LandPlaces
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.place_note import PlaceNote
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.stagings import Staging, Stagings
from desktop_app.ui.table.board.track_item import TrackItem
from desktop_app.ui.table.layout.appearing import places_now
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import Ground
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement


class Holder(Protocol):
    """The scene on which a land lies."""

    skin: Skin
    motion: Clock
    view: View | None
    placement: Placement | None
    spots: dict[str, PlacedSpot]

    @property
    def cards(self) -> Mapping[str, CardItem]:
        """The cards in sight by their ids."""
        ...

    def cards_of(self, spot: PlacedSpot, view: View) -> Sequence[CardView]:
        """The cards that lie in a spot."""
        ...

    def addItem(self, item: QGraphicsItem) -> None:
        """Takes an item in."""
        ...


class Land:
    """One ground on one scene; its timers live with ``owner``, ``word`` gives the text of a message."""

    def __init__(self, scene: Holder, ground: Ground, owner: QObject, word: Callable[..., str]) -> None:
        self._scene, self._ground, self._owner, self._word = scene, ground, owner, word
        self._places = LandPlaces(ground)
        self._camera: Camera | None = None
        self._sheet: Sheet | None = None
        self._reaches: Mapping[str, float] | None = None
        self._gaze = LandGaze()
        self.map: MapItem | None = None
        self._note: PlaceNote | None = None
        self._telling: tuple[str, Sequence[str]] = "", ()
        self.track: TrackItem | None = None
        self.staging = Stagings(ground, scene.motion)

    # -- standing -----------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """The scene has been emptied: the land will be laid anew, seen as it was; what is painted of it stays."""
        if self.map is not None:
            self._camera = self.map.gaze.goal
            self._gaze.remember(self.map)
            self.map.gaze.deleteLater()
        self.map = self._note = self.track = None
        self.staging.forget()

    def stand(self, placement: Placement) -> None:
        """Lies where a placement has it."""
        spot, scene = placement.spots[self._places.pattern], self._scene
        if self.map is not None:
            self.map.take(spot)
            if self.track is not None:
                self.track.take(self.map.room, self.map.board.grown)
            return
        self.map = MapItem(self._ground, scene.skin, self._sheet_of(scene.skin), spot, self._owner, self._camera)
        self.map.gaze.fit(spot.rect.width, spot.rect.height)
        self._camera = self.map.gaze.camera
        self._note = PlaceNote(scene.skin)
        for item, height in ((self.map, z.MATS + 1), (self.map.names, z.MAP_NAMES), (self._note, z.PLACE_NOTE)):
            item.setZValue(height)
            scene.addItem(item)
        for staging in self.staging.stand(scene.skin, self.map):
            scene.addItem(staging)
        if self._ground.track is not None:
            self.track = TrackItem(self._ground.track, scene.skin, self._word)
            self.track.setZValue(z.MAP_NAMES + 1)
            self.track.take(self.map.room, self.map.board.grown)
            scene.addItem(self.track)
        self.map.gaze.changed.connect(self.follow)

    def _sheet_of(self, skin: Skin) -> Sheet:
        """The painted land: the same one for other eyes, another for another theme or language."""
        sheet, look = self._sheet, self._ground.look
        if sheet is None or sheet.theme != skin.theme or sheet.language != skin.language:
            sheet = self._sheet = Sheet(look.land(), look, skin.theme, skin.language)
        return sheet

    def stage_over(self, view: View, contest: Contest | None, told: Staging) -> dict[str, PlacedSpot]:
        """Stages what goes on over the land; where the cards of what is staged lie."""
        placement = self._scene.placement
        spot = placement.spots[self._places.pattern] if placement is not None else None
        found = self.staging.stage_over(view, contest, told, spot, placement.scale if placement is not None else 1.0)
        if self.track is not None:
            self.track.setVisible(not self.staging.covers)
        return found

    def show_view(self, view: View, told: View, there: Mapping[str, str]) -> None:
        """The numbers of the places and who is ``there``, and the markers of the track; ``told`` is the view in which
        no zone was brought forward."""
        self._places.told = told
        if self.map is not None:
            self.map.board.tell(there)
            self.map.show_numbers(view)
            self.map.show_parties(view)
            self._look_at_own()
        if self.track is not None:
            self.track.show_view(view)

    def look_again(self) -> None:
        """As at the beginning, wherever it was moved by hand: one's own parties, or where nobody travels all of it."""
        if self.map is not None:
            self._gaze.look_again(self.map, self._scene.view, staged=self._is_staged)

    def _look_at_own(self) -> None:
        if self.map is not None:
            self._gaze.look(self.map, self._scene.view, staged=self._is_staged)

    @property
    def _is_staged(self) -> bool:
        """Whether what one looks at is staged over the land."""
        return self.staging.covers or self.staging.travelled is not None

    @property
    def figure(self) -> float:
        """How wide what stands on the land is now."""
        return self.map.figure if self.map is not None else 0.0

    def where_stands(self, place: str) -> tuple[float, float] | None:
        """At which point of the table what is at a place stands now."""
        return self.map.where_stands(place) if self.map is not None else None

    def follow(self) -> None:
        """The camera has moved, or something has grown sharp: what stands on the land moves with it, at once."""
        scene, seen = self._scene, self.map
        if seen is None:
            return
        seen.update()
        seen.names.update()
        self.staging.follow()
        reaches = seen.board.reaches(seen.gaze.camera, settle=not seen.sheet.moving)
        moved = seen.gaze.camera != self._camera or reaches is not self._reaches
        if not moved or scene.view is None or scene.placement is None:
            return
        self._camera, self._reaches = seen.gaze.camera, reaches
        self.tell("", [])
        zones = [zone for zone in scene.spots if self.place_of(zone)]
        spot = scene.placement.spots[self._places.pattern]
        scene.spots.update(places_now(spot, zones, seen.where_stands, seen.figure, scene.placement.scale))
        for zone in zones:
            for laid in lay(scene.spots[zone], scene.cards_of(scene.spots[zone], scene.view), scene.skin.signs):
                item = scene.cards.get(laid.card)
                if item is not None and not item.held:
                    item.home = QPointF(laid.x, laid.y)
                    item.setPos(item.home)
                    item.lay(laid, scene.spots[zone])
        self.show_pieces()

    def show_pieces(self) -> None:
        """What stands on a part of the land that is not seen is not seen either, and names stand beside the rest."""
        seen = self.map
        assert seen is not None
        for item in self._scene.cards.values():
            spot = self._scene.spots.get(item.card.zone)
            stands = spot is not None and spot.kind == "place"
            item.setVisible(item.held or not stands or (not self.staging.covers and seen.in_sight(item.home)))
        self._turn_names()

    def _turn_names(self) -> None:
        """The names give way to what stands on the land, to its keys and to the track."""
        assert self.map is not None
        pieces = [item for item in self._scene.cards.values() if item.stands and not item.held]
        lit = [item for item in pieces if item.light.key]
        choices = [box.translated(item.home) for item in lit for box in (item.upright_rect(), item.key_rect())]
        over = [self.track.boundingRect()] if self.track is not None and self.track.length else []
        self.map.names.stand_beside(
            [*choices, *over], [item.upright_rect().translated(item.home) for item in pieces if item not in lit]
        )

    def way(self, start: str, end: str) -> QPainterPath | None:
        """The path from the place of one zone to that of another as it runs over the table now, None without one."""
        here, there = self.place_of(start), self.place_of(end)
        return self.map.course(here, there) if self.map is not None and here and there and here != there else None

    # -- places and zones ---------------------------------------------------------------------------------------------

    def place_of(self, zone: str) -> str:
        """The place whose zone or whose card this is; "" for any other."""
        return self._places.place_of(zone)

    def zone_at(self, at: QPointF) -> str:
        """The card that can be chosen at the place at a point, else the zone of the place, "" for none. Under what is
        staged over the land no place is pointed at."""
        return self._places.thing_of(self.map.place_at(at)) if self.map is not None and not self.staging.covers else ""

    def find_cards(self, view: View, question: Question | None, spots: Mapping[str, PlacedSpot]) -> Collection[str]:
        """The cards that are places and lie in no sight, while a question is about such: so they are chosen there."""
        before = self._places.cards_at
        self._places.find_cards(view, question, spots)
        if before and self._places.cards_at != before:
            self.tell("", [])  # whoever chose among them has chosen
        return self._places.cards_at.values()

    def mover_at(self, at: QPointF, question: Question | None) -> str:
        """The card that answers for the party whose pawn stands at a point, while it is asked where that goes; "" for
        none."""
        pawn = self.map.pawn_at(at) if self.map is not None and self.covers(at) else None
        return self._places.mover_of(pawn, question) if pawn is not None and question is not None else ""

    def rect_of(self, thing: str) -> QRectF:
        """Where the place of a card is on the table; empty for any other."""
        seen = self.map if thing in self._places.cards_at.values() else None
        at = seen.where(self.place_of(thing)) if seen is not None else None
        return QRectF(at[0] - 16, at[1] - 16, 32, 32) if at is not None else QRectF()

    def is_place(self, code: str) -> bool:
        """Whether a card is a place on the land."""
        return bool(self._ground.look.place_of_card(code))

    def rect_of_place(self, code: str) -> QRectF:
        """Where the place that a card is is seen now, as a small card; empty where it is not."""
        seen = self.map
        at = seen.where(self._ground.look.place_of_card(code)) if seen is not None else None
        if seen is None or at is None or self.staging.covers or not seen.in_sight(QPointF(*at)):
            return QRectF()
        return QRectF(at[0] - 11, at[1] - 16, 22, 32)

    def covers(self, at: QPointF) -> bool:
        """Whether a point of the table lies on the land, and nothing is staged over it."""
        return self.map is not None and not self.staging.covers and self.map.room.contains(at)

    # -- lights and words ---------------------------------------------------------------------------------------------

    def shine(self, lights: Mapping[str, Light], origin: str) -> None:
        """Marks the places among lit zones; ``origin`` is the zone from which something is moved."""
        if self.map is not None:
            places = {place: light for zone, light in lights.items() if (place := self.place_of(zone))}
            self.map.shine(places, self.place_of(origin))
            self._look_at_own()
            self._turn_names()
            if self.told:
                self.tell(*self._telling)

    def focus_on(self, thing: str) -> None:
        """Puts the keyboard's frame around a place, and looks towards it."""
        if self.map is not None:
            place = self.place_of(thing)
            self.map.set_focused(place)
            if place:
                self.map.bring_in_sight(place)

    def tell(self, zone: str, lines: Sequence[str]) -> None:
        """Tells of a place beside it: a heading and lines; of "" nothing, nor while something is staged over it."""
        if self._note is None or self.map is None:
            return
        self._telling = zone, lines
        at = self.map.where(self.place_of(zone))
        heading = lines[0] if lines and at is not None and not self.staging.covers else ""
        beside = QPointF(*at) if at is not None else QPointF()
        self._note.tell(heading, lines[1:], beside, QRectF(self.map.room), self.map.to_choose())

    @property
    def told(self) -> list[str]:
        """What is told of a place now."""
        return self._note.told if self._note is not None else []

    @property
    def told_over(self) -> QRectF:
        """What the note of a place lies over; nothing while none is told of."""
        return self._note.box if self._note is not None and self.told else QRectF()
