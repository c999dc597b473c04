"""What rounds, phases and stages bring, and players who leave."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.lotr_lcg.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class PhaseBegins(Happening):
    """The formal start of a phase (x.1)."""

    phase: str


@dataclass(slots=True, kw_only=True)
class PhaseEnds(Happening):
    """The formal end of a phase."""

    phase: str


@dataclass(slots=True, kw_only=True)
class EffectsBegin(Happening):
    """What lasts for a time begins; what it brings about follows at once (LCG-237)."""


@dataclass(slots=True, kw_only=True)
class EffectsEnd(Happening):
    """What lasted until a moment is over: no card effect does that (LCG-133), but what it brings about follows."""

    moment: str


@dataclass(slots=True, kw_only=True)
class RoundBegins(Happening):
    """Step 0.0 (LCG-400)."""


@dataclass(slots=True, kw_only=True)
class RoundEnds(Happening):
    """Step 0.1."""


@dataclass(slots=True, kw_only=True)
class RefreshRaisedThreat(Happening):
    """Step 7.3: every player's threat has risen."""


@dataclass(slots=True, kw_only=True)
class StageDefeated(Happening):
    """The current quest card holds as much progress as its quest points."""

    card: str


@dataclass(slots=True, kw_only=True)
class StageRevealed(Happening):
    """A new stage is the current quest, and what is written on it for that moment is done."""

    card: str


@dataclass(slots=True, kw_only=True)
class PlayerEliminated(Happening):
    """A player is out of the game."""

    seat: str
