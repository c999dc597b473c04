"""Encounter cards as they come: revealed, engaged, travelled to, turned up under an attack."""

from __future__ import annotations

from typing import Any

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

GUARD = "Guard of the Citadel"
STREAM = "Enchanted Stream"


def revealed(card: str, **setup: Any) -> Table:
    """A solo table on which the card is revealed in the quest phase; a dull location lies under it."""
    return Table(**{"step": "3.3", "encounter_deck": [card, STREAM, STREAM], **setup})


def attacked(shadow: str, *, defender: str = "", by: str = "Forest Spider", **setup: Any) -> Table:
    """An attack with this shadow card, up to its shadow effect; defended or not."""
    setup.setdefault("heroes", ["Gimli", "Legolas"])
    t = Table(engaged=[{"card": by, "shadows": [shadow]}], step="6.4a", **setup)
    t.until(asked="lcg-ask-defender")
    return t.choose("defend", defender) if defender else t.choose("no_defender")


def engages(enemy: str, **setup: Any) -> Table:
    return Table(**{"staging": [enemy], "threat": 10, "step": "5.2", **setup}).choose("engage", enemy)


def travels(location: str, **setup: Any) -> Table:
    return Table(**{"staging": [location], "hand": [TUNE], "step": "4.2", **setup}).choose("travel", location)
