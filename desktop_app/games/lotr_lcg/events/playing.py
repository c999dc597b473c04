"""Cards that are played, paid for, come into play and leave it, and change hands there."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.lotr_lcg.events.happening import BefallsNothing, Happening


@dataclass(slots=True, kw_only=True)
class CardPlayed(BefallsNothing):
    """A card was played from hand and paid for."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ResourcesSpent(BefallsNothing):
    """Resources were spent from the pools of heroes, for a card or an ability of it (step 4 of initiating)."""

    heroes: list[str]
    seat: str
    card: str


@dataclass(slots=True, kw_only=True)
class AbilityInitiated(BefallsNothing):
    """The costs of a triggered ability are paid and its effect begins; a cancel stops it here."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class EntersPlay(Happening):
    """A card entered play, played or put into play."""

    card: str
    seat: str
    played: bool = False


@dataclass(slots=True, kw_only=True)
class LeavesPlay(Happening):
    """A card left play. ``how`` is "destroyed", "discarded", "explored", "returned" or "eliminated".

    ``to`` is where it goes, "" for its discard pile, and ``index`` how far from the top; an interrupt may change both.
    Of several that go to one place at once that with the higher ``turn`` lies above the others. ``was`` is the card
    type that it counted as when it left, "" until then (LCG-364), ``traits`` are those it had (LCG-187), ``was_blank``
    is whether it had no text as it left (LCG-162).
    """

    card: str
    code: str
    controller: str
    how: str
    to: str = ""
    index: int | None = None
    turn: int = 0
    was: str = ""
    was_blank: bool = False
    traits: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class LocationExplored(LeavesPlay):
    """A location holds as much progress as its quest points and leaves play as explored (LCG-180)."""


@dataclass(slots=True, kw_only=True)
class Destroyed(LeavesPlay):
    """A character or an enemy is destroyed and so leaves play. ``attackers`` did it by an attack, ``slayer`` is the
    enemy whose attack it was, "" for none."""

    attackers: list[str] = field(default_factory=list)
    slayer: str = ""


@dataclass(slots=True, kw_only=True)
class ControlTaken(Happening):
    """A player takes control of a card in play."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Claimed(Happening):
    """A player claimed an objective."""

    card: str
    seat: str
