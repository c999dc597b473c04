"""What every phase has: its beginning, and the end of what lasted through the one before (TCG-090)."""

from __future__ import annotations

from desktop_app.engine.effects import expire
from desktop_app.games.kit.limits import forget
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.turn import PhaseBegins
from desktop_app.games.lotr_tcg.state import TcgState


def end_phase(g: TcgState) -> None:
    """What lasts through a phase is over, limits of a phase begin anew (TCG-091, TCG-392)."""
    expire(g.effects, "phase")
    forget(g, "phase")
    for piece in g.pieces.values():
        piece.by_hand = False


async def begin_phase(g: TcgState, phase: str, *, first: bool = True) -> None:
    """A phase begins; the one before is over."""
    end_phase(g)
    g.phase = phase
    g.say("tcg-log-phase", phase=phase)
    await resolve(g, PhaseBegins(phase=phase, first=first))
