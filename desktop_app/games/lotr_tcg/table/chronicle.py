"""Which lines of the log belong into a chronicle of the game, and how much."""

from __future__ import annotations

from desktop_app.engine.messages import Message
from desktop_app.games.contract.story import SLIGHT, card_named
from desktop_app.games.lotr_tcg.reading.active import FACTS

_KEPT = {
    "tcg-log-prevails": 9,
    "tcg-log-corrupted": 9,
    "tcg-log-ring-bearer": 8,
    "tcg-log-wears": 6,
    "tcg-log-overwhelmed": 5,
    "tcg-log-takes-site": 4,
    "tcg-log-liberates": 4,
    "tcg-log-moves": SLIGHT,
}


def keeps(said: Message) -> int:
    """Who of the companions died, what the Ring did, sites won and lost; slightly how far a fellowship came and which
    minions fell."""
    if said.id in _KEPT:
        return _KEPT[said.id]
    if said.id != "tcg-log-killed":
        return 0
    card = FACTS.get(card_named(said))
    if card is None or card.type not in ("companion", "ally"):
        return SLIGHT
    return 7 if card.unique else 3
