"""Turns, phases, companies that move, decks that run out."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class PhaseBegins(Event):
    """A phase begins; of the movement/hazard and the site phase that of one ``company``."""

    phase: str
    company: str = ""


@dataclass(slots=True, kw_only=True)
class PhaseEnds(Event):
    """A phase ends; of the movement/hazard and the site phase that of one ``company``."""

    phase: str
    company: str = ""


@dataclass(slots=True, kw_only=True)
class TurnBegins(Event):
    """A turn begins."""

    seat: str


@dataclass(slots=True, kw_only=True)
class TurnEnds(Event):
    """A turn ends."""

    seat: str


@dataclass(slots=True, kw_only=True)
class SiteRevealed(Event):
    """The new site of a company is revealed."""

    company: str


@dataclass(slots=True, kw_only=True)
class DeckExhausted(Event):
    """A play deck is exhausted (MEC-408)."""

    seat: str
