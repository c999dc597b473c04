"""Looking ahead for a game that can say what an answer and what a table is worth: that is all it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Foresight
from desktop_app.games.kit.state import TableState

T = TypeVar("T", bound=TableState[Any])
MOST_WAYS = 4
"""So many answers are compared, as the quick bot ranks them."""


def always(question: Question) -> bool:
    """Every question is worth thinking about."""
    return True


def nothing_else(g: TableState[Any], question: Question) -> Sequence[list[str]]:
    """Only the usual answer."""
    return []


def best_of_one(g: T, question: Question, worths: Callable[[T, Question], Sequence[float]]) -> list[str]:
    """The one answer that is worth most, the first of several such; where there is no other it is not weighed."""
    options = question.options
    worth = worths(g, question) if len(options) > 1 else [0.0]
    return [options[max(range(len(options)), key=worth.__getitem__)].key]


def alike(g: TableState[Any], option: Option) -> tuple[str, ...]:
    """The same for options between which there is nothing to choose: copies of a card that lie in one zone and are not
    in play."""
    return (option.verb, _kind(g, option.source), _kind(g, option.target), option.detail)


def _kind(g: TableState[Any], thing: str) -> str:
    loose = thing in g.codes and thing not in g.pieces
    return f"{g.home[thing]} {g.codes[thing]}" if loose else thing


def foresight_by_worth(
    answer: Callable[[T, Question, Chance], list[str]],
    worths: Callable[[T, Question], Sequence[float]],
    score: Callable[[T, str], float],
    clock: Callable[[T], int],
    *,
    ahead: int = 1,
    most: int = MOST_WAYS,
    thinks: Callable[[Question], bool] = always,
    several: Callable[[T, Question], Sequence[list[str]]] = nothing_else,
    hasty: Callable[[Question], list[str] | None] | None = None,
) -> Foresight:
    """A planner out of a quick bot.

    ``answer`` is how anybody is thought to go on, ``worths`` what each option of a question for one is worth to whoever
    is asked (of those that are alike only one is compared), ``score`` what a table on which nobody has won yet is worth
    to a seat, from 0 to 1. It is played on until ``clock`` has moved by ``ahead``. Where it does not ``thinks``, the
    quick bot answers. ``several`` are the answers to compare where not one option is asked for, and ``hasty`` is as in
    ``Foresight``.
    """

    def ways(g: T, question: Question) -> Sequence[list[str]]:
        if not thinks(question):
            return []
        if question.kind != "one":
            return several(g, question)
        valued = zip(worths(g, question), question.options, strict=True)
        ranked = sorted(valued, key=lambda pair: (-pair[0], pair[1].key))
        different: dict[tuple[str, ...], Option] = {}
        for _, option in ranked:
            different.setdefault(alike(g, option), option)
        return [[option.key] for option in [*different.values()][:most]]

    def worth(g: T, seat: str) -> float:
        return score(g, seat) if g.outcome is None else float(seat in g.outcome.winners)

    return Foresight(go_on=answer, worth=worth, clock=clock, ahead=ahead, ways=ways, hasty=hasty)
