"""What nobody may look at: decks, other hands, shadow cards that are not turned up (LCG-100, LCG-276)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.hidden import NOBODY, OWNER, HiddenZones
from desktop_app.games.lotr_lcg.reading.queries import facts
from desktop_app.games.lotr_lcg.state import LcgState


def turned_up(g: LcgState, seat: str) -> Sequence[str]:
    """Shadow cards that lie face up."""
    return g.turned


def _back(g: LcgState, card: str) -> str:
    """The back of a card: a player's, an encounter card's, or that of a quest card, which tells its stage."""
    printed = facts(g, card)
    return f"quest {printed.stage}" if printed.type == "quest" else g.owners[card]


HIDDEN = HiddenZones(
    {
        "deck": NOBODY,
        "encounter_deck": NOBODY,
        "quest_deck": NOBODY,
        "shadows": NOBODY,
        "beneath": NOBODY,
        "hand": OWNER,
    },
    open=turned_up,
    back=_back,
)
