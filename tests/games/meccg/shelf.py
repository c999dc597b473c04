"""Cards made up for tests: they stand among the printed ones only while a test needs them.

Their abilities are registered by the same words as those of the decks, under codes ("M-101", ...) that no set has.
Each exists because the four decks have no card that shows its rule plainly.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from desktop_app.games.meccg.reading import facts
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.numbers import NUMBERS, READING

SHELF: dict[str, CardFacts] = {}
_DULL: dict[str, Any] = {"str": "", "int": 0, "bool": False, "int | None": None}
_BY_TYPE: dict[str, dict[str, Any]] = {
    "character": {"mind": 2, "influence": 0, "prowess": 3, "body": 8},
    "site": {"draw": 1, "draw_opponent": 1},
}


def make_up(code: str, card_type: str, title: str, *kinds: str, **values: Any) -> str:
    """Puts a card of this type on the shelf and answers its code; what is not given is dull."""
    assert code not in SHELF, f"{title} has the code of {SHELF[code].title}: {code}"
    printed = {field.name: _dull(str(field.type)) for field in fields(CardFacts)}
    printed |= {
        "code": code,
        "set": "M",
        "set_titles": {"en": "Made up", "es": "Inventado"},
        "number": int(code.partition("-")[2]),
        "type": card_type,
        "titles": {"en": title, "es": title},
        "text": {"en": (), "es": ()},
        "kinds": kinds,
        "entity": title,
        "alignment": "neutral" if card_type == "hazard" else "hero",
    }
    SHELF[code] = CardFacts(**{**printed, **_BY_TYPE.get(card_type, {}), **values})
    return code


def _dull(kind: str) -> Any:
    """What a field of this type holds when nothing is printed."""
    if kind in _DULL:
        return _DULL[kind]
    return {} if kind.startswith("Mapping") else ()


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """While it lasts the made-up cards are among the printed ones."""
    known = facts.load_cards()
    known |= SHELF
    for name in NUMBERS:
        values = {code: value for code, card in SHELF.items() if (value := getattr(card, name)) is not None}
        READING.printed_numbers[name].update(values)
    facts.of_type.cache_clear()
    facts.NAMES.read_again()
    try:
        yield
    finally:
        for code in SHELF:
            del known[code]
            for printed in READING.printed_numbers.values():
                printed.pop(code, None)
        facts.of_type.cache_clear()
        facts.NAMES.read_again()
