"""Which card keeps a hero from something, and by what rule: what a refusal names."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.me_quest.reading.numbers import limits
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import QuestState

RULES = {
    "corruption": "MEQ-327",
    "event": "MEQ-158",
    "hero": "MEQ-243",
    "item": "MEQ-324",
    "minion": "MEQ-219",
    "plot": "MEQ-133",
    "quest": "MEQ-312",
    "encounter": "MEQ-312",
    "shadow": "MEQ-198",
    "starting_plot": "MEQ-133",
}
"""By what rule a card hinders, by its type."""


def rule_of(g: QuestState, cause: str) -> str:
    """The rule by which what a card in play says counts."""
    return RULES[FACTS[g.codes[cause]].type]


def limited_by(g: QuestState, seat: str, what: str) -> str:
    """The card that limits a hero most in something; "" for none."""
    return min(limits(g, seat, what), default=(0, ""))[1]


def refuse_for(g: QuestState, cause: str, verb: str, card: str, target: str = "") -> Refusal:
    """That a card in play forbids something."""
    return refuse(g, rule_of(g, cause), "meq-no-forbidden", verb, card, target, because=cause)
