"""What follows every event at once: cards that discard themselves, a Dragon that is gone, companies without members."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.vocabulary.texts import CARDS, DiscardedWhen


async def settle(g: MecState, happened: list[Event]) -> None:
    """Runs the checks, until nothing more follows."""
    while g.outcome is None and await _follows(g, happened):
        pass


async def _follows(g: MecState, happened: list[Event]) -> bool:
    """One thing that cannot stay as it is (MEC-721); answers whether there was one."""
    written = CARDS.by_code(DiscardedWhen)
    if not written or g.phase == "setup":
        return False
    for card in READING.sources(g, written):
        m = READING.moment(g, card)
        if not READING.is_blank(g, card) and any(part.condition(m) for part in written[g.codes[card]]):
            await discard(g, [card], card, happened)
            return True
    return False
