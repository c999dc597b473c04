"""Which bots a game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop_app.engine.game import Game

PLANNER = "planner"
"""The bot of every game that can be looked ahead in."""


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of the bots that a game has."""
    return (*game.bots, PLANNER) if game.foresight is not None else tuple(game.bots)
