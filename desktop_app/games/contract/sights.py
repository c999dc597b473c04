"""What a table shows of a game beside its cards: a journey over the land, points of all sides, shares of an amount, a
roll of dice with its odds, what is declared in a chain. All of it is read from a view, as data for the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from desktop_app.engine.frozen import Frozen

if TYPE_CHECKING:
    from desktop_app.engine.messages import Message
    from desktop_app.engine.view import View

Way = Literal["good", "even", "bad"]


class Journey(Frozen):
    """A journey over a land while it goes on.

    ``start`` and ``goal`` are the codes of cards that lie at places of the land, "" for one that nobody may know;
    ``regions`` the areas that are crossed, in order. At its ends the cards of the zones ``from_zone`` and ``to_zone``
    stand, what waits at the goal lies in ``guard_zone``. Where no regions are named, ``signs`` are the types of those
    crossed. Of ``limit`` sockets so many are ``used``, those of the cards
    in ``used_zone`` show them. ``told`` stands under the cards of either end.
    """

    heading: Message
    start: str
    goal: str
    regions: tuple[str, ...]
    from_zone: str
    to_zone: str
    guard_zone: str = ""
    limit: int = 0
    used: int = 0
    used_zone: str = ""
    sockets: Message | None = None
    told: tuple[Message | None, Message | None] = (None, None)
    signs: tuple[str, ...] = ()


class Score(Frozen):
    """What one side has: whose it is, a value for each column, the sum as it counts."""

    name: Message
    seat: str
    values: tuple[int, ...]
    total: int


class Scores(Frozen):
    """The points of all sides by where they come from: each column with a sign and what it is called."""

    name: Message
    columns: tuple[tuple[str, Message], ...]
    lines: tuple[Score, ...]


class Portion(Frozen):
    """A part of an amount: what takes it and how much."""

    name: Message
    value: int
    card: str = ""


class Account(Frozen):
    """An amount that is shared out: of the ``whole`` the portions take theirs, what is left is free. ``short`` is its
    name where there is little room."""

    name: Message
    whole: int
    portions: tuple[Portion, ...] = ()
    short: Message | None = None

    @property
    def used(self) -> int:
        """How much is taken."""
        return sum(portion.value for portion in self.portions)


class Outcome(Frozen):
    """What comes of a sum of dice from ``least`` to ``most``."""

    told: Message
    least: int
    most: int
    way: Way = "even"


class Roll(Frozen):
    """A roll of two dice: for what, what they show (() before they are cast), and what comes of each sum."""

    told: Message
    outcomes: tuple[Outcome, ...]
    dice: tuple[int, ...] = ()


class Step(Frozen):
    """One step of a sequence and whether it is done, goes on now or is still to come."""

    told: Message
    state: Literal["done", "now", "to_come"]


class Link(Frozen):
    """One declared thing of a chain: its card, who declared it, what it will do, and what it is aimed at."""

    card: str
    seat: str
    name: Message
    told: Message | None = None
    target: str = ""
    cancelled: bool = False


class Stack(Frozen):
    """What has been declared and not resolved, the first at the bottom; its cards lie in a ``zone``, the one declared
    last before the others."""

    heading: Message
    zone: str
    links: tuple[Link, ...]
    told: tuple[Message, ...] = ()


class Box(Frozen):
    """A space of a track: what it gives, and whether something lies on it."""

    value: int
    taken: bool = False


class Entry(Frozen):
    """A line of a roster: a sign, a name, how or where it stands; the spaces of its track, or so much ``left`` of a
    ``whole`` where there is one. ``card`` is the one it tells of."""

    sign: str
    name: Message
    told: Message | None = None
    boxes: tuple[Box, ...] = ()
    left: int = 0
    whole: int = 0
    card: str = ""


class Roster(Frozen):
    """What stands beside the cards line by line: tracks with what is free of them, figures with how they fare. ``none``
    is said while there is no line."""

    entries: tuple[Entry, ...]
    none: Message | None = None


class Folded(Frozen):
    """A group that is folded to a line: whose it is and where, how many they are, and what else matters of it, each as
    a number under a sign with its words."""

    name: Message
    place: Message
    count: tuple[str, int, Message]
    numbers: tuple[tuple[str, int, Message], ...] = ()


def no_journey(view: View) -> Journey | None:
    """Nobody travels."""
    return None


def no_scores(view: View) -> Scores | None:
    """There are no points."""
    return None


def no_accounts(view: View, seat: str) -> tuple[Account, ...]:
    """Nothing is shared out."""
    return ()


def no_stack(view: View) -> Stack | None:
    """Nothing is declared."""
    return None


def no_roster(view: View, zone: str) -> Roster | None:
    """Nothing is told line by line."""
    return None


def not_folded(view: View, zone: str) -> Folded | None:
    """A group that is folded is called like the zone."""
    return None


def nothing_ahead(view: View, zone: str) -> tuple[Message, ...]:
    """A way lies there as far as it goes."""
    return ()


def no_notes(view: View, zone: str) -> Message | None:
    """A zone that comes and goes needs no name."""
    return None


class Sights(Frozen):
    """What one game shows beside its cards. ``title`` names a zone that comes and goes, over its cards,
    ``folded`` what stands for it where it is folded;
    ``roster`` is what a spot of the table of that kind tells, by the name of the spot. ``score`` stands between the two
    sides of a pair, by its zone. ``ahead`` is what of a way does not lie there yet, by its zone, the nearest first."""

    journey: Callable[[View], Journey | None] = no_journey
    scores: Callable[[View], Scores | None] = no_scores
    accounts: Callable[[View, str], tuple[Account, ...]] = no_accounts
    stack: Callable[[View], Stack | None] = no_stack
    title: Callable[[View, str], Message | None] = no_notes
    roster: Callable[[View, str], Roster | None] = no_roster
    folded: Callable[[View, str], Folded | None] = not_folded
    score: Callable[[View, str], Message | None] = no_notes
    ahead: Callable[[View, str], tuple[Message, ...]] = nothing_ahead


NO_SIGHTS = Sights()
