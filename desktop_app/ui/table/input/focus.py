"""The keyboard's place on the table: a frame that walks over cards and zones, shown large and named aloud."""

from __future__ import annotations

from desktop_app.ui.table.input.walking import neighbour, next_zone
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.announce import announce


class Focus:
    """Where the keyboard is at one table; ``thing`` is a card or a zone, "" for nothing."""

    def __init__(self, table: Parts) -> None:
        self.table = table
        self.thing = ""
        self._framed = False

    def focus_on(self, thing: str, *, framed: bool = True) -> None:
        """Puts the focus on a card or zone and shows and names it; its frame is for those who walk by keys."""
        self.thing, self._framed = thing, framed
        self.table.scene.bring_forward(thing)
        self.table.scene.focus_on(thing if framed else "")
        if thing:
            self.table.reading.stand_on(thing)
            self.table.show_large(thing)
            self._name(thing)

    def _name(self, thing: str) -> None:
        """Names what the keyboard is on for assistive tools."""
        table = self.table
        card = table.view.card(thing)
        choices = table.controller.choices
        key = choices.letters.get(thing, "") if choices is not None else ""
        name = table.describe.card(card, key) if card is not None else table.wording.thing(thing)
        table.board.setAccessibleDescription(name)
        announce(table.board, name)

    def keep(self) -> None:
        """After a change: the frame stays where its card went, or goes."""
        if self.thing and self.thing not in self.table.controller.things():
            self.thing = ""
        self.table.scene.focus_on(self.thing if self._framed else "")

    def forget(self) -> None:
        """Is nowhere, and says so: another person takes the keyboard."""
        self.thing, self._framed = "", False
        self.table.scene.focus_on("")
        self.table.board.setAccessibleDescription("")

    def move(self, direction: str) -> None:
        """To the nearest card that way."""
        scene = self.table.scene
        places = {name: (item.home.x(), item.home.y()) for name, item in scene.cards.items()}
        if self.thing and self.thing not in places:
            centre = scene.rect_of(self.thing).center()
            places[self.thing] = (centre.x(), centre.y())
        self.focus_on(neighbour(places, self.thing, direction))

    def next_zone(self, by: int) -> None:
        """To the first card of the zone after (1) or before (-1) this one, or to the zone itself."""
        scene, view = self.table.scene, self.table.view
        zones = [zone for zone in self.table.controller.zone_order if zone in view.zones or zone in scene.dials]
        card = view.card(self.thing)
        wanted = next_zone(zones, card.zone if card is not None else self.thing, by)
        first = scene.items_of([wanted])
        self.focus_on(first[0].card.id if first else wanted)

    def turn_page(self, by: int) -> None:
        """Turns the page of the zone in focus."""
        card = self.table.view.card(self.thing)
        zone = card.zone if card is not None else self.thing
        self.table.scene.turn_page(zone, by)
        first = self.table.scene.items_of([zone])
        if first:
            self.focus_on(first[0].card.id)
