"""A card of The Lord of the Rings Trading Card Game (card types of the book, TCG-348 to TCG-359)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from desktop_app.games.kit.card_shape import CardShape, Name, Number

CardType = Literal[
    "companion",
    "ally",
    "minion",
    "follower",
    "possession",
    "artifact",
    "condition",
    "event",
    "site",
    "the_one_ring",
    "map",
]
Side = Literal["free_peoples", "shadow"]
Block = Literal["fellowship", "towers", "king", "shadows", "hobbit"]


class TcgCardShape(CardShape):
    """One card. Strength, vitality and resistance of what a character bears are what it adds to him."""

    type: CardType
    subtitle: Name | None = None
    side: Side | None = None
    culture: Name | None = None
    race: Name | None = None
    item_class: Annotated[list[Name], Field(max_length=4)] = Field(default_factory=list)
    twilight: Number | None = None
    strength: Number | None = None
    vitality: Number | None = None
    resistance: Number | None = None
    signet: Name | None = None
    site_number: Annotated[int, Field(ge=1, le=9)] | None = None
    block: Block | None = None
    shadow_number: Number | None = None
    arrow: Literal["left", "right"] | None = None
    home_site: Annotated[list[Name], Field(max_length=4)] = Field(default_factory=list)
    phases: Annotated[list[Name], Field(max_length=8)] = Field(default_factory=list)
    rarity: Name | None = None
    bears_the_ring: bool = False
    """A companion who may start the game with The One Ring."""

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """Every card but sites and Rings costs twilight; a site asks for some in its Shadow number."""
        types = ("companion", "ally", "minion", "possession", "artifact", "condition", "event")
        return {**dict.fromkeys(types, ("twilight",)), "site": ("shadow_number",)}
