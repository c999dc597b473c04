"""Phase 2, Planning."""

from __future__ import annotations

from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.phases import begins, ends, round_the_table
from desktop_app.games.lotr_lcg.state import LcgState

PHASE = "planning"


async def step_2_2_play_cards(g: LcgState) -> Next:
    """2.2 The active player plays allies and attachments; a special action window (LCG-381, LCG-408)."""
    if not g.active:  # nobody yet, or whoever was is out of the game: another window opens for the next
        g.place.window = None
        if not round_the_table(g):
            return None
    return await action_window(g)


async def step_2_3_next_player(g: LcgState) -> Next:
    """2.3 The next player becomes active, back to 2.2; or all have been (LCG-409, LCG-410)."""
    if not g.active:
        return None
    g.place.done.append(g.active)
    return Jump("2.2") if round_the_table(g) else None


ROWS = [
    begins("2.1", PHASE),
    Row("2.2", step_2_2_play_cards, PHASE),
    Row("2.3", step_2_3_next_player, PHASE, shown=False),
    ends("2.4", PHASE),
]
