"""What a question allows, sorted for the screen: which cards act, where they may go, what stands in the prompt.

This is where the table learns what a drag means without knowing a game: an option names what it touches.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.frozen import Frozen, field
from desktop_app.games.contract.table import TableWords

LETTERS = "ABCDEFGIJOQRSTUVXYZ"
"""Keys of lit cards: none that means something else while a question is open (H hand, K keep, L language, M menu, N no,
P pin, W on to)."""
MOST_BUTTONS = 4
DIGITS = tuple("0123456789")
NO = "N"
"""The letter of an answer that turns down what is offered."""


class Answering(Frozen):
    """Which verbs Space may answer, which make a question one that responds, and which have a letter of their own.

    In the steps of ``planning``, where a game keeps plans, the windows of those who act ``beside`` somebody else's
    turn come before one's own: who passes them by Space must not have passed that as well.
    """

    harmless: Sequence[str] = ("pass",)
    responses: Sequence[str] = ("respond",)
    letters: Mapping[str, str] = field(default_factory=dict)
    planning: Collection[str] = ()
    beside: Sequence[str] = ()

    @classmethod
    def of(cls, words: TableWords) -> Answering:
        """As a game says it."""
        planning = [step for step, stop in words.stops.items() if stop == "plan"] if words.plan_kept else []
        return cls(words.harmless, words.responses, words.letters, planning, words.beside)


@dataclass(slots=True)
class Choices:
    """The options of one question by what they touch. ``main`` is what Space answers, if anything: only what gives
    nothing away. ``lit`` is what can be pointed at; the first of it have ``letters``. ``lettered`` are the options with
    a letter of their own, which turn something down or keep it.

    ``free`` are the verbs of open windows: one click is not enough for them, and what cannot act is nothing special.
    """

    question: Question
    free: Sequence[str] = ()
    by_source: dict[str, list[Option]] = dataclasses.field(default_factory=dict)
    by_target: dict[str, list[Option]] = dataclasses.field(default_factory=dict)
    plain: list[Option] = dataclasses.field(default_factory=list)
    main: Option | None = None
    lit: list[str] = dataclasses.field(default_factory=list)
    letters: dict[str, str] = dataclasses.field(default_factory=dict)
    lettered: dict[str, Option] = dataclasses.field(default_factory=dict)

    def from_source(self, source: str) -> list[Option]:
        """Everything that starts from this card, zone or seat."""
        return self.by_source.get(source, [])

    def targets(self, source: str) -> dict[str, list[Option]]:
        """Where the source may go: each target with the options that lead there."""
        found: dict[str, list[Option]] = {}
        for option in self.from_source(source):
            if option.target:
                found.setdefault(option.target, []).append(option)
        return found

    def loose(self, source: str) -> list[Option]:
        """The source's options that need no target: a drop on the play area takes them."""
        return [option for option in self.from_source(source) if not option.target]

    def touching(self, thing: str) -> list[Option]:
        """Every option that starts at a thing, or only ends at it."""
        return self.from_source(thing) or self.by_target.get(thing, [])


def sort_out(
    question: Question, on_table: Iterable[str], free: Sequence[str] = (), answering: Answering | None = None
) -> Choices:
    """Sorts the options of ``question``; ``on_table`` are the ids that can be pointed at, in reading order."""
    there = list(on_table)
    known = set(there)
    choices = Choices(question, free)
    for option in question.options:
        if option.source in known:
            choices.by_source.setdefault(option.source, []).append(option)
        elif option.target in known:
            choices.by_target.setdefault(option.target, []).append(option)
        else:
            choices.plain.append(option)
    answering = answering or Answering()
    choices.main = _main(question, answering)
    choices.lettered = _lettered(question, choices, answering)
    lit = [thing for thing in there if thing in choices.by_source or thing in choices.by_target]
    if question.kind == "order":  # they lie in the order that is given so far
        lit = [*choices.by_source, *choices.by_target]
    choices.lit = list(dict.fromkeys(lit))
    choices.letters = dict(zip(choices.lit, LETTERS, strict=False))
    return choices


def responds(question: Question, answering: Answering) -> bool:
    """Whether a question offers to answer something that happens: to let it stand is a decision."""
    return any(option.verb in answering.responses for option in question.options)


def _main(question: Question, answering: Answering) -> Option | None:
    if question.kind != "one" or responds(question, answering):
        return None
    if question.step in answering.planning and question.prompt.id not in answering.beside:
        return None
    found = (option for option in question.options if option.key == question.primary)
    return next((option for option in found if option.verb in answering.harmless), None)


def _lettered(question: Question, choices: Choices, answering: Answering) -> dict[str, Option]:
    """The options that turn something down or keep it, by their letter; also to let something stand. What Space
    answers needs none: it would stand there twice."""
    if question.kind != "one":
        return {}
    found: dict[str, Option] = {}
    for option in choices.plain:
        if option == choices.main:
            continue
        letter = answering.letters.get(option.verb, NO if option.verb in answering.harmless else "")
        if letter and letter not in found:
            found[letter] = option
    return found


def buttons(choices: Choices, most: int = MOST_BUTTONS) -> tuple[list[Option], list[Option]]:
    """What the prompt shows as (at most ``most``) buttons and what it folds; the main answer
    and those with a letter are in neither."""
    others, apart = _others(choices), _apart(choices)
    room = most - len(apart)
    if len(others) <= room:
        return others, []
    plain = [option for option in choices.plain if option in others]
    if len(plain) < room:
        return plain, [option for option in others if option not in plain]
    return [], others


def _apart(choices: Choices) -> list[str]:
    """The keys of what has a letter or Space."""
    main = [] if choices.main is None else [choices.main.key]
    return [*(option.key for option in choices.lettered.values()), *main]


def _others(choices: Choices) -> list[Option]:
    """What is neither the main answer nor has a letter of its own."""
    apart = _apart(choices)
    return [option for option in choices.question.options if option.key not in apart and choices.question.kind == "one"]


def amounts(choices: Choices) -> dict[str, int]:
    """Where the options differ in nothing but how many, the number of each by its key: the digit that gives it, where
    it has one. Empty where they differ otherwise."""
    others = _others(choices)
    same = {(option.verb, option.source, option.target) for option in others}
    if len(others) < 2 or len(same) > 1 or not all(option.detail.isdecimal() for option in others):
        return {}
    return {option.key: int(option.detail) for option in others}


def default_distribution(question: Question) -> dict[str, int]:
    """An answer to a "distribute" question that is sure to be allowed: the largest pools give first."""
    left = question.maximum
    given = {option.key: 0 for option in question.options}
    for key in sorted(given, key=lambda each: -question.caps.get(each, 0)):
        given[key] = min(left, question.caps.get(key, 0))
        left -= given[key]
    return given


def distribution_keys(question: Question, given: dict[str, int]) -> list[str]:
    """The answer that a distribution stands for."""
    return [option.key for option in question.options for _ in range(given.get(option.key, 0))]
