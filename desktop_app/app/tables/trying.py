"""Some answers tried out: on copies in which all that a seat cannot see is dealt anew, a bot plays on after each.

All answers of one try meet the same cards to come, so that what differs, differs by the answer.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import IllegalAnswer, NotNow, RulesError
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.games.contract.play import Play
from desktop_app.games.contract.story import Course

MOST_WAYS = 3
SHORT_TRIES = 4
"""So many tries end with the round, for what a round brings can be told sooner than who wins."""
MOST_TRIES = 200
LONGEST = 3000
"""Answers after which a try is given up."""


@dataclass(slots=True)
class Fared:
    """How an answer fared: ``sums`` of what each scale changed until the end of the round, over ``tries``; of the
    ``games`` that were played to their end, how many were ``won``. Where they are not played so far, ``chance`` is how
    likely it was thought to win from where the tries came to, from 0 to 1."""

    keys: tuple[str, ...]
    sums: list[int]
    tries: int = 0
    games: int = 0
    won: int = 0
    chance: float | None = None

    def mean(self, scale: int) -> float:
        """What a scale changes by in a try."""
        return self.sums[scale] / self.tries if self.tries else 0.0


class Comparison(Protocol):
    """Some ways of answering a question and how each has fared so far, on some scales; ``side_by_side`` is the message
    that says how far they were followed."""

    question: Question
    side_by_side: str

    @property
    def scales(self) -> Sequence[Course]:
        """What was measured."""
        ...

    @property
    def fared(self) -> Sequence[Fared]:
        """How each way fared."""
        ...


class _Tried(Frozen):
    changes: list[int]
    won: bool | None


def scales_of(play: Play) -> tuple[Course, ...]:
    """What answers are weighed by: what is won, what presses, what is suffered."""
    story = play.story
    if story is None:
        return ()
    return tuple(course for course in (story.ground, story.pressing, story.harm) if course is not None)


def ways_of(question: Question, first: Sequence[str]) -> list[tuple[str, ...]]:
    """The answer that is advised and up to two others: one card fewer and one more where several are chosen, else the
    other choices, each kind of them once before any comes again."""
    if question.kind == "some":
        rest = [option.key for option in question.options if option.key not in first]
        found = [tuple(first), tuple(first[:-1]), (*first, *rest[:1])]
    elif question.kind == "one":
        others = [option for option in question.options if option.key not in first]
        kinds: dict[tuple[str, int], str] = {}
        for option in others:
            number = sum(1 for verb, _ in kinds if verb == option.verb)
            kinds[option.verb, number] = option.key
        ordered = [key for (_, _), key in sorted(kinds.items(), key=lambda each: each[0][1])]
        found = [tuple(first), *((key,) for key in ordered)]
    else:
        found = [tuple(first)]
    return [way for way in dict.fromkeys(found) if question.accepts(list(way))][:MOST_WAYS]


@dataclass(eq=False)
class Trials:
    """The tries of some answers to the open question of a session, for the seat that is asked."""

    session: Session
    play: Play
    ways: Sequence[tuple[str, ...]]
    scales: Sequence[Course]
    fared: list[Fared] = field(default_factory=list)
    question: Question = field(init=False)
    side_by_side: str = "table-coach-side-by-side"

    def __post_init__(self) -> None:
        assert self.session.question is not None
        self.question = self.session.question
        self.fared = [Fared(way, [0] * len(self.scales)) for way in self.ways]

    def steps(self) -> Iterator[None]:
        """Tries, and rests after each answer; what a try found is counted when all answers have had theirs."""
        for number in range(1, MOST_TRIES + 1):
            row: list[_Tried] = []
            for way in self.ways:
                try:
                    row.append((yield from self._tried(way, number)))
                except (NotNow, IllegalAnswer, RulesError):
                    return
            for fared, tried in zip(self.fared, row, strict=True):
                fared.tries += 1
                fared.sums = [one + other for one, other in zip(fared.sums, tried.changes, strict=True)]
                if tried.won is not None:
                    fared.games += 1
                    fared.won += tried.won

    def _tried(self, way: Sequence[str], number: int) -> Generator[None, None, _Tried]:
        """One answer on one copy, to the end of the round or, after the first tries, of the game."""
        assert self.session.question is not None
        seat, dice = self.session.question.seat, Chance(number)
        copy = self.session.fork(seat, dice)
        before, round_ = self._measured(copy, seat), max(1, copy.look(seat).round)
        after = list[int]()
        copy.answer(list(way))
        yield
        for _ in range(LONGEST):
            if not after and copy.look(seat).round > round_:
                after = self._measured(copy, seat)
                if number <= SHORT_TRIES:
                    break
            question = copy.question
            if question is None:
                break
            copy.answer(self._goes_on(copy, question, dice))
            yield
        after = after or self._measured(copy, seat)
        view = copy.look(seat)
        won = self.play.end(view).result == "won" if view.outcome else None
        return _Tried([now - was for was, now in zip(before, after, strict=True)], won)

    def _goes_on(self, copy: Session, question: Question, dice: Chance) -> list[str]:
        """How everybody is thought to answer; a game that knows no quick way has its bot look each time."""
        foresight = copy.game.foresight
        if foresight is not None:
            return foresight.go_on(copy.state, question, dice)
        return self.play.game.bots[self.play.bot](copy.eyes(question.seat), question, dice)

    def _measured(self, copy: Session, seat: str) -> list[int]:
        return [scale.read(copy.state, seat) for scale in self.scales]
