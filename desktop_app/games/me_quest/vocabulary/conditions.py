"""What texts ask: about the hero they concern, about places, plots and markers; and the amounts they count."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.facts import AttributeTest, load_cards
from desktop_app.games.me_quest.reading.numbers import attribute, influence_in_region
from desktop_app.games.me_quest.reading.queries import (
    active_plots,
    character,
    characters_at,
    corruption,
    hero_at,
    heroes,
    heroes_at,
    influence,
    minions_at,
    monsters_at,
)
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.vocabulary.groups import that_hero
from desktop_app.games.me_quest.vocabulary.texts import Now


def hero_of(m: Now) -> str:
    """The hero whom the text is about; "" for nobody."""
    return next(iter(that_hero.all(m)), "")


# -- amounts -----------------------------------------------------------------------------------------------------------


def region(g: QuestState, seat: str) -> str:
    """The region in which a hero is."""
    return BOARD.locations[hero_at(g, seat)].region


def _both_regions(g: QuestState, seat: str) -> int:
    deck = BOARD.regions[region(g, seat)].encounters
    return sum(influence_in_region(g, each.id) for each in BOARD.regions.values() if each.encounters == deck)


COUNTED: dict[str, Callable[[QuestState, str], int]] = {
    "influence_in_region": lambda g, seat: influence_in_region(g, region(g, seat)),
    "influence_in_both_regions": _both_regions,
    "monsters_in_region": lambda g, seat: sum(len(monsters_at(g, p)) for p in BOARD.of_region(region(g, seat))),
    "corruption": lambda g, seat: len(corruption(g, seat)),
    "active_plots": lambda g, seat: len(active_plots(g)),
    "shadow_pool": lambda g, seat: g.pool,
    "adjacent_with_influence": lambda g, seat: sum(
        1 for place in BOARD.neighbours(hero_at(g, seat)) if influence(g, place)
    ),
}
"""What a hero's attribute is held against."""


def counted(what: str) -> Worked[int]:
    """So much of something, for the hero in question: ``counted("corruption")``."""
    return Worked(lambda m: COUNTED[what](m.g, hero_of(m)), what)


def times(amount: int, counted: Worked[int], plus: int = 0) -> Worked[int]:
    """So many for each, and more besides: ``times(2, counted("corruption"), plus=4)``."""
    return Worked(
        lambda m: amount * counted.work(m) + plus,
        "times and more" if plus else "times",
        {"amount": amount, "each": counted, "plus": plus},
    )


# -- tests of a hero ---------------------------------------------------------------------------------------------------


def passes(test: AttributeTest) -> Worked[bool]:
    """Whether the hero in question has the attribute that the card wants."""
    compare = {"at_least": int.__ge__, "greater": int.__gt__, "less": int.__lt__}[test.relation]
    return Worked(
        lambda m: compare(attribute(m.g, hero_of(m), test.attribute), counted(test.against).work(m)),
        "attribute test",
        {"attribute": test.attribute, "relation": test.relation, "against": counted(test.against)},
    )


def test_of(code: str) -> Worked[bool]:
    """What the card's own facts test: ``if_(test_of(CODE), gain_favor(2))``."""
    test = load_cards()[code].test
    assert test is not None, code
    return passes(test)


def at_most_as(name: str, against: str) -> Worked[bool]:
    """An attribute that is not greater: ``at_most_as("wisdom", "adjacent_with_influence")``."""
    return Worked(
        lambda m: attribute(m.g, hero_of(m), name) <= counted(against).work(m),
        "attribute at most",
        {"attribute": name, "against": counted(against)},
    )


def corrupted(at_least: int = 1) -> Worked[bool]:
    """Whether the hero in question has so many Corruption cards."""
    return Worked(lambda m: len(corruption(m.g, hero_of(m))) >= at_least, "corrupted", {"amount": at_least})


@told("not corrupted")
def uncorrupted(m: Now) -> bool:
    """The hero has no Corruption card."""
    return not corruption(m.g, hero_of(m))


def has_favor(amount: int) -> Worked[bool]:
    """Whether "you" have so much favor."""
    return Worked(lambda m: m.g.favor[m.seat] >= amount, "has favor", {"amount": amount})


@told("no favor")
def without_favor(m: Now) -> bool:
    """You have no favor."""
    return not m.g.favor[m.seat]


@told("in company")
def in_company(m: Now) -> bool:
    """Where you are there is another hero or a character."""
    place = hero_at(m.g, m.seat)
    return bool(characters_at(m.g, place)) or len(heroes_at(m.g, place)) > 1


@told("not in a haven")
def outside_havens(m: Now) -> bool:
    """The hero in question is in no Haven."""
    return not is_haven(hero_at(m.g, hero_of(m)))


@told("somebody wholly corrupted")
def somebody_corrupted_as_wise(m: Now) -> bool:
    """A hero has at least as many Corruption cards as wisdom."""
    return any(len(corruption(m.g, seat)) >= attribute(m.g, seat, "wisdom") for seat in heroes(m.g))


# -- places and plots --------------------------------------------------------------------------------------------------


def influence_or_minion(place: str, amount: int) -> Worked[bool]:
    """Whether a location holds so much influence or a minion."""
    return Worked(
        lambda m: influence(m.g, place) >= amount or bool(minions_at(m.g, place)),
        "influence or minion",
        {"amount": amount, "place": place},
    )


@told("influence where you are")
def influence_where_you_are(m: Now) -> bool:
    """There is influence where your hero is."""
    return bool(influence(m.g, hero_at(m.g, m.seat)))


def plot_is_active(code: str) -> Worked[bool]:
    """Whether a Plot is active."""
    return Worked(lambda m: any(m.g.codes[card] == code for card in active_plots(m.g)), "plot active")


def on_the_board(name: str) -> Worked[bool]:
    """Whether a character is on the board."""
    return Worked(lambda m: m.g.home[character(m.g, name)].startswith("at."), "on the board", {"character": name})


def last_of_all(marker: str) -> Worked[bool]:
    """Whether no story marker of either side is nearer to the start."""
    return Worked(lambda m: m.g.story[marker] == min(m.g.story.values()), "last of all", {"marker": marker})
