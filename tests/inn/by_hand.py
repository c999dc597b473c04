"""Setting the inn by hand: health, coins, ale, where a card lies."""

from __future__ import annotations

from desktop_app.games.kit.adjusting import ByHand
from desktop_app.games.kit.pieces import Piece
from tests.inn.cards import SMALL_BARREL
from tests.inn.happening import take_off
from tests.inn.reading import fighters, kind
from tests.inn.state import Inn

OUT_OF_PLAY = ("hand", "deck", "discard")


def _zones(g: Inn, card: str) -> list[str]:
    if kind(g, card) == "guest":
        return []
    zones = [f"{zone}:{g.owners[card]}" for zone in OUT_OF_PLAY]
    return [*zones, *(f"friends:{seat}" for seat in g.seats)] if kind(g, card) == "friend" else zones


def _piece(zone: str, card: str) -> Piece | None:
    place, _, seat = zone.partition(":")
    return Piece(controller=seat) if place == "friends" else None


BY_HAND: ByHand[Inn] = ByHand(
    "inn",
    dials={"health": "health", "coins": "coins"},
    tokens=lambda g, card: ("ale",) if g.codes[card] == SMALL_BARREL else (),
    zones=_zones,
    piece=_piece,
    take_off=take_off,
    hosts=lambda g, card: fighters(g, g.owners[card]) if kind(g, card) == "thing" else (),
)
