"""What follows every event at once: deaths, what happens as soon as something is true, corruption, the end."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.lotr_tcg.book.ladder import LADDER
from desktop_app.games.lotr_tcg.book.losing import lose
from desktop_app.games.lotr_tcg.reading.queries import (
    READING,
    burdens,
    characters,
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


async def settle_and_answer(g: TcgState) -> None:
    """The same where no event has brought it about, as when an effect begins or ends: it is answered as any other."""
    happened: list[Event] = []
    await settle(g, happened)
    await LADDER.react(g, happened)


async def _follows(g: TcgState, happened: list[Event]) -> bool:
    """One thing that cannot stay as it is; answers whether there was one."""
    if g.active in g.order and g.active not in g.lost:
        dying = _without_vitality(g)
        if dying:
            await kill(g, dying, happened)
            return True
        written = CARDS.by_code(AsSoonAs)
        for card in [card for card in READING.sources(g, written) if works(g, card)]:
            m = READING.moment(g, card)
            for text in written[g.codes[card]]:
                if text.condition(m) and not text.do.why_not(m):
                    return await text.do.perform(m)
    return _somebody_has_lost(g)


def _without_vitality(g: TcgState) -> list[str]:
    """The characters that have no vitality left."""
    if not READING.could_change(g, "vitality") and not _somebody_is_worn_out(g):
        return []
    return [card for card in characters(g) if card in g.pieces and vitality_left(g, card) <= 0]


def _somebody_is_worn_out(g: TcgState) -> bool:
    """Whether any card has as many wounds as its printed vitality; no borne card lowers it, so that only then, or where
    something else could, the table is looked at closely."""
    vitality, codes = READING.printed_numbers["vitality"], g.codes
    for card, piece in g.pieces.items():
        if piece.tokens:
            wounds = piece.tokens.get("wound", 0)
            if wounds and wounds >= vitality.get(codes[card], wounds + 1):
                return True
    return False


def _somebody_has_lost(g: TcgState) -> bool:
    """Whose Ring-bearer is dead, or corrupted, loses (TCG-274 to TCG-277, TCG-319)."""
    printed, could_change = READING.printed_numbers["resistance"], READING.could_change(g, "resistance")
    for seat in g.order:
        if seat in g.lost or seat not in g.rings:
            continue
        bearer = ring_bearer(g, seat)
        if not bearer:
            lose(g, seat, "killed")
            return True
        borne = burdens(g, seat)
        if (could_change or borne >= printed.get(g.codes[bearer], 0)) and borne >= resistance(g, seat):
            lose(g, seat, "corrupted")
            return True
    return False
