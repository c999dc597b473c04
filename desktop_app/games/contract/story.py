"""What a game tells of itself once it is over: the numbers one followed, who fell, what turned it, what carried it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from desktop_app.engine.frozen import Frozen, field
from desktop_app.engine.messages import Message, is_card_ref, split_card_ref

if TYPE_CHECKING:
    from desktop_app.engine.ask import Question
    from desktop_app.engine.view import CardView, View

CourseName = Literal["ground", "pressing"]

SLIGHT = 1
"""What a line of the log weighs that a chronicle keeps only where there is little else."""


def card_named(said: Message) -> str:
    """The code of the first card that a line names, "" for none."""
    codes = (split_card_ref(str(value))[1] for value in said.params.values() if is_card_ref(value))
    return next(codes, "")


class Course(Frozen):
    """A number followed through a game, for a seat: what it is called and how it is read from the state.

    ``limit`` is where it ends the game (0 for nowhere), ``limit_told`` the message over that line, ``sign`` the glyph
    that stands for it.
    """

    name: str
    read: Callable[[Any, str], int]
    limit: int = 0
    limit_told: str = ""
    sign: str = "flag-variant"


class Flag(Frozen):
    """A mark on the way of the ground: at which value it stands, and its name in two or three letters."""

    value: int
    label: str


class Weighed(Frozen):
    """A decision against the best other choice, by what could be known when it was made.

    ``gain`` is how much better (above 0) or worse it was, in points of the game's own. ``told`` says what was and what
    it would have been, ``stake`` the one number it came to, ``codes`` the one or two cards it was about. ``better`` are
    the keys of that other choice where it was the better one.
    """

    gain: float
    title: Message
    told: Message
    stake: Message
    codes: tuple[str, ...] = ()
    better: tuple[str, ...] = ()


class Credit(Frozen):
    """What a decision had a card do: how much of a kind. A kind is a message with ``amount`` and ``times``."""

    code: str
    kind: str
    amount: int


class Figure(Frozen):
    """A number worth a place at the end, and what it counts; one with a ``limit`` and a ``sign`` is shown as a dial,
    which warns near a limit that is ``feared``. With ``fell`` it counts one's own people who fell."""

    value: int
    told: Message
    limit: int = 0
    sign: str = ""
    feared: bool = False
    fell: bool = False


def no_flags(g: Any) -> Sequence[Flag]:
    """A way without marks."""
    return ()


def nobody(view: View) -> Sequence[CardView]:
    """A game without people of its own."""
    return ()


def nothing_weighed(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """No decision can be weighed."""
    return None


def no_credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """Nothing is credited."""
    return ()


def won_is_own(view: View) -> CourseName:
    """What a seat has won is its own way."""
    return "ground"


def no_figures(view: View) -> Sequence[Figure]:
    """No number stands out."""
    return ()


class Story(Frozen, eq=False):
    """How the end of a game is told.

    ``pressing`` is the line of what presses on a seat, ``ground`` what it has won, with ``flags`` on its way, ``harm``
    what it has suffered; the coach weighs answers by these three. Where both are told alike to either side, ``own``
    says which is the way of whoever looks.
    ``people`` are the cards whose fate is told, among rivals one's own, ``wounds`` the token that hurts them. Decisions
    with one of ``verbs`` are weighed and credited. ``faces`` are ids of log lines whose card may stand for its round,
    with a weight;
    ``falls`` are those that tell that their card left the game for good; where people ``may_return`` whoever left play
    without such a line has not fallen, and is not told of. ``last`` are those that tell how a game ended,
    ``rises`` the one that tells with ``count`` that more presses on ``seat``. ``keeps`` says how much a line of the log
    belongs into a chronicle of the game, 0 for not at all, SLIGHT for one that only fills an empty page; without it the
    ``falls`` do.
    """

    pressing: Course
    ground: Course
    harm: Course | None = None
    flags: Callable[[Any], Sequence[Flag]] = no_flags
    people: Callable[[View], Sequence[CardView]] = nobody
    wounds: str = ""
    verbs: tuple[str, ...] = ()
    weigh: Callable[[View, Question, Sequence[str]], Weighed | None] = nothing_weighed
    credits: Callable[[View, Question, Sequence[str]], Sequence[Credit]] = no_credits
    faces: Mapping[str, int] = field(default_factory=dict)
    falls: tuple[str, ...] = ()
    may_return: bool = False
    last: tuple[str, ...] = ()
    rises: str = ""
    figures: Callable[[View], Sequence[Figure]] = no_figures
    own: Callable[[View], CourseName] = won_is_own
    keeps: Callable[[Message], int] | None = None

    @property
    def race(self) -> bool:
        """Whether both courses end the game at the same number: they are counted alike, and whoever is there first has
        it."""
        return self.pressing.limit == self.ground.limit
