"""Action windows: the first player may act or pass, then the others in player order, until all pass in a row."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Sequence
from functools import partial
from typing import Any

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Next
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.windows import chance_in_window, could_only_pass, turns_in_window
from desktop_app.games.lotr_lcg.book import offering, playing
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.state import LcgState

PASS = Option("pass")


def action_window(g: LcgState) -> Coroutine[Any, Any, Next]:
    """One action or pass of one player (LCG-376, LCG-377, LCG-378); stays until all have passed in a row."""
    order = players(g)
    if len(order) > 1 and g.step == "2.2" and g.active in order:  # the active player first (LCG-205, LCG-214)
        start = order.index(g.active)
        order = order[start:] + order[:start]
    return chance_in_window(g, order, partial(_chance, g))


def _chance(g: LcgState, seat: str) -> Awaitable[bool] | None:
    """Whoever could only pass is not asked."""
    actions = offering.plays(g, seat) + offering.uses(g, seat)
    return None if could_only_pass(g, actions) else _act_or_pass(g, seat, actions)


async def _act_or_pass(g: LcgState, seat: str, actions: Sequence[Option]) -> bool:
    """Asks a seat for one action; answers whether it took one."""
    step = g.step
    planning = step == "2.2" and g.active == seat
    question = Question(
        seat,
        "one",
        message(
            "lcg-ask-planning" if planning else "lcg-ask-action",
            rule="LCG-408" if planning else "LCG-376",
            seat=seat_ref(seat),
            step=step.rstrip("w"),
        ),
        lambda: [*actions, PASS],
        step=step,
        refusals=lambda: offering.refusals(g, seat),
        primary="pass",
    )
    if not planning:  # nobody passes over their own planning unseen
        question.turns = partial(turns_in_window, g)
    chosen = await ask_one(question)
    if chosen.verb == "pass":
        return False
    if chosen.verb == "play":
        await playing.play(g, seat, chosen.source, chosen.target)
    else:
        await playing.use(g, seat, chosen.source, chosen.detail)
    return True
