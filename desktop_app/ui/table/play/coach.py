"""The coach: one suggestion for the question at hand, with its reason from what everybody can see."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.game import Bot
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.ui.table.words.wording import Wording


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach would answer, in words, and why."""

    keys: list[str]
    suggestion: str
    reason: str


def advise(session: Session, view: View, wording: Wording, bot: Bot) -> Advice | None:
    """Asks the bot what it would do with what this seat sees; None when there is nothing to decide."""
    question = session.question
    if question is None:
        return None
    keys = bot(lambda: view, question, Chance(1))
    by_key = {option.key: option for option in question.options}
    chosen = [by_key[key] for key in keys if key in by_key]
    suggestion = ", ".join(dict.fromkeys(wording.option(option) for option in chosen))
    return Advice(keys, suggestion or wording.texts("table-confirm-none"), _reason(question, chosen, view, wording))


def _reason(question: Question, chosen: list[Option], view: View, wording: Wording) -> str:
    texts = wording.texts
    verbs = {option.verb for option in question.options}
    if "commit" in verbs:
        cards = [view.card(option.source) for option in chosen]
        will = sum(card.numbers.get("willpower", 0) for card in cards if card is not None)
        return texts("table-coach-commit", willpower=will, threat=view.numbers.get("staging_threat", 0))
    if verbs & {"defend", "no_defender"}:
        return _defence(chosen, view, wording)
    if chosen and chosen[0].verb == "attack":
        enemy = view.card(chosen[0].target)
        left = _left(enemy.numbers.get("hit_points", 0), enemy.tokens.get("damage", 0)) if enemy is not None else 0
        return texts("table-coach-attack", enemy=wording.thing(chosen[0].target), left=left)
    if chosen and chosen[0].verb == "play":
        card = view.card(chosen[0].source)
        return texts("table-coach-play", cost=card.numbers.get("cost", 0) if card is not None else 0)
    if chosen and chosen[0].verb in ("pass", "no_attack", "no_engagement", "stay", "decline"):
        return texts("table-coach-pass")
    return texts("table-coach-general")


def _defence(chosen: list[Option], view: View, wording: Wording) -> str:
    texts = wording.texts
    attack = view.numbers.get("ledger:attack", 0)
    defender = view.card(chosen[0].source) if chosen and chosen[0].source else None
    if defender is None:
        return texts("table-coach-undefended", attack=attack)
    return texts(
        "table-coach-defend",
        attack=attack,
        defense=defender.numbers.get("defense", 0),
        left=_left(defender.numbers.get("hit_points", 0), defender.tokens.get("damage", 0)),
    )


def _left(hit_points: int, damage: int) -> int:
    return max(0, hit_points - damage)
