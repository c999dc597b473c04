"""What lies and goes on at the inn."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.state import State


@dataclass(slots=True)
class Strike:
    """One blow on its way: who strikes whom, what the die showed (0 before it fell), the trick that was sprung."""

    by: str
    at: str
    die: int = 0
    trick: str = ""


@dataclass(slots=True)
class Inn(State):
    """A brawl. ``active`` is the seat whose turn it is, ``last_round`` the one after which the inn closes."""

    round: int = 0
    last_round: int = 6
    active: str = ""
    phase: str = "opening"
    health: dict[str, int] = field(default_factory=dict)
    coins: dict[str, int] = field(default_factory=dict)
    strikes: list[Strike] = field(default_factory=list)


ZONES = ("guest", "deck", "hand", "front", "tricks", "discard")
"""Every guest has each of them."""


def other(g: Inn, seat: str) -> str:
    """The one across the table."""
    return next(each for each in g.seats if each != seat)
