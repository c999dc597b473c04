"""The maneuver phase: actions alone (TCG-195, TCG-426, TCG-427)."""

from __future__ import annotations

from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.games.lotr_tcg.book.action_procedure import actions_of_a_phase
from desktop_app.games.lotr_tcg.book.phases import begin_phase
from desktop_app.games.lotr_tcg.book.shadow_phase import SURVIVED, has_fight
from desktop_app.games.lotr_tcg.state import TcgState

PHASE = "maneuver"


async def phase_begins(g: TcgState) -> None:
    """The maneuver phase begins."""
    await begin_phase(g, PHASE)


async def phase_ends(g: TcgState) -> Next:
    """Without a minion left the regroup phase follows (TCG-427)."""
    return None if has_fight(g) else Jump(SURVIVED)


ROWS = [
    Row("maneuver_begins", phase_begins, PHASE, shown=False),
    Row("maneuver", actions_of_a_phase, PHASE),
    Row("maneuver_ends", phase_ends, PHASE, shown=False),
]
