"""Giving the game up: those who play together do so together."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.quest_stages import lose
from desktop_app.games.lotr_lcg.state import LcgState


def give_up(g: LcgState, seat: str) -> None:
    """The players have lost, as when all of them are eliminated (LCG-161)."""
    g.say("lcg-log-gives-up", seat=seat_ref(seat))
    lose(g, "given_up")
