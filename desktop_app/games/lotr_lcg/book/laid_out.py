"""What a table that was laid out by hand is seen to before its first step, as every event is followed."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.engine.rows import Row
from desktop_app.games.lotr_lcg.book.ladder import LADDER
from desktop_app.games.lotr_lcg.book.state_checks import settle
from desktop_app.games.lotr_lcg.state import LcgState

TABLE = "laid_out"


async def see_to_it(g: LcgState) -> None:
    """Who has damage to the last hit point is destroyed (LCG-120), who is at threat 50 or without a hero is out
    (LCG-155, LCG-156), what has all its progress is explored or defeated (LCG-180, LCG-030)."""
    happened: list[Event] = []
    following = settle(g, happened)
    if following is not None:
        await following
        await LADDER.react(g, happened)


ROWS = [Row(TABLE, see_to_it, shown=False)]
