"""The shapes of the printed facts and the shipped decks as they stand in the JSON files under ``resources/``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from desktop_app.games.kit.facts import CardFile
from desktop_app.games.kit.printed import Count, Id, Paragraphs, Shape, Words
from desktop_app.games.lotr_tcg.card_shape import Block, CardType, Side

Code = Annotated[str, StringConstraints(pattern=r"^\d{1,2}_\d{1,3}$")]
SiteNumber = Annotated[int, Field(ge=1, le=9)]
HomeSite = Annotated[str, StringConstraints(pattern=r"^[1-9][FTK]$")]


class PrintedKeyword(Shape):
    """A keyword with its number (damage +1, ambush (2))."""

    id: Id
    amount: Count | None = None


class PrintedCard(Shape):
    """One card of a set. Strength and vitality of what a character bears are what it adds to him."""

    number: Annotated[int, Field(ge=1, le=999)]
    type: CardType
    titles: Words
    subtitle: Words | None = None
    unique: bool = False
    side: Side | None = None
    culture: Id | None = None
    race: Id | None = None
    item_class: list[Id] = Field(default_factory=list)
    twilight: Count | None = None
    strength: int | None = None
    vitality: int | None = None
    resistance: int | None = None
    signet: Id | None = None
    site_number: SiteNumber | None = None
    block: Block | None = None
    shadow_number: Count | None = None
    arrow: Literal["left", "right"] | None = None
    minion_site: SiteNumber | None = None
    home_site: list[HomeSite] = Field(default_factory=list)
    keywords: list[PrintedKeyword] = Field(default_factory=list)
    phases: list[Id] = Field(default_factory=list)
    bears_the_ring: bool = False
    text: Paragraphs = Field(default_factory=Paragraphs)


class PrintedSet(CardFile):
    """The head of a set's file."""

    format: Literal[1]
    game: Literal["lotr_tcg"]
    set: Annotated[str, StringConstraints(pattern=r"^\d{1,2}$")]
    titles: Words


class PrintedDeck(Shape):
    """A shipped deck's file; ``starting`` are the companions that start the game beside the Ring-bearer."""

    format: Literal[1]
    game: Literal["lotr_tcg"]
    id: Id
    name: Words
    starting: list[Code] = Field(default_factory=list)
    ring_bearer: dict[Code, Annotated[int, Field(ge=1)]]
    ring: dict[Code, Annotated[int, Field(ge=1)]]
    sites: dict[Code, Annotated[int, Field(ge=1)]]
    deck: dict[Code, Annotated[int, Field(ge=1)]]
    notes: Words
