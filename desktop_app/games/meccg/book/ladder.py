"""The one ladder of this game: everything that happens goes through it, so that cards can answer it."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.engine.ladder import Ladder
from desktop_app.games.meccg.state import MecState

LADDER: Ladder[MecState] = Ladder()
"""Connected to the rules of passive conditions by ``triggered_abilities``."""

resolve, resolve_together = LADDER.resolve, LADDER.resolve_together


async def announce(g: MecState, event: Event) -> None:
    """What has happened outside the ladder is told: a phase, a company that has moved. What cannot stay as it is now
    goes at once (MEC-721)."""
    await resolve(g, event, lambda: None)
