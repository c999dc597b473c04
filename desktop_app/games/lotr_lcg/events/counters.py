"""What is put on cards and dials and taken off: damage, resources, progress, threat, exhaustion."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.lotr_lcg.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class DamageDealt(Happening):
    """Damage is assigned to a card and then placed on it; ``attack`` is the number of the attack that deals it, or
    0. ``excess`` is how much of it went beyond the hit points that were left.
    """

    card: str
    amount: int
    source: str = ""
    attack: int = 0
    excess: int = 0


@dataclass(slots=True, kw_only=True)
class Healed(Happening):
    """Damage is removed from a card."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Readied(Happening):
    """An exhausted card readies."""

    card: str


@dataclass(slots=True, kw_only=True)
class Exhausted(Happening):
    """A ready card exhausts."""

    card: str


@dataclass(slots=True, kw_only=True)
class ResourcesGained(Happening):
    """Resources go to the pool of a card."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ProgressPlaced(Happening):
    """Progress is placed on a location or a quest."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ProgressRemoved(Happening):
    """Progress is taken off a location or a quest."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ThreatRaised(Happening):
    """A player's threat rises."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ThreatLowered(Happening):
    """A player's threat falls."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class TokensMoved(Happening):
    """Tokens of a kind go from a card to another."""

    card: str
    to: str
    token: str
    amount: int
