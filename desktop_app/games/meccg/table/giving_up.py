"""Giving the game up: the other has won."""

from __future__ import annotations

from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.queries import opponent
from desktop_app.games.meccg.state import MecState


def give_up(g: MecState, seat: str) -> None:
    """Nothing is counted any more."""
    g.say("mec-log-gives-up", seat=seat_ref(seat))
    g.outcome = Outcome("won", "given_up", [opponent(g, seat)])
