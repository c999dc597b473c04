"""The shapes of the printed facts as they stand in the JSON files under `resources/`.

Everything here is checked once, at load: a wrong name, number or language is refused with the file, the
card and the field. The rules never see these shapes: `facts.py`, `scenarios.py` and `presets.py` turn them
into plain frozen values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from desktop_app.games.kit.facts import CardFile
from desktop_app.games.kit.printed import Count, Id, Paragraphs, Shape, Words

Code = Annotated[str, StringConstraints(pattern=r"^\d{5}$")]

CardType = Literal[
    "hero",
    "ally",
    "attachment",
    "event",
    "enemy",
    "location",
    "treachery",
    "objective",
    "objective_ally",
    "quest",
    "campaign",
]
Sphere = Literal["leadership", "tactics", "spirit", "lore", "neutral"]

# The numbers that a card of each type always has. Every other number of the list is absent from it.
_NUMBERS = (
    "cost",
    "threat_cost",
    "engagement_cost",
    "threat",
    "willpower",
    "attack",
    "defense",
    "hit_points",
    "quest_points",
    "stage",
)
_REQUIRED: Mapping[str, frozenset[str]] = {
    "hero": frozenset({"threat_cost", "willpower", "attack", "defense", "hit_points"}),
    "ally": frozenset({"cost", "willpower", "attack", "defense", "hit_points"}),
    "attachment": frozenset({"cost"}),
    "event": frozenset({"cost"}),
    "enemy": frozenset({"engagement_cost", "threat", "attack", "defense", "hit_points"}),
    "location": frozenset({"threat", "quest_points"}),
    "treachery": frozenset(),
    "objective": frozenset(),
    "objective_ally": frozenset({"willpower", "attack", "defense", "hit_points"}),
    "quest": frozenset({"quest_points", "stage"}),
    "campaign": frozenset({"stage"}),
}
_WITH_SPHERE = frozenset({"hero", "ally", "attachment", "event"})


class PrintedKeyword(Shape):
    """A keyword with its number, if it has one (Doomed 1)."""

    id: Id
    amount: Count | None = None


class PrintedBack(Shape):
    """The other side of a quest or campaign card."""

    titles: Words
    text: Paragraphs = Field(default_factory=Paragraphs)
    story: Words | None = None


class PrintedCard(Shape):
    """One card of a set, as its row in the set's file."""

    number: Annotated[int, Field(ge=1, le=999)]
    type: CardType
    subtype: Literal["boon", "burden"] | None = None
    titles: Words
    sphere: Sphere | None = None
    unique: bool = False
    cost: Count | Literal["X"] | None = None
    threat_cost: Count | None = None
    engagement_cost: Count | None = None
    threat: Count | None = None
    willpower: Count | None = None
    attack: Count | None = None
    defense: Count | None = None
    hit_points: Annotated[int, Field(ge=1)] | None = None
    quest_points: Count | None = None
    victory: Count | None = None
    stage: Annotated[int, Field(ge=1)] | None = None
    encounter_set: Id | None = None
    quantity: Count
    easy_quantity: Count | None = None
    traits: list[Id] = Field(default_factory=list)
    keywords: list[PrintedKeyword] = Field(default_factory=list)
    text: Paragraphs = Field(default_factory=Paragraphs)
    shadow: Words | None = None
    story: Words | None = None
    back: PrintedBack | None = None

    @model_validator(mode="after")
    def _fits_its_type(self) -> PrintedCard:
        for name in _NUMBERS:
            given, needed = getattr(self, name) is not None, name in _REQUIRED[self.type]
            if given != needed:
                raise ValueError(f"{name} {'must not' if given else 'must'} stand on a card of type {self.type}")
        if (self.sphere is not None) != (self.type in _WITH_SPHERE):
            raise ValueError(f"sphere {self.sphere!r} does not fit a card of type {self.type}")
        if (self.back is not None) != (self.type in {"quest", "campaign"}):
            raise ValueError(f"back does not fit a card of type {self.type}")
        if self.easy_quantity is not None and self.easy_quantity > self.quantity:
            raise ValueError("easy_quantity is larger than quantity")
        return self


class PrintedSet(CardFile):
    """The head of a set's file."""

    format: Literal[1]
    game: Literal["lotr_lcg"]
    set: Id
    pack: Annotated[str, StringConstraints(pattern=r"^\d{2}$")]
    titles: Words
