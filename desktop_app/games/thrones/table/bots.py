"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import View


def greedy(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """For the moment any legal answer."""
    return random_answer(look, question, dice)
