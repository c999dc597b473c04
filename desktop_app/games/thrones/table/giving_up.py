"""Giving the game up: whoever does is out of it."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.elimination import eliminate
from desktop_app.games.thrones.state import ThronesState


def give_up(g: ThronesState, seat: str) -> None:
    """As after an elimination: the last one left wins, else the others play on (GOT-184, GOT-185)."""
    g.say("got-log-gives-up", seat=seat_ref(seat))
    eliminate(g, [seat], "given_up")
