"""What is lit on the table: rings around what may be chosen, the frame of the keyboard, what a drop would meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF

from desktop_app.engine.view import View
from desktop_app.ui.table.board.finding import Findable
from desktop_app.ui.table.board.fixtures import Fixtures
from desktop_app.ui.table.board.light import UNLIT, Light
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.words.zone_words import ZoneWords

TOLERANCE = 24.0
"""How near to a target a drop still meets it."""


class Lit(Findable):
    """A scene whose cards, zones and places are lit."""

    layout: Layout
    words: ZoneWords
    fixtures: Fixtures

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lights: Mapping[str, Light] = {}
        self.view: View | None = None

    def shine(self, lights: Mapping[str, Light]) -> None:
        """Marks cards and zones by id; what is not named is unlit."""
        self._lights = lights
        for name, item in self.cards.items():
            item.shine(lights.get(name, UNLIT))
        for zone, pager in self.pagers.items():
            hidden = self.view.zones[zone].cards if self.view is not None and zone in self.view.zones else ()
            pager.shine(any(card.id not in self.cards and card.id in lights for card in hidden))
        for zone, fold in self.fixtures.folds.items():
            within = self.view.zones[zone].cards if self.view is not None and zone in self.view.zones else ()
            fold.shine(lit=any(card.id in lights for card in within))
        for place in self.fixtures.places.values():
            place.shine(lights.get(place.spot.zone, UNLIT))
        if self.land is not None:
            self.land.shine(lights, self._taken_from(lights))
        for mat in self.mats:
            found = [light for zone, light in lights.items() if self._lies_on(zone, mat.mat.zones)]
            mat.shine(found[0] if found else UNLIT)

    def _lies_on(self, zone: str, mat: Sequence[str]) -> bool:
        """Whether a zone lies on the mat of these zones: by its name, or in a row of its own by a star."""
        name = self._name_here(zone)
        spot = self.spots.get(name)
        in_a_row = spot is not None and spot.kind == "row" and not spot.folds
        return name in mat or (in_a_row and any(fnmatchcase(name, each) for each in mat))

    def _name_here(self, thing: str) -> str:
        """Under which name a zone lies here: what acts now has one of its own."""
        fact, begins, name = self.layout.forward
        acts = begins + self.view.facts.get(fact, "") if name and self.view is not None else ""
        return name if acts and thing == acts else thing

    def rect_of(self, thing: str) -> QRectF:
        """Where a card or zone lies on the table, also what acts by its usual name."""
        return super().rect_of(self._name_here(thing))

    def _taken_from(self, lights: Mapping[str, Light]) -> str:
        """The zone of the card that is held, "" while none is."""
        held = [name for name, light in lights.items() if light.ring == "selected" and name in self.cards]
        return self.cards[held[0]].card.zone if held else ""

    def tell_place(self, thing: str) -> None:
        """Tells of the place of the land that is pointed at, or on which what is pointed at stands; of others not."""
        if self.land is None or self.view is None or self.layout.ground is None:
            return
        card = self.view.card(thing)
        zone = card.zone if card is not None else thing
        place = self.land.place_of(thing) or self.land.place_of(zone)
        if self.land.place_of(thing):
            zone = thing
        lines = self.words.places.of_place(self.view, zone, place, self.layout.ground.look) if place else []
        self.land.tell(zone, lines)

    def target_at(self, at: QPointF, without: str) -> str:
        """What a card held at a point would fall on: what lies there, else the lit target whose middle is nearest."""
        exact = self.thing_at(at, without)
        if exact in self.cards:
            return exact
        near = [
            (QLineF(at, rect.center()).length(), thing)
            for thing, light in self._lights.items()
            if light.ring == "legal" and thing != without
            and (rect := self.rect_of(thing)).adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE).contains(at)
        ]  # fmt: skip
        return min(near)[1] if near else exact

    def focus_on(self, thing: str) -> None:
        """Puts the keyboard's frame around a card or the mat of a zone."""
        for name, item in self.cards.items():
            item.set_focused(name == thing)
        for mat in self.mats:
            mat.set_focused(thing in mat.mat.zones)
        for zone, fold in self.fixtures.folds.items():
            fold.set_focused(zone == thing)
        if self.land is not None:
            self.land.focus_on(thing)
