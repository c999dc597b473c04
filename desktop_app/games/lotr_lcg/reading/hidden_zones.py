"""What nobody may look at: decks, other hands, shadow cards that are not turned up (LCG-100, LCG-276)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.hidden import HiddenZones
from desktop_app.games.lotr_lcg.state import LcgState


def turned_up(g: LcgState, seat: str) -> Sequence[str]:
    """Shadow cards that lie face up."""
    return g.turned


HIDDEN = HiddenZones(
    {"deck": "nobody", "encounter_deck": "nobody", "quest_deck": "nobody", "shadows": "nobody", "hand": "owner"},
    open=turned_up,
)
