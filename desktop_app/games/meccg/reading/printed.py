"""The files of printed facts of the Middle-earth CCG and of the shipped decks: their shape, checked once at load.

One file a card type, under the type's name. A field that a card does not print is left out. Sites and cards are named
by their English title, regions by the code of their card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from desktop_app.games.kit.facts import CardFile
from desktop_app.games.kit.printed import Count, Id, Paragraphs, Shape, Text, Words
from desktop_app.games.meccg.card_shape import Alignment, CardType, PointKind

Code = Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}-\d{1,3}$")]
RegionType = Literal["coastal_sea", "free_domain", "border_land", "wilderness", "shadow_land", "dark_domain"]
SiteType = Literal["haven", "free_hold", "border_hold", "ruins", "shadow_hold", "dark_hold"]
Kind = Literal[
    "minor_item",
    "major_item",
    "greater_item",
    "gold_ring_item",
    "special_item",
    "ally",
    "faction",
    "creature",
    "short_event",
    "long_event",
    "permanent_event",
]
Company = Literal["covert", "overt"]
Goods = Literal["information", "minor", "major", "greater", "gold_ring"]


class PrintedPlace(Shape):
    """A site, or sites of a kind: everything that is told must fit."""

    site: Text | None = None
    region: Code | None = None
    type: SiteType | None = None
    above_ground: bool = False
    even_tapped: bool = False
    hoard: bool = False


class PrintedKey(Shape):
    """One way to key a creature: everything that is told must fit."""

    region_type: RegionType | None = None
    count: Annotated[int, Field(ge=1, le=4)] = 1
    region: Code | None = None
    site_type: SiteType | Literal["under_deeps", "under_deeps_surface"] | None = None
    site: Text | None = None
    any_site: bool = False
    given: Text | None = None


class PrintedAttack(Shape):
    """An attack of a creature, a Dragon or a site."""

    race: Id
    strikes: Count = 0
    prowess: Count
    body: Count | None = None
    each: bool = False
    attacker_chooses: bool = False
    detainment: Literal["always", "covert", "overt"] | None = None
    against: Company | None = None


class PrintedModification(Shape):
    """A standard modification of a faction."""

    amount: int
    race: Id | None = None
    faction: Text | None = None


class PrintedCard(Shape):
    """One card. ``corner`` holds numbers of items as they are printed; ``ours`` says what we decided, and why."""

    code: Code
    titles: Words
    alignment: Alignment
    text: Paragraphs = Field(default_factory=Paragraphs)
    ours: Text | None = None
    kinds: list[Kind] = Field(default_factory=list)
    unique: bool = False
    entity: Text | None = None
    race: Id | None = None
    skills: list[Id] = Field(default_factory=list)
    keywords: list[Id] = Field(default_factory=list)
    mind: Count | None = None
    influence: int | None = None
    prowess: Count | None = None
    body: Count | None = None
    discard_on: Count | None = None
    points: Count | None = None
    points_kind: PointKind | None = None
    points_stored: Count | None = None
    starred: bool = False
    stored_at: list[PrintedPlace] = Field(default_factory=list)
    corruption: Count = 0
    corruption_modifier: int = 0
    corner: dict[Id, Text] = Field(default_factory=dict)
    home: list[PrintedPlace] = Field(default_factory=list)
    avatar: bool = False
    agent: bool = False
    either_way: bool = False
    starting_item: bool = False
    not_starting: bool = False
    only_at_home: bool = False
    playable_at: list[PrintedPlace] = Field(default_factory=list)
    number_needed: Count | None = None
    number_in_play: Count | None = None
    modifications: list[PrintedModification] = Field(default_factory=list)
    keyed: list[PrintedKey] = Field(default_factory=list)
    attacks: list[PrintedAttack] = Field(default_factory=list)
    rings: dict[Id, Annotated[list[int], Field(min_length=2, max_length=2)]] = Field(default_factory=dict)
    site_type: SiteType | None = None
    region: Code | None = None
    path: list[RegionType] = Field(default_factory=list)
    nearest_haven: Text | None = None
    haven_paths: dict[Text, list[RegionType]] = Field(default_factory=dict)
    playable: list[Goods] = Field(default_factory=list)
    playable_only: dict[Goods, list[Text]] = Field(default_factory=dict)
    draw: Count | None = None
    draw_opponent: Count | None = None
    under_deeps: bool = False
    adjacent: dict[Text, Count] = Field(default_factory=dict)
    region_type: RegionType | None = None

    def lacks(self, type: str) -> list[str]:
        """The fields that a card of this type must have and that are not there."""
        return [field for field in NEEDED[type] if getattr(self, field) in (None, [])]


NEEDED: dict[str, tuple[str, ...]] = {
    "character": ("race", "skills", "influence", "prowess", "body", "home"),
    "resource": ("kinds",),
    "hazard": ("kinds",),
    "site": ("site_type", "region", "draw", "draw_opponent"),
    "region": ("region_type",),
}
"""What every card of a type shows."""


class PrintedCards(CardFile):
    """The file of one card type; each card is checked on its own, so that an error can name it."""

    format: Literal[1]
    game: Literal["meccg"]
    type: CardType
    sets: dict[str, Words]


Copies = dict[Code, Annotated[int, Field(ge=1)]]


class PrintedDeck(Shape):
    """A shipped deck's file: copies by code in each part."""

    format: Literal[1]
    game: Literal["meccg"]
    id: Id
    name: Words
    alignment: Literal["hero", "minion"]
    pool: Copies
    deck: Copies
    sites: Copies
    sideboard: Copies
    notes: Words
