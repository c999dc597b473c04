"""What every phase has: its beginning, its end, and what lasted through it (MEC-416, MEC-722, MEC-723)."""

from __future__ import annotations

from desktop_app.engine.effects import expire
from desktop_app.engine.events import Event
from desktop_app.games.kit.limits import forget
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import announce
from desktop_app.games.meccg.events.turns import PhaseBegins, PhaseEnds
from desktop_app.games.meccg.state import MecState


def say_phase(g: MecState, phase: str) -> None:
    """Tells of a phase that each company has for itself, once before the first of them."""
    if g.phase != phase:
        g.say("mec-log-phase", phase=phase)


async def begin_phase(g: MecState, phase: str, company: str = "") -> None:
    """A phase begins; what is due then is declared in one chain (MEC-722)."""
    g.phase = phase
    if not company:
        g.say("mec-log-phase", phase=phase)
    await announce(g, PhaseBegins(phase=phase, company=company))
    await flush(g)


async def at_the_end(g: MecState, event: Event) -> None:
    """What is due at the end of a phase or turn is declared together, and only what speaks of it may be added
    (MEC-723)."""
    await announce(g, event)
    g.closing = True
    await flush(g)
    g.closing = False


async def end_phase(g: MecState, phase: str, company: str = "") -> None:
    """A phase ends; what lasted through it is over."""
    await at_the_end(g, PhaseEnds(phase=phase, company=company))
    expire(g.effects, "phase")
    forget(g, "phase")
    for piece in g.pieces.values():
        piece.by_hand = False
