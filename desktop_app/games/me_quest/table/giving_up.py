"""Giving the game up: a side does so as a whole."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book.finale import win
from desktop_app.games.me_quest.reading.story import SAURON_SIDE, THE_HEROES
from desktop_app.games.me_quest.state import SAURON, QuestState


def give_up(g: QuestState, seat: str) -> None:
    """The other side has won: the heroes win or lose together (MEQ-052)."""
    g.say("meq-log-gives-up", seat=seat_ref(seat))
    win(g, THE_HEROES if seat == SAURON else SAURON_SIDE, "given_up")
