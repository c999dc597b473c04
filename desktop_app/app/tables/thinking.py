"""How bots answer: at once from what they see, or after looking ahead."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from desktop_app.app.tables.bots import PLANNER
from desktop_app.engine.errors import NotNow
from desktop_app.engine.planning import Plan, plan

if TYPE_CHECKING:
    from desktop_app.engine.chance import Chance
    from desktop_app.engine.session import Session
    from desktop_app.engine.state import State
    from desktop_app.games.contract.story import Course

SECONDS = 0.1
"""How long it thinks about an answer where nobody watches."""
BESIDE = 2
"""So many other ways are compared with the usual one to the end where somebody wants to see them."""


def answer_of(session: Session, bot: str, dice: Chance) -> list[str]:
    """What a bot answers to the open question."""
    assert session.question is not None
    seat = session.question.seat
    if bot == PLANNER:
        found = think(session, dice, SECONDS)
        if found is not None:
            return found.keys
        bot = list(session.game.bots)[-1]
    return session.game.bots[bot](session.eyes(seat), session.question, dice)


def think(session: Session, dice: Chance, seconds: float) -> Plan | None:
    """Looks ahead from the open question for so long; None where no table can be imagined.

    The seat that is asked imagines all that it may not see: nothing of the truth behind it is looked at.
    """
    return _look_ahead(session, dice, seconds, plan)


def think_on(session: Session, so_far: Plan, dice: Chance, seconds: float, scales: Sequence[Course]) -> Plan | None:
    """The same from what was thought ``so_far``, for somebody who wants to compare: some other ways are tried as often
    as the usual one, and it is kept what each way changed on some ``scales``."""
    assert session.question is not None
    seat = session.question.seat

    def measure(state: State) -> list[int]:
        return [scale.read(state, seat) for scale in scales]

    return _look_ahead(session, dice, seconds, partial(plan, so_far=so_far, beside=BESIDE, measure=measure))


def _look_ahead(session: Session, dice: Chance, seconds: float, plan_: Callable[..., Plan]) -> Plan | None:
    question, foresight = session.question, session.game.foresight
    assert question is not None
    assert foresight is not None
    start = time.process_time()

    def is_enough(tables: int) -> bool:
        return time.process_time() - start >= seconds

    try:
        return plan_(session.imagining(question.seat), question.seat, foresight, dice, is_enough)
    except NotNow:
        return None
