"""The shapes of the printed facts and the shipped decks as they stand in the JSON files under ``resources/``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from desktop_app.games.kit.facts import CardFile
from desktop_app.games.kit.printed import Count, Id, Paragraphs, Shape, Words
from desktop_app.games.thrones.card_shape import CardType, Faction, Icon

Code = Annotated[str, StringConstraints(pattern=r"^(\d{5}|[a-z]+)$")]


class PrintedKeyword(Shape):
    """A keyword with its number (Ambush 2), or with the traits that it spares (No attachments except Weapon)."""

    id: Id
    amount: Count | None = None
    excepted: Annotated[list[Id], Field(alias="except")] = Field(default_factory=list)
    only: list[Id] = Field(default_factory=list)


class PrintedCard(Shape):
    """One card of a set. Income, initiative and reserve of anything but a plot are the icons that modify a plot's."""

    number: Annotated[int, Field(ge=1, le=999)]
    octgn_id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")]
    type: CardType
    titles: Words
    faction: Faction
    loyal: bool = False
    unique: bool = False
    cost: Count | Literal["X", "-"] | None = None
    strength: Count | Literal["X"] | None = None
    icons: list[Icon] = Field(default_factory=list)
    income: int | Literal["X"] | None = None
    initiative: int | Literal["X"] | None = None
    claim: int | Literal["X"] | None = None
    reserve: int | Literal["X"] | None = None
    traits: list[Id] = Field(default_factory=list)
    keywords: list[PrintedKeyword] = Field(default_factory=list)
    deck_limit: Count | None = None
    quantity: Annotated[int, Field(ge=1)] = 1
    text: Paragraphs = Field(default_factory=Paragraphs)


class PrintedSet(CardFile):
    """The head of a set's file."""

    format: Literal[1]
    game: Literal["thrones"]
    set: Id
    pack: Annotated[str, StringConstraints(pattern=r"^\d{2}$")]
    titles: Words


class PrintedDeck(Shape):
    """A shipped deck's file."""

    format: Literal[1]
    game: Literal["thrones"]
    id: Id
    name: Words
    faction: Annotated[list[Code], Field(min_length=1, max_length=1)]
    agendas: list[Code] = Field(default_factory=list)
    plots: dict[Code, Annotated[int, Field(ge=1)]]
    cards: dict[Code, Annotated[int, Field(ge=1)]]
    notes: Words
    as_it_is: bool = False
