"""Why and why not: numbers unfolded into their sums, and refusals for a drag that is no answer."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.messages import message
from desktop_app.engine.view import Part
from desktop_app.games.kit.explaining import part, sum_of_card, why_not_there
from desktop_app.games.me_quest.book import shadow_cards
from desktop_app.games.me_quest.reading.fight import ATTACK, DEFENSE, value_terms
from desktop_app.games.me_quest.reading.numbers import OF_TYPE, terms
from desktop_app.games.me_quest.reading.queries import combat, facts, figure, in_hand, kind
from desktop_app.games.me_quest.state import ATTRIBUTES, SAURON, QuestState

DOMAIN = "meq"
ORDER = "MEQ-085"
"""The rule by which everybody has his turn."""


def sum_of(g: QuestState, subject: str, number: str) -> list[Part]:
    """The parts of a number: of a card, or of the table ("attack:B", "wisdom:B" of "")."""
    if subject in g.codes:
        known = number in OF_TYPE.get(facts(g, subject).type, ())
        return sum_of_card(g, DOMAIN, terms(g, subject, number)) if known else []
    name, _, seat = number.partition(":")
    fight = combat(g)
    if fight is not None and name in (ATTACK, DEFENSE) and seat in g.seats:
        return [part(g, DOMAIN, term) for term in value_terms(g, fight, seat, name)]
    if name in ATTRIBUTES and seat in g.seats:
        return sum_of_card(g, DOMAIN, terms(g, figure(seat), name))
    return []


def why_not(g: QuestState, question: Question, source: str, target: str) -> Refusal | None:
    """Why dragging ``source`` onto ``target`` does not answer the question; None when it does."""
    return why_not_there(
        question,
        source,
        target,
        no_target=lambda card: _not(g, "MEQ-259", "meq-no-not-there", card),
        otherwise=lambda card: _otherwise(g, question, card),
    )


def _not(g: QuestState, rule: str, id: str, card: str) -> Refusal:
    return Refusal(rule, message(id, rule=rule), "", card)


NOT_NOW = "meq-no-not-now"
WHEN = {
    "character": "MEQ-286",
    "corruption": "MEQ-042",
    "encounter": "MEQ-315",
    "event": "MEQ-159",
    "hero": "MEQ-091",
    "hero_card": "MEQ-040",
    "item": "MEQ-291",
    "minion": "MEQ-200",
    "monster_token": "MEQ-200",
    "plot": "MEQ-290",
    "quest": "MEQ-315",
    "skill": "MEQ-040",
    "starting_plot": "MEQ-290",
}
"""The rule that says when something is done with a card, by its type: of an Encounter card before a hero, a Quest."""


def _otherwise(g: QuestState, question: Question, source: str) -> Refusal:
    """What the question says nothing of: a card of Sauron's hand says why it is not played, anything else when it is
    its time."""
    if question.seat == SAURON and source in in_hand(g, "shadow"):
        return shadow_cards.refusal_now(g, source)
    if question.seat == SAURON and source in g.zones[f"hand:{SAURON}"]:
        return _not(g, "MEQ-089" if g.round == 1 else "MEQ-120", NOT_NOW, source)
    return _not(g, WHEN.get(kind(g, source), ORDER) if source in g.codes else ORDER, NOT_NOW, source)


def aims(g: QuestState, question: Question, option: Option) -> list[str]:
    """What the question after this option will offer as targets: the heroes a Shadow card may be played on; all else
    is offered at once."""
    return shadow_cards.aims(g, option.source) if option.verb == "play" else []
