"""A card of the Middle-earth Collectible Card Game, hero, minion, hazard, site or region (MEC-348 to MEC-377)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from desktop_app.games.kit.card_shape import CardShape, Name, Number, Prose, Text, Words

CardType = Literal["character", "resource", "hazard", "site", "region"]
Alignment = Literal["hero", "minion", "fallen_wizard", "balrog", "stage", "dual", "neutral"]
PointKind = Literal["character", "item", "faction", "ally", "kill", "miscellaneous"]


class MeccgCardShape(CardShape):
    """One card. Values such as "4(6)" or "+2" keep the form that is printed; paths are marks such as {w}{b}.

    Names of places stand in English alone where the source has no other. What a creature is keyed to and what a site
    offers both stand under ``playable``.
    """

    type: CardType
    alignment: Alignment
    subtype: Annotated[list[Name], Field(max_length=4)] = Field(default_factory=list)
    race: Name | None = None
    skills: Annotated[list[Name], Field(max_length=8)] = Field(default_factory=list)
    mind: Number | None = None
    direct_influence: Number | None = None
    general_influence: Number | None = None
    prowess: Number | None = None
    body: Number | None = None
    strikes: Name | None = None
    marshalling_points: Number | None = None
    marshalling_kind: PointKind | None = None
    corruption: Number | None = None
    stage_points: Number | None = None
    home_site: Name | Words | None = None
    manifestation: Name | None = None
    """What all manifestations of one entity share, where there are several (MEC-351)."""
    avatar: bool = False
    agent: bool = False
    either_way: bool = False
    """May be played as a resource or as a hazard (MEC-353)."""
    starting_item: bool = False
    """May start with a company in place of a minor item, as its text says."""
    playable: Text | Prose | None = None
    specific: Name | None = None
    special: Text | None = None
    magic: Name | None = None
    site_type: Name | None = None
    region: Name | Words | None = None
    site_path: Name | None = None
    haven: Name | Words | None = None
    automatic_attacks: Text | None = None
    draw: Number | None = None
    draw_opponent: Number | None = None
    under_deeps: bool = False
    adjacent: Text | None = None
    region_type: Name | None = None
    rarity: Name | None = None

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """A site lies somewhere and is of a kind; a region is of a kind."""
        return {"site": ("site_type",), "region": ("region_type",)}
