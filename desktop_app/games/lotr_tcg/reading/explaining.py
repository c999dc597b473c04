"""Why and why not: numbers unfolded into their sums, and refusals for a drag that is no answer."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.messages import message
from desktop_app.engine.view import Part
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.explaining import part, sum_of_card, why_not_there
from desktop_app.games.lotr_tcg.book import offering, playing
from desktop_app.games.lotr_tcg.reading.numbers import ROAMING_PENALTY, archery_terms, side_terms
from desktop_app.games.lotr_tcg.reading.path import is_roaming
from desktop_app.games.lotr_tcg.reading.queries import kind
from desktop_app.games.lotr_tcg.reading.sums import terms
from desktop_app.games.lotr_tcg.reading.view import PILES
from desktop_app.games.lotr_tcg.state import TcgState

DOMAIN = "tcg"


def sum_of(g: TcgState, subject: str, number: str) -> list[Part]:
    """The parts of a number: of a card, or of the table ("free_strength", "minion_archery" of "")."""
    if subject in g.codes and number == "cost":
        roams = kind(g, subject) == "minion" and is_roaming(g, subject)
        more = [Part(ROAMING_PENALTY, message("tcg-part-roaming"))] if roams else []
        return [*sum_of_card(g, DOMAIN, terms(g, subject, "twilight")), *more]
    if subject in g.codes:
        found = sum_of_card(g, DOMAIN, terms(g, subject, number))
        return found[:1] if g.home[subject].partition(":")[0] in PILES else found  # there it is as it is printed
    if g.fight is not None and number in ("free_strength", "shadow_strength"):
        side = g.fight.characters if number == "free_strength" else g.fight.minions
        return [part(g, DOMAIN, term) for term in side_terms(g, side)]
    if number in ("minion_archery", "fellowship_archery"):
        side_of = "shadow" if number == "minion_archery" else "free_peoples"
        return [part(g, DOMAIN, term) for term in archery_terms(g, side_of)]
    return []


def why_not(g: TcgState, question: Question, source: str, target: str) -> Refusal | None:
    """Why dragging ``source`` onto ``target`` does not answer the question; None when it does."""
    return why_not_there(
        question,
        source,
        target,
        no_target=lambda card: refuse(g, "TCG-086", "tcg-no-not-there", "", card),
        otherwise=lambda card: _otherwise(g, question, card),
    )


def _otherwise(g: TcgState, question: Question, source: str) -> Refusal:
    if source in g.zones[f"hand:{question.seat}"]:
        reason = playing.why_not_play(g, question.seat, source)
        if reason:
            return offering.refusal(g, reason, "play", source)
    return refuse(g, "TCG-092", "tcg-no-not-now", "", source)


def aims(g: TcgState, question: Question, option: Option) -> list[str]:
    """What the question after this option will offer as targets."""
    return offering.aims(g, question.seat, option)


def idle(g: TcgState, question: Question, option: Option) -> Refusal | None:
    """Why an event that may be played or an ability that may be used would have no effect (TCG-391)."""
    reason = offering.why_no_effect(g, question.seat, option)
    return offering.refusal(g, reason, option.verb, option.source) if reason else None
