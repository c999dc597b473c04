"""Views: zone by zone what a seat may see, from what the game declares hidden and what it prints on its cards.

A card that is attached to another lies in the zone ``attached`` and is seen beside its host.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from desktop_app.engine.view import SHOWN, CardView, View, ZoneView
from desktop_app.games.kit.hidden import HiddenZones, alias_of
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.state import T

ATTACHED = "attached"

Face = Callable[[T, str, str], CardView]
"""A card face up in a zone, with its numbers and traits and what is printed on it as marks."""


def no_marks(g: Any, card: str, piece: Any) -> Sequence[str]:
    """Nothing but what every piece shows."""
    return ()


def nothing_beside(g: Any, seat: str, card: str, zone: str) -> list[CardView]:
    """Attachments alone lie beside a card."""
    return []


class Seeing(Generic[T]):
    """How the tables of one game are seen.

    ``marks`` are those of a card in play besides "exhausted" and "by_hand", ``tokens`` what the view calls a kind of
    token where that is not its own name. In zones of ``piles`` one card lies upon the other: the last put there comes
    first. ``beside`` are cards that lie with one in play and are not attached to it, as a seat sees them. ``back`` is
    that of cards that lie face down one by one.
    """

    def __init__(
        self,
        hidden: HiddenZones,
        face: Face[T],
        *,
        marks: Callable[[T, str, Any], Sequence[str]] = no_marks,
        tokens: Mapping[str, str] | None = None,
        piles: Sequence[str] = ("discard",),
        beside: Callable[[T, str, str, str], list[CardView]] = nothing_beside,
        back: str = "",
    ) -> None:
        self.hidden = hidden
        self.face = face
        self._marks = marks
        self._tokens = tokens or {}
        self._piles = piles
        self._beside = beside
        self._back = back

    def begin(self, g: T, seat: str, round: int) -> View:
        """A view with nothing on the table yet: who sits there, what they are called, where the game stands."""
        place = [[place.table, place.row, place.within] for place in g.position]
        seen = View(g.game, seat, list(g.seats), round, place)
        for other in g.seats:
            seen.facts[f"name:{other}"] = g.names[other]
        return seen

    def look(self, g: T, seen: View, *zones: str) -> None:
        """Puts zones into a view."""
        for zone in zones:
            seen.zones[zone] = self.zone(g, seen.seat, zone)

    def zone(self, g: T, seat: str, zone: str, cards: Sequence[str] | None = None, shown_as: str = "") -> ZoneView:
        """A zone as a seat sees it; some of its cards as a zone of their own with ``cards`` and ``shown_as``."""
        lying = g.zones[zone] if cards is None else cards
        name = shown_as or zone
        kind = zone.partition(":")[0]
        if self.hidden.hides(zone, seat):
            return ZoneView(name, len(lying), self._hidden(g, seat, zone, lying))
        if kind in self._piles:
            lying = lying[::-1]
        shown: list[CardView] = []
        for card in lying:
            piece = g.pieces.get(card)
            shown.append(self.face(g, card, name) if piece is None else self.piece(g, card, piece, name))
            if piece is not None:
                shown += self._with(g, seat, card, piece, name)
        return ZoneView(name, len(lying), shown)

    def piece(self, g: T, card: str, piece: Piece, zone: str) -> CardView:
        """A card in play."""
        shown = self.face(g, card, zone)
        shown.controller, shown.host = piece.controller, piece.host
        shown.tokens = {self._tokens.get(token, token): amount for token, amount in piece.tokens.items()}
        if piece.exhausted:
            shown.marks.append("exhausted")
        shown.marks += self._marks(g, card, piece)
        if piece.by_hand:
            shown.marks.append("by_hand")
        return shown

    def shown(self, g: T, seat: str, card: str) -> CardView:
        """A card that a question shows: ``Game.card_of`` of the kernel."""
        return self.face(g, card, SHOWN)

    def _with(self, g: T, seat: str, card: str, piece: Piece, zone: str) -> list[CardView]:
        """What lies with a card in play, and with that; an attachment that has a place of its own is seen there."""
        found: list[CardView] = []
        for attached in piece.attachments:
            if g.home[attached] == ATTACHED:
                borne = g.pieces[attached]
                found += [self.piece(g, attached, borne, zone), *self._with(g, seat, attached, borne, zone)]
        return found + self._beside(g, seat, card, zone)

    def _hidden(self, g: T, seat: str, zone: str, lying: Sequence[str]) -> list[CardView]:
        """The open cards of a hidden zone, and backs where its cards lie one by one."""
        kind = zone.partition(":")[0]
        opened = self.hidden.open(g, seat)
        found: list[CardView] = []
        for place, card in enumerate(lying):
            if card in opened:
                found.append(self.face(g, card, zone))
            elif kind in self.hidden.lying:
                found.append(CardView(alias_of(zone, place), "", zone, back=self._back, marks=["facedown"]))
        return found
