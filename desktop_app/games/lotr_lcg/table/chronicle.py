"""Which lines of the log belong into a chronicle of the game, and how much."""

from __future__ import annotations

from desktop_app.engine.messages import Message, is_card_ref, split_card_ref
from desktop_app.games.contract.story import SLIGHT
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
    codes = [split_card_ref(str(value))[1] for value in said.params.values() if is_card_ref(value)]
    card = FACTS.get(codes[0]) if codes else None
    if card is None:
        return 0
    if said.id == DESTROYED and card.type == "hero":
        return 9
    if said.id == ATTACHED:
        return 6 if card.subtype in _CAMPAIGN else 0
    if said.id in (DESTROYED, EXPLORED):
        return 4 if card.victory else SLIGHT
    return 0
