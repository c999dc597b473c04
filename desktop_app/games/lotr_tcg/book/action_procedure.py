"""The action procedure (TCG-229 to TCG-231): one after the other acts or passes, until all pass in succession."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from typing import Any

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Next
from desktop_app.games.kit.asking import guarded, seat_ref
from desktop_app.games.kit.windows import chance_in_window, turns_in_window
from desktop_app.games.lotr_tcg.book import fellowship_actions, offering, playing, using
from desktop_app.games.lotr_tcg.reading.queries import action_order
from desktop_app.games.lotr_tcg.state import TcgState

PASS = "pass"


def actions_of_a_phase(g: TcgState) -> Coroutine[Any, Any, Next]:
    """One action or pass of one player; stays until all have passed in succession."""
    return chance_in_window(g, action_order(g), partial(act_or_pass, g))


async def act_or_pass(g: TcgState, seat: str, enough: str = PASS, rule: str = "TCG-229") -> bool:
    """Asks a seat for one action; answers whether it took one. ``enough`` is the verb with which it takes none."""
    question = Question(
        seat,
        "one",
        message(f"tcg-ask-{g.phase}-actions", rule=rule, seat=seat_ref(seat), twilight=g.twilight),
        lambda: [*offering.options(g, seat), *fellowship_actions.options(g, seat), Option(enough)],
        step=g.step,
        refusals=lambda: [*offering.refusals(g, seat), *fellowship_actions.refusals(g, seat)],
        primary=enough,
    )
    if enough == PASS:
        question.turns = partial(turns_in_window, g)
    chosen = await ask_one(guarded(g, question))
    match chosen.verb:
        case "play":
            await playing.play(g, seat, chosen.source, chosen.target)
        case "use":
            await using.use(g, seat, chosen.source, chosen.detail)
        case "heal":
            await fellowship_actions.discard_to_heal(g, seat, chosen.source, chosen.target)
        case "transfer":
            await fellowship_actions.pay_to_transfer(g, seat, chosen.source, chosen.target)
    return chosen.verb != enough
