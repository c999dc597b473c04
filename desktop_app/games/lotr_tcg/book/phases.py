"""What every phase has: its beginning, and the end of what lasted through the one before (TCG-090)."""

from __future__ import annotations

from desktop_app.engine.effects import expire
from desktop_app.engine.events import Apply
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.limits import forget
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.book.state_checks import settle_and_answer
from desktop_app.games.lotr_tcg.events.turn import PhaseBegins
from desktop_app.games.lotr_tcg.state import TcgState


async def end_what_lasts(g: TcgState, until: str) -> None:
    """What lasts until a moment is over; whoever lived by it dies at once (TCG-396)."""
    if expire(g.effects, until):
        await settle_and_answer(g)


async def end_phase(g: TcgState) -> None:
    """What lasts through a phase is over, limits of a phase begin anew (TCG-091, TCG-392)."""
    forget(g, "phase")
    for piece in g.pieces.values():
        piece.by_hand = False
    await end_what_lasts(g, "phase")


async def begin_phase(
    g: TcgState, phase: str, *, first: bool = True, opens: Apply | None = None, whose: str = ""
) -> None:
    """A phase begins; the one before is over. ``opens`` is what the rules do first of all in it, ``whose`` the seat
    that has it where several have such a phase one after the other.

    Whoever lived by what was true until then alone is dead at once (TCG-059).
    """
    await end_phase(g)
    g.phase = phase
    told = {"seat": seat_ref(whose)} if whose else {}
    g.say("tcg-log-phase", phase=phase, owned="yes" if whose else "no", **told)
    await resolve(g, PhaseBegins(phase=phase, first=first), opens or (lambda: None))
