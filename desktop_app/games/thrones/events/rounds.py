"""The moments of the round."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.thrones.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class PhaseBegins(Happening):
    """A phase begins (GOT-470)."""

    phase: str


@dataclass(slots=True, kw_only=True)
class PhaseEnds(Happening):
    """A phase ends."""

    phase: str


@dataclass(slots=True, kw_only=True)
class RoundEnds(Happening):
    """The round ends (7.5)."""


@dataclass(slots=True, kw_only=True)
class PlotRevealed(Happening):
    """A plot is revealed (GOT-443): its when revealed ability initiates, then come reactions (GOT-480)."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class IncomeCollected(Happening):
    """A seat has collected its income (3.2)."""

    seat: str
    amount: int

    @property
    def whose(self) -> str:
        """That seat's."""
        return self.seat


@dataclass(slots=True, kw_only=True)
class DominanceWon(Happening):
    """A seat has won dominance (5.2)."""

    seat: str

    @property
    def whose(self) -> str:
        """That seat's."""
        return self.seat
