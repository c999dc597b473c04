"""What the greedy bot does with its hand between turns: every card let go is another one drawn."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.lotr_tcg.table.bot_reading import card_of, companions, printed, worth

IN_HAND = {"companion": 6.0, "event": 3.6, "possession": 3.0, "artifact": 3.0, "ally": 1.0}
HEALS, LOST = 3.5, 0.0
"""What another copy of a unique companion is worth: it heals the one in play; with that one dead it does nothing."""
MINIONS, A_MINION, TOO_MANY = 2, 5.0, 1.0
"""So many minions are kept, those with the most strength for their twilight."""
KEPT = 5.5
"""From when on a card is not let go."""


def reconcile(view: View, question: Question, dice: Chance) -> list[str]:
    """Lets the least card go for another: one that cannot be played any more before all others."""
    able = [option for option in question.options if option.verb == "choose"]
    least = min(able, key=lambda option: _rank(view, question.seat, option), default=None)
    if least is None or use_in_hand(view, question.seat, least.source) >= KEPT:
        return ["decline"]
    return [least.key]


def least_of_hand(view: View, question: Question, dice: Chance) -> list[str]:
    """The least of what is too much for a hand."""
    ranked = sorted(question.options, key=lambda option: (worth(view, option.source), option.key))
    return [option.key for option in ranked[: question.minimum]]


def _rank(view: View, seat: str, option: Option) -> tuple[float, str]:
    return use_in_hand(view, seat, option.source), option.key


def use_in_hand(view: View, seat: str, card: str) -> float:
    """What it is worth to hold a card."""
    facts = printed(view, card)
    if facts is None:
        return KEPT
    if facts.type == "minion":
        return A_MINION if card in _best_minions(view, seat) else TOO_MANY
    if facts.unique:
        title = facts.titles["en"]
        if title in _titles(view, [other.id for other in view.zones[f"dead:{seat}"].cards]):
            return LOST
        if title in _titles(view, companions(view, seat)):
            return HEALS
    return IN_HAND.get(facts.type, 2.0)


def _best_minions(view: View, seat: str) -> list[str]:
    held = [card.id for card in view.zones[f"hand:{seat}"].cards]
    minions = [card for card in held if (facts := printed(view, card)) is not None and facts.type == "minion"]
    return sorted(minions, key=lambda card: _for_its_price(view, card))[-MINIONS:]


def _for_its_price(view: View, card: str) -> float:
    numbers = card_of(view, card).numbers
    return numbers.get("strength", 0) / max(1, numbers.get("twilight", 1))


def _titles(view: View, cards: list[str]) -> list[str]:
    return [facts.titles["en"] for card in cards if (facts := printed(view, card)) is not None]
