"""A player wins in the middle of a rule."""

from __future__ import annotations

from desktop_app.engine.ask import the_end
from desktop_app.engine.state import Outcome
from desktop_app.games.meccg.state import MecState


async def win(g: MecState, seat: str, how: str) -> None:
    """The game is over at once: nothing of what was being resolved happens any more."""
    g.outcome = Outcome("won", how, [seat])
    await the_end()
