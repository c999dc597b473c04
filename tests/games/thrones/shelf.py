"""Cards made up for tests: they stand among the printed ones only while a test needs them.

Their abilities are registered by the same words as those of the box, under codes ("T-101", ...) that no box has.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from desktop_app.games.thrones.reading import facts
from desktop_app.games.thrones.reading.facts import CardFacts
from desktop_app.games.thrones.reading.queries import READING
from tests.games.shelving import among_the_printed

SHELF: dict[str, CardFacts] = {}
_BY_TYPE: dict[str, dict[str, Any]] = {
    "character": {"cost": 1, "strength": 1, "icons": ("military", "intrigue", "power")},
    "location": {"cost": 1},
    "attachment": {"cost": 0},
    "event": {"cost": 0},
    "plot": {"income": 3, "initiative": 3, "claim": 1, "reserve": 6},
}


def make_up(code: str, card_type: str, title: str, **values: Any) -> str:
    """Puts a card of this type on the shelf and answers its code; what is not given is dull. Of unique ones there may
    be several versions."""
    assert code not in SHELF, f"{title} has the code of {SHELF[code].titles['en']}: {code}"
    same = [card.code for card in SHELF.values() if card.titles["en"] == title]
    assert not same or values.get("unique"), f"there is a {title} already: {same}"
    printed: dict[str, Any] = dict.fromkeys(CardFacts.__struct_fields__)
    printed |= {
        "code": code,
        "set": "made_up",
        "set_titles": {"en": "Made up", "es": "Inventado"},
        "number": len(SHELF) + 1,
        "type": card_type,
        "titles": {"en": title, "es": title},
        "faction": "neutral",
        "loyal": False,
        "unique": False,
        "icons": (),
        "traits": (),
        "keywords": (),
        "quantity": 1,
        "text": {"en": (), "es": ()},
    }
    SHELF[code] = CardFacts(**{**printed, **_BY_TYPE[card_type], **values})
    return code


def on_the_shelf() -> AbstractContextManager[None]:
    """While it lasts the made-up cards are among the printed ones."""
    return among_the_printed(SHELF, facts.load_cards(), facts.NAMES, READING.printed_numbers)
