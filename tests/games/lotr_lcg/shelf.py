"""Cards made up for tests: they stand on the shelf, among the printed ones, only while a test needs them.

Their abilities are registered by the same words as those of the box, under codes ("T-101", ...) that no box has.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from desktop_app.games.lotr_lcg.reading import facts
from desktop_app.games.lotr_lcg.reading.facts import CardFacts, Keyword
from desktop_app.games.lotr_lcg.reading.queries import READING
from tests.games.shelving import among_the_printed

SHELF: dict[str, CardFacts] = {}
_CHARACTER = {"willpower": 0, "attack": 0, "defense": 0, "hit_points": 3}
ENCOUNTER_TYPES = ("enemy", "location", "treachery", "objective", "objective_ally")
_BY_TYPE: dict[str, dict[str, Any]] = {
    "ally": {**_CHARACTER, "cost": 0, "sphere": "neutral"},
    "hero": {**_CHARACTER, "threat_cost": 5, "sphere": "leadership"},
    "objective_ally": dict(_CHARACTER),
    "event": {"cost": 0, "sphere": "neutral"},
    "attachment": {"cost": 0, "sphere": "neutral"},
    "enemy": {"engagement_cost": 20, "threat": 1, "attack": 2, "defense": 0, "hit_points": 5},
    "location": {"threat": 1, "quest_points": 3},
}


def _keyword(name: str, amount: str = "") -> Keyword:
    return Keyword(name, int(amount) if amount else None)


def make_up(code: str, card_type: str, title: str, *, keywords: tuple[str, ...] = (), **values: Any) -> str:
    """Puts a card of this type on the shelf and answers its code; what is not given is dull.

    A keyword may have its number: ``keywords=("surge", "doomed 2")``.
    """
    assert code not in SHELF, f"{title} has the code of {SHELF[code].titles['en']}: {code}"
    encounter_set = "made_up" if card_type in ENCOUNTER_TYPES else None
    printed: dict[str, Any] = dict.fromkeys(CardFacts.__struct_fields__)
    printed |= {
        "code": code,
        "set": "made_up",
        "number": len(SHELF) + 1,
        "type": card_type,
        "titles": {"en": title, "es": title},
        "unique": False,
        "encounter_set": encounter_set,
        "quantity": 1,
        "easy_quantity": 1,
        "traits": (),
        "keywords": tuple(_keyword(*keyword.split()) for keyword in keywords),
        "text": {"en": (), "es": ()},
    }
    SHELF[code] = CardFacts(**{**printed, **_BY_TYPE.get(card_type, {}), **values})
    return code


def on_the_shelf() -> AbstractContextManager[None]:
    """While it lasts the made-up cards are among the printed ones."""
    return among_the_printed(SHELF, facts.load_cards(), facts.NAMES, READING.printed_numbers)
