"""The cards of the box in the one shape that imported cards have as well, and what can be searched in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.games.contract.cards import Cards, Titles
from desktop_app.games.kit.built_in import paragraphs, words
from desktop_app.games.lotr_tcg.card_shape import TcgCardShape
from desktop_app.games.lotr_tcg.reading.facts import CARDS_FOLDER, CardFacts, Keyword, load_cards
from desktop_app.games.lotr_tcg.search_fields import SEARCH_FIELDS

SPELLED = {"uruk_hai": "Uruk-hai", "ring_bound": "Ring-bound", "theoden": "Théoden"}
"""Words whose id does not say how they are written."""


def cards() -> Cards:
    """The cards of the game as the library asks for them."""
    return Cards(
        shape=TcgCardShape,
        search_fields=SEARCH_FIELDS,
        facets=("culture", "type", "side", "race", "set"),
        cost="twilight",
        built_in=built_in_cards,
        title_of=title_of,
        value_messages={"subtitle": "tcgcards-subtitle-"},
        folders=(CARDS_FOLDER,),
        persons=("companion", "ally", "minion"),
    )


@cache
def built_in_cards() -> Sequence[TcgCardShape]:
    """Every card of the box, in printed order. Raises FactsError when a file of ours is wrong."""
    return tuple(shape_of(card) for card in load_cards().values())


def title_of(code: str) -> Titles:
    """The titles of a card. Raises KeyError for an unknown code."""
    return load_cards()[code].titles


def shape_of(card: CardFacts) -> TcgCardShape:
    """A card of the box in the shape of every card of this game."""
    home = [str(card.minion_site)] if card.minion_site is not None else list(card.home_site)
    return TcgCardShape.model_validate(
        {
            "code": card.code,
            "titles": words(card.titles),
            "type": card.type,
            "set": card.set,
            "set_name": card.set_titles["en"],
            "number": card.number,
            "unique": card.unique,
            "keywords": [_keyword(keyword) for keyword in card.keywords],
            "text": paragraphs(card.text),
            "subtitle": card.subtitle.get("en"),
            "side": card.side or None,
            "culture": spelled(card.culture) or None,
            "race": spelled(card.race) or None,
            "item_class": [spelled(each) for each in card.item_class],
            "twilight": card.twilight,
            "strength": card.strength,
            "vitality": card.vitality,
            "resistance": card.resistance,
            "signet": spelled(card.signet) or None,
            "site_number": card.site_number,
            "block": card.block or None,
            "shadow_number": card.shadow_number,
            "arrow": card.arrow or None,
            "home_site": home,
            "phases": [spelled(each) for each in card.phases],
            "bears_the_ring": card.bears_the_ring,
        }
    )


def spelled(id: str) -> str:
    """A printed word from its id: "hand_weapon" is "Hand weapon"."""
    return SPELLED.get(id) or id.replace("_", " ").capitalize()


def _keyword(keyword: Keyword) -> str:
    """A keyword as it is printed: "Damage +1", "Ambush (2)"."""
    if not keyword.amount:
        return spelled(keyword.id)
    return (
        f"{spelled(keyword.id)} ({keyword.amount})"
        if keyword.id == "ambush"
        else f"{spelled(keyword.id)} +{keyword.amount}"
    )
