"""A bot for each side that sees nothing but the view: it keeps favor, travels to it, and guards its Plots."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.view import View

WORTH = {
    "complete": 100,
    "discard_plot": 90,
    "play_plot": 90,
    "retrieve_favor": 80,
    "consult_favor": 70,
    "rest": 5,
    "fight_on": 5,
    "accept": 5,
    "place_in_pool": 20,
    "place_influence": 10,
}
"""What an answer is worth by its verb, before anything is looked at."""


def greedy(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """Answers from what its seat sees."""
    if question.kind != "one":
        return draw_answer(question, dice)
    best = max(WORTH.get(option.verb, 0) for option in question.options)
    able = [option for option in question.options if WORTH.get(option.verb, 0) == best]
    return [_any(able, dice).key]


def _any(options: list[Option], dice: Chance) -> Option:
    from desktop_app.engine.chance import draw

    return options[draw(dice, len(options))]
