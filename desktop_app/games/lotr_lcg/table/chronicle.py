"""Which lines of the log belong into a chronicle of the game, and how much."""

from __future__ import annotations

from desktop_app.engine.messages import Message
from desktop_app.games.contract.story import SLIGHT, card_named
from desktop_app.games.lotr_lcg.reading.queries import FACTS

DESTROYED, EXPLORED, ATTACHED = "lcg-log-destroyed", "lcg-log-explored", "lcg-log-attached"
_KEPT = {
    "lcg-log-eliminated": 9,
    "lcg-log-prisoner": 8,
    "lcg-log-earned": 8,
    "lcg-log-earned-each": 8,
    "lcg-log-earned-by": 8,
    "lcg-log-captured": 7,
    "lcg-log-rescued": 7,
    "lcg-log-stage-defeated": 5,
}
_CAMPAIGN = ("boon", "burden")


def keeps(said: Message) -> int:
    """Fallen heroes, what was earned, prisoners, stages, what was worth victory points; slightly whatever was slain or
    explored."""
    if said.id in _KEPT:
        return _KEPT[said.id]
    card = FACTS.get(card_named(said))
    if card is None:
        return 0
    if said.id == DESTROYED and card.type == "hero":
        return 9
    if said.id == ATTACHED:
        return 6 if card.subtype in _CAMPAIGN else 0
    if said.id in (DESTROYED, EXPLORED):
        return 4 if card.victory else SLIGHT
    return 0
