"""What the texts answer: "each time", "when", "at the start of", "is about to"."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.events import Event
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.lotr_tcg.events.cards import Killed, Played
from desktop_app.games.lotr_tcg.events.tokens import AddingBurdens, Wounded
from desktop_app.games.lotr_tcg.events.turn import (
    FellowshipMoves,
    MovesTo,
    PhaseBegins,
    SkirmishBegins,
    TurnBegins,
    WinsSkirmish,
)
from desktop_app.games.lotr_tcg.reading.queries import FACTS, SHADOW, against
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those, When

Holds = Callable[[Now], bool]


def after(event: type[Event], holds: Holds = lambda m: True, *, told: str, **told_with: object) -> When:
    """After an event of which something is true; ``told`` is what words call it."""
    return Trigger(event, "after", holds, told=told, told_with=told_with)


def about_to(event: type[Event], holds: Holds, *, told: str, **told_with: object) -> When:
    """When an event is about to happen, to change whether it does."""
    return Trigger(event, "when", holds, would=True, told=told, told_with=told_with)


# -- turns and moves ---------------------------------------------------------------------------------------------------

turn_begins = after(TurnBegins, told="turn begins")
"""At the start of each turn."""
fellowship_phase_begins = after(PhaseBegins, lambda m: m.event.phase == "fellowship", told="fellowship phase begins")
"""At the start of each fellowship phase."""
first_shadow_phase_begins = after(
    PhaseBegins, lambda m: m.event.phase == "shadow" and m.event.first, told="first shadow phase begins"
)
"""At the start of the first Shadow phase."""
fellowship_moves = after(FellowshipMoves, told="fellowship moves")
"""Each time the fellowship moves."""
fellowship_arrives_here = after(MovesTo, lambda m: bool(m.event.card == m.me), told="fellowship arrives here")
"""When the fellowship moves to this site."""


# -- cards -------------------------------------------------------------------------------------------------------------

this_is_played = after(Played, lambda m: bool(m.event.card == m.me), told="this is played")
"""When you play this card."""


def is_played(group: Those) -> When:
    """Each time such a card is played: ``is_played(minion(race("uruk_hai")))``."""
    return after(Played, lambda m: group.has(m, m.event.card), told="is played", those=group)


# -- skirmishes --------------------------------------------------------------------------------------------------------

this_wins = after(WinsSkirmish, lambda m: bool(m.event.card == m.me), told="this wins")
"""Each time this character wins a skirmish."""


def _bearer_fights(m: Now) -> bool:
    return bool(against(m.g, m.g.pieces[m.me].host))


bearers_skirmish_begins = after(SkirmishBegins, _bearer_fights, told="skirmish of the bearer begins")
"""At the start of each skirmish involving who bears this card."""


# -- what is about to happen -------------------------------------------------------------------------------------------


def about_to_be_wounded(group: Those) -> When:
    """``response(EOWYN, about_to_be_wounded(companion(unbound)), do=prevent_it)``"""
    return about_to(Wounded, lambda m: group.has(m, m.event.card), told="about to be wounded", those=group)


def _in_a_skirmish(m: Now, *, worn: bool) -> bool:
    piece = m.g.pieces[m.me]
    return m.g.phase == "skirmish" and m.event.card == piece.host and piece.worn == worn


bearer_about_to_be_wounded = about_to(
    Wounded, lambda m: _in_a_skirmish(m, worn=False), told="bearer about to be wounded"
)
"""The bearer of the Ring is about to take a wound in a skirmish, and does not wear it."""
wearer_about_to_be_wounded = about_to(
    Wounded, lambda m: _in_a_skirmish(m, worn=True), told="wearer about to be wounded"
)
"""The same, while he wears it."""
shadow_about_to_add_burdens = about_to(
    AddingBurdens,
    lambda m: m.g.codes.get(m.event.source) in FACTS and FACTS[m.g.codes[m.event.source]].side == SHADOW,
    told="shadow about to add burdens",
)
"""A Shadow card is about to add any number of burdens."""


def _frodo_dies(m: Now) -> bool:
    return bool(m.event.bore) and FACTS[m.event.code].titles["en"] == "Frodo" and m.event.seat == m.seat


frodo_is_killed: When = Trigger(Killed, "when", _frodo_dies, told="frodo is killed")
"""Frodo is killed while he is the Ring-bearer (TCG-323, TCG-474)."""
