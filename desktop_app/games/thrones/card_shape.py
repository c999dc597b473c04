"""A card of A Game of Thrones: The Card Game, second edition (card types of the book, GOT-100 to GOT-107)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from desktop_app.games.kit.card_shape import CardShape, Count, Name, Number

CardType = Literal["faction", "agenda", "plot", "character", "location", "attachment", "event", "title"]
Faction = Literal[
    "baratheon", "greyjoy", "lannister", "martell", "stark", "targaryen", "thenightswatch", "tyrell", "neutral"
]
Icon = Literal["military", "intrigue", "power"]


class ThronesCardShape(CardShape):
    """One card. A plot has income, initiative, claim and reserve; a character strength and challenge icons."""

    type: CardType
    faction: Faction
    loyal: bool = False
    cost: Number | None = None
    strength: Number | None = None
    icons: Annotated[list[Icon], Field(max_length=3)] = Field(default_factory=list)
    income: Number | None = None
    initiative: Number | None = None
    claim: Number | None = None
    reserve: Number | None = None
    deck_limit: Count | None = None
    rarity: Name | None = None
    designer: Name | None = None

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """What the book's anatomy of each type shows."""
        return {
            "plot": ("income", "initiative", "claim", "reserve"),
            "character": ("cost", "strength"),
            "location": ("cost",),
            "attachment": ("cost",),
            "event": ("cost",),
        }
