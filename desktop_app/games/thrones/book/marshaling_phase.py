"""3. The marshaling phase: one player after the other collects income and marshals cards."""

from __future__ import annotations

from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.book.marshaling import MARSHALING
from desktop_app.games.thrones.book.phases import begins, ends, next_active
from desktop_app.games.thrones.events.rounds import IncomeCollected
from desktop_app.games.thrones.reading.numbers import plot_value
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.treasury import gaining_gold

PHASE = "marshal"
END = "3.4"


async def collect_income(g: ThronesState) -> Next:
    """3.2: the next active player takes the gold value of the revealed plot from the treasury (GOT-494, GOT-503).

    Whoever collects it gains it: that is one moment (GOT-063).
    """
    seat = next_active(g)
    if not seat:
        return Jump(END)
    income = plot_value(g, seat, "income")
    g.say("got-log-income", seat=seat_ref(seat), amount=income, rule="GOT-494")
    await resolve_together(g, [(IncomeCollected(seat=seat, amount=income), None), *gaining_gold(g, {seat: income})])
    return None


async def next_player(g: ThronesState) -> Next:
    """3.3: back to 3.2 until everybody has been active (GOT-502)."""
    return Jump("3.2")


ROWS = [
    begins("3.1", PHASE),
    Row("3.2", collect_income, PHASE),
    window(MARSHALING, PHASE),
    Row("3.3", next_player, PHASE, shown=False),
    ends(END, PHASE),
]
