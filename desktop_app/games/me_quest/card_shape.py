"""A card of Middle-earth Quest. The game has no deck building: its cards are there to be read."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from desktop_app.games.kit.card_shape import CardShape, Name, Number, Prose, Words

CardType = Literal[
    "hero",
    "hero_card",
    "skill",
    "item",
    "monster",
    "minion",
    "monster_token",
    "combat",
    "event",
    "shadow",
    "starting_plot",
    "plot",
    "quest",
    "mission",
    "encounter",
    "peril",
    "corruption",
    "character",
]


class QuestCardShape(CardShape):
    """One card. Heroes, monsters and minions are the reference cards of the box."""

    type: CardType
    owner: Name | None = None
    """The hero, combat deck or region deck that the card belongs to."""
    kind: Literal["ranged", "melee", "starting", "advanced", "heroes", "sauron", "location", "region"] | None = None
    stage: Annotated[int, Field(ge=1, le=3)] | None = None
    priority: Number | None = None
    attack: Number | None = None
    defense: Number | None = None
    strength_cost: Number | None = None
    movement: Name | None = None
    health: Number | None = None
    fortitude: Number | None = None
    strength: Number | None = None
    agility: Number | None = None
    wisdom: Number | None = None
    deck: Name | None = None
    """The combat deck of a monster or minion."""
    ranged: Number | None = None
    melee: Number | None = None
    """The combat chart: so many parts of its deck are of that type."""
    pool: Number | None = None
    """Influence that the shadow pool must hold."""
    marker: Name | None = None
    advance: Number | None = None
    favor: Number | None = None
    place: Name | Words | None = None
    favor_place: Words | None = None
    """The locations in which an event places favor."""
    characters: Prose | None = None
    """The characters that the card places, a line each with the location."""
    timing: Name | None = None

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """Cards that fight have the numbers of a fight."""
        fight = ("attack", "defense", "strength_cost")
        return {"hero_card": fight, "skill": fight, "combat": fight, "event": ("stage",)}
