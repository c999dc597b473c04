"""5. The dominance phase: whoever has most STR standing and gold wins dominance."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.book.phases import begins, ends
from desktop_app.games.thrones.events.rounds import DominanceWon
from desktop_app.games.thrones.reading.numbers import dominance_total
from desktop_app.games.thrones.reading.queries import faction_card, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.treasury import gaining_power

PHASE = "dominance"


async def determine_dominance(g: ThronesState) -> None:
    """5.2: the highest total wins and gains 1 power for the faction with it; nobody does of several (GOT-538 to
    GOT-540)."""
    totals = {seat: dominance_total(g, seat) for seat in players(g)}
    best = [seat for seat, total in totals.items() if total == max(totals.values())]
    if len(best) > 1:
        g.say("got-log-dominance-tied", total=totals[best[0]], rule="GOT-540")
        return
    g.dominance = best[0]
    g.say("got-log-dominance", seat=seat_ref(g.dominance), total=totals[g.dominance], rule="GOT-539")
    power = gaining_power(g, [faction_card(g, g.dominance)], 1)
    await resolve_together(g, [(DominanceWon(seat=g.dominance), None), *power])


ROWS = [
    begins("5.1", PHASE),
    Row("5.2", determine_dominance, PHASE),
    window("5.2w", PHASE),
    ends("5.3", PHASE),
]
