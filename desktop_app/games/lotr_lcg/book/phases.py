"""What every phase has: its formal start and end, and the effects that last until then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from desktop_app.engine.effects import expire
from desktop_app.engine.rows import Next, Row
from desktop_app.games.kit.limits import forget
from desktop_app.games.kit.windows import round_the_table as next_in_turn
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import EffectsEnd, PhaseBegins, PhaseEnds
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.delayed_effects import run_delayed

Step = Callable[[LcgState], Awaitable[Next]]


def begins(number: str, phase: str) -> Row:
    """The row in which a phase formally begins (LCG-401)."""

    async def phase_begins(g: LcgState) -> None:
        g.phase = phase
        g.say("lcg-log-phase", phase=phase)
        await resolve(g, PhaseBegins(phase=phase))

    return Row(number, phase_begins, phase, shown=False)


def ends(number: str, phase: str, before: Callable[[LcgState], Awaitable[None]] | None = None) -> Row:
    """The row in which a phase formally ends: what lasts until then is over first (LCG-146, LCG-150, LCG-404).

    What answers the end is still used in that phase (LCG-224), and what that begins anew is over with it too.
    """

    async def phase_ends(g: LcgState) -> None:
        if before is not None:
            await before(g)
        await moment_comes(g, "phase")
        await resolve(g, PhaseEnds(phase=phase))
        if before is not None:
            await before(g)
        forget(g, "phase")
        for piece in g.pieces.values():
            piece.by_hand = False

    return Row(number, phase_ends, phase, shown=False)


async def moment_comes(g: LcgState, moment: str) -> None:
    """What lasts until the end of a phase, a round or an attack is over, then what waits for it happens (LCG-150)."""
    if g.effects:
        await effects_end(g, moment)
        await run_delayed(g, moment)


async def effects_end(g: LcgState, moment: str) -> None:
    """What lasts until a moment is over: whoever lived by it alone dies (LCG-133, LCG-146)."""
    if any(effect.until == moment for effect in g.effects):
        await resolve(g, EffectsEnd(moment=moment), partial(expire, g.effects, moment))


def round_the_table(g: LcgState) -> str:
    """The next seat in player order that has not had its turn in this step, made active; "" when all have."""
    g.active = next_in_turn(g, players(g))
    return g.active
