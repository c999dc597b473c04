"""Giving the game up: whoever does has lost."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.book.losing import lose
from desktop_app.games.lotr_tcg.state import TcgState


def give_up(g: TcgState, seat: str) -> None:
    """The last one left wins, else the others play on without him (TCG-273, TCG-282)."""
    lose(g, seat, "given_up")
