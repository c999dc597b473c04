"""What happens at the inn, so that cards can answer it."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class ComesToTheTable(Event):
    """A card enters play."""

    card: str
    seat: str

    @property
    def about(self) -> str:
        """The card."""
        return self.card


@dataclass(slots=True, kw_only=True)
class LosesHealth(Event):
    """A seat loses health, in a brawl or otherwise."""

    seat: str
    amount: int
    brawl: bool = False


@dataclass(slots=True, kw_only=True)
class Heals(Event):
    """A seat gets health back."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class GetsCoins(Event):
    """A seat gets coins."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class CardsDrawn(Event):
    """A seat draws cards."""

    seat: str
    cards: list[str]


@dataclass(slots=True, kw_only=True)
class Turned(Event):
    """A card is exhausted or readied."""

    card: str
    exhausted: bool

    @property
    def about(self) -> str:
        """The card."""
        return self.card


@dataclass(slots=True, kw_only=True)
class BrawlWon(Event):
    """The striker has hurt the other guest."""

    seat: str


@dataclass(slots=True, kw_only=True)
class BetTakenBack(Event):
    """A bet goes back to the hand before it was turned up."""

    card: str

    @property
    def about(self) -> str:
        """The bet."""
        return self.card


@dataclass(slots=True, kw_only=True)
class RoundEnds(Event):
    """The round is over."""
