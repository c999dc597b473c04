"""Gold, power, and cards that kneel and stand."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.thrones.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class GoldGained(Happening):
    """A seat gains gold (GOT-177)."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Spent(Happening):
    """A seat spends gold, or a token of a card, as a part of what something costs (GOT-307)."""

    seat: str


@dataclass(slots=True, kw_only=True)
class PowerGained(Happening):
    """A card gains power (GOT-178); ``seat`` controls it."""

    card: str
    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class PowerMoved(Happening):
    """Power moves from one card to another; it has not been gained (GOT-447)."""

    card: str
    to: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Knelt(Happening):
    """A card kneels (GOT-154)."""

    card: str


@dataclass(slots=True, kw_only=True)
class StrengthRaised(Happening):
    """Effects of cards have added to the STR of a character."""

    card: str


@dataclass(slots=True, kw_only=True)
class Stood(Happening):
    """A card stands."""

    card: str
