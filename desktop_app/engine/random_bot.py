"""A bot for any game: any legal answer, all equally likely. It never looks at the table."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.view import View


def random_answer(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """Draws an answer, whatever the table looks like."""
    return draw_answer(question, dice)


def draw_answer(question: Question, dice: Chance) -> list[str]:
    """Draws an answer from the options of a question of any kind."""
    options = question.options
    if question.kind == "one":
        return [options[draw(dice, len(options))].key]
    keys = [option.key for option in options]
    if question.kind == "distribute":
        return _distributed(question, keys, dice)
    count = len(keys) if question.kind == "order" else _between(question, len(keys), dice)
    for index in range(count):
        other = index + draw(dice, len(keys) - index)
        keys[index], keys[other] = keys[other], keys[index]
    return keys[:count]


def _between(question: Question, offered: int, dice: Chance) -> int:
    most = min(question.maximum, offered)
    return question.minimum + draw(dice, most - question.minimum + 1)


def _distributed(question: Question, keys: list[str], dice: Chance) -> list[str]:
    purse = [key for key in keys for _ in range(question.caps[key])]
    for index in range(question.maximum):
        other = index + draw(dice, len(purse) - index)
        purse[index], purse[other] = purse[other], purse[index]
    return purse[: question.maximum]
