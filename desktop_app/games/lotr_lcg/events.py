"""The events of this game: what abilities interrupt or react to."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.events import Event


@dataclass(slots=True, kw_only=True)
class Happening(Event):
    """Anything that happens in this game. It is about its card, its enemy or its location."""

    @property
    def about(self) -> str:
        """The id of that card; "" for an event of a seat or a step."""
        return next((found for name in ("card", "enemy", "location") if (found := getattr(self, name, ""))), "")


@dataclass(slots=True, kw_only=True)
class PhaseBegins(Happening):
    """The formal start of a phase (x.1)."""

    phase: str


@dataclass(slots=True, kw_only=True)
class PhaseEnds(Happening):
    """The formal end of a phase."""

    phase: str


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
class CardPlayed(Happening):
    """A card was played from hand and paid for."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ResourcesSpent(Happening):
    """Resources were spent from the pools of heroes, for a card or an ability of it (step 4 of initiating)."""

    heroes: list[str]
    seat: str
    card: str


@dataclass(slots=True, kw_only=True)
class AbilityInitiated(Happening):
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
    """

    card: str
    code: str
    controller: str
    how: str
    to: str = ""
    index: int | None = None


@dataclass(slots=True, kw_only=True)
class CharactersCommitted(Happening):
    """A seat committed characters to the quest (3.2)."""

    cards: list[str]
    seat: str


@dataclass(slots=True, kw_only=True)
class CardRevealed(Happening):
    """An encounter card was turned face up from the encounter deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class WhenRevealed(Happening):
    """The When Revealed effects of a card are about to resolve; a cancel stops them here."""

    card: str
    discard_and_replace: bool = False


@dataclass(slots=True, kw_only=True)
class QuestResolved(Happening):
    """Step 3.4 is done. ``margin`` is willpower minus threat."""

    margin: int


@dataclass(slots=True, kw_only=True)
class TravelledTo(Happening):
    """The players travelled to a location."""

    location: str


@dataclass(slots=True, kw_only=True)
class LocationExplored(LeavesPlay):
    """A location holds as much progress as its quest points and leaves play as explored (LCG-180)."""


@dataclass(slots=True, kw_only=True)
class EnemyEngages(Happening):
    """An enemy and a player are engaged with each other, by whatever way."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowDealt(Happening):
    """An enemy was dealt a shadow card."""

    enemy: str
    card: str


@dataclass(slots=True, kw_only=True)
class EnemyAttacks(Happening):
    """An enemy attack begins (6.4b, or a card effect outside the combat phase)."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class DefendersDeclared(Happening):
    """Characters were declared as defenders (6.4.1)."""

    cards: list[str]
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowEffect(Happening):
    """A shadow effect is about to resolve (6.4.2); a cancel stops it here."""

    card: str
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowResolved(Happening):
    """A shadow effect that was dealt to an enemy has resolved (6.4.2)."""

    card: str
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class AttackEnds(Happening):
    """An attack is over (6.4.4 or 6.8.4)."""

    kind: str
    enemy: str
    seat: str
    characters: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class AttackersDeclared(Happening):
    """Characters were declared as attackers (6.8b, 6.8.1)."""

    cards: list[str]
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class DamageDealt(Happening):
    """Damage is assigned to a card and then placed on it; ``attack`` is the number of the attack that deals it, or
    0. ``excess`` is how much of it went beyond the hit points that were left.
    """

    card: str
    amount: int
    source: str = ""
    attack: int = 0
    excess: int = 0


@dataclass(slots=True, kw_only=True)
class Healed(Happening):
    """Damage is removed from a card."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Readied(Happening):
    """An exhausted card readies."""

    card: str


@dataclass(slots=True, kw_only=True)
class Exhausted(Happening):
    """A ready card exhausts."""

    card: str


@dataclass(slots=True, kw_only=True)
class ResourcesGained(Happening):
    """Resources go to the pool of a card."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ProgressPlaced(Happening):
    """Progress is placed on a location or a quest."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ThreatRaised(Happening):
    """A player's threat rises."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class ThreatLowered(Happening):
    """A player's threat falls."""

    seat: str
    amount: int


@dataclass(slots=True, kw_only=True)
class Discarded(Happening):
    """A card goes to a discard pile from a hand or a deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ControlTaken(Happening):
    """A player takes control of a card in play."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ReturnedToHand(Happening):
    """A card that is not in play goes to the hand of its owner."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Destroyed(LeavesPlay):
    """A character or an enemy is destroyed and so leaves play. ``attackers`` did it by an attack."""

    attackers: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class CardsDrawn(Happening):
    """A seat drew cards, all at once."""

    seat: str
    cards: list[str]


@dataclass(slots=True, kw_only=True)
class StageDefeated(Happening):
    """The current quest card holds as much progress as its quest points."""

    card: str


@dataclass(slots=True, kw_only=True)
class PlayerEliminated(Happening):
    """A player is out of the game."""

    seat: str


@dataclass(slots=True, kw_only=True)
class BackToStaging(Happening):
    """An engaged enemy goes back to the staging area."""

    card: str


@dataclass(slots=True, kw_only=True)
class LeavesQuest(Happening):
    """A committed character is removed from the quest."""

    card: str


@dataclass(slots=True, kw_only=True)
class TokensMoved(Happening):
    """Tokens of a kind go from a card to another."""

    card: str
    to: str
    token: str
    amount: int


@dataclass(slots=True, kw_only=True)
class DeckSearched(Happening):
    """A card was taken to hand from the top cards of a deck."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class DiscardsShuffled(Happening):
    """A player's discard pile became part of the deck."""

    seat: str


@dataclass(slots=True, kw_only=True)
class PutAtBottom(Happening):
    """A card went to the bottom of its deck."""

    card: str


@dataclass(slots=True, kw_only=True)
class Claimed(Happening):
    """A player claimed an objective."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Detached(Happening):
    """A claimed objective comes off its host and goes back to the staging area: it stays in play."""

    card: str


@dataclass(slots=True, kw_only=True)
class PrisonerPicked(Happening):
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
class ShuffledIntoDeck(Happening):
    """An encounter card that is not in play went back into the encounter deck."""

    card: str


@dataclass(slots=True, kw_only=True)
class ProgressRemoved(Happening):
    """Progress is taken off a location or a quest."""

    card: str
    amount: int


@dataclass(slots=True, kw_only=True)
class RefreshRaisedThreat(Happening):
    """Step 7.3: every player's threat has risen."""


@dataclass(slots=True, kw_only=True)
class StageRevealed(Happening):
    """A new stage is the current quest, and what is written on it for that moment is done."""

    card: str


@dataclass(slots=True, kw_only=True)
class RemovedFromGame(Happening):
    """A card that is not in play leaves the game for good."""

    card: str
