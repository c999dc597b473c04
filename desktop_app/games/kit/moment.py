"""What an ability knows while it is looked at or resolved: whose it is, what it answers, what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from desktop_app.engine.frozen import Frozen, field
from desktop_app.engine.state import State

if TYPE_CHECKING:
    from desktop_app.engine.events import Apply, Event

G = TypeVar("G", bound=State)
R = TypeVar("R")


@dataclass(slots=True, eq=False)
class Moment(Generic[G]):
    """One ability of one card at one moment. It lives as long as the ability resolves and is never kept in the state.

    ``seat`` is "you": who decides and whose side the ability is on. ``me`` is the card it stands on, ``code`` that
    card's code even after it has left. ``event`` is what it answers (None for an action). ``target`` is what was
    chosen, a card or a seat; ``paid`` are the cards that were chosen to pay its cost, ``x`` what its X stands for.
    ``unpaid``: something kept a part of its cost from being paid. ``owed`` is what is to be paid, in a game where all
    costs are paid at once.
    """

    g: G
    seat: str
    me: str
    code: str
    event: Any = None
    target: str = ""
    paid: tuple[str, ...] = ()
    x: int = 0
    unpaid: bool = False
    owed: tuple[tuple[Event, Apply | None], ...] = ()

    def at(self, target: str) -> Moment[G]:
        """The moment with something chosen."""
        return Moment(self.g, self.seat, self.me, self.code, self.event, target, self.paid, self.x, self.unpaid)

    def paying(self, *paid: str) -> Moment[G]:
        """The moment with its cost paid by these cards too."""
        if not paid:
            return self
        g, event, paid = self.g, self.event, self.paid + paid
        return Moment(g, self.seat, self.me, self.code, event, self.target, paid, self.x, self.unpaid, self.owed)

    def where_x_is(self, x: int) -> Moment[G]:
        """The moment with the value of X settled."""
        g, event = self.g, self.event
        return Moment(g, self.seat, self.me, self.code, event, self.target, self.paid, x, self.unpaid, self.owed)

    def where_paid(self, paid: bool) -> Moment[G]:
        """The moment after what is owed, or a part of its cost, was to be paid, and whether it was."""
        if paid and not self.owed:
            return self
        unpaid = self.unpaid or not paid
        return Moment(self.g, self.seat, self.me, self.code, self.event, self.target, self.paid, self.x, unpaid)

    def owing(self, *owed: tuple[Event, Apply | None]) -> Moment[G]:
        """The moment with this to be paid as well."""
        g, event, owed = self.g, self.event, self.owed + owed
        return Moment(g, self.seat, self.me, self.code, event, self.target, self.paid, self.x, self.unpaid, owed)

    def of(self, seat: str) -> Moment[G]:
        """The same ability as it concerns another seat ("each player ...")."""
        return Moment(self.g, seat, self.me, self.code, self.event, self.target, self.paid, self.x, self.unpaid)


class Worked(Frozen, Generic[R], eq=False):
    """Something that is worked out at its moment, an amount or whether something holds, and what words call it."""

    work: Callable[[Moment[Any]], R]
    told: str
    told_with: Mapping[str, object] = field(default_factory=dict)

    def __call__(self, m: Moment[Any]) -> R:
        return self.work(m)


def told(name: str, **told_with: object) -> Callable[[Callable[[Moment[Any]], R]], Worked[R]]:
    """Gives a function over the moment its name in words: ``@told("damage on it")``."""
    return lambda work: Worked(work, name, told_with)


Amount = int | Callable[[Moment[Any]], int]
"""How much: a number, or what it is worked out from."""


def worth(amount: Amount, m: Moment[Any]) -> int:
    """An amount as a number, now."""
    return amount if isinstance(amount, int) else amount(m)
