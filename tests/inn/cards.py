"""The cards of the inn, in the one shape of its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from desktop_app.games.contract import Cards, SearchField
from desktop_app.games.contract.cards import search_field
from desktop_app.games.kit.card_shape import CardShape


class InnCard(CardShape):
    """One card. ``draw``, ``gain`` and ``heal`` happen when it is played, ``miss`` and ``harm`` when it is sprung."""

    type: Literal["guest", "weapon", "armour", "drink", "trick", "luck"]
    cost: int | None = None
    health: int | None = None
    strength: int | None = None
    guard: int | None = None
    heal: int | None = None
    harm: int | None = None
    draw: int | None = None
    gain: int | None = None
    miss: bool = False


def _card(number: int, type: str, en: str, es: str, text_en: str, text_es: str, **values: object) -> InnCard:
    return InnCard.model_validate(
        {
            "code": f"inn{number:02d}",
            "titles": {"en": en, "es": es},
            "type": type,
            "set": "inn",
            "set_name": "The Inn",
            "number": number,
            "text": {"en": text_en, "es": text_es},
            **values,
        }
    )


BUILT_IN: Sequence[InnCard] = (
    _card(1, "guest", "Hob the Carter", "Hob el carretero", "He hits hard.", "Pega fuerte.", health=10, strength=1),
    _card(2, "guest", "Mother Nettle", "Madre Ortiga", "She bears much.", "Aguanta mucho.", health=12, guard=1),
    _card(3, "weapon", "Stool Leg", "Pata de taburete", "Strength +1.", "Fuerza +1.", cost=1, strength=1),
    _card(4, "weapon", "Poker", "Atizador", "Strength +2.", "Fuerza +2.", cost=2, strength=2, traits=["Kitchen"]),
    _card(5, "weapon", "Small Barrel", "Barrilete", "Strength +3.", "Fuerza +3.", cost=4, strength=3),
    _card(6, "armour", "Pot Lid", "Tapa de olla", "Guard +1.", "Defensa +1.", cost=1, guard=1, traits=["Kitchen"]),
    _card(7, "armour", "Leather Apron", "Delantal de cuero", "Guard +2.", "Defensa +2.", cost=3, guard=2),
    _card(8, "drink", "Mug of Ale", "Jarra de cerveza", "Heal 2.", "Cura 2.", cost=1, heal=2),
    _card(9, "drink", "Mulled Wine", "Vino caliente", "Heal 4.", "Cura 4.", cost=3, heal=4),
    _card(10, "trick", "Slippery Floor", "Suelo resbaladizo", "The blow misses.", "El golpe falla.", cost=2, miss=True),
    _card(11, "trick", "Pepper", "Pimienta", "The striker loses 2.", "Quien golpea pierde 2.", cost=1, harm=2),
    _card(12, "luck", "Friend at the Door", "Un amigo en la puerta", "Draw 2.", "Roba 2.", cost=1, draw=2),
    _card(13, "luck", "Found Purse", "Bolsa encontrada", "Gain 3 coins.", "Ganas 3 monedas.", cost=0, gain=3),
)
FACTS: Mapping[str, InnCard] = {card.code: card for card in BUILT_IN}
SEARCH_FIELDS: tuple[SearchField, ...] = (
    search_field("cost", "number", "cost", "coste", "o"),
    search_field("strength", "number", "strength", "fuerza", "s"),
    search_field("guard", "number", "guard", "guardia", "g", heading="inn-number-guard"),
    search_field("miss", "flag", "miss", "falla", heading="inn-field-miss"),
)


def title_of(code: str) -> Mapping[str, str]:
    """The titles of a card. Raises KeyError for an unknown code."""
    titles = FACTS[code].titles
    return {"en": titles.en, "es": titles.es or titles.en}


CARDS = Cards(
    shape=InnCard,
    search_fields=SEARCH_FIELDS,
    facets=("type",),
    cost="cost",
    built_in=lambda: BUILT_IN,
    title_of=title_of,
    plays=FACTS.__contains__,
    value_messages={"type": "inn-type-", "traits": "inn-trait-"},
)
