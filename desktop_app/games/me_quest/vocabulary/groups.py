"""Whom and what a text names: seats, locations, cards, and the conditions that narrow them.

Locations are named by their id ("moria"). ``place("moria", "bree")``, ``within(1, here)(~haven)``.
"""

from __future__ import annotations

from desktop_app.games.kit.groups import Condition, Group, target_group
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.queries import (
    active_plots,
    characters_at,
    figure,
    hero_at,
    heroes,
    influence,
    is_hero,
    minions,
    place_of,
    plot_place,
)
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.vocabulary.texts import Now, Those, Which

# -- seats -------------------------------------------------------------------------------------------------------------

target: Those = target_group()
"""What was chosen."""
you: Those = Group("you", lambda m: [m.seat], players=True, one=True)
"""Whose card it is: the hero for his cards, Encounters, Perils and Quests, Sauron for Shadow cards, Plots, Events."""
sauron: Those = Group("sauron", lambda m: [SAURON], players=True, one=True)
"""The Sauron player."""
hero: Those = Group("hero", lambda m: heroes(m.g), players=True)
"""The heroes."""


def _that_hero(m: Now) -> list[str]:
    if m.event is not None and is_hero(m.g, getattr(m.event, "seat", "")):
        return [m.event.seat]
    if m.g.combats:
        return [m.g.combats[-1].hero]
    return [seat for seat in (m.target, m.seat, m.g.active) if is_hero(m.g, seat)][:1]


that_hero: Those = Group("that hero", _that_hero, players=True, one=True)
"""The hero of the event that is answered, of the combat, or whose turn it is."""
opponent: Those = Group(
    "opponent",
    lambda m: [m.g.combats[-1].hero if m.seat == SAURON else SAURON] if m.g.combats else [],
    players=True,
    one=True,
)
"""The other combatant."""

# -- cards -------------------------------------------------------------------------------------------------------------

me: Those = Group("me", lambda m: [m.me], one=True)
"""This card."""
your_hero: Those = Group("your hero", lambda m: [figure(m.seat)] if is_hero(m.g, m.seat) else [])
"""The figure and sheet of your hero: on it stand his attributes."""
minion: Those = Group("minion", lambda m: minions(m.g))
"""The minions on the board."""
character: Those = Group("character", lambda m: [c for place in BOARD.locations for c in characters_at(m.g, place)])
"""The characters on the board."""

# -- locations ---------------------------------------------------------------------------------------------------------

location: Those = Group("location", lambda m: list(BOARD.locations))
"""Every location."""
your_place: Those = Group("your location", lambda m: [hero_at(m.g, m.seat)] if is_hero(m.g, m.seat) else [], one=True)
"""Where your hero is."""


def _here(m: Now) -> list[str]:
    found = plot_place(m.g, m.me) if m.me in active_plots(m.g) else place_of(m.g, m.me) if m.me in m.g.home else ""
    return [found] if found else []


here: Those = Group("here", _here, one=True)
"""Where this figure is, or the token of this Plot."""


def place(*ids: str) -> Those:
    """Locations by their ids: ``place("bree")``."""
    return Group(" ".join(ids), lambda m: list(ids), one=len(ids) == 1)


def within(spaces: int, group: Those) -> Those:
    """Locations within so many spaces of those of a group, these included (MEQ-107)."""

    def find(m: Now) -> list[str]:
        return list(dict.fromkeys(near for each in group.all(m) for near in BOARD.within(spaces, each)))

    return Group(f"within {spaces} of {group}", find)


def adjacent_to(group: Those) -> Those:
    """Locations adjacent to those of a group."""

    def find(m: Now) -> list[str]:
        return list(dict.fromkeys(near for each in group.all(m) for near in BOARD.neighbours(each)))

    return Group(f"adjacent to {group}", find)


def region(id: str) -> Those:
    """The locations of a region: ``region("mordor")``."""
    return Group(f"region {id}", lambda m: BOARD.of_region(id))


your_region: Those = Group(
    "your region",
    lambda m: BOARD.of_region(BOARD.locations[hero_at(m.g, m.seat)].region) if is_hero(m.g, m.seat) else [],
)
"""The locations of the region where your hero is."""

# -- conditions --------------------------------------------------------------------------------------------------------

haven: Which = Condition("haven", lambda m, thing: is_haven(thing))
"""A location that is a Haven."""
influenced: Which = Condition("with influence", lambda m, thing: influence(m.g, thing) > 0)
"""A location with influence."""


def standing(group: Those) -> Which:
    """A hero who is in one of the locations: ``hero(standing(within(1, here)))``."""
    return Condition(f"standing in {group.name}", lambda m, seat: hero_at(m.g, seat) in group.all(m))


in_haven: Which = Condition("in a haven", lambda m, seat: is_haven(hero_at(m.g, seat)))
"""A hero who is in a Haven."""
hero_place: Those = Group("that hero's location", lambda m: [hero_at(m.g, seat) for seat in _that_hero(m)], one=True)
"""Where ``that_hero`` is."""
where_you_are: Which = Condition("where you are", lambda m, thing: thing == hero_at(m.g, m.seat))
"""The location of your hero: ``your_region(~where_you_are)``."""


def figure_of(code: str) -> Those:
    """The figure or token of a character or minion where it is on the board: ``figure_of("minion.gothmog")``."""
    return Group(code, lambda m: [card for card, other in m.g.codes.items() if other == code and place_of(m.g, card)])


def place_with(code: str) -> Those:
    """Where a character or minion is: ``place_with("character.gandalf")``."""
    return Group(f"place with {code}", lambda m: [place_of(m.g, card) for card in figure_of(code).all(m)])


def far_from(spaces: int, code: str) -> Those:
    """The locations so many spaces or more away from a character: ``far_from(4, "character.gandalf")``."""

    def find(m: Now) -> list[str]:
        near = [other for start in place_with(code).all(m) for other in BOARD.within(spaces - 1, start)]
        return [place for place in BOARD.locations if near and place not in near]

    return Group(f"far from {code}", find)
