"""Cards that no set has, printed for one test: for rules that the shipped cards do not show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading.active import FACTS
from desktop_app.games.lotr_tcg.reading.facts import NAMES, card_facts
from desktop_app.games.lotr_tcg.reading.printed import PrintedCard, PrintedSet
from desktop_app.games.lotr_tcg.reading.sums import READING
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS

Invent = Callable[..., str]
_NUMBERS = count(1)
_SET = PrintedSet.model_validate(
    {"format": 1, "game": "lotr_tcg", "set": "99", "titles": {"en": "Invented", "es": "Inventadas"}, "cards": []}
)
_USUAL: dict[str, dict[str, Any]] = {
    "companion": {
        "side": "free_peoples",
        "culture": "gondor",
        "race": "man",
        "twilight": 2,
        "strength": 6,
        "vitality": 3,
    },
    "ally": {"side": "free_peoples", "culture": "gondor", "race": "man", "twilight": 1, "strength": 3, "vitality": 3},
    "minion": {"side": "shadow", "culture": "sauron", "race": "orc", "twilight": 2, "strength": 6, "vitality": 2},
    "event": {"side": "free_peoples", "culture": "gondor", "twilight": 0},
    "condition": {"side": "free_peoples", "culture": "gondor", "twilight": 1},
    "possession": {"side": "free_peoples", "culture": "gondor", "twilight": 1},
    "artifact": {"side": "free_peoples", "culture": "gondor", "twilight": 1, "unique": True},
    "site": {"block": "towers", "shadow_number": 2},
}


@pytest.fixture
def invent() -> Iterator[Invent]:
    """``invent("A Lantern", "possession", item_class=["hand_weapon"])`` prints a card and answers its code."""
    printed: list[str] = []

    def card(title: str, type: str, **fields: Any) -> str:
        number = next(_NUMBERS)
        titles = {"en": title, "es": title}
        row = PrintedCard.model_validate({"number": number, "type": type, "titles": titles, **_USUAL[type], **fields})
        facts = card_facts(row, _SET)
        FACTS[facts.code] = facts
        for name, values in READING.printed_numbers.items():
            value = facts.amount(name) if name in ("damage", "defender") else getattr(facts, name)
            if value:
                values[facts.code] = value
        NAMES.read_again()
        printed.append(facts.code)
        return facts.code

    yield card
    for code in printed:
        _unwrite(code)
    NAMES.read_again()


def _unwrite(code: str) -> None:
    """Takes a card out of print, and what was written about it."""
    del FACTS[code]
    for values in READING.printed_numbers.values():
        values.pop(code, None)
    for by_code in CARDS._parts.values():
        by_code.pop(code, None)
    for by_what in CARDS._about.values():
        for by_code in by_what.values():
            by_code.pop(code, None)
