"""Giving the game up: whoever does is out of it."""

from __future__ import annotations

from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.elimination import eliminate
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.state import ThronesState


def give_up(g: ThronesState, seat: str) -> None:
    """The last one left wins, else the others play on as after an elimination (GOT-184, GOT-185)."""
    g.say("got-log-gives-up", seat=seat_ref(seat))
    left = [other for other in players(g) if other != seat]
    if len(left) == 1:
        g.outcome = Outcome("won", "given_up", left)
    else:
        eliminate(g, [seat])
