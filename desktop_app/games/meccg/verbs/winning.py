"""A player wins in the middle of a rule."""

from __future__ import annotations

from desktop_app.engine.ask import Question, ask
from desktop_app.engine.messages import Message
from desktop_app.engine.state import Outcome
from desktop_app.games.meccg.state import MecState


async def win(g: MecState, seat: str, how: str) -> None:
    """The game is over at once: nothing of what was being resolved happens any more.

    Whoever drives the rules lets go of them at the first question after the outcome; this is one that nobody sees.
    """
    g.outcome = Outcome("won", how, [seat])
    await ask(Question("", "one", Message(""), list))
