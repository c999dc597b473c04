"""The keyboard's place on the table: a frame that walks over cards and zones, shown large and named aloud."""

from __future__ import annotations

from desktop_app.ui.table.input.walking import neighbour, next_zone
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.play.lights import lit_targets
from desktop_app.ui.table.words.announce import announce


class Focus:
    """Where the keyboard is at one table; ``thing`` is a card or a zone, "" for nothing.

    ``by_keys`` is whether the last answer was given by a key: then the next question finds the frame on its first lit
    card.
    """

    def __init__(self, table: Parts) -> None:
        self.table = table
        self.thing = ""
        self.by_keys = False
        self._framed = False
        self._answers = len(table.session.records)
        self._on_table = ""

    def focus_on(self, thing: str, *, framed: bool = True) -> None:
        """Puts the focus on a card or zone and shows and names it; its frame is for those who walk by keys."""
        self._stand(thing, framed=framed)
        if thing:
            self.table.show_large(thing)
            self._name(thing)

    def _stand(self, thing: str, *, framed: bool) -> None:
        self.thing, self._framed = thing, framed
        if thing and not self.in_hand:
            self._on_table = thing
        self.table.scene.bring_forward(thing)
        self.table.scene.focus_on(thing if framed else "")
        if thing:
            self.table.reading.stand_on(thing)

    def _name(self, thing: str) -> None:
        """Names what the keyboard is on for assistive tools."""
        table = self.table
        card = table.view.card(thing)
        choices = table.controller.choices
        key = choices.letters.get(thing, "") if choices is not None else ""
        name = table.describe.card(card, key) if card is not None else table.wording.thing(thing)
        table.board.setAccessibleDescription(name)
        announce(table.board, name)

    def by_mouse(self) -> None:
        """The mouse answers: the frame does not go to the next question."""
        self.by_keys = False

    def keep(self) -> None:
        """After a change: the frame stays where its card went, or goes; after an answer by keys it goes to the first
        lit card. What was told of a place goes, unless the pointer is there: it would lie over others."""
        self._keep_frame()
        self.table.scene.tell_place(self.table.board.under)

    def _keep_frame(self) -> None:
        answers, self._answers = self._answers, len(self.table.session.records)
        if self.by_keys and self._answers > answers and self.lit():
            self._stand(self.lit()[0], framed=True)
            return
        if self.thing and self.thing not in self.table.controller.things():
            self.thing = ""
        self.table.scene.focus_on(self.thing if self._framed else "")

    def forget(self) -> None:
        """Is nowhere, and says so: another person takes the keyboard."""
        self.thing, self._framed, self._on_table = "", False, ""
        self.table.scene.focus_on("")
        self.table.board.setAccessibleDescription("")

    # -- walking --------------------------------------------------------------------------------------------------

    def lit(self) -> list[str]:
        """What can be chosen now, in the order of its letters: the targets of what is held, or else all of it."""
        controller = self.table.controller
        if controller.aimed:
            return lit_targets(controller)
        return list(controller.choices.lit) if controller.choices is not None else []

    @property
    def in_hand(self) -> bool:
        """Whether the keyboard is in the hand."""
        return bool(self.thing) and self._zone() == self._hand()

    def _hand(self) -> str:
        return self.table.game.layout.hand.zone.format(seat=self.table.controller.seat)

    def _zone(self) -> str:
        card = self.table.view.card(self.thing)
        return card.zone if card is not None else self.thing

    def move(self, direction: str) -> None:
        """To the nearest card of the zone that way, and past its edge to the nearest of all; from nowhere to the first
        lit card."""
        scene = self.table.scene
        if not self.thing:
            self.focus_on(next(iter(self.lit()), "") or next(iter(scene.cards), ""))
            return
        places = {name: (item.home.x(), item.home.y()) for name, item in scene.cards.items()}
        for thing in {self.thing, *self.lit()} - places.keys():
            centre = scene.rect_of(thing).center()
            places[thing] = (centre.x(), centre.y())
        zone = self._zone()
        own = {
            name: at
            for name, at in places.items()
            if name == self.thing or (name in scene.cards and scene.cards[name].card.zone == zone)
        }
        found = neighbour(own, self.thing, direction)
        self.focus_on(found if found != self.thing else neighbour(places, self.thing, direction))

    def next_zone(self, by: int) -> None:
        """To the zone after (1) or before (-1) this one: its first lit card, its first, or the zone itself; from
        nowhere to the first lit card."""
        scene = self.table.scene
        if not self.thing and self.lit():
            self.focus_on(self.lit()[0])
            return
        zones = self.table.controller.zones_in_order(scene.dials)
        self.enter(next_zone(zones, self._zone(), by))

    def enter(self, zone: str) -> None:
        """Into a zone: to its first lit card, its first, or the zone itself where none lies in sight."""
        cards = [item.card.id for item in self.table.scene.items_of([zone])]
        lit = [card for card in self.lit() if card in cards]
        self.focus_on(next(iter(lit + cards), zone))

    def into_hand(self) -> bool:
        """To the cards of the hand; False where there are none."""
        hand = self.table.view.zones.get(self._hand())
        if hand is None or not hand.cards:
            return False
        self.enter(self._hand())
        return True

    def onto_table(self) -> None:
        """Back to the card or zone of the table that had the focus last, or to the first lit one."""
        back = self._on_table if self._on_table in self.table.controller.things() else ""
        lit = (card for card in self.lit() if not self._lies_in_hand(card))
        self.focus_on(back or next(lit, ""))

    def _lies_in_hand(self, thing: str) -> bool:
        card = self.table.view.card(thing)
        return card is not None and card.zone == self._hand()

    def turn_page(self, by: int) -> None:
        """Turns the page of the zone in focus."""
        zone = self._zone()
        self.table.scene.turn_page(zone, by)
        first = self.table.scene.items_of([zone])
        if first:
            self.focus_on(first[0].card.id)
