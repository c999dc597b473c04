"""Committing, revealing, the quest and the journey."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.lotr_lcg.events.happening import BefallsNothing, Happening, OfSeveral


@dataclass(slots=True, kw_only=True)
class CharactersCommitted(OfSeveral):
    """A seat committed characters to the quest (3.2)."""

    seat: str


@dataclass(slots=True, kw_only=True)
class LeavesQuest(Happening):
    """A committed character is removed from the quest."""

    card: str


@dataclass(slots=True, kw_only=True)
class CardRevealed(Happening):
    """An encounter card was turned face up from the encounter deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class WhenRevealed(BefallsNothing):
    """The When Revealed effects of a card are about to resolve; a cancel stops them here."""

    card: str
    discard_and_replace: bool = False


@dataclass(slots=True, kw_only=True)
class QuestResolved(Happening):
    """Willpower and threat have been compared (3.4), and nothing has come of it yet: ``margin`` is the difference."""

    margin: int


@dataclass(slots=True, kw_only=True)
class TravelledTo(Happening):
    """The players travelled to a location."""

    location: str
