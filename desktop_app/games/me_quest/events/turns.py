"""What happens in the turns of the players, so that cards can answer it."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class HeroTurnBegins(Event):
    """A hero turn begins, before its Rest step."""

    seat: str


@dataclass(slots=True, kw_only=True)
class StepBegins(Event):
    """A step of a turn begins: "story", "action", "rest", "encounter" and so on, by its row."""

    step: str
    seat: str


@dataclass(slots=True, kw_only=True)
class HeroTurnEnds(Event):
    """A hero turn is over."""

    seat: str


@dataclass(slots=True, kw_only=True)
class MarkerAdvances(Event):
    """A story marker moves so many spaces, back if the amount is below 0. ``because`` is "story", "rest", ..."""

    marker: str
    amount: int
    because: str = ""


@dataclass(slots=True, kw_only=True)
class HeroMoves(Event):
    """A hero comes to a location. ``how`` is "travel", "card" or "defeat"."""

    seat: str
    start: str
    to: str
    how: str = "card"


@dataclass(slots=True, kw_only=True)
class Rests(Event):
    """A hero rests: the rest pool goes back to the life pool."""

    seat: str


@dataclass(slots=True, kw_only=True)
class Explores(Event):
    """A hero explores a location."""

    seat: str
    location: str


@dataclass(slots=True, kw_only=True)
class CharacterConsulted(Event):
    """A hero has consulted a character; ``location`` is where."""

    seat: str
    card: str
    character: str
    location: str

    @property
    def about(self) -> str:
        """The character."""
        return self.card


@dataclass(slots=True, kw_only=True)
class QuestCompleted(Event):
    """A hero has completed a Quest."""

    seat: str
    card: str

    @property
    def about(self) -> str:
        """The Quest."""
        return self.card


@dataclass(slots=True, kw_only=True)
class HeroDefeated(Event):
    """A hero was defeated and has done all that follows."""

    seat: str


@dataclass(slots=True, kw_only=True)
class EncounterDrawn(Event):
    """A hero would draw Encounter cards at a location."""

    seat: str
    location: str


@dataclass(slots=True, kw_only=True)
class EventPlaced(Event):
    """An Event came to the Current Event Card space."""

    card: str
