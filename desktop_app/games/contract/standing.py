"""How the seats stand to each other: a race to a goal, and offices in a ring with their ties. Read from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop_app.engine.frozen import Frozen

if TYPE_CHECKING:
    from desktop_app.engine.messages import Message
    from desktop_app.engine.view import View


class Racer(Frozen):
    """How far a seat has come, and how much what goes on now would bring it."""

    seat: str
    value: int
    coming: int = 0


class Race(Frozen):
    """Who is how far on the way to a goal, whoever leads first."""

    name: Message
    goal: int
    racers: tuple[Racer, ...]


class Office(Frozen):
    """A place in the ring: what it is called, its sign, and the seat that holds it, "" for nobody."""

    id: str
    name: Message
    sign: str
    seat: str = ""


class Tie(Frozen):
    """What one office is to another."""

    of: str
    to: str
    kind: Literal["rival", "ally"]


class Ring(Frozen):
    """Offices that lie in a circle, always in the same places, with what they are to each other; ``told`` says in words
    what concerns whoever looks."""

    name: Message
    offices: tuple[Office, ...]
    ties: tuple[Tie, ...]
    told: tuple[Message, ...] = ()


def no_race(view: View) -> Race | None:
    """Nobody races."""
    return None


def no_ring(view: View) -> Ring | None:
    """There are no offices."""
    return None


def no_deeds(view: View) -> tuple[Message, ...]:
    """Nothing is told of what others did."""
    return ()
