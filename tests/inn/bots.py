"""A bot that plays the dearest card it can pay for, strikes with everybody and answers every blow."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.view import View


def brawler(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """Answers from what its seat sees."""
    if question.kind == "some":
        return [option.key for option in question.options]
    if question.kind != "one":
        return draw_answer(question, dice)
    doing = [option for option in question.options if option.verb not in ("pass", "bet_nothing", "new_hand")]
    if not doing:
        return [question.options[0].key]
    view = look()
    return [max(doing, key=lambda option: (_cost(view, option), option.key)).key]


def _cost(view: View, option: Option) -> int:
    card = view.card(option.source)
    return card.numbers.get("cost", 0) if card is not None else 0
