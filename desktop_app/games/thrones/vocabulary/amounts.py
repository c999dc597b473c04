"""How much, worked out from the table: ``draw(number_of(character(yours)))``."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.thrones.book.costs import most_x
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.vocabulary.texts import Now, Those


def number_of(group: Those, each: int = 1) -> Worked[int]:
    """So many for each: ``constant(DROWNED_MEN, on=me, strength=number_of(location(yours, trait("warship"))))``."""

    @told("number of", those=group, each=each)
    def count(m: Now) -> int:
        return each * len(group.all(m))

    return count


@told("gold in your pool")
def your_gold(m: Now) -> int:
    """For each gold in your gold pool."""
    return int(m.g.gold[m.seat])


@told("plots in your used pile")
def used_plots(m: Now) -> int:
    """For each plot card in your used pile."""
    return len(m.g.zones[f"used:{m.seat}"])


def per_margin(each: int) -> Worked[int]:
    """One for every so much STR by which the challenge was won: ``gain_power(per_margin(5)).on(me)``."""

    @told("per margin", each=each)
    def count(m: Now) -> int:
        return int(m.event.margin) // each

    return count


def printed_cost_of(group: Those) -> Worked[int]:
    """The printed cost of a card: ``costs_x(THE_HANDS_JUDGMENT, printed_cost_of(that_card))``.

    Ruling: a printed X is what it stands for when the card is played, as GOT-246 has it.
    """

    @told("printed cost of", those=group)
    def cost(m: Now) -> int:
        return sum(_printed_cost(m, card) for card in group.all(m))

    return cost


def _printed_cost(m: Now, card: str) -> int:
    if queries.facts(m.g, card).cost == "X":
        return int(getattr(m.event, "x", 0))
    return queries.READING.printed(m.g, card, "cost")


def either(condition: Callable[[Now], bool], yes: int, no: int) -> Worked[int]:
    """One amount or another: ``modify(strength=either(there_is(you(first)), 2, 1))``."""
    return Worked(lambda m: yes if condition(m) else no, "either", {"condition": condition, "yes": yes, "no": no})


@told("x")
def x(m: Now) -> int:
    """What was chosen for X; while nothing is yet, as much as could be paid, with what makes the card cheaper."""
    return m.x or most_x(m.g, m.seat, m.me)
