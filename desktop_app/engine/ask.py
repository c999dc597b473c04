"""Questions. A rule awaits one of these helpers; the session answers. Every raw ``yield`` lives here.

Rules are ``async def`` without asyncio: a forgotten ``await`` is then an error of the type checker, which a
forgotten ``yield from`` would not be. Nothing runs concurrently.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from types import coroutine

from desktop_app.engine.chance import Chance, draw, shuffled
from desktop_app.engine.errors import NoOptions
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message

SHUFFLE_SEEDS = 1 << 32

_KEY = re.compile(r"([^:>#]*)(?::([^>#]*))?(?:>([^#]*))?(?:#(.*))?", re.DOTALL)
KEYS_REMEMBERED = 4096

_ENDS = {"verb": ":>#", "source": ">#", "target": "#", "detail": ""}
_ODD = {part: re.compile(rf"[%\t\r\n{ends}]") for part, ends in _ENDS.items()}
_ESCAPED = re.compile("%([0-9A-F]{2})")


class Option(Frozen):
    """One legal answer, naming what it touches so that a drag can be matched to it.

    ``source`` and ``target`` are card ids, zone ids, seats or map places; "" where there is none. ``detail``
    tells apart options that touch the same things. ``label`` overrides the text made from the verb.
    """

    verb: str
    source: str = ""
    target: str = ""
    detail: str = ""
    label: Message | None = None

    @property
    def key(self) -> str:
        """Stable within the question: what a save and a script write down. ``from_key`` reads it."""
        return _key_of(self.verb, self.source, self.target, self.detail)

    @staticmethod
    def from_key(key: str) -> Option:
        """The option a key was made from, without its label, which is for people only."""
        return _option_of(key)


@lru_cache(maxsize=KEYS_REMEMBERED)
def _key_of(verb: str, source: str, target: str, detail: str) -> str:
    key = _spelled(verb, "verb")
    if source:
        key += ":" + _spelled(source, "source")
    if target:
        key += ">" + _spelled(target, "target")
    if detail:
        key += "#" + _spelled(detail, "detail")
    return key


@lru_cache(maxsize=KEYS_REMEMBERED)
def _option_of(key: str) -> Option:
    parts = _KEY.fullmatch(key)
    assert parts is not None
    verb, source, target, detail = [_ESCAPED.sub(lambda code: chr(int(code[1], 16)), part) for part in parts.groups("")]
    return Option(verb, source, target, detail)


@lru_cache(maxsize=KEYS_REMEMBERED)
def _is_well_spelled(key: str) -> bool:
    """Whether a key is written as the key of its option is."""
    return _option_of(key).key == key


def _spelled(text: str, part: str) -> str:
    """A part of a key; what would be read as its end is written as % and two hexadecimal digits."""
    return _ODD[part].sub(lambda odd: f"%{ord(odd[0]):02X}", text)


class Refusal(Frozen):
    """Why something a player could expect is not offered: one failing condition and its rule."""

    rule: str
    message: Message
    verb: str = ""
    source: str = ""
    target: str = ""
    because: str = ""


Options = Callable[[], list[Option]]
Refusals = Callable[[], list[Refusal]]


class Question:
    """What a seat must decide. Options are built only when somebody looks at them.

    ``kind`` is "one" (exactly one), "some" (between ``minimum`` and ``maximum`` different ones, or all there are),
    "order" (all of them, in a chosen order), "distribute" (``maximum`` keys, each at most ``caps[key]`` times)
    or "chance" (answered by the session). ``secret`` answers are shown to nobody until all are in. ``shows`` lists
    cards that the seat sees while it is asked, besides those the options and the prompt name. ``unseen`` says how many
    of the last answers nobody may know yet. ``going_on`` tells what goes on around it, outermost first, and ``turns``
    who has passed in the window ("passed"), is asked ("now") and still may answer ("to_come"). One that ``pretends``
    has nothing but a pass: it is asked so that nobody can tell from being asked, and leaves no record. One that is
    ``guarded`` is asked at every table, but what a hand holds decides how much of an answer there is: among rivals it
    is shown for the pause it makes, even with a single answer left. One that is ``for_the_look`` of what it ``shows``
    is asked although it has but one answer: answered by itself it would show nothing to anybody. ``purpose`` is what
    a game knows of what becomes of whatever is chosen, for those alone who say it in words.
    """

    __slots__ = (
        "_build",
        "_options",
        "_refusals",
        "below",
        "caps",
        "for_the_look",
        "going_on",
        "guarded",
        "kind",
        "maximum",
        "minimum",
        "pretends",
        "primary",
        "prompt",
        "purpose",
        "seat",
        "secret",
        "shows",
        "source",
        "step",
        "turns",
        "unseen",
        "value",
        "why",
    )

    def __init__(
        self,
        seat: str,
        kind: str,
        prompt: Message,
        build: Options,
        *,
        step: str = "",
        source: str = "",
        minimum: int = 1,
        maximum: int = 1,
        refusals: Refusals | None = None,
        primary: str = "",
        secret: bool = False,
        why: Message | None = None,
        shows: Sequence[str] = (),
        purpose: object = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.prompt = prompt
        self._build = build
        self._options: list[Option] | None = None
        self.step = step
        self.source = source
        self.minimum = minimum
        self.maximum = maximum
        self._refusals = refusals
        self.primary = primary
        self.secret = secret
        self.why = why
        self.shows = shows
        self.purpose = purpose
        self.caps: dict[str, int] = {}
        self.unseen = 0
        self.going_on: Callable[[], list[Message]] = list
        self.turns: Callable[[], list[tuple[str, str]]] = list
        self.pretends = False
        self.guarded = False
        self.for_the_look = False
        self.below = 0
        self.value = 0

    @property
    def options(self) -> list[Option]:
        """The legal answers, built on first use; their order is part of the rules."""
        if self._options is None:
            self._options = self._build()
        return self._options

    def refusals(self) -> list[Refusal]:
        """What a player could expect here and why it is not offered."""
        return self._refusals() if self._refusals is not None else []

    @property
    def fingerprint(self) -> str:
        """Tells questions apart across builds of the rules: a recorded answer fits only its own question."""
        return f"{self.step}|{self.prompt.id}|{self.source}|{self.seat}|{self.kind}"

    def forced(self) -> list[str] | None:
        """The keys of the only possible answer, or None when there is something to decide.

        Raises:
            NoOptions: if exactly one option is asked for and there is none.
        """
        options = self.options
        if self.kind == "one":
            if not options:
                raise NoOptions(self.fingerprint)
            return [options[0].key] if len(options) == 1 and not self.for_the_look else None
        if self.kind == "some":
            if not options or self.maximum == 0:
                return []
            return [o.key for o in options] if len(options) <= self.minimum else None
        if self.kind == "order":
            return [o.key for o in options] if len(options) < 2 else None
        if self.maximum == 0:
            return []
        if sum(self.caps.values()) == self.maximum:
            return [o.key for o in options for _ in range(self.caps[o.key])]
        return [options[0].key] * self.maximum if len(options) == 1 else None

    def _offers(self, key: str) -> bool:
        if not _is_well_spelled(key):
            return False
        return _option_of(key) in self.options or any(option.label and option.key == key for option in self.options)

    def accepts(self, keys: Sequence[str]) -> bool:
        """Whether the keys are an answer: membership in the options, and nothing else."""
        if self.kind == "one":
            return len(keys) == 1 and self._offers(keys[0])
        offered = dict.fromkeys(option.key for option in self.options)
        if any(key not in offered for key in keys):
            return False
        if self.kind == "distribute":
            return len(keys) == self.maximum and all(keys.count(k) <= self.caps[k] for k in offered)
        if len(set(keys)) != len(keys):
            return False
        if self.kind == "order":
            return len(keys) == len(offered)
        return min(self.minimum, len(offered)) <= len(keys) <= self.maximum


@coroutine
def ask(question: Question) -> Generator[Question, list[str], list[str]]:
    """Asks and returns the answered keys."""
    answer = yield question
    return answer


async def the_end() -> None:
    """Goes no further: the game is over, and nothing of what was being resolved happens any more.

    Whoever drives the rules lets go of them at the first question after the outcome; this is one that nobody sees.
    """
    await ask(Question("", "one", Message(""), _no_options))


@coroutine
def ask_one(question: Question) -> Generator[Question, list[str], Option]:
    """Asks for exactly one option and returns it as its key has it, without its label."""
    (key,) = yield question
    return _option_of(key)


@coroutine
def ask_some(question: Question) -> Generator[Question, list[str], list[Option]]:
    """Asks for several options and returns them in the answered order (with repeats when distributing)."""
    keys = yield question
    return [_option_of(key) for key in keys]


async def ask_all(questions: Sequence[Question]) -> dict[str, list[Option]]:
    """One question for several seats, answered in secret and returned together.

    The rules change nothing between the answers, so no view can show one before the others are in.
    """
    answers: dict[str, list[Option]] = {}
    for question in questions:
        question.secret, question.unseen = True, len(answers)
        answers[question.seat] = await ask_some(question)
    return answers


def _no_options() -> list[Option]:
    return []


async def chance(dice: Chance, below: int, prompt: Message, step: str = "") -> int:
    """Draws a number below ``below``; the session records it, and a replay gives the recorded one.

    The generator always moves, replay or not: otherwise the next draw would repeat an old one.
    """
    question = Question("", "chance", prompt, _no_options, step=step)
    question.below = below
    question.value = draw(dice, below)
    answer = await ask(question)
    return int(answer[0])


async def shuffle(dice: Chance, items: list[str], prompt: Message, step: str = "") -> None:
    """Shuffles a list of ids in place; one recorded number stands for the whole order."""
    if len(items) > 1:
        items[:] = shuffled(items, await chance(dice, SHUFFLE_SEEDS, prompt, step))
