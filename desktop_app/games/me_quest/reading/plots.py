"""Plots: where one may be put into play, what it requires, and what it takes to discard it."""

from __future__ import annotations

from desktop_app.games.kit.moment import Moment
from desktop_app.games.me_quest.reading.board import BOARD, HAVENS
from desktop_app.games.me_quest.reading.facts import Requirement
from desktop_app.games.me_quest.reading.queries import (
    active_plots,
    characters_at,
    enemies_at,
    facts,
    influence,
    minions_at,
    monsters_at,
)
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, QuestState
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Requires


def places_for(g: QuestState, card: str) -> list[str]:
    """The locations that a Plot may affect; of several Sauron chooses."""
    printed = facts(g, card)
    if printed.places:
        found = list(printed.places)
    elif printed.affects == "haven":
        found = list(HAVENS)
    else:
        found = [place for place in BOARD.locations if characters_at(g, place)]
    return [place for place in found if not (printed.no_other_plot and place in g.plot_at.values())]


def holds(g: QuestState, wanted: Requirement, affected: str) -> bool:
    """Whether one requirement is met, with the location that the Plot would affect (MEQ-125)."""
    if wanted.what == "plot":
        return any(g.codes[card] == wanted.plot for card in active_plots(g))
    near = BOARD.within(wanted.within, wanted.place or affected)
    if wanted.what == "influence":
        return sum(influence(g, place) for place in near) >= wanted.amount
    here = {"monster": monsters_at, "minion": minions_at, "enemy": enemies_at}[wanted.what]
    return sum(len(here(g, place)) for place in near) >= wanted.amount


def required_here(g: QuestState, card: str) -> list[str]:
    """The locations that a Plot may affect with its requirements met."""
    wanted = facts(g, card).requires
    return [place for place in places_for(g, card) if not wanted or any(holds(g, each, place) for each in wanted)]


def why_not_play(g: QuestState, card: str) -> str:
    """Why a Plot in hand cannot be played now: a reason id, or "" (MEQ-121, MEQ-122, MEQ-125, MEQ-127)."""
    if all(g.zones[space] for space in PLOT_SPACES):
        return "track_full"
    return why_not_required(g, card)


def why_not_required(g: QuestState, card: str) -> str:
    """What a Plot lacks besides an empty space."""
    if facts(g, card).pool > g.pool:
        return "pool"
    if not required_here(g, card):
        return "requirements"
    m = Moment(g, SAURON, card, g.codes[card])
    return "" if all(text.condition(m) for text in CARDS.of(Requires, g.codes[card])) else "requirements"
