"""Decks of plain values for the tests of the construction rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop_app.engine.frozen import replace
from desktop_app.games.kit.deck_list import DeckCard, DeckList, Violation


def card(title: str, type: str, part: str = "deck", copies: int = 1, **facts: Any) -> DeckCard:
    """Copies of a card; what every card has (set, traits, text ...) is its own, other facts go to its fields."""
    own = {name: facts.pop(name) for name in ("unique", "set", "traits", "keywords", "text", "code") if name in facts}
    return replace(DeckCard(title, title, type, part, copies, fields=facts), **own)


def many(title: str, type: str, count: int, part: str = "deck", **facts: Any) -> list[DeckCard]:
    """That many different cards, one copy each."""
    return [card(f"{title} {number}", type, part, **facts) for number in range(1, count + 1)]


def rules(violations: Iterable[Violation]) -> list[str]:
    """The broken rules, each once, in order."""
    return sorted({violation.rule for violation in violations})


def with_(deck: DeckList, *cards: DeckCard | list[DeckCard], **options: str) -> DeckList:
    """The deck with more cards and other options."""
    more = [each for part in cards for each in (part if isinstance(part, list) else [part])]
    return DeckList((*deck.cards, *more), {**deck.options, **options})


def without(deck: DeckList, count: int, part: str = "deck", type: str = "") -> DeckList:
    """The deck without the last `count` cards of a part."""
    kept = list(deck.cards)
    for _ in range(count):
        last = next(at for at in reversed(range(len(kept))) if kept[at].part == part and type in ("", kept[at].type))
        kept[last : last + 1] = [replace(kept[last], copies=kept[last].copies - 1)] if kept[last].copies > 1 else []
    return DeckList(tuple(kept), deck.options)
