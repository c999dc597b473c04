"""The one ladder of this game: everything that happens goes through it, so that cards can answer it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.events import Apply, Event
from desktop_app.engine.ladder import Ladder
from desktop_app.games.lotr_lcg.state import LcgState

LADDER: Ladder[LcgState] = Ladder()
"""Connected to the rules of triggered abilities by ``triggered_abilities``."""


async def resolve(g: LcgState, event: Event, apply: Apply | None = None, happened: list[Event] | None = None) -> bool:
    """Runs an event through the ladder; answers whether it happened. ``happened`` is what it is a part of, if any."""
    return await LADDER.resolve(g, event, apply, happened)


async def resolve_together(
    g: LcgState, together: Sequence[tuple[Event, Apply | None]], happened: list[Event] | None = None
) -> list[Event]:
    """Runs events that happen at once through the ladder together; answers those that happened."""
    return await LADDER.resolve_together(g, together, happened)
