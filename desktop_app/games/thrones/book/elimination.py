"""Leaving the game: whoever has no deck left is out, with everything that was theirs (GOT-184)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import end_effects_on, expire
from desktop_app.engine.state import Outcome
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.state import SEAT_ZONES, ThronesState
from desktop_app.games.thrones.verbs.leaving import take_off
from desktop_app.games.thrones.verbs.treasury import spend_gold

OUT = "removed"


def eliminate(g: ThronesState, out: Sequence[str], reason: str) -> None:
    """Players leave the game, at once, for whatever ``reason``: the only one left has won by it (GOT-185), several play
    on. An eliminated first player hands the token on to the left (GOT-242).

    The book is silent about their cards; as is usual they are removed from the game, and what they controlled of
    others is discarded. None of that can be answered.
    """
    order = players(g)
    remaining = [seat for seat in order if seat not in out]
    if len(remaining) == 1:
        g.outcome = Outcome("won", reason, remaining)
        return
    g.eliminated += out
    if g.first_player in out:
        g.first_player = remaining[0]
    for seat in out:
        _clear(g, seat)


def _clear(g: ThronesState, seat: str) -> None:
    for card in [card for card, piece in g.pieces.items() if seat in (piece.controller, g.owners[card])]:
        if card in g.pieces:
            take_off(g, card, OUT if g.owners[card] == seat else "discard")
    spend_gold(g, seat, g.gold[seat])
    for card in [card for card, owner in g.owners.items() if owner == seat and g.home[card] != OUT]:
        g.move(card, OUT)
    end_effects_on(g.effects, seat)
    expire(g.effects, f"plot:{seat}")  # no plot of theirs will be revealed any more
    assert not any(g.zones[f"{zone}:{seat}"] for zone in SEAT_ZONES)
