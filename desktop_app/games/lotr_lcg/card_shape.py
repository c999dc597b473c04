"""A card of The Lord of the Rings: The Card Game as any of its many sets may have it (LCG-104 to LCG-107).

Wider than `printed.py`, which holds the built-in box to the letter: the community's sets also have ships, side
quests, contracts, treasures, nightmare cards and values that are no numbers. The cards of the box have this shape too,
once they have been read.
"""

from __future__ import annotations

from typing import Literal

from desktop_app.games.kit.card_shape import CardShape, Name, Number, Prose, Text, Words

CardType = Literal[
    "hero",
    "ally",
    "attachment",
    "event",
    "player_side_quest",
    "contract",
    "treasure",
    "enemy",
    "location",
    "treachery",
    "objective",
    "objective_ally",
    "objective_hero",
    "ship_enemy",
    "ship_objective",
    "side_quest",
    "quest",
    "campaign",
    "nightmare",
    "rules",
]
Sphere = Literal["leadership", "tactics", "spirit", "lore", "neutral", "fellowship", "baggins"]


class LcgCardShape(CardShape):
    """One card, both sides of it."""

    type: CardType
    subtype: Literal["boon", "burden"] | None = None
    sphere: Sphere | None = None
    cost: Number | None = None
    threat_cost: Number | None = None
    engagement_cost: Number | None = None
    threat: Number | None = None
    willpower: Number | None = None
    attack: Number | None = None
    defense: Number | None = None
    hit_points: Number | None = None
    quest_points: Number | None = None
    victory: Number | None = None
    stage: Number | None = None
    encounter_set: Name | None = None
    shadow: Prose | None = None
    story: Prose | None = None
    back_title: Name | Words | None = None
    back_text: Text | Prose | None = None
    back_story: Prose | None = None

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """Heroes and allies have their three strengths, enemies what they fight with, locations what they ask."""
        return {
            "hero": ("willpower", "attack", "defense", "hit_points"),
            "ally": ("willpower", "attack", "defense", "hit_points"),
        }
