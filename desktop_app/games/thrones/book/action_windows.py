"""Action windows: the first player may act or pass, then the others in player order, until all pass in a row."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Sequence
from functools import partial
from typing import Any

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Next, Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.windows import chance_in_window, could_only_pass, turns_in_window
from desktop_app.games.thrones.book import offering, playing
from desktop_app.games.thrones.book.marshaling import MARSHALING, ambush, marshal
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.state import ThronesState

PASS = Option("pass")


def action_window(g: ThronesState) -> Coroutine[Any, Any, Next]:
    """One action or pass of one player (GOT-458); stays until all have passed in a row (GOT-319)."""
    return chance_in_window(g, players(g), partial(_chance, g))


def window(number: str, phase: str) -> Row:
    """The row of an action window."""
    return Row(number, action_window, phase, shown=False)


def _chance(g: ThronesState, seat: str) -> Awaitable[bool] | None:
    """Whoever could only pass is not asked."""
    actions = offering.options(g, seat)
    return None if could_only_pass(g, actions) else _act_or_pass(g, seat, actions)


async def _act_or_pass(g: ThronesState, seat: str, actions: Sequence[Option]) -> bool:
    """Asks a seat for one action; answers whether it took one."""
    marshaling = g.step == MARSHALING and g.active == seat
    question = Question(
        seat,
        "one",
        message(
            "got-ask-marshal" if marshaling else "got-ask-action",
            rule="GOT-496" if marshaling else "GOT-458",
            seat=seat_ref(seat),
            gold=g.gold[seat],
        ),
        lambda: [*actions, PASS],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat),
        primary="pass",
    )
    if not marshaling:  # nobody passes over their own marshaling unseen
        question.turns = partial(turns_in_window, g)
    chosen = await ask_one(question)
    await _do(g, seat, chosen)
    return chosen.verb != PASS.verb


async def _do(g: ThronesState, seat: str, chosen: Option) -> None:
    match chosen.verb:
        case "marshal":
            await marshal(g, seat, chosen.source, chosen.target)
        case "play":
            await playing.play(g, seat, chosen.source)
        case "ambush":
            await ambush(g, seat, chosen.source, chosen.target, int(chosen.detail))
        case "use":
            await playing.use(g, seat, chosen.source, chosen.detail)
