"""What the files of printed facts and shipped decks of all games have in common, and how they are read.

Everything is checked once, at load: a wrong name, number or language is refused with the file, the card and the field.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
Count = Annotated[int, Field(ge=0)]


class FactsError(ValueError):
    """A file of printed facts is wrong. The message names the file, the card or entry, and the field."""


class Shape(BaseModel):
    """Base of every shape: no unknown field, no silent conversion."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


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


class OfType(Protocol):
    """Printed facts that say of which type a card is."""

    @property
    def type(self) -> str:
        """The type, by its id."""


def check_codes(
    where: str, field: str, codes: Iterable[str], cards: Mapping[str, OfType], types: Collection[str]
) -> None:
    """That every code is a card of one of these types. Raises FactsError naming ``where``, the field and the card."""
    for code in codes:
        if code not in cards:
            raise FactsError(f"{where}: {field}: no card has the code {code}")
        if cards[code].type not in types:
            raise FactsError(f"{where}: {field}: {code} is a card of type {cards[code].type}")
