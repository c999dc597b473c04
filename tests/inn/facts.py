"""The cards of the inn as they are printed, in the one shape of its cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from desktop_app.games.contract.cards import Cards, SearchField, search_field
from desktop_app.games.kit.abilities import CardTexts
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.card_shape import CardShape

RESOURCES = Path(__file__).parent / "resources"
FOLDER = RESOURCES / "cards" / "inn"
NUMBERS = ("cost", "strength", "guard", "health")


class InnCard(CardShape):
    """One card: a guest has health, whatever is played a cost, guests and friends strength and guard."""

    type: Literal["guest", "friend", "thing", "drink", "trick"]
    cost: int | None = None
    health: int | None = None
    strength: int | None = None
    guard: int | None = None

    @classmethod
    def needed(cls) -> dict[str, tuple[str, ...]]:
        """What each type always has."""
        fighting = ("strength", "guard")
        return {"guest": ("health", *fighting), "friend": ("cost", *fighting), "thing": ("cost",)}


def _read() -> Sequence[InnCard]:
    printed = json.loads((FOLDER / "inn.json").read_text(encoding="utf-8"))
    of_set = {"set": printed["set"], "set_name": printed["set_name"]}
    return [InnCard.model_validate({**row, **of_set, "code": f"inn{row['number']:02d}"}) for row in printed["cards"]]


BUILT_IN = _read()
FACTS: Mapping[str, InnCard] = {card.code: card for card in BUILT_IN}
TITLES: Mapping[str, Mapping[str, str]] = {
    card.code: {"en": card.titles.en, "es": card.titles.es or card.titles.en} for card in BUILT_IN
}
NAMES = CardNames(lambda: TITLES)
TEXTS = CardTexts()
"""Everything that is written about the cards."""
SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("cost", "number", "cost", "coste", "o"),
    search_field("strength", "number", "strength", "fuerza", "s"),
    search_field("guard", "number", "guard", "guardia", "g", heading="inn-number-guard"),
)
CARDS = Cards(
    shape=InnCard,
    search_fields=SEARCH_FIELDS,
    facets=("type",),
    cost="cost",
    built_in=lambda: BUILT_IN,
    title_of=TITLES.__getitem__,
    value_messages={"type": "inn-type-", "traits": "inn-trait-"},
    folders=(FOLDER,),
)
