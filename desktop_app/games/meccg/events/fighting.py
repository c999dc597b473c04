"""Attacks and strikes."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.events import Event
from desktop_app.games.meccg.events.cards import OnCard


@dataclass(slots=True, kw_only=True)
class AttackBegins(Event):
    """A company faces an attack (MEC-573)."""

    company: str


@dataclass(slots=True, kw_only=True)
class AttackEnds(Event):
    """An attack is over; ``wounded`` are the characters that were wounded by it, ``code`` is the card that made it.

    ``site`` is the site card of an automatic-attack; ``singled`` says that a card had left it as the only one,
    ``called_off`` that it was canceled: the company has faced it nonetheless (MEC-573), so that this is no cancelled
    event. There is ``more`` when another attack of the same card follows.
    """

    company: str
    race: str
    card: str = ""
    code: str = ""
    site: str = ""
    singled: bool = False
    defeated: bool = False
    called_off: bool = False
    more: bool = False
    wounded: list[str] = field(default_factory=list)

    @property
    def about(self) -> str:
        """The creature."""
        return self.card


@dataclass(slots=True, kw_only=True)
class StrikesComing(Event):
    """An attack was not canceled; its strikes are assigned next."""

    company: str


@dataclass(slots=True, kw_only=True)
class StrikeEnds(OnCard):
    """A strike was resolved: ``result`` is "failed", "avoided", "succeeded" or "cancelled"."""

    result: str
