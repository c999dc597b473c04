"""Which zones and which cards are places of a land, and who answers for a party that stands at one."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Question
from desktop_app.engine.view import View
from desktop_app.ui.table.board.map_parties import Pawn
from desktop_app.ui.table.layout.layout import Ground
from desktop_app.ui.table.layout.placed import PlacedSpot


class LandPlaces:
    """The places of one ground, whose zones are named by its ``pattern``. ``cards_at`` are the cards that are chosen at
    their places now, ``told`` is the view in which no zone was brought forward."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.pattern = ground.mat.spots[0].zone
        self._begins = self.pattern.partition("*")[0]
        self.cards_at: dict[str, str] = {}
        self.told: View | None = None

    def place_of(self, thing: str) -> str:
        """The place whose zone or whose card this is; "" for any other."""
        found = next((place for place, card in self.cards_at.items() if card == thing), "")
        return found or self._place_of_zone(thing)

    def _place_of_zone(self, zone: str) -> str:
        return zone.removeprefix(self._begins) if zone.startswith(self._begins) and zone != self.pattern else ""

    def thing_of(self, place: str) -> str:
        """The card that can be chosen at a place, else its zone; "" for no place."""
        return self.cards_at.get(place) or (self._begins + place if place else "")

    def find_cards(self, view: View, question: Question | None, spots: Mapping[str, PlacedSpot]) -> None:
        """Finds the cards that are places and lie in no sight, while a question is about such: so they are chosen
        there. Of several at one place it is the one asked about."""
        look = self._ground.look
        options = question.options if question is not None else ()
        asked = {thing for option in options for thing in (option.source, option.target) if thing}
        hidden = [zone for name, zone in view.zones.items() if name not in spots or spots[name].kind == "pile"]
        wanted = [
            zone for zone in hidden if any(card.id in asked and look.place_of_card(card.code) for card in zone.cards)
        ]
        there = sorted((card for zone in wanted for card in zone.cards), key=lambda card: card.id in asked)
        self.cards_at = {place: card.id for card in there if (place := look.place_of_card(card.code))}

    def mover_of(self, pawn: Pawn, question: Question) -> str:
        """The card that answers for the party of a pawn, while it is asked where that goes; "" for none."""
        if pawn.seat != question.seat:
            return ""
        places = set(self.cards_at.values())
        movers = dict.fromkeys(option.source for option in question.options if option.target in places)
        return next((mover for mover in movers if self._party_stands(mover) == pawn.place), "")

    def _party_stands(self, member: str) -> str:
        """At which place the party stands that a card belongs to; "" for no party."""
        card = self.told.card(member) if self.told is not None else None
        if self.told is None or card is None or not self._ground.parties:
            return ""
        party = self.told.zones.get(self._ground.parties.replace("*", card.zone.partition(":")[2]))
        look = self._ground.look
        places = (look.place_of_card(each.code) for each in party.cards) if party is not None else ()
        return next((place for place in places if place), "")
