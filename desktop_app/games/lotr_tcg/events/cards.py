"""Cards that are played, leave play, are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event
from desktop_app.games.lotr_tcg.events.tokens import Befalls, OnCard


@dataclass(slots=True, kw_only=True)
class Played(OnCard):
    """A card has been played; ``host`` is the character it was played on."""

    seat: str
    host: str = ""


@dataclass(slots=True, kw_only=True)
class EventPlayed(OnCard):
    """An event card is played, its costs are paid: what cancels it takes its effects away, not its costs (TCG-388)."""

    seat: str


@dataclass(slots=True, kw_only=True)
class Transferred(Befalls):
    """A possession or artifact goes from its bearer to another one, ``host``; that is not playing it (TCG-452)."""

    host: str

    @property
    def whom(self) -> tuple[str, ...]:
        """It, and who is to bear it."""
        return self.card, self.host


@dataclass(slots=True, kw_only=True)
class LeavesPlay(Befalls):
    """A card leaves play; ``code`` and ``seat`` are what it was and who controlled it."""

    code: str = ""
    seat: str = ""


@dataclass(slots=True, kw_only=True)
class Killed(LeavesPlay):
    """A character is killed; ``bore`` says that he was the Ring-bearer."""

    bore: bool = False


@dataclass(slots=True, kw_only=True)
class Discarded(LeavesPlay):
    """A card is discarded from play."""


@dataclass(slots=True, kw_only=True)
class CardsDrawn(Event):
    """A seat draws cards."""

    seat: str
    cards: list[str]


@dataclass(slots=True, kw_only=True)
class AbilityUsed(OnCard):
    """A special ability of a card is used: its costs are paid, and its effects come about unless it is cancelled. It is
    noticed before anything is paid, by which its card may leave play."""

    seat: str
