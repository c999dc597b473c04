"""Discarding, giving up, calling the end, and what is asked by the way."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.meccg.table.bots.seeing import facts_of, with_verbs

KEPT, PATIENCE = 3.0, 20
"""What is worth so much is not discarded at the end of a turn, and a point more every so many rounds.

Hands full of what nobody is left to play would keep a game from ever ending.
"""


def discard_one(view: View, question: Question, dice: Chance) -> list[str]:
    """Lets the card go that is worth least, so that the deck goes on: what lies in play already first of all."""
    there = [card.code for zone in view.zones.values() if zone.id.startswith("company:") for card in zone.cards]
    cards = with_verbs(question, "choose")

    def kept(option: Option) -> float:
        printed = facts_of(view, option.source)
        if printed is None or printed.code in there:
            return -1.0
        return 20.0 if printed.avatar else float(printed.points) + (1.5 if printed.attacks else 0.0)

    if not cards:
        return ["decline"]
    worst = min(cards, key=lambda option: (kept(option), option.key))
    return [worst.key] if kept(worst) < KEPT + view.round / PATIENCE else ["decline"]


def least(view: View, question: Question, dice: Chance) -> list[str]:
    """As few as may be, the least worth first."""

    def worth(option: Option) -> tuple[float, str]:
        printed = facts_of(view, option.source)
        return (float(printed.points) if printed is not None else 0.0, option.key)

    return [option.key for option in sorted(question.options, key=worth)[: question.minimum]]


def most(view: View, question: Question, dice: Chance) -> list[str]:
    """As many as may be."""
    return [option.key for option in question.options[: question.maximum]]


def call(view: View, question: Question, dice: Chance) -> list[str]:
    """Calls when ahead."""
    mine = view.numbers[f"points:{view.seat}"]
    theirs = max(view.numbers[f"points:{seat}"] for seat in view.seats if seat != view.seat)
    return ["call" if mine > theirs else "keep_on"]


def quiet(view: View, question: Question, dice: Chance) -> list[str]:
    """What is usual."""
    return [question.primary]


def first(view: View, question: Question, dice: Chance) -> list[str]:
    """Whatever comes first."""
    return [question.options[0].key]
