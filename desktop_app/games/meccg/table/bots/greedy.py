"""The greedy bot: recruits within influence, travels to where its hand is playable, plays hazards that bite."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import View
from desktop_app.games.meccg.table.bots import at_sites, ending, fighting, moving, organizing

Look = Callable[[], View]


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Recruits within influence, travels to where its hand is playable, plays hazards that bite, calls when ahead."""
    verbs = {option.verb for option in question.options}
    decide = _BY_PROMPT.get(question.prompt.id) or next(
        (made for verb, made in _BY_VERB.items() if verb in verbs), None
    )
    return decide(look(), question, dice) if decide is not None else random_answer(look, question, dice)


_BY_PROMPT: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "mec-ask-draft": organizing.draft,
    "mec-ask-organization": organizing.organization,
    "mec-ask-organizing": organizing.organizing,
    "mec-ask-hazards": moving.hazards,
    "mec-ask-movement": ending.quiet,
    "mec-ask-regions": moving.walk,
    "mec-ask-draw": moving.draw_all,
    "mec-ask-attack": fighting.attack,
    "mec-ask-assign": fighting.assign,
    "mec-ask-assign-rest": fighting.assign_rest,
    "mec-ask-hold": fighting.hold,
    "mec-ask-support": fighting.support,
    "mec-ask-strike": fighting.strike,
    "mec-ask-corruption": fighting.corruption,
    "mec-ask-enter": at_sites.enter,
    "mec-ask-site": at_sites.site,
    "mec-ask-discard-one": ending.discard_one,
    "mec-ask-too-many": ending.least,
    "mec-ask-exchange-in": ending.most,
    "mec-ask-exchange-out": ending.least,
    "mec-ask-duplicates": ending.most,
    "mec-ask-leftover": ending.most,
    "mec-ask-starting-items": ending.first,
    "mec-ask-second-site": ending.least,
    "mec-ask-answer": ending.quiet,
    "mec-ask-call": ending.call,
    "mec-ask-way": ending.first,
}
_BY_VERB: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "decline": ending.first,
    "roll": ending.quiet,
    "pass": ending.quiet,
    "done": ending.quiet,
}
