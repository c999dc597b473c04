"""The eight faction cards: no data set of cards has them, and every deck needs one (GOT-100)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.cards import Titles
from desktop_app.games.thrones.card_shape import ThronesCardShape


class FactionCard(Frozen):
    """A faction: its id, its card's name in both languages and its id at OCTGN."""

    id: str
    en: str
    es: str
    octgn_id: str


FACTIONS: tuple[FactionCard, ...] = (
    FactionCard("baratheon", "House Baratheon", "Casa Baratheon", "a8c94f92-2b17-4a78-bf0f-4411838b9826"),
    FactionCard("greyjoy", "House Greyjoy", "Casa Greyjoy", "0eb74218-f78e-43ed-898f-a9175883a437"),
    FactionCard("lannister", "House Lannister", "Casa Lannister", "a48612c4-cf38-44c6-94af-d1470a48ebed"),
    FactionCard("martell", "House Martell", "Casa Martell", "fd2a37d8-a528-456e-a0de-33846469b1ea"),
    FactionCard("thenightswatch", "The Night's Watch", "Guardia de la Noche", "44538ee5-b015-4522-b709-c2658c49c65b"),
    FactionCard("stark", "House Stark", "Casa Stark", "8e8d97bb-fc50-4830-86b9-a09c64308641"),
    FactionCard("targaryen", "House Targaryen", "Casa Targaryen", "fc822b99-e4df-49f4-beb2-a0e082f224bf"),
    FactionCard("tyrell", "House Tyrell", "Casa Tyrell", "20ee6436-b13e-478e-a52e-fd222637ce95"),
)


@cache
def faction_cards() -> Sequence[ThronesCardShape]:
    """The faction cards in the shape of every card of this game."""
    return tuple(
        ThronesCardShape.model_validate(
            {
                "code": faction.id,
                "titles": {"en": faction.en, "es": faction.es},
                "type": "faction",
                "set": "core",
                "set_name": "Core Set",
                "faction": faction.id,
                "ids": [faction.octgn_id],
            }
        )
        for faction in FACTIONS
    )


def title_of(code: str) -> Titles:
    """The titles of a faction card. Raises KeyError for another card."""
    found = next((faction for faction in FACTIONS if faction.id == code), None)
    if found is None:
        raise KeyError(code)
    return {"en": found.en, "es": found.es}
