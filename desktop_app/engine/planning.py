"""Looking ahead: a bot tries answers out on tables it imagines, and keeps the one that came out best.

Every table is drawn anew (``imagining``): what the seat may not see, and all chance to come. On each of them every way
is played on alike, so that luck is the same for all; ways that fall behind are dropped early.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Protocol

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.errors import IllegalAnswer, NotNow, RulesError
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.state import State

SEEDS = 1 << 32
MOST_WAYS = 12
"""More ways than this are not compared: the usual answer is, and some others."""
DOUBT = 1.0
"""How many standard errors another answer must be better by than the usual one."""
UNKNOWN = 0.08
"""What a single table may be off by, though those that were tried agree: a few tables alone prove little."""
TABLES_BEFORE_DROPPING = 2
"""On how many tables every way is tried before the worse half is dropped; again on twice as many, and so on."""


class Table(Protocol):
    """An imagined table: a session without log and history."""

    state: State
    question: Question | None
    policy: Callable[[Question], list[str] | None] | None
    hasty: Callable[[Question], list[str] | None] | None

    def answer(self, keys: Sequence[str]) -> None:
        """Answers the open question."""
        ...

    def fork(self) -> Table:
        """A copy of it."""
        ...


Imagine = Callable[[Chance], Table]
"""Draws a table that looks like this one to the seat that is asked. Raises NotNow where none is found."""
Otherwise = Callable[[list[str]], Sequence[list[str]]]
"""Ways to compare with the usual answer."""
Measure = Callable[[Any], Sequence[int]]
"""Reads numbers of a table that somebody wants to know of besides its worth."""


class Foresight(Frozen):
    """What a game knows of looking ahead.

    ``go_on(state, question, dice)`` is how anybody is thought to answer, quickly; ``worth(state, seat)`` what a table
    is worth to a seat, from 0 (lost) to 1 (won), also where the game is over. It is played until ``clock(state)`` has
    moved by ``ahead``, or to the end. ``ways(state, question)`` are the answers to compare where a game knows better
    than trying every option. ``hasty(question)`` answers what nobody need look at the options of, where the game is
    played on.
    """

    go_on: Callable[[Any, Question, Chance], list[str]]
    worth: Callable[[Any, str], float]
    clock: Callable[[Any], int]
    ahead: int = 1
    ways: Callable[[Any, Question], Sequence[list[str]] | None] = lambda state, question: None
    hasty: Callable[[Question], list[str] | None] | None = None


@dataclass(slots=True)
class Way:
    """One answer and how it came out on each table, by its number: what it was worth, and what it changed of the
    numbers that were measured."""

    keys: list[str]
    worth: dict[int, float] = field(default_factory=dict)
    changed: dict[int, list[int]] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """What it is worth, from 0 to 1."""
        return sum(self.worth.values()) / len(self.worth) if self.worth else 0.0

    def surely_better(self, other: Way) -> float:
        """By how much it was better on the tables on which both were tried, less what may have been luck."""
        gains = [self.worth[table] - other.worth[table] for table in self.worth.keys() & other.worth.keys()]
        if len(gains) < 2:
            return 0.0
        mean = sum(gains) / len(gains)
        spread = (UNKNOWN**2 + sum((gain - mean) ** 2 for gain in gains)) / (len(gains) - 1)
        return mean - DOUBT * sqrt(spread / len(gains))


@dataclass(slots=True)
class Plan:
    """What was thought: the usual answer, the others that are still in question, and those that fell behind; and on how
    many tables they were tried. It can be thought on about."""

    usual: Way
    others: list[Way] = field(default_factory=list)
    dropped: list[Way] = field(default_factory=list)
    tables: int = 0
    drops_at: int = TABLES_BEFORE_DROPPING

    @property
    def best(self) -> Way:
        """The usual answer, unless another is better beyond doubt."""
        best = max(self.others, key=lambda way: way.surely_better(self.usual), default=self.usual)
        return best if best.surely_better(self.usual) > 0 else self.usual

    @property
    def ways(self) -> list[Way]:
        """The ways that were compared, the best first, those that fell behind last."""
        best = self.best
        close = sorted((way for way in (self.usual, *self.others) if way is not best), key=lambda way: -way.mean)
        return [best, *close, *sorted(self.dropped, key=lambda way: -way.mean)]

    @property
    def keys(self) -> list[str]:
        """The best answer."""
        return self.best.keys

    def drop(self, beside: int) -> None:
        """Keeps the better half of those that are not surely worse than the usual one, for time goes to what is close;
        but no fewer than so many ``beside`` it."""
        ranked = sorted(self.others, key=lambda way: -way.mean)
        close = [way for way in ranked if self.usual.surely_better(way) <= 0]
        kept = max(beside, (len(close) + 1) // 2)
        self.others = [*close, *(way for way in ranked if way not in close)][:kept] if beside else close[:kept]
        self.dropped += [way for way in ranked if way not in self.others]
        self.drops_at *= 2


def plan(
    imagine: Imagine,
    seat: str,
    foresight: Foresight,
    dice: Chance,
    enough: Callable[[int], bool],
    *,
    so_far: Plan | None = None,
    beside: int = 0,
    measure: Measure = lambda state: (),
) -> Plan:
    """Compares ways of answering the open question until it is ``enough`` (asked with the tables so far).

    The usual answer stays the best unless another is better beyond doubt; where all others are surely worse than it,
    nothing more is tried, unless so many are to be kept ``beside`` it. What was thought ``so_far`` goes on.

    Raises:
        NotNow: if no table can be imagined.
    """
    table = imagine(dice)
    found = so_far or begun(table, foresight, dice)
    while found.others:
        luck = draw(dice, SEEDS)
        for way in (found.usual, *found.others):
            _try(way, found.tables, table, seat, foresight, Chance(luck), measure)
        found.tables += 1
        if found.tables == found.drops_at:
            found.drop(beside)
        if enough(found.tables):
            break
        table = imagine(dice)
    return found


def begun(table: Table, foresight: Foresight, dice: Chance, otherwise: Otherwise | None = None) -> Plan:
    """What is to be compared at an imagined table; ``otherwise`` gives ways beside the usual one where the game has
    none."""
    assert table.question is not None
    usual, *others = _ways(table.state, table.question, foresight, dice)
    if not others and otherwise is not None:
        others = [keys for keys in otherwise(usual) if keys != usual]
    return Plan(Way(usual), [Way(keys) for keys in others])


def _ways(state: State, question: Question, foresight: Foresight, dice: Chance) -> list[list[str]]:
    """The usual answer first, then the others worth comparing, none of them twice."""
    usual = foresight.go_on(state, question, dice)
    told = foresight.ways(state, question)
    others = list(told) if told is not None else _others(question, usual, dice)
    found: dict[tuple[str, ...], list[str]] = {_same(question, usual): usual}
    for keys in others:
        found.setdefault(_same(question, keys), keys)
    return list(found.values())[:MOST_WAYS]


def _same(question: Question, keys: list[str]) -> tuple[str, ...]:
    return tuple(keys) if question.kind == "order" else tuple(sorted(keys))


def _others(question: Question, usual: list[str], dice: Chance) -> list[list[str]]:
    keys = [option.key for option in question.options]
    if question.kind == "one":
        return [[key] for key in keys]
    if question.kind == "some":
        fewer = [[key for key in usual if key != left] for left in usual]
        more = [[*usual, key] for key in keys if key not in usual]
        return [way for way in (*fewer, *more, keys, []) if question.accepts(way)]
    return [draw_answer(question, dice) for _ in range(3)]


def _try(way: Way, number: int, table: Table, seat: str, foresight: Foresight, dice: Chance, measure: Measure) -> None:
    """Plays one way on; what the rules refuse to play, because the table could not be, is not counted."""
    fork = table.fork()
    until, before = foresight.clock(fork.state) + foresight.ahead, measure(fork.state)

    def go_on(question: Question) -> list[str] | None:
        if foresight.clock(fork.state) > until:
            return None
        return foresight.go_on(fork.state, question, dice)

    fork.policy, fork.hasty = go_on, foresight.hasty
    try:
        fork.answer(way.keys)
    except (RulesError, IllegalAnswer, NotNow):
        return
    way.worth[number] = foresight.worth(fork.state, seat)
    way.changed[number] = [after - then for then, after in zip(before, measure(fork.state), strict=True)]
