"""Plots come to the Active Plots track and leave it; the current Event and its token."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.leaving import lift
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import PlotDiscarded, PlotPlayed
from desktop_app.games.me_quest.events.turns import EventPlaced
from desktop_app.games.me_quest.reading.plots import places_for, required_here
from desktop_app.games.me_quest.reading.queries import FACTS, active_plots, current_event
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import at, choose_place
from desktop_app.games.me_quest.verbs.following import follow


async def play_plot(g: QuestState, card: str) -> None:
    """MEQ-121, MEQ-128: a Plot comes to an empty space and its token to the location it affects, at once."""
    space = next(space for space in PLOT_SPACES if not g.zones[space])
    places = required_here(g, card) or places_for(g, card)
    place = await choose_place(g, SAURON, "meq-ask-plot-place", places, source=card)

    def come() -> None:
        g.move(card, space)
        g.pieces[card] = Piece(controller=SAURON)
        g.plot_at[space] = place
        g.say("meq-log-plot", rule="MEQ-121", seat=seat_ref(SAURON), card=g.ref(card), place=at(place))

    await resolve(g, PlotPlayed(card=card, location=place), come)
    if card in active_plots(g):  # what answers it may have discarded it already
        await follow(Moment(g, SAURON, card, g.codes[card]), "active")


async def discard_plot(g: QuestState, card: str, by: str) -> None:
    """MEQ-130: an active Plot, a Starting one too, goes to the Plot discard pile; its token leaves the board. What was
    paid for it may have brought that about already."""
    if card not in active_plots(g):
        return

    def go() -> None:
        g.plot_at.pop(g.home[card], None)
        lift(g, card)
        g.move(card, "plot_discard")
        g.say("meq-log-plot-discarded", rule="MEQ-130", seat=seat_ref(by), card=g.ref(card))

    await resolve(g, PlotDiscarded(card=card, by=by), go)


# -- the current Event -------------------------------------------------------------------------------------------------


async def place_event(g: QuestState, card: str) -> None:
    """MEQ-151, MEQ-153: an Event with the flag replaces the current one; its token comes where it is about."""
    old = current_event(g)
    if old:
        discard_event(g, old)
    g.move(card, "event")
    g.pieces[card] = Piece()
    places = FACTS[g.codes[card]].places
    g.event_at = places[0] if places else ""
    g.say("meq-log-event-stays", rule="MEQ-151", card=g.ref(card))
    await resolve(g, EventPlaced(card=card), lambda: None)


def discard_event(g: QuestState, card: str) -> None:
    """MEQ-152, MEQ-154: an Event goes to the discard pile of its stage; its token leaves the board with it."""
    if card in g.pieces:
        lift(g, card)
        g.event_at = ""
    g.move(card, f"event_discard_{FACTS[g.codes[card]].stage}")
    g.say("meq-log-event-discarded", rule="MEQ-152", card=g.ref(card))
