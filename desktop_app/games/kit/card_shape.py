"""The parts that the card shapes of all games share: what stands on any card, whoever typed it in.

A shape checks one card of a data set at the border: a name, number or word that no card of that game can have is
refused with its field. Nothing else in `games` sees these shapes.
"""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

Text = Annotated[str, StringConstraints(min_length=1, max_length=8000, strip_whitespace=True)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=400, strip_whitespace=True)]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.\-]{0,79}$")]
SetId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.\-]{0,59}$")]
Count = Annotated[int, Field(ge=0, le=999)]
Printed = Annotated[str, StringConstraints(pattern=r"^[\dXxA-Z*?()+/\-–., a-z]{1,20}$")]
"""A printed value that is no plain number: "X", "-", "4(6)", "+2"."""
Number = Annotated[int, Field(ge=-99, le=999)] | Printed


class Shape(BaseModel):
    """Base of every shape: no unknown field."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class Words(Shape):
    """A line in English, and in Spanish where the source has it."""

    en: Name
    es: Name | None = None


class Prose(Shape):
    """A text box by language; a source may have either, both or none."""

    en: Text | None = None
    es: Text | None = None


class CardShape(Shape):
    """What a card of any game has. Each game adds its own numbers and words and says which types need them."""

    code: Code
    titles: Words
    type: str
    set: SetId
    set_name: Name
    number: Annotated[int, Field(ge=0, le=99999)] | None = None
    quantity: Annotated[int, Field(ge=0, le=999)] = 1
    unique: bool = False
    traits: Annotated[list[Name], Field(max_length=40)] = Field(default_factory=list)
    keywords: Annotated[list[Name], Field(max_length=40)] = Field(default_factory=list)
    text: Prose = Field(default_factory=Prose)
    illustrator: Name | None = None
    ids: Annotated[list[Name], Field(max_length=60)] = Field(default_factory=list)
    """Other names of the same card: OCTGN id, code in another collection."""

    @model_validator(mode="after")
    def _has_what_its_type_needs(self) -> Self:
        for name in self.needed().get(self.type, ()):
            if getattr(self, name) is None:
                raise PydanticCustomError(
                    "needed", "{field} must stand on a card of type {type}", {"field": name, "type": self.type}
                )
        return self

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """The fields that a card of each type always has."""
        return {}


COMMON_FIELDS = frozenset(CardShape.model_fields)


def own_fields(card: CardShape) -> dict[str, Any]:
    """What only this game prints on the card, by field, without what is not there."""
    given = card.model_dump(exclude_none=True, exclude_defaults=True, exclude=set(COMMON_FIELDS))
    return {name: value for name, value in given.items() if value not in ([], "")}
