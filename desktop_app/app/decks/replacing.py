"""What could stand in for a card: of the same type and near to it in cost, numbers, traits and group."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.app.decks.statistics import COSTS, GROUPS, NUMBERS
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import Match, Query, Word

MOST = 8


def replacements(
    card: CardRecord,
    index: LibraryIndex,
    is_free: Callable[[str], bool],
    leave_out: Sequence[str] = (),
    most: int = MOST,
) -> list[CardRecord]:
    """Cards that may replace one, the nearest first, among those of which `is_free` says that a copy can be had."""
    query = Query(Match("type", "=", (Word(card.type),)))
    candidates = [index.card(id) for id in index.search(query, card.game)]
    fitting = [
        each
        for each in candidates
        if each.code not in (card.code, *leave_out) and each.title != card.title and is_free(each.code)
    ]
    return sorted(fitting, key=lambda each: (-likeness(card, each), each.title))[:most]


def likeness(card: CardRecord, other: CardRecord) -> float:
    """How near two cards are, the higher the nearer: group counts most, then cost, traits, numbers, keywords."""
    if card.game not in COSTS:
        return 0.0
    found = 3.0 * sum(card.fields.get(name) == other.fields.get(name) for name in GROUPS[card.game])
    found += _nearness(card, other, COSTS[card.game]) * 2
    found += sum(_nearness(card, other, name) for name in NUMBERS[card.game])
    found += 1.5 * _shared(card.traits, other.traits) + 1.0 * _shared(card.keywords, other.keywords)
    return found + _shared(_words(card), _words(other)) * 2


def _nearness(card: CardRecord, other: CardRecord, field: str) -> float:
    first, second = card.number_of(field), other.number_of(field)
    if first is None or second is None:
        return 0.5 if first == second else 0.0
    return 1 / (1 + abs(first - second))


def _shared(first: Sequence[str], second: Sequence[str]) -> float:
    """The part of all that both have, from 0 to 1."""
    both = [each for each in first if each in second]
    every = dict.fromkeys([*first, *second])
    return len(both) / len(every) if every else 0.0


def _words(card: CardRecord) -> list[str]:
    """The longer words of the text, which say what the card does."""
    text = card.text_in("en").casefold()
    return list(dict.fromkeys(word.strip(".,:;*[]()") for word in text.split() if len(word) > 4))
