"""Whose texts name a card of something that happens: it may have left play before they answer."""

from __future__ import annotations

from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_tcg.book.ladder import LADDER
from desktop_app.games.lotr_tcg.events.tokens import OnCard
from desktop_app.games.lotr_tcg.state import TcgState

BEFORE, AFTER = 0, 1


def notice(g: TcgState, event: OnCard, half: int = AFTER) -> None:
    """Has whatever listens to an event before or after it happens look at whom that is about, while they are there."""
    for use in LADDER.hear(g, event, half):
        use.ability.trigger.holds(Moment(g, use.source.seat, use.source.card, use.source.code, event=event))
