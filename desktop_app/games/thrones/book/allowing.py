"""Cards that let somebody do what the rules alone would not: they are told as the reason (GOT-002)."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.games.thrones.state import ThronesState


def tell_allowed(g: ThronesState, cards: Iterable[str]) -> None:
    """Says of each of these cards once that it allows what was just done; "" is none."""
    for card in dict.fromkeys(cards):
        if card:
            g.say("got-log-allowed", card=g.ref(card), rule="GOT-002")
