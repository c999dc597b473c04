"""Engagement and attacks."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.lotr_lcg.events.happening import BefallsNothing, Happening, OfSeveral


@dataclass(slots=True, kw_only=True)
class EnemyEngages(Happening):
    """An enemy and a player are engaged with each other, by whatever way."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class BackToStaging(Happening):
    """An engaged enemy goes back to the staging area."""

    card: str


@dataclass(slots=True, kw_only=True)
class ShadowDealt(Happening):
    """An enemy was dealt a shadow card."""

    enemy: str
    card: str

    @property
    def befalls(self) -> str:
        """The enemy."""
        return self.enemy


@dataclass(slots=True, kw_only=True)
class EnemyAttacks(Happening):
    """An enemy attack begins (6.4b, or a card effect outside the combat phase)."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class DefendersDeclared(OfSeveral):
    """Characters were declared as defenders (6.4.1)."""

    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowEffect(BefallsNothing):
    """A shadow effect is about to resolve (6.4.2); a cancel stops it here."""

    card: str
    enemy: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ShadowResolved(BefallsNothing):
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
class AttackersDeclared(OfSeveral):
    """Characters were declared as attackers (6.8b, 6.8.1)."""

    enemy: str
    seat: str
