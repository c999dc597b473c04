"""What is told: moments, their lines, and what each line does to a card or a dial."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message, Value, is_card_ref, split_card_ref
from desktop_app.engine.view import View
from desktop_app.games.contract.moments import Beat, Comparison, MomentKind, Telling

SEAT = "seat:"


class Touch(Frozen):
    """What a line does to one card or dial: by how much, from where to where, against which limit (None: none).

    ``thing`` is a card's id or the place of a number in the view; ``code`` the card's, ``seat`` the dial's.
    """

    thing: str
    code: str = ""
    seat: str = ""
    amount: int = 0
    before: int = 0
    after: int = 0
    limit: int | None = None
    counted: bool = False


class Told(Frozen):
    """One line: its place in the log, its message, what it does and to whom."""

    at: int
    message: Message
    beat: Beat
    touches: tuple[Touch, ...] = ()


class Moment(Frozen):
    """A moment as far as it has come.

    ``told`` is how many of its lines were told before: it goes on after a decision inside it. ``open`` says that more
    may follow. ``again`` is how often its card had been staged in this game before, ``more`` that it is one more of its
    kind (a surge). ``goes`` is the zone in which its card lies now, "" while that is not settled.
    """

    kind: MomentKind
    lines: tuple[Told, ...]
    told: int = 0
    open: bool = False
    again: int = 0
    more: bool = False
    goes: str = ""
    before: View | None = None
    after: View | None = None
    listed: tuple[Moment, ...] = ()

    @property
    def first(self) -> int:
        """The place of its first line in the log: what names it."""
        return self.lines[0].at

    @property
    def subject(self) -> tuple[str, str]:
        """Id and code of the card it is about, "" for none."""
        return card_of(self.lines[0].message.params.get(self.kind.card))

    @property
    def shown(self) -> tuple[str, str]:
        """Id and code of the card that it shows: the newest that came to light in it, or else its subject."""
        return self.shown_by(len(self.lines))

    def shown_by(self, count: int) -> tuple[str, str]:
        """The same after so many lines."""
        turned = [line.touches[-1] for line in self.lines[:count] if line.beat.way == "turns" and line.touches]
        return (turned[-1].thing, turned[-1].code) if turned else self.subject

    @property
    def seat(self) -> str:
        """The seat it is for, "" for nobody's."""
        value = self.lines[0].message.params.get(self.kind.seat, "")
        return value.removeprefix(SEAT) if isinstance(value, str) and value.startswith(SEAT) else ""

    @property
    def loss(self) -> bool:
        """Whether something is lost in it."""
        return any(line.beat.loss for line in self.lines)

    def compared(self, count: int) -> Comparison | None:
        """What is compared after the first ``count`` lines."""
        told = [line.message for line in self.lines[:count]]
        return self.kind.compare(Telling(told, self.before, self.after))


def card_of(value: Value | None) -> tuple[str, str]:
    """Id and code of the card that a parameter names, "" for none."""
    return split_card_ref(value) if isinstance(value, str) and is_card_ref(value) else ("", "")
