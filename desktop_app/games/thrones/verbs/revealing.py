"""Plots that are revealed: in their step, or because a card says so."""

from __future__ import annotations

from functools import partial

from desktop_app.engine.effects import expire
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.leaving import lift
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.events.rounds import PlotRevealed
from desktop_app.games.thrones.reading.queries import plot
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


async def reveal_plot(g: ThronesState, seat: str, card: str) -> None:
    """A plot is revealed outside its step: nobody compares initiative or names a first player (GOT-477)."""
    await resolve(g, PlotRevealed(card=card, seat=seat), partial(turn_up, g, seat, card))
    if g.outcome is None:
        renew_plot_deck(g, seat)


def renew_plot_deck(g: ThronesState, seat: str) -> None:
    """An empty plot deck is made anew from the used pile (GOT-479)."""
    if not g.zones[f"plot_deck:{seat}"]:
        for card in list(g.zones[f"used:{seat}"]):
            g.move(card, f"plot_deck:{seat}")
        g.say("got-log-new-plot-deck", seat=seat_ref(seat), rule="GOT-445")
