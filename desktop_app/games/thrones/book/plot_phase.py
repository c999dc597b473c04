"""1. The plot phase: plots are chosen in secret and revealed together, the first player is named."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_all, chance
from desktop_app.engine.events import Event
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import choose_player, seat_ref
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.ladder import LADDER, resolve, resolve_together
from desktop_app.games.thrones.book.phases import ends
from desktop_app.games.thrones.book.titles import SELECT
from desktop_app.games.thrones.events.rounds import PhaseBegins, PlotRevealed
from desktop_app.games.thrones.reading.numbers import plot_value, power_of
from desktop_app.games.thrones.reading.queries import players, plot
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.revealing import just_revealed, renew_plot_decks, turning_up

PHASE = "plot"


async def plot_phase_begins(g: ThronesState) -> None:
    """1.1: a new round begins with its first phase (GOT-469)."""
    g.round += 1
    g.phase, g.active, g.dominance = PHASE, "", ""
    g.fought = []
    for seat in g.seats:
        g.marshaled[seat], g.played[seat], g.limited[seat] = [], [], 0
    g.say("got-log-round", round=g.round)
    await resolve(g, PhaseBegins(phase=PHASE))


async def choose_plots(g: ThronesState) -> None:
    """1.2: everybody sets one plot of the plot deck apart, facedown and unseen (GOT-471, GOT-472)."""
    answers = await ask_all([_which_plot(g, seat) for seat in players(g) if _plots(g, seat)])
    g.chosen = {seat: chosen.source for seat, (chosen,) in answers.items()}
    g.say("got-log-plots-chosen")


def _which_plot(g: ThronesState, seat: str) -> Question:
    return Question(
        seat,
        "one",
        message("got-ask-plot", rule="GOT-471", seat=seat_ref(seat)),
        lambda: [Option("plot", card) for card in _plots(g, seat)],
        step=g.step,
    )


def _plots(g: ThronesState, seat: str) -> list[str]:
    """What a seat can reveal: the plots of its plot deck. Who has one plot in all reveals it again."""
    return g.zones[f"plot_deck:{seat}"] or g.zones[f"plot:{seat}"]


async def reveal_plots(g: ThronesState) -> None:
    """1.3: all the chosen plots are turned faceup together (GOT-473); what they change is seen to at once (GOT-015)."""
    chosen = {seat: g.chosen[seat] for seat in players(g) if seat in g.chosen}
    g.chosen = {}
    await resolve_together(g, turning_up(g, chosen), [])


async def compare_initiative(g: ThronesState) -> None:
    """1.3, first: the highest initiative wins, then the least power, then chance (GOT-475, GOT-201, GOT-202)."""
    values = {seat: plot_value(g, seat, "initiative") for seat in players(g)}
    tied = [seat for seat, value in values.items() if value == max(values.values())]
    least = min(power_of(g, seat) for seat in tied)
    tied = [seat for seat in tied if power_of(g, seat) == least]
    at = await chance(g.chance, len(tied), message("got-chance-initiative"), g.step) if len(tied) > 1 else 0
    g.active = tied[at]
    g.say(
        "got-log-initiative",
        seat=seat_ref(g.active),
        initiative=values[g.active],
        seats=[seat_ref(seat) for seat in values],
        initiatives=[str(value) for value in values.values()],
        rule="GOT-475",
    )


async def name_first_player(g: ThronesState) -> None:
    """1.3, second: whoever won initiative names the first player (GOT-476)."""
    seats = players(g)
    own_first = [g.active, *(seat for seat in seats if seat != g.active)]
    g.first_player = await choose_player(g, g.active, "got-ask-first-player", own_first)
    g.active = ""
    g.say("got-log-first-player", seat=seat_ref(g.first_player), rule="GOT-476")


async def resolve_when_revealed(g: ThronesState) -> None:
    """1.3, third: when revealed abilities in the order the first player decides, then reactions (GOT-478, GOT-480)."""
    revealed = [PlotRevealed(card=plot(g, seat), seat=seat) for seat in players(g) if plot(g, seat)]
    happened: list[Event] = []
    await resolve_together(g, [(event, None) for event in revealed], happened)
    await LADDER.react(g, [*happened, *just_revealed(g)])


async def new_plot_decks(g: ThronesState) -> None:
    """1.3, at last: an empty plot deck is made anew from the used pile (GOT-479)."""
    renew_plot_decks(g)


ROWS = [
    Row("1.1", plot_phase_begins, PHASE, shown=False),
    Row("1.2", choose_plots, PHASE),
    Row("1.3", reveal_plots, PHASE),
    Row("1.3i", compare_initiative, PHASE, shown=False),
    Row("1.3f", name_first_player, PHASE, shown=False),
    Row("1.3r", resolve_when_revealed, PHASE, shown=False),
    Row("1.3d", new_plot_decks, PHASE, shown=False),
    SELECT,
    window("1.3w", PHASE),
    ends("1.5", PHASE),
]
