"""Cards made up for tests: they stand among the printed ones only while a test needs them.

Their texts are written with the words of the box, under codes ("made.ban", ...) that no box has.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from desktop_app.games.me_quest.reading.facts import NAMES, CardFacts, load_cards
from desktop_app.games.me_quest.reading.numbers import OF_TYPE, READING
from tests.games.shelving import among_the_printed

SHELF: dict[str, CardFacts] = {}


def make_up(code: str, card_type: str, **values: Any) -> str:
    """Puts a card of this type on the shelf and answers its code; what is not given is as on a card of that type."""
    like = next(card for card in load_cards().values() if card.type == card_type)
    printed = {name: getattr(like, name) for name in CardFacts.__struct_fields__}
    title = code.partition(".")[2].replace("_", " ").title()
    printed |= {"code": code, "titles": {"en": title, "es": title}, "text": {"en": (), "es": ()}, "quantity": 1}
    printed |= {"ours": "", "places": (), "regions": (), "requires": (), "favor_places": (), "characters": ()}
    SHELF[code] = CardFacts(**{**printed, **values})
    return code


def _number(card: CardFacts, name: str) -> int | None:
    return getattr(card, name) if name in OF_TYPE.get(card.type, ()) else None


def on_the_shelf() -> AbstractContextManager[None]:
    """While it lasts the made-up cards are among the printed ones."""
    return among_the_printed(SHELF, load_cards(), NAMES, READING.printed_numbers, _number)
