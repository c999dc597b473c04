"""A bot for each side that sees nothing but the view: Sauron plots and guards, heroes fetch favor and stop Plots."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.view import View
from desktop_app.games.me_quest.planning.answering import best_answer
from desktop_app.games.me_quest.planning.seen import Seen


def greedy(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """Answers from what its seat sees."""
    if question.kind == "order" or len(question.options) < 2:
        return draw_answer(question, dice)
    return best_answer(Seen(look()), question, dice)
