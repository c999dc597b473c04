"""Phase 1, Resource."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.phases import begins, ends
from desktop_app.games.lotr_lcg.events import RoundBegins
from desktop_app.games.lotr_lcg.reading.queries import heroes, income, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import add_resources
from desktop_app.games.lotr_lcg.verbs.moving import draw_cards

PHASE = "resource"


async def step_0_0_round_begins(g: LcgState) -> None:
    """0.0 The round begins (LCG-400)."""
    g.round += 1
    g.say("lcg-log-round", round=g.round)
    await resolve(g, RoundBegins())


async def step_1_2_gain_resources(g: LcgState) -> None:
    """1.2 Each hero gains 1 resource (LCG-402), and what cards add to it."""
    g.say("lcg-log-collect")
    collecting = [hero for seat in players(g) for hero in heroes(g, seat)]
    await add_resources(g, {hero: 1 + income(g, hero) for hero in collecting}, told=False)


async def step_1_3_draw_cards(g: LcgState) -> None:
    """1.3 Each player draws 1 card, all at once (LCG-403)."""
    await draw_cards(g, players(g), 1)


ROWS = [
    Row("0.0", step_0_0_round_begins, "round", shown=False),
    begins("1.1", PHASE),
    Row("1.2", step_1_2_gain_resources, PHASE),
    Row("1.3", step_1_3_draw_cards, PHASE),
    Row("1.3w", action_window, PHASE, shown=False),
    ends("1.4", PHASE),
]
