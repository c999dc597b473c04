"""Cards made up for tests: they stand among the printed ones only while a test needs them.

Their abilities are written with the same words as those of the box, under codes ("ZZ-101", ...) that no box has. A
module of tests makes them up as it is read and takes them off the shelf with ``shelf = pytest.fixture(autouse=True)``
of ``on_the_shelf``.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from desktop_app.games.meccg.reading import facts
from desktop_app.games.meccg.reading.facts import CardFacts, card_facts
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.printed import PrintedCard, PrintedCards
from tests.games.shelving import among_the_printed, printed_number

SHELF: dict[str, CardFacts] = {}
_SETS = {"ZZ": {"en": "Made up", "es": "Inventado"}}
_USUAL: dict[str, dict[str, Any]] = {
    "character": {
        "alignment": "minion",
        "race": "man",
        "skills": ["warrior"],
        "mind": 2,
        "influence": 0,
        "prowess": 4,
        "body": 8,
        "home": [{"site": "Dol Guldur"}],
    },
    "resource": {"alignment": "minion", "kinds": ["permanent_event"]},
    "hazard": {"alignment": "neutral", "kinds": ["short_event"]},
    "site": {"alignment": "minion", "site_type": "ruins", "region": "TW-481", "draw": 1, "draw_opponent": 1},
}


def make_up(code: str, type: str, title: str, **fields: Any) -> str:
    """Puts a card of a type on the shelf and answers its code; fields are those of a card file, the rest is dull."""
    assert code not in SHELF, f"{title} has the code of {SHELF[code].title}: {code}"
    head = PrintedCards.model_validate({"format": 1, "game": "meccg", "type": type, "sets": _SETS, "cards": []})
    row = {"code": code, "titles": {"en": title, "es": title}, **_USUAL[type], **fields}
    SHELF[code] = card_facts(PrintedCard.model_validate(row), head)
    return code


def _number(card: CardFacts, name: str) -> int | None:
    """A number of a made-up card; no modifier of corruption checks is no number at all."""
    return (card.corruption_modifier or None) if name == "check" else printed_number(card, name)


def on_the_shelf() -> AbstractContextManager[None]:
    """While it lasts the made-up cards are among the printed ones."""
    return among_the_printed(SHELF, facts.load_cards(), facts.NAMES, READING.printed_numbers, _number)
