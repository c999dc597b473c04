"""Plots that are revealed: in their step, or because a card says so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from desktop_app.engine.effects import expire
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.leaving import lift
from desktop_app.games.thrones.book.ladder import LADDER, resolve_together
from desktop_app.games.thrones.events.rounds import PlotRevealed
from desktop_app.games.thrones.reading.queries import players, plot
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.verbs.treasury import return_tokens


def turn_up(g: ThronesState, seat: str, card: str) -> None:
    """A plot is revealed; the one before it goes to the used pile, and what lasted until then is over (GOT-443)."""
    before = plot(g, seat)
    if before:
        return_tokens(g, lift(g, before))
        g.named.pop(before, None)
        g.move(before, f"used:{seat}")
    expire(g.effects, f"plot:{seat}")
    g.move(card, f"plot:{seat}")
    g.pieces[card] = Piece(controller=seat)
    g.say("got-log-plot", seat=seat_ref(seat), card=g.ref(card))


async def reveal_plots(g: ThronesState, chosen: Mapping[str, str]) -> None:
    """The plot of each of these seats is revealed outside the step, all at once (GOT-473).

    Nobody compares initiative or names a first player (GOT-477). To reveal a plot is also to do what it says then, in
    the middle of whatever reveals it.
    """
    revealed = [(PlotRevealed(card=card, seat=seat), partial(turn_up, g, seat, card)) for seat, card in chosen.items()]
    await LADDER.at_once(g, resolve_together(g, revealed))
    if not any(each.what == PlotRevealed.__name__ for each in g.pending):
        renew_plot_decks(g)


def renew_plot_decks(g: ThronesState) -> None:
    """Empty plot decks are made anew from the used piles (GOT-479).

    That waits until nothing is left to be resolved of any plot that was revealed (GOT-445).
    """
    for seat in players(g):
        used = list(g.zones[f"used:{seat}"])
        if used and not g.zones[f"plot_deck:{seat}"]:
            for card in used:
                g.move(card, f"plot_deck:{seat}")
            g.say("got-log-new-plot-deck", seat=seat_ref(seat), rule="GOT-445")
