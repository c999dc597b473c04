"""Plots that are revealed: in their step, or because a card says so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from desktop_app.engine.effects import expire
from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.ladder import LADDER, resolve_together
from desktop_app.games.thrones.events.moving import EntersPlay, Replaced
from desktop_app.games.thrones.events.rounds import PlotRevealed
from desktop_app.games.thrones.reading.queries import kind, players, plot
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.verbs.leaving import remember, take_off


def turning_up(g: ThronesState, chosen: Mapping[str, str]) -> list[tuple[Event, Apply | None]]:
    """The plots of these seats are turned up at once, as a part of something larger: they enter play, and the ones
    before them leave it (GOT-443)."""
    covered = [Replaced(card=before) for before in (plot(g, seat) for seat in chosen) if before]
    for event in covered:
        remember(g, event)
    found: list[tuple[Event, Apply | None]] = [(event, partial(_cover, g, event)) for event in covered]
    for seat, card in chosen.items():
        shown = _shown(seat, card)
        found.append((shown, partial(_show, g, shown)))
    return found


def _shown(seat: str, card: str) -> EntersPlay:
    return EntersPlay(card=card, seat=seat, how="reveal", source="plot_deck")


def _cover(g: ThronesState, event: Replaced) -> None:
    remember(g, event)
    event.fallen = take_off(g, event.card, event.to)


def _show(g: ThronesState, event: EntersPlay) -> None:
    """A plot is revealed, and what lasted until then is over."""
    expire(g.effects, f"plot:{event.seat}")
    g.move(event.card, f"plot:{event.seat}")
    g.pieces[event.card] = Piece(controller=event.seat)
    g.say("got-log-plot", seat=seat_ref(event.seat), card=g.ref(event.card))


def just_revealed(g: ThronesState) -> list[Event]:
    """What the step in which plots are turned up has brought about, for what answers it when all they say is done
    (GOT-480)."""
    found: list[Event] = []
    for seat in [seat for seat in players(g) if plot(g, seat)]:
        found.append(_shown(seat, plot(g, seat)))
        for card in g.zones[f"used:{seat}"][-1:]:
            found.append(Replaced(card=card, code=g.codes[card], controller=seat, kind=kind(g, card)))
    return found


async def reveal_plots(g: ThronesState, chosen: Mapping[str, str]) -> None:
    """The plot of each of these seats is revealed outside the step, all at once (GOT-473).

    Nobody compares initiative or names a first player (GOT-477). To reveal a plot is also to do what it says then, in
    the middle of whatever reveals it.
    """
    revealed = [(PlotRevealed(card=card, seat=seat), None) for seat, card in chosen.items()]
    await LADDER.at_once(g, resolve_together(g, [*revealed, *turning_up(g, chosen)]))
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
