"""Cards that go between hands, decks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.lotr_lcg.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class CardsDrawn(Happening):
    """A seat drew cards, all at once."""

    seat: str
    cards: list[str]


@dataclass(slots=True, kw_only=True)
class DeckSearched(Happening):
    """A card was taken to hand from the top cards of a deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Discarded(Happening):
    """A card goes to a discard pile from a hand or a deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ReturnedToHand(Happening):
    """A card that is not in play goes to the hand of its owner."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class PutAtBottom(Happening):
    """A card went to the bottom of its deck."""

    card: str


@dataclass(slots=True, kw_only=True)
class ShuffledIntoDeck(Happening):
    """An encounter card that is not in play went back into the encounter deck."""

    card: str


@dataclass(slots=True, kw_only=True)
class DiscardsShuffled(Happening):
    """A player's discard pile became part of the deck."""

    seat: str


@dataclass(slots=True, kw_only=True)
class SetAside(Happening):
    """A card waits out of play until something brings it in."""

    card: str


@dataclass(slots=True, kw_only=True)
class RemovedFromGame(Happening):
    """A card that is not in play leaves the game for good."""

    card: str
