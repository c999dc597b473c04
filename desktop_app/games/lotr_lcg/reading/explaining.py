"""Why and why not: numbers unfolded into their sums, and refusals for a drag that is no answer."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.messages import message
from desktop_app.engine.view import Part
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.explaining import part, sum_of_card, why_not_there
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.lotr_lcg.book import offering
from desktop_app.games.lotr_lcg.book.enemy_attack import why_not_attack
from desktop_app.games.lotr_lcg.book.scoring import score_parts
from desktop_app.games.lotr_lcg.book.travel_phase import travel_refusals
from desktop_app.games.lotr_lcg.reading.numbers import staging_terms, terms, willpower_terms
from desktop_app.games.lotr_lcg.reading.queries import (
    all_characters,
    current_quest,
    engaged_with,
    forbidden,
    has_keyword,
    kind,
    out_of_reach,
)
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.verbs import DealDamage


def sum_of(g: LcgState, subject: str, number: str) -> list[Part]:
    """The parts of a number: of a card, or of the table ("staging_threat", "willpower", "score" of "")."""
    if subject in g.codes:
        return sum_of_card(g, "lcg", terms(g, subject, number))
    if number == "staging_threat":
        return [part(g, "lcg", term) for term in staging_terms(g)]
    if number == "willpower":
        return [part(g, "lcg", term) for term in willpower_terms(g)]
    if number == "score":
        return [Part(points, message(f"lcg-score-{name.replace('_', '-')}")) for name, points in score_parts(g).items()]
    return []


def why_not(g: LcgState, question: Question, source: str, target: str) -> Refusal | None:
    """Why dragging ``source`` onto ``target`` does not answer the question; None when it does."""
    return why_not_there(
        question,
        source,
        target,
        no_target=lambda card: refuse(g, "LCG-154", "lcg-no-not-a-target", "", card),
        otherwise=lambda card: _not_chosen(g, question, card) or _by_step(g, question, card),
    )


CHOICES = {
    "no_target": ("LCG-154", "lcg-no-choice"),
    "immune": ("LCG-200", "lcg-no-choice-immune"),
    "forbidden": ("LCG-249", "lcg-no-choice-forbidden"),
    "undamageable": ("LCG-251", "lcg-no-choice-forbidden"),
    "no_change": ("LCG-051", "lcg-no-choice-change"),
}
"""Why a card is none of those that may be chosen, beside what keeps one from being played."""


def _not_chosen(g: LcgState, question: Question, card: str) -> Refusal | None:
    """Why the card that asks cannot have this one chosen: it is none that it names, or nothing would come of it."""
    if card not in g.codes or question.source not in g.codes:
        return None
    if question.prompt.id == "lcg-ask-undefended" and card in all_characters(g):
        return refuse(g, "LCG-472", "lcg-no-choice-undefended", "choose", card)
    reason = _why_not_chosen(g, question, card)
    if not reason:
        return None
    because = forbidden(g, "damage", card) if reason == "undamageable" else ""
    rule, text = CHOICES.get(reason) or offering.REASONS.get(reason) or CHOICES["no_target"]
    because = because if because in g.codes else ""
    return refuse(g, rule, text, "choose", card, because=because, source=g.ref(question.source))


def _why_not_chosen(g: LcgState, question: Question, card: str) -> str:
    """The id of a reason; "" where nothing is chosen, or where a card outside of what is named has a use of its own."""
    purpose = question.purpose
    if not isinstance(purpose, Purpose) or purpose.moment is None:
        chosen = any(option.verb == "choose" for option in question.options)
        return "no_target" if chosen and not offering.why_not_now(g, question.seat, card) else ""
    m = purpose.moment.at(card)
    reason = (purpose.deed.why_not(m) or out_of_reach(m, card) or "no_target") if purpose.group.has(m, card) else ""
    if reason == "forbidden" and forbidden(g, "damage", card):
        return "undamageable" if any(isinstance(part, DealDamage) for part in purpose.deed.parts()) else reason
    return reason or ("" if offering.why_not_now(g, question.seat, card) else "no_target")


def _by_step(g: LcgState, question: Question, source: str) -> Refusal:
    reason = offering.why_not_now(g, question.seat, source)
    if reason:
        return offering.refusal(g, reason, "use" if source in g.pieces else "play", source)
    travelling = [r for r in travel_refusals(g) if r.source == source] if g.phase == "travel" else []
    if travelling:
        return travelling[0]
    if source in g.codes and g.home[source].startswith("captive:"):
        return refuse(g, "LCG-002", "lcg-no-captive", "", source, because=current_quest(g))
    if source in g.codes and (found := _of_the_step(g, question, source) or _not_in_hand(g, source)):
        return found
    if source in g.codes and kind(g, source) == "enemy":
        return refuse(g, "LCG-374", "lcg-no-enemy-now", "", source, step=g.step.rstrip("w"))
    return refuse(g, "LCG-374", "lcg-no-not-now", "", source, step=g.step.rstrip("w"))


ELSEWHERE = {
    "lcg-ask-travel": ("LCG-427", "lcg-no-travel-there"),
    "lcg-ask-engage": ("LCG-432", "lcg-no-engage-there"),
}
"""What is asked about some cards of the staging area, and why others are none of them."""


def _of_the_step(g: LcgState, question: Question, card: str) -> Refusal | None:
    """Why nobody travels there and that is not engaged, why an enemy cannot be the next to attack, and why whoever
    defends for others does not do so yet."""
    asked, attack = question.prompt.id, g.attacks[-1] if g.attacks else None
    if asked in ELSEWHERE and card in g.pieces and not g.pieces[card].controller:
        return refuse(g, *ELSEWHERE[asked], "", card)
    if asked == "lcg-ask-enemy-attack" and engaged_with(g, card):
        why = why_not_attack(g, card, question.seat)
        if why == "attacked":
            return refuse(g, "LCG-445", "lcg-no-attacked", "choose", card)
        return refuse_forbidden(g, "choose", card, "", why) if why else None
    if asked == "lcg-ask-defender" and attack is not None and card in all_characters(g):
        if not has_keyword(g, card, "sentinel"):
            return refuse(g, "LCG-468", "lcg-no-defend-sentinel", "defend", card, attack.enemy)
        if question.seat == attack.seat:
            return refuse(g, "LCG-095", "lcg-no-sentinel-yet", "defend", card, attack.enemy)
    return None


def _not_in_hand(g: LcgState, card: str) -> Refusal | None:
    """A card of a deck or discard pile is not played from there."""
    pile = g.home[card].partition(":")[0] in ("deck", "discard")
    return refuse(g, "LCG-216", "lcg-no-not-in-hand", "play", card) if pile and kind(g, card) != "hero" else None


def aims(g: LcgState, question: Question, option: Option) -> list[str]:
    """What the question after this option will offer as targets."""
    return offering.aims(g, question.seat, option)
