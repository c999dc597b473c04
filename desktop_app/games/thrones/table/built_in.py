"""The cards of the box in the one shape that imported cards have as well, and what can be searched in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.games.contract.cards import Cards, Titles
from desktop_app.games.kit.built_in import capitalised, paragraphs, words
from desktop_app.games.thrones.card_shape import ThronesCardShape
from desktop_app.games.thrones.factions import faction_cards
from desktop_app.games.thrones.reading.facts import CARDS_FOLDER, CardFacts, Keyword, load_cards
from desktop_app.games.thrones.search_fields import SEARCH_FIELDS

SMALL_WORDS = ("of",)
SPELLED = {"kings_landing": "King's Landing", "rhllor": "R'hllor"}
"""Words whose id does not say how they are written; as in all collections with a straight apostrophe."""


def cards() -> Cards:
    """The cards of the game as the library asks for them."""
    return Cards(
        shape=ThronesCardShape,
        search_fields=SEARCH_FIELDS,
        facets=("faction", "type", "set"),
        cost="cost",
        built_in=built_in_cards,
        title_of=title_of,
        value_messages={
            "type": "gottraits-type-",
            "faction": "gottraits-faction-",
            "traits": "gottraits-",
            "keywords": "gottraits-keyword-",
            "icons": "gottraits-icon-",
        },
        folders=(CARDS_FOLDER,),
        persons=("character",),
    )


@cache
def built_in_cards() -> Sequence[ThronesCardShape]:
    """The faction cards and every card of the box, in printed order. Raises FactsError when a file of ours is wrong."""
    return (*faction_cards(), *(shape_of(card) for card in load_cards().values() if card.type != "faction"))


def title_of(code: str) -> Titles:
    """The titles of a card. Raises KeyError for an unknown code."""
    return load_cards()[code].titles


def shape_of(card: CardFacts) -> ThronesCardShape:
    """A card of the box in the shape of every card of this game."""
    return ThronesCardShape.model_validate(
        {
            "code": card.code,
            "titles": words(card.titles),
            "type": card.type,
            "set": card.set,
            "set_name": card.set_titles["en"],
            "number": card.number,
            "quantity": card.quantity,
            "unique": card.unique,
            "traits": [spelled(trait) for trait in card.traits],
            "keywords": [_keyword(keyword) for keyword in card.keywords],
            "text": paragraphs(card.text),
            "ids": [card.octgn_id],
            "faction": card.faction,
            "loyal": card.loyal,
            "cost": card.cost,
            "strength": card.strength,
            "icons": list(card.icons),
            "income": card.income,
            "initiative": card.initiative,
            "claim": card.claim,
            "reserve": card.reserve,
            "deck_limit": card.deck_limit,
        }
    )


def spelled(id: str) -> str:
    """A printed word from its id: "small_council" is "Small Council"."""
    return capitalised(id, SPELLED, SMALL_WORDS)


def _keyword(keyword: Keyword) -> str:
    """A keyword as it is printed: "Ambush (2)", "No attachments except Weapon"."""
    name = keyword.id.replace("_", " ").capitalize()
    if keyword.amount:
        return f"{name} ({keyword.amount})"
    return " ".join([name, "except", *map(spelled, keyword.excepted)]) if keyword.excepted else name
