"""The events of this game: what abilities interrupt or react to."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class PhaseBegins(Event):
    """The formal start of a phase (x.1)."""

    phase: str


@dataclass(slots=True, kw_only=True)
class PhaseEnds(Event):
    """The formal end of a phase."""

    phase: str


@dataclass(slots=True, kw_only=True)
class RoundBegins(Event):
    """Step 0.0 (LCG-400)."""


@dataclass(slots=True, kw_only=True)
class RoundEnds(Event):
    """Step 0.1."""


@dataclass(slots=True, kw_only=True)
class CardPlayed(Event):
    """A card was played from hand and paid for."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ResourcesSpent(Event):
    """Resources were spent from the pools of heroes, for a card or an ability of it (step 4 of initiating)."""

    heroes: list[str]
    seat: str
    card: str


@dataclass(slots=True, kw_only=True)
class AbilityInitiated(Event):
    """The costs of a triggered ability are paid and its effect begins; a cancel stops it here."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class EntersPlay(Event):
    """A card entered play, played or put into play."""

    card: str
    seat: str
    played: bool = False


@dataclass(slots=True, kw_only=True)
class LeavesPlay(Event):
    """A card left play. ``how`` is "destroyed", "discarded", "explored", "returned" or "eliminated"."""

    card: str
    code: str
    controller: str
    how: str


@dataclass(slots=True, kw_only=True)
class CharactersCommitted(Event):
    """A seat committed characters to the quest (3.2)."""

    cards: list[str]
    seat: str


@dataclass(slots=True, kw_only=True)
class CardRevealed(Event):
    """An encounter card was turned face up from the encounter deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class WhenRevealed(Event):
    """The When Revealed effects of a card are about to resolve; a cancel stops them here."""

    card: str
    discard_and_replace: bool = False


@dataclass(slots=True, kw_only=True)
class QuestResolved(Event):
    """Step 3.4 is done. ``margin`` is willpower minus threat."""

    margin: int


@dataclass(slots=True, kw_only=True)
class TravelledTo(Event):
    """The players travelled to a location."""

    location: str


@dataclass(slots=True, kw_only=True)
class LocationExplored(LeavesPlay):
    """A location holds as much progress as its quest points and leaves play as explored (LCG-180)."""


@dataclass(slots=True, kw_only=True)
class EnemyEngages(Event):
    """An enemy and a player are engaged with each other, by whatever way."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowDealt(Event):
    """An enemy was dealt a shadow card."""

    enemy: str
    card: str


@dataclass(slots=True, kw_only=True)
class EnemyAttacks(Event):
    """An enemy attack begins (6.4b, or a card effect outside the combat phase)."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class DefendersDeclared(Event):
    """Characters were declared as defenders (6.4.1)."""

    cards: list[str]
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowEffect(Event):
    """A shadow effect is about to resolve (6.4.2); a cancel stops it here."""

    card: str
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class AttackEnds(Event):
    """An attack is over (6.4.4 or 6.8.4)."""

    kind: str
    enemy: str
    seat: str
    characters: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class AttackersDeclared(Event):
    """Characters were declared as attackers (6.8b, 6.8.1)."""

    cards: list[str]
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class DamageDealt(Event):
    """Damage is assigned to cards and then placed on them, all at once. ``damage`` is card to amount."""

    damage: dict[str, int]
    source: str = ""


@dataclass(slots=True, kw_only=True)
class Destroyed(LeavesPlay):
    """A character or an enemy is destroyed and so leaves play. ``attackers`` did it by an attack."""

    attackers: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class CardsDrawn(Event):
    """A seat drew cards, all at once."""

    seat: str
    cards: list[str]


@dataclass(slots=True, kw_only=True)
class StageDefeated(Event):
    """The current quest card holds as much progress as its quest points."""

    card: str
