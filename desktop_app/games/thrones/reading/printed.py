"""The shapes of the printed facts and the shipped decks as they stand in the JSON files under ``resources/``.

Everything is checked once, at load: a wrong name, number or language is refused with the file, the card and the field.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from desktop_app.games.thrones.card_shape import CardType, Faction, Icon

Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
Code = Annotated[str, StringConstraints(pattern=r"^(\d{5}|[a-z]+)$")]
Count = Annotated[int, Field(ge=0)]


class FactsError(ValueError):
    """A file of printed facts is wrong. The message names the file, the card or entry, and the field."""


class Shape(BaseModel):
    """Base of every shape: no unknown field, no silent conversion."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Words(Shape):
    """One line of text in both languages."""

    en: Text
    es: Text


class Paragraphs(Shape):
    """A text box in both languages, one entry a paragraph, with as many paragraphs in each."""

    en: list[Text] = Field(default_factory=list)
    es: list[Text] = Field(default_factory=list)

    @model_validator(mode="after")
    def _same_number(self) -> Paragraphs:
        if len(self.en) != len(self.es):
            raise ValueError(f"{len(self.en)} paragraphs in English but {len(self.es)} in Spanish")
        return self


class PrintedKeyword(Shape):
    """A keyword with its number (Ambush 2), or with the traits that it spares (No attachments except Weapon)."""

    id: Id
    amount: Count | None = None
    excepted: Annotated[list[Id], Field(alias="except")] = Field(default_factory=list)
    only: list[Id] = Field(default_factory=list)


class PrintedCard(Shape):
    """One card of a set. Income, initiative and reserve of anything but a plot are the icons that modify a plot's."""

    number: Annotated[int, Field(ge=1, le=999)]
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


class PrintedSet(Shape):
    """The head of a set's file; its cards are read one by one, so that an error can name the card."""

    format: Literal[1]
    game: Literal["thrones"]
    set: Id
    pack: Annotated[str, StringConstraints(pattern=r"^\d{2}$")]
    titles: Words
    cards: list[dict[str, Any]]


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


ShapeT = TypeVar("ShapeT", bound=Shape)


def read_json(path: Path) -> Any:
    """The content of one JSON file. Raises FactsError with file, line and column if it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise FactsError(f"{path.name}: line {error.lineno}, column {error.colno}: {error.msg}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise FactsError(f"{path.name}: {error}") from error


def check(shape: type[ShapeT], content: Any, where: str) -> ShapeT:
    """``content`` as a checked shape. Raises FactsError that names ``where`` and each wrong field."""
    try:
        return shape.model_validate(content)
    except ValidationError as error:
        wrong = "; ".join(
            f"{'.'.join(str(part) for part in item['loc']) or 'card'}: {item['msg']}" for item in error.errors()
        )
        raise FactsError(f"{where}: {wrong}") from error
