"""The maneuver phase: actions alone (TCG-426, TCG-427), in the starter game none (TCG-195)."""

from __future__ import annotations

from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.games.lotr_tcg.book.action_procedure import actions_of_a_phase
from desktop_app.games.lotr_tcg.book.bold_words import IN_PHASE
from desktop_app.games.lotr_tcg.book.phases import begin_phase
from desktop_app.games.lotr_tcg.book.shadow_phase import SURVIVED, has_fight
from desktop_app.games.lotr_tcg.state import TcgState

PHASE = "maneuver"


async def phase_begins(g: TcgState) -> None:
    """The maneuver phase begins."""
    await begin_phase(g, PHASE)


async def maneuver_actions(g: TcgState) -> Next:
    """Actions by the action procedure; in the starter game, where no card uses them, nobody is asked (TCG-195)."""
    unused = IN_PHASE[PHASE].keys().isdisjoint(g.codes.values())
    return None if g.starter and unused else await actions_of_a_phase(g)


async def phase_ends(g: TcgState) -> Next:
    """Without a minion left the regroup phase follows (TCG-427)."""
    return None if has_fight(g) else Jump(SURVIVED)


ROWS = [
    Row("maneuver_begins", phase_begins, PHASE, shown=False),
    Row("maneuver", maneuver_actions, PHASE),
    Row("maneuver_ends", phase_ends, PHASE, shown=False),
]
