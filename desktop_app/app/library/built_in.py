"""The cards that ship with Longtable, as records of the library."""

from __future__ import annotations

from desktop_app.app.library.record import BUILT_IN, CardRecord, record
from desktop_app.games import CARDS


def built_in_cards(game: str = "") -> list[CardRecord]:
    """The cards that ship with one game or with all, in their printed order: records like those of imported cards."""
    return [
        record(id, shape, BUILT_IN) for id, cards in CARDS.items() if game in ("", id) for shape in cards.built_in()
    ]
