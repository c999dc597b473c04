"""Which lines of the log belong into a chronicle of the game, and how much."""

from __future__ import annotations

from desktop_app.engine.messages import Message
from desktop_app.games.contract.story import SLIGHT, card_named
from desktop_app.games.meccg.reading.queries import FACTS

_KEPT = {
    "mec-log-calls": 9,
    "mec-log-ring-tested": 8,
    "mec-log-dragon-slain": 8,
    "mec-log-score": 7,
    "mec-log-reveals-avatar": 6,
    "mec-log-stored": 5,
    "mec-log-returned": 4,
    "mec-log-agent-revealed": 4,
    "mec-log-exhausted": 3,
    "mec-log-defeated": SLIGHT,
    "mec-log-acquires": SLIGHT,
}


def keeps(said: Message) -> int:
    """Characters that are gone for good, rings tested, avatars that showed themselves, companies sent back, the end
    and its points; slightly which creatures were beaten and what was found."""
    if said.id in _KEPT:
        return _KEPT[said.id]
    card = FACTS.get(card_named(said)) if said.id == "mec-log-eliminated" else None
    return 8 if card is not None and card.type == "character" else 0
