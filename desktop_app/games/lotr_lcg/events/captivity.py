"""Prisoners, and objectives that come off."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.lotr_lcg.events.happening import BefallsNothing, Happening


@dataclass(slots=True, kw_only=True)
class PrisonerPicked(BefallsNothing):
    """A hero is about to be picked at random to be a prisoner; an interrupt may name one (``card``)."""

    card: str = ""


@dataclass(slots=True, kw_only=True)
class Captured(Happening):
    """A hero is turned face down as a prisoner."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Rescued(Happening):
    """A prisoner is turned face up and may be used again."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Detached(Happening):
    """A claimed objective comes off its host and goes back to the staging area: it stays in play."""

    card: str
