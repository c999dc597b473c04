"""What a table that was laid out by hand is seen to before its first step, as every event is followed."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.thrones.book.ladder import LADDER
from desktop_app.games.thrones.book.state_checks import settle
from desktop_app.games.thrones.state import ThronesState

TABLE = "laid_out"


async def see_to_it(g: ThronesState) -> None:
    """What cannot stay as it was laid does not (GOT-015), who has enough power has won (GOT-182), and who has no deck
    is out (GOT-184)."""
    following = settle(g, [])
    if following is not None:
        await LADDER.react(g, await LADDER.gather(g, following))


ROWS = [Row(TABLE, see_to_it, shown=False)]
