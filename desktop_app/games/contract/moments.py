"""Moments: what a game tells of its log so that the great things are staged before everybody's eyes.

A moment is made from lines of the log alone: a line that opens it, and those that follow and belong to it. What a line
does to a card or a dial is a ``Beat``; what is compared is a ``Comparison`` that the game reads from the same lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message

if TYPE_CHECKING:
    from desktop_app.engine.view import View
    from desktop_app.games.contract.table import Cell

Way = Literal["tells", "turns", "hits", "heals", "gains", "falls", "leaves", "dial"]
"""What a line does: it only tells; a card comes to light, is hit, healed, gains tokens, falls, leaves; a dial moves."""
Stage = Literal["card", "sum", "duel", "row", "note"]
"""One card large with its lines; two sides added up; two sides face to face; cards that come to light together side by
side, each with its number; a small note."""


class Beat(Frozen):
    """One kind of log line as a line of a moment.

    ``line`` is the id of the log message. ``told`` is a short message with its parameters, "" for the sentence of the
    log; ``note`` one more beneath it. ``on`` names the parameter that says to whom it happens (a card, several, or a
    seat; "" where what it ``counts`` is nobody's), ``amount`` the one with how much. ``counts`` is the kind of token,
    or with ``{seat}``, or of nobody, the number of the view, that changes by it (``down``: gets less), and ``limit``
    the number it runs against. ``loss`` tells that nobody wants to miss it, ``part`` which words of the staged card
    act: "text", "shadow", or any other word for its keywords.
    """

    line: str
    told: str = ""
    way: Way = "tells"
    on: str = "card"
    amount: str = "count"
    counts: str = ""
    limit: str = ""
    note: str = ""
    part: str = ""
    loss: bool = False
    down: bool = False


class Contender(Frozen):
    """A card on a side of a comparison: its reference, what it adds, and what that is made of.

    In a row it tells ``whose`` it is (a seat) and whether it is the ``best`` of them. ``shown`` are numbers of its
    face, by their names, that are compared as other than they stood before.
    """

    card: str
    value: int | None = None
    note: Message | None = None
    whose: str = ""
    best: bool = False
    shown: tuple[tuple[str, int], ...] = ()


class Part(Frozen):
    """What a total is made of where the cards do not tell it: its sign, its name, and how much it adds."""

    sign: str
    name: Message
    value: int


class Camp(Frozen):
    """One side of a comparison: its heading, its cards, what they come to, and the sign of the number.

    ``parts`` are what the total is made of; without them the cards are.
    """

    heading: Message
    cards: tuple[Contender, ...] = ()
    total: int | None = None
    sign: str = ""
    parts: tuple[Part, ...] = ()


NOBODY = Camp(Message(""))
"""The other side where all stand in one row."""


class Comparison(Frozen):
    """Two sides, what came between them (cards by their references), the sum and what follows from it."""

    left: Camp
    right: Camp = NOBODY
    between: tuple[str, ...] = ()
    between_heading: Message | None = None
    cells: tuple[Cell, ...] = ()
    result: Message | None = None
    told: tuple[Message, ...] = ()


class Telling(Frozen):
    """What has been told so far: the log messages of a moment, and the table before and after its lines."""

    lines: Sequence[Message]
    before: View | None = None
    after: View | None = None

    def last(self, *ids: str) -> Message | None:
        """The latest line with one of these ids."""
        return next((line for line in reversed(self.lines) if line.id in ids), None)

    def all(self, *ids: str) -> list[Message]:
        """Every line with one of these ids."""
        return [line for line in self.lines if line.id in ids]


def nothing_compared(telling: Telling) -> Comparison | None:
    """A moment in which no numbers meet."""
    return None


class MomentKind(Frozen):
    """One kind of moment.

    ``name`` is the message that names it in the settings and as its heading. A log line among ``opens`` begins it;
    those among ``tells`` belong to it. It ends at a line, a prompt or a step among ``closes``, and once a line among
    ``last`` was told only those among ``after`` still belong to it. ``card`` and ``seat`` name the parameters of the
    opening line with the card that is staged and for whom. ``again`` is the line before the opening one that says that
    this is one more of them, ``more`` the message that names such a one while it waits. ``acts`` tells that the lines
    are what the staged card does; else they stand under the name of the moment.
    """

    id: str
    name: str
    stage: Stage
    opens: tuple[str, ...]
    tells: tuple[str, ...] = ()
    closes: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    card: str = "card"
    seat: str = "seat"
    again: str = ""
    more: str = ""
    acts: bool = True
    compare: Callable[[Telling], Comparison | None] = nothing_compared


class Moments(Frozen):
    """What a game stages: the kinds of its moments, and what its log lines do. Where a card went to is told by
    ``goes``, a message with ``card`` and ``place``."""

    kinds: tuple[MomentKind, ...] = ()
    beats: tuple[Beat, ...] = ()
    goes: str = ""

    def beat(self, line: str) -> Beat:
        """What a kind of line does; one that is not declared only tells."""
        return next((beat for beat in self.beats if beat.line == line), Beat(line))

    def opened_by(self, line: str) -> MomentKind | None:
        """The kind of moment that a line opens."""
        return next((kind for kind in self.kinds if line in kind.opens), None)


NO_MOMENTS = Moments()
