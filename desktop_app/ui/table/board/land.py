"""The land under a table that has one: follows the camera, lights places, tells what is there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.engine.ask import Question
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Contest
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.own_places import over_all
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.place_note import PlaceNote
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.stagings import Staging, Stagings
from desktop_app.ui.table.board.track_item import TrackItem
from desktop_app.ui.table.layout.appearing import places_now
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import Ground, PlacedSpot, Placement


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
        self._pattern = ground.mat.spots[0].zone
        self._begins = self._pattern.partition("*")[0]
        self._camera: Camera | None = None
        self._sheet: Sheet | None = None
        self._reaches: Mapping[str, float] | None = None
        self._by_hand = False
        self._looked_at: object = None
        self.map: MapItem | None = None
        self._note: PlaceNote | None = None
        self._telling: tuple[str, Sequence[str]] = "", ()
        self.track: TrackItem | None = None
        self.staging = Stagings(ground, scene.motion)
        self.cards_at: dict[str, str] = {}
        self._told: View | None = None

    # -- standing -----------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """The scene has been emptied: the land will be laid anew, seen as it was; what is painted of it stays."""
        if self.map is not None:
            self._camera, self._by_hand = self.map.gaze.goal, self._by_hand or self.map.gaze.by_hand
            self.map.gaze.deleteLater()
        self.map = self._note = self.track = None
        self.staging.forget()

    def stand(self, placement: Placement) -> None:
        """Lies where a placement has it."""
        spot, scene = placement.spots[self._pattern], self._scene
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
        spot = placement.spots[self._pattern] if placement is not None else None
        found = self.staging.stage_over(view, contest, told, spot, placement.scale if placement is not None else 1.0)
        if self.track is not None:
            self.track.setVisible(not self.staging.covers)
        return found

    def show_view(self, view: View, told: View, there: Mapping[str, str]) -> None:
        """The numbers of the places and who is ``there``, and the markers of the track; ``told`` is the view in which
        no zone was brought forward."""
        self._told = told
        if self.map is not None:
            self.map.board.tell(there)
            self.map.show_numbers(view)
            self.map.show_parties(view)
            self._look_at_own()
        if self.track is not None:
            self.track.show_view(view)

    def look_again(self) -> None:
        """As at the beginning, wherever it was moved by hand: one's own parties, or where nobody travels all of it."""
        if self.map is None:
            return
        self._by_hand = self.map.gaze.by_hand = False
        self._looked_at = None
        self._look_at_own()
        if self._looked_at is None:
            self.map.gaze.go_home()

    def _look_at_own(self) -> None:
        """Until somebody moves the land by hand, the parties of whoever looks are seen, wherever they are, with the
        places that can be chosen; while something is staged over the land, that is."""
        view, seen = self._scene.view, self.map
        if view is None or seen is None or self._by_hand or seen.gaze.by_hand:
            return
        if self.staging.covers or self.staging.travelled is not None:
            self._looked_at = None
            return
        own = {place for place, seats in seen.parties.items() if view.seat in seats}
        chosen = {place for place, light in seen.lights.items() if light.key and place in self._ground.look.at}
        wanted = own | chosen, seen.gaze.camera.wide, seen.gaze.camera.tall
        if own and wanted != self._looked_at:
            self._looked_at = wanted
            points = [self._ground.look.at[place] for place in wanted[0]]
            seen.gaze.show(over_all(points, seen.gaze.camera, seen.board.grown))

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
        spot = scene.placement.spots[self._pattern]
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
        seen, here, there = self.map, self.place_of(start), self.place_of(end)
        if seen is None or not here or not there or here == there:
            return None
        found = next((way for way in seen.board.ways if way.joins(here, there)), None)
        if found is None:
            return None
        camera = seen.gaze.camera
        left, top = camera.to_window(0.0, 0.0)
        placed = QTransform.fromTranslate(left + seen.room.x(), top + seen.room.y()).scale(camera.scale, camera.scale)
        course = placed.map(found.course)
        return course if found.ends[0] == here else course.toReversed()

    # -- places and zones ---------------------------------------------------------------------------------------------

    def place_of(self, zone: str) -> str:
        """The place whose zone or whose card this is; "" for any other."""
        found = next((place for place, card in self.cards_at.items() if card == zone), "")
        return found or self._place_of_zone(zone)

    def _place_of_zone(self, zone: str) -> str:
        return zone.removeprefix(self._begins) if zone.startswith(self._begins) and zone != self._pattern else ""

    def zone_at(self, at: QPointF) -> str:
        """The card that can be chosen at the place at a point, else the zone of the place, "" for none. Under what is
        staged over the land no place is pointed at."""
        place = self.map.place_at(at) if self.map is not None and not self.staging.covers else ""
        return self.cards_at.get(place) or (self._begins + place if place else "")

    def find_cards(self, view: View, question: Question | None, spots: Mapping[str, PlacedSpot]) -> Collection[str]:
        """The cards that are places and lie in no sight, while a question is about such: so they are chosen there. Of
        several at one place it is the one asked about."""
        look = self._ground.look
        options = question.options if question is not None else ()
        asked = {thing for option in options for thing in (option.source, option.target) if thing}
        hidden = [zone for name, zone in view.zones.items() if name not in spots or spots[name].kind == "pile"]
        wanted = [
            zone for zone in hidden if any(card.id in asked and look.place_of_card(card.code) for card in zone.cards)
        ]
        there = sorted((card for zone in wanted for card in zone.cards), key=lambda card: card.id in asked)
        found = {place: card.id for card in there if (place := look.place_of_card(card.code))}
        if self.cards_at and found != self.cards_at:
            self.tell("", [])  # whoever chose among them has chosen
        self.cards_at = found
        return found.values()

    def mover_at(self, at: QPointF, question: Question | None) -> str:
        """The card that answers for the party whose pawn stands at a point, while it is asked where that goes; "" for
        none."""
        pawn = self.map.pawn_at(at) if self.map is not None and self.covers(at) else None
        if pawn is None or question is None or pawn.seat != question.seat:
            return ""
        places = set(self.cards_at.values())
        movers = dict.fromkeys(option.source for option in question.options if option.target in places)
        return next((mover for mover in movers if self._party_stands(mover) == pawn.place), "")

    def _party_stands(self, member: str) -> str:
        """At which place the party stands that a card belongs to; "" for no party."""
        card = self._told.card(member) if self._told is not None else None
        if self._told is None or card is None or not self._ground.parties:
            return ""
        party = self._told.zones.get(self._ground.parties.replace("*", card.zone.partition(":")[2]))
        look = self._ground.look
        places = (look.place_of_card(each.code) for each in party.cards) if party is not None else ()
        return next((place for place in places if place), "")

    def rect_of(self, thing: str) -> QRectF:
        """Where the place of a card is on the table; empty for any other."""
        seen = self.map if thing in self.cards_at.values() else None
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
        self._note.tell(heading, lines[1:], beside, QRectF(self.map.room), self._to_choose())

    def _to_choose(self) -> list[QRectF]:
        """Where the places that can be chosen are, with their keys."""
        assert self.map is not None
        chosen = [place for place, light in self.map.lights.items() if light.key or light.ring == "legal"]
        seen = [at for place in chosen if (at := self.map.where(place)) is not None]
        return [QRectF(x - 18, y - 30, 48, 48) for x, y in seen]

    @property
    def told(self) -> list[str]:
        """What is told of a place now."""
        return self._note.told if self._note is not None else []

    @property
    def told_over(self) -> QRectF:
        """What the note of a place lies over; nothing while none is told of."""
        return self._note.box if self._note is not None and self.told else QRectF()
