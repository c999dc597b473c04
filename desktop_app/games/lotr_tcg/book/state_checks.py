"""What follows every event at once: deaths, what happens as soon as something is true, corruption, the end."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.lotr_tcg.book.losing import lose
from desktop_app.games.lotr_tcg.reading.queries import (
    READING,
    burdens,
    characters,
    playing,
    resistance,
    ring_bearer,
    vitality_left,
    works,
)
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import kill
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, AsSoonAs


async def settle(g: TcgState, happened: list[Event]) -> None:
    """Runs the checks, until nothing more follows."""
    while g.outcome is None and await _follows(g, happened):
        pass


async def _follows(g: TcgState, happened: list[Event]) -> bool:
    """One thing that cannot stay as it is; answers whether there was one."""
    if g.active in g.order and g.active not in g.lost:
        dying = [card for card in characters(g) if card in g.pieces and vitality_left(g, card) <= 0]
        if dying:
            await kill(g, dying, happened)
            return True
        written = CARDS.by_code(AsSoonAs)
        for card in [card for card in g.pieces if g.codes[card] in written and works(g, card)]:
            m = READING.moment(g, card)
            for text in written[g.codes[card]]:
                if text.condition(m) and not text.do.why_not(m):
                    return await text.do.perform(m)
    return _somebody_has_lost(g)


def _somebody_has_lost(g: TcgState) -> bool:
    """Whose Ring-bearer is dead, or corrupted, loses (TCG-274 to TCG-277, TCG-319)."""
    for seat in playing(g):
        if seat not in g.rings:
            continue
        if not ring_bearer(g, seat):
            lose(g, seat, "killed")
            return True
        if burdens(g, seat) >= resistance(g, seat):
            lose(g, seat, "corrupted")
            return True
    return False
