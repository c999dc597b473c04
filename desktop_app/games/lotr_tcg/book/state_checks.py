"""What follows every event at once: deaths, what happens as soon as something is true, corruption, the end."""

from __future__ import annotations

from collections.abc import Awaitable

from desktop_app.engine.events import Event
from desktop_app.games.kit.settling import look_again_after, settling
from desktop_app.games.lotr_tcg.book.ladder import LADDER
from desktop_app.games.lotr_tcg.book.losing import lose
from desktop_app.games.lotr_tcg.reading.queries import characters, ring_bearer, works
from desktop_app.games.lotr_tcg.reading.sums import READING
from desktop_app.games.lotr_tcg.reading.tokens import burdens_on, resistance, vitality_left
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import kill
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, AsSoonAs

_AS_SOON_AS = CARDS.by_code(AsSoonAs)
_RESISTANCE = READING.printed_numbers["resistance"]


def settle(g: TcgState, happened: list[Event]) -> Awaitable[None] | None:
    """Runs the checks, until nothing more follows; None where nothing does."""
    return settling(g, happened, _follows)


async def settle_and_answer(g: TcgState) -> None:
    """The same where no event has brought it about, as when an effect begins or ends: it is answered as any other."""
    happened: list[Event] = []
    following = settle(g, happened)
    if following is not None:
        await following
    await LADDER.react(g, happened)


def _follows(g: TcgState, happened: list[Event]) -> Awaitable[bool] | None:
    """One thing that cannot stay as it is; in a turn that others finish as in any (TCG-285)."""
    if g.active in g.order:
        dying = _without_vitality(g)
        if dying:
            return look_again_after(kill(g, dying, happened))
        for card in READING.sources(g, _AS_SOON_AS):
            if works(g, card):
                m = READING.moment(g, card)
                for text in _AS_SOON_AS[g.codes[card]]:
                    if text.condition(m) and not text.do.why_not(m):
                        return text.do.perform(m)
    changed = READING.could_change(g, "resistance")
    for seat in g.order:
        if seat in g.rings and seat not in g.lost:
            reason = _why_lost(g, seat, changed=changed)
            if reason:
                return _lose(g, seat, reason)
    return None


async def _lose(g: TcgState, seat: str, reason: str) -> bool:
    lose(g, seat, reason)
    return True


def _without_vitality(g: TcgState) -> list[str]:
    """The characters that have no vitality left."""
    if not READING.could_change(g, "vitality") and not _somebody_is_worn_out(g):
        return []
    return [card for card in characters(g) if card in g.pieces and vitality_left(g, card) <= 0]


def _somebody_is_worn_out(g: TcgState) -> bool:
    """Whether any card has as many wounds as its printed vitality; no borne card lowers it, so that only then, or where
    something else could, the table is looked at closely."""
    vitality, pieces = READING.printed_numbers["vitality"], g.pieces
    for card in READING.sources(g, vitality):
        tokens = pieces[card].tokens
        if tokens and tokens.get("wound", 0) >= vitality[g.codes[card]]:
            return True
    return False


def _why_lost(g: TcgState, seat: str, *, changed: bool) -> str:
    """Whose Ring-bearer is dead, or corrupted, loses (TCG-274 to TCG-277, TCG-319). Where nothing has ``changed`` any
    resistance the printed one tells."""
    bearer = ring_bearer(g, seat)
    if not bearer:
        return "killed"
    borne = burdens_on(g, bearer)
    if borne < _RESISTANCE.get(g.codes[bearer], 0) and not changed:
        return ""
    return "corrupted" if borne >= resistance(g, seat) else ""
