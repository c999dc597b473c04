"""The answer that looks best: every option has a worth, and of the best ones chance picks."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.random_bot import draw_answer
from desktop_app.games.me_quest.planning.heroes import roads_of, worth_to_a_hero
from desktop_app.games.me_quest.planning.sauron import worth_to_sauron
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.planning.striking import use_of
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import SAURON

CLOSE = 1e-9
ALLOWS_COMBAT = "meq-ask-allow-combat"
"""In a Haven a hero has no need to fight (MEQ-257)."""


def best_answer(sight: Sight, question: Question, dice: Chance) -> list[str]:
    """The best answer for the seat that is asked."""
    if question.kind == "some" and question.minimum == question.maximum:
        ranked = sorted(question.options, key=lambda option: -_of_several(sight, question, option))
        return [option.key for option in ranked[: question.minimum]]
    if question.kind != "one" or len(question.options) < 2:
        return draw_answer(question, dice)
    worth = worths(sight, question)
    best = max(worth)
    able = [option for option, value in zip(question.options, worth, strict=True) if value >= best - CLOSE]
    return [able[draw(dice, len(able))].key]


def worths(sight: Sight, question: Question) -> list[float]:
    """What each option of a question for one is worth."""
    if question.seat == SAURON:
        return [worth_to_sauron(sight, question, option) for option in question.options]
    if question.prompt.id == ALLOWS_COMBAT:
        return [float(option.verb != "accept") for option in question.options]
    explores = any(option.verb == "explore" for option in question.options)
    travels = explores or any(option.verb == "travel" for option in question.options)
    roads = roads_of(sight, explores=explores) if travels else {}
    return [worth_to_a_hero(sight, option, roads) for option in question.options]


def _of_several(sight: Sight, question: Question, option: Option) -> float:
    """Of cards that must be given up the least useful; of those that may be kept the best."""
    if question.seat == SAURON:
        return worth_to_sauron(sight, question, option)
    code = sight.code(option.source)
    gives = option.verb == "pay" or question.prompt.id == "meq-ask-discard"
    value = use_of(sight, code) if code in FACTS else 0.0
    return -value if gives else value
