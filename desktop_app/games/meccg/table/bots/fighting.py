"""Fights: who faces strikes, who helps, when a card is worth it."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.meccg.table.bots.seeing import number_of, with_verbs

SAFE_MARGIN = 1
"""By how much a target should be stronger than a strike, with an average roll, to meet it without tapping."""
AVERAGE = 7


def attack(view: View, question: Question, dice: Chance) -> list[str]:
    """Cancels what is stronger than the company can bear."""
    strong = view.numbers.get("attack_prowess", 0) >= AVERAGE + 4 or view.numbers.get("strikes", 0) > 2
    mine = view.seat == view.facts["active"]
    plays = with_verbs(question, "play", "use")
    return [plays[0].key] if plays and (strong or not mine) else ["pass"]


def assign(view: View, question: Question, dice: Chance) -> list[str]:
    """The strongest face the strikes."""
    able = sorted(question.options, key=lambda o: (number_of(view, o.source, "prowess"), o.key), reverse=True)
    return [option.key for option in able[: question.maximum]]


def assign_rest(view: View, question: Question, dice: Chance) -> list[str]:
    """The weakest are struck."""
    able = sorted(question.options, key=lambda o: (number_of(view, o.target, "prowess"), o.key))
    return [option.key for option in able[: question.minimum]]


def _margin(view: View) -> int:
    return view.numbers.get("target_prowess", 0) + AVERAGE - view.numbers.get("strike_prowess", 0)


def hold(view: View, question: Question, dice: Chance) -> list[str]:
    """Stays untapped where even -3 is enough."""
    return ["hold" if _margin(view) - 3 >= SAFE_MARGIN + 2 else "full"]


def support(view: View, question: Question, dice: Chance) -> list[str]:
    """Supports who would probably be wounded."""
    short = max(0, SAFE_MARGIN - _margin(view))
    return [option.key for option in question.options[:short]]


def strike(view: View, question: Question, dice: Chance) -> list[str]:
    """Helps who is weaker than the strike; hurts who is stronger."""
    plays = with_verbs(question, "play", "use")
    mine = view.seat == view.facts["active"]
    needed = _margin(view) < SAFE_MARGIN if mine else _margin(view) > -SAFE_MARGIN
    return [plays[0].key] if plays and needed else ["pass"]


def corruption(view: View, question: Question, dice: Chance) -> list[str]:
    """Others tap where the check would hardly succeed without them."""
    points, bonus = int(str(question.prompt.params["points"])), int(str(question.prompt.params["bonus"]))
    helps = with_verbs(question, "support")
    return [helps[0].key] if helps and points - bonus >= AVERAGE - 1 else ["roll"]
