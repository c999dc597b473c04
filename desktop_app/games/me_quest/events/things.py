"""What happens to favor, cards, tokens, and plots."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class FavorGained(Event):
    """A hero gains favor."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class FavorLost(Event):
    """A hero loses or spends favor."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class CorruptionGained(Event):
    """A hero has gained a Corruption card."""

    seat: str
    card: str

    @property
    def about(self) -> str:
        """The card."""
        return self.card


@dataclass(slots=True, kw_only=True)
class ShadowCardPlayed(Event):
    """Sauron has played a Shadow card and its effect is over; ``seat`` is the hero whose turn it is, or Sauron.

    ``there`` are the cards that were in play when he played it: what came by it was not there.
    """

    card: str
    seat: str
    there: list[str]


@dataclass(slots=True, kw_only=True)
class PlotPlayed(Event):
    """A Plot has come to a space of the Active Plots track."""

    card: str
    location: str

    @property
    def about(self) -> str:
        """The Plot."""
        return self.card


@dataclass(slots=True, kw_only=True)
class PlotDiscarded(Event):
    """An active Plot was discarded; ``by`` is the seat that did it."""

    card: str
    by: str


@dataclass(slots=True, kw_only=True)
class InfluenceChanged(Event):
    """Influence came to a location or the Shadow Pool (""), or left it."""

    location: str
    amount: int


@dataclass(slots=True, kw_only=True)
class TokenPlaced(Event):
    """A monster token came to a location."""

    card: str
    location: str


@dataclass(slots=True, kw_only=True)
class HeroDamaged(Event):
    """A hero suffers damage outside or inside of a combat."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class HeroCardsDiscarded(Event):
    """Hero cards of a hero have gone to his rest pool (MEQ-250): they may have been his last (MEQ-248)."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Trained(Event):
    """A hero has received training."""

    seat: str
    card: str


@dataclass(slots=True, kw_only=True)
class PerilDrawn(Event):
    """Sauron is about to draw Peril cards for a hero."""

    seat: str
    location: str
    cards: int = 3
