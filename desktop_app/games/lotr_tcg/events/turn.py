"""Turns, phases, moves and skirmishes."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.events import Event
from desktop_app.games.lotr_tcg.events.tokens import Befalls, OnCard


@dataclass(slots=True, kw_only=True)
class TurnBegins(Event):
    """A turn begins; the twilight pool is empty (TCG-142)."""

    seat: str


@dataclass(slots=True, kw_only=True)
class PhaseBegins(Event):
    """A phase begins; ``first`` marks the first one of its kind since the fellowship moved."""

    phase: str
    first: bool = True


@dataclass(slots=True, kw_only=True)
class MovesFrom(OnCard):
    """The fellowship leaves a site, the ``card``."""


@dataclass(slots=True, kw_only=True)
class FellowshipMoves(Event):
    """The fellowship moves."""

    seat: str


@dataclass(slots=True, kw_only=True)
class MovesTo(OnCard):
    """The fellowship arrives at a site, the ``card``."""


@dataclass(slots=True, kw_only=True)
class SkirmishBegins(Event):
    """A skirmish phase begins."""


@dataclass(slots=True, kw_only=True)
class WinsSkirmish(OnCard):
    """A character has won a skirmish; ``against`` are those who fought on the other side, still there or not."""

    against: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class LosesSkirmish(OnCard):
    """A character has lost a skirmish, and may be dead of it; ``against`` are those who fought on the other side."""

    against: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class Assigned(Befalls):
    """A character is assigned to a minion; ``by`` is the seat that did it.

    ``anew`` says that he is assigned to a skirmish by it, and not to one more minion of the one that he has.
    """

    minion: str
    by: str
    anew: bool

    @property
    def whom(self) -> tuple[str, ...]:
        """Both of them."""
        return self.card, self.minion


@dataclass(slots=True, kw_only=True)
class TakesControl(Befalls):
    """A Shadow player, the ``seat``, takes control of a site, the ``card`` (TCG-460)."""

    seat: str
