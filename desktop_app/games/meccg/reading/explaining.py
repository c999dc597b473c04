"""Why and why not: numbers unfolded into their sums, and refusals for a drag that is no answer."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.messages import message
from desktop_app.engine.view import Part
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.explaining import part, sum_of_card, why_not_there
from desktop_app.games.kit.reading import Term
from desktop_app.games.meccg.book import offering
from desktop_app.games.meccg.book.out_of_time import why_not_now, why_not_there_now
from desktop_app.games.meccg.reading.attacks import prowess_terms, target_terms
from desktop_app.games.meccg.reading.corruption import check_terms, corruption_terms
from desktop_app.games.meccg.reading.influence import under_general
from desktop_app.games.meccg.reading.numbers import number, terms
from desktop_app.games.meccg.reading.points import SOURCES, sources
from desktop_app.games.meccg.reading.queries import is_character
from desktop_app.games.meccg.state import MecState

DOMAIN = "mec"


def sum_of(g: MecState, subject: str, number_name: str) -> list[Part]:
    """The parts of a number: of a card, of a player ("general", "points"), or of the strike."""
    if subject in g.codes and number_name == "corruption" and is_character(g, subject):
        return [part(g, DOMAIN, term) for term in corruption_terms(g, subject)]
    if subject in g.pieces and number_name == "check":
        return [part(g, DOMAIN, term) for term in check_terms(g, subject)]
    if subject in g.codes and number_name not in ("unused",):
        return sum_of_card(g, DOMAIN, terms(g, subject, number_name))
    name, _, seat = number_name.partition(":")
    if name == "general" and seat in g.seats:
        found = [Term(number(g, card, "mind"), card, g.codes[card]) for card in under_general(g, seat)]
        return [part(g, DOMAIN, term) for term in found]
    if name == "points" and seat in g.seats:
        by_source = sources(g, seat)
        return [Part(by_source[each], message("mec-part-source", kind=each)) for each in SOURCES if by_source[each]]
    it = g.attacks[-1] if g.attacks else None
    if it is not None and it.strike is not None and number_name == "target_prowess":
        return [part(g, DOMAIN, term) for term in target_terms(g, it.strike)]
    if it is not None and number_name in ("strike_prowess", "attack_prowess"):
        return [part(g, DOMAIN, term) for term in prowess_terms(g, it, it.strike)]
    return []


def why_not(g: MecState, question: Question, source: str, target: str) -> Refusal | None:
    """Why dragging ``source`` onto ``target`` does not answer the question; None when it does."""
    return why_not_there(
        question,
        source,
        target,
        no_target=lambda card: (
            _elsewhere(g, question, card, target) or refuse(g, "MEC-704", "mec-no-not-there", "", card)
        ),
        otherwise=lambda card: (
            why_not_now(g, question.seat, card)
            or _elsewhere(g, question, card, target)
            or refuse(g, "MEC-304", "mec-no-not-now", "", card)
        ),
    )


def _elsewhere(g: MecState, question: Question, card: str, target: str) -> Refusal | None:
    """Why a card does not go to something that it goes to at another time."""
    return why_not_there_now(g, question.seat, card, target) if target else None


def aims(g: MecState, question: Question, option: Option) -> list[str]:
    """What the question after this option will offer as targets."""
    return offering.aims(g, question.seat, option)
