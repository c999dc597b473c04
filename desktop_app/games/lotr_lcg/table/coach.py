"""Why the coach would answer like this, from what everybody can see."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View

NOTHING = ("pass", "no_attack", "no_engagement", "stay", "decline")
"""Verbs of doing nothing."""


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """The numbers that speak for an answer."""
    verbs = [option.verb for option in question.options]
    if "commit" in verbs:
        cards = [view.card(option.source) for option in chosen]
        willpower = view.numbers["willpower"] + sum(card.numbers["willpower"] for card in cards if card is not None)
        threat, count = view.numbers["staging_threat"], view.numbers["reveals"]
        return message("lcgtable-coach-commit", willpower=willpower, threat=threat, count=count)
    if "defend" in verbs or "no_defender" in verbs:
        return _defence(chosen, view)
    verb = chosen[0].verb if chosen else ""
    if verb == "attack":
        enemy = view.card(chosen[0].target)
        if enemy is not None:
            return message("lcgtable-coach-attack", enemy=card_ref(enemy.id, enemy.code), left=_hit_points_left(enemy))
    if verb == "play":
        card = view.card(chosen[0].source)
        return message("lcgtable-coach-play", cost=card.numbers.get("cost", 0) if card is not None else 0)
    return message("lcgtable-coach-pass" if verb in NOTHING else "lcgtable-coach-general")


def _defence(chosen: Sequence[Option], view: View) -> Message:
    attack = view.numbers.get("ledger:attack", 0)
    defender = view.card(chosen[0].source) if chosen and chosen[0].source else None
    if defender is None:
        return message("lcgtable-coach-undefended", attack=attack)
    defense = defender.numbers.get("defense", 0)
    return message("lcgtable-coach-defend", attack=attack, defense=defense, left=_hit_points_left(defender))


def _hit_points_left(card: CardView) -> int:
    return max(0, card.numbers.get("hit_points", 0) - card.tokens.get("damage", 0))
