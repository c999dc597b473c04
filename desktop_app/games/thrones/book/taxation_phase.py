"""7. The taxation phase: gold goes back, hands are cut down to the reserve, the round ends."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_some
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Jump, Next, Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.phases import begins, end_phase
from desktop_app.games.thrones.book.titles import RETURN
from desktop_app.games.thrones.events.rounds import RoundEnds
from desktop_app.games.thrones.reading.numbers import plot_value
from desktop_app.games.thrones.reading.queries import forbidden, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.lasting import end_period
from desktop_app.games.thrones.verbs.piles import discard_cards
from desktop_app.games.thrones.verbs.treasury import spend_gold

PHASE = "taxation"


async def return_gold(g: ThronesState) -> None:
    """7.2: all unspent gold goes back to the treasury at once (GOT-546)."""
    for seat in players(g):
        if not forbidden(g, "return_gold", seat):
            spend_gold(g, seat, g.gold[seat])
    g.say("got-log-gold-returned", rule="GOT-546")


async def check_reserve(g: ThronesState) -> Next:
    """7.3: in player order hands are discarded down to the reserve value, and no further (GOT-547 to GOT-549)."""
    seat = round_the_table(g, players(g))
    if not seat:
        return None
    g.place.done.append(seat)
    reserve = plot_value(g, seat, "reserve")
    over = len(g.zones[f"hand:{seat}"]) - reserve
    if over > 0:
        question = Question(
            seat,
            "some",
            message("got-ask-reserve", rule="GOT-548", seat=seat_ref(seat), count=over, reserve=reserve),
            lambda: [Option("discard", card) for card in g.zones[f"hand:{seat}"]],
            step=g.step,
            minimum=over,
            maximum=over,
        )
        await discard_cards(g, [option.source for option in await ask_some(question)], arranged_by=seat)
    return STAY


async def round_ends(g: ThronesState) -> Next:
    """7.5: the phase and the round end (GOT-551), and the next one begins (GOT-552)."""
    await end_phase(g)
    await end_period(g, "round", RoundEnds())
    return Jump("1.1")


ROWS = [
    begins("7.1", PHASE),
    Row("7.2", return_gold, PHASE),
    Row("7.3", check_reserve, PHASE),
    RETURN,
    window("7.3w", PHASE),
    Row("7.5", round_ends, PHASE, shown=False),
]
