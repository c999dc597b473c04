"""What every phase has: its formal start and end, and the effects that last until then (GOT-470)."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.events.rounds import PhaseBegins, PhaseEnds
from desktop_app.games.thrones.reading.queries import players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.lasting import end_period


def begins(number: str, phase: str) -> Row:
    """The row in which a phase formally begins: nobody has been active in it."""

    async def phase_begins(g: ThronesState) -> None:
        g.phase, g.active = phase, ""
        g.place.done = []
        g.say("got-log-phase", phase=phase)
        await resolve(g, PhaseBegins(phase=phase))

    return Row(number, phase_begins, phase, shown=False)


async def end_phase(g: ThronesState) -> None:
    """A phase ends, and how cards came into play in it is forgotten."""
    await end_period(g, "phase", PhaseEnds(phase=g.phase))
    g.active = ""
    for piece in g.pieces.values():
        piece.came, piece.by_hand = "", False


def ends(number: str, phase: str) -> Row:
    """The row in which a phase formally ends."""
    return Row(number, end_phase, phase, shown=False)


def next_active(g: ThronesState) -> str:
    """The next seat in player order that has not been active in this phase, made active; "" when all have (GOT-502)."""
    g.active = round_the_table(g, players(g))
    if g.active:
        g.place.done.append(g.active)
    return g.active
