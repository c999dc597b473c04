"""The cards of the box in the one shape that imported cards have as well, and what can be searched in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.games.contract.cards import Cards, Titles
from desktop_app.games.kit.built_in import capitalised, paragraphs, prose, words
from desktop_app.games.lotr_lcg.card_shape import LcgCardShape
from desktop_app.games.lotr_lcg.reading.facts import CARDS_FOLDER, Back, CardFacts, Keyword, load_cards
from desktop_app.games.lotr_lcg.table.search_fields import SEARCH_FIELDS

SET_NAME = "Revised Core Set"
SMALL_WORDS = ("the", "of", "from")
SPELLED = {"dunedain": "Dúnedain", "nazgul": "Nazgûl", "saurons_reach": "Sauron’s Reach"}
"""Words whose id does not say how they are written."""

# The community's ids of the box: those of the first printing up to the first quest, whose stages there have an
# id for each side, and single ones for the campaign cards.
_OCTGN = "51223bd0-ffd1-11df-a976-0801200c9"
_FIRST_QUEST = 119
_LAST_QUEST = 128
_CAMPAIGN_IDS = {
    129: "f36b6f95-59bc-4d1f-9f03-be1645fe3b58",
    130: "6b61a3fd-1e84-4516-8a42-972524daaf50",
    131: "586c2dcd-2157-455b-a195-b9452149427c",
    132: "f0235b2f-7d6d-4868-8d3e-15c6d59f151a",
    133: "90625d04-76cb-43cc-a66c-2e0eaf80ba3e",
    134: "129afdd2-fd59-4e66-93ad-0fdcac795a48",
    135: "27bfa88c-9090-4d17-9796-bbebbe9f2af6",
    136: "0fd2ea73-0c15-40c5-b648-fc772f091756",
    137: "c49a24f2-9237-4e25-8dfd-2abc5bcb6922",
    138: "1937d06b-cba7-41f3-85c9-273323e96fb1",
}


def cards() -> Cards:
    """The cards of the game as the library asks for them."""
    return Cards(
        shape=LcgCardShape,
        search_fields=SEARCH_FIELDS,
        facets=("sphere", "type", "encounter_set", "set"),
        cost="cost",
        built_in=built_in_cards,
        stand_ins=stand_ins,
        title_of=title_of,
        value_messages={
            "type": "lcgtraits-type-",
            "subtype": "lcgtraits-type-",
            "sphere": "lcgtraits-sphere-",
            "encounter_set": "lcgtraits-set-",
            "traits": "lcgtraits-",
            "keywords": "lcgtraits-keyword-",
        },
        folders=(CARDS_FOLDER,),
        persons=("hero", "ally", "objective_ally"),
    )


@cache
def built_in_cards() -> Sequence[LcgCardShape]:
    """Every card of the box, in printed order. Raises FactsError when a file of ours is wrong."""
    return tuple(shape_of(card) for card in load_cards().values() if card.quantity)


@cache
def stand_ins() -> Sequence[LcgCardShape]:
    """What cards of the box are turned into."""
    return tuple(shape_of(card) for card in load_cards().values() if not card.quantity)


def title_of(code: str) -> Titles:
    """The titles of a card. Raises KeyError for an unknown code."""
    return load_cards()[code].titles


def octgn_id(number: int) -> str:
    """The OCTGN id of a card of the Revised Core by its number there."""
    if number in _CAMPAIGN_IDS:
        return _CAMPAIGN_IDS[number]
    quest_sides = number - _FIRST_QUEST if _FIRST_QUEST < number <= _LAST_QUEST else 0
    return f"{_OCTGN}{number + quest_sides:03d}"


def shape_of(card: CardFacts) -> LcgCardShape:
    """A card of the box in the shape of every card of this game."""
    return LcgCardShape.model_validate(
        {
            "code": card.code,
            "titles": words(card.titles),
            "type": card.type,
            "set": card.set,
            "set_name": SET_NAME,
            "number": card.number,
            "quantity": card.quantity,
            "unique": card.unique,
            "traits": [spelled(trait) for trait in card.traits],
            "keywords": [_keyword(keyword) for keyword in card.keywords],
            "text": paragraphs(card.text),
            "ids": [octgn_id(card.number)],
            "subtype": card.subtype,
            "sphere": card.sphere,
            "cost": card.cost,
            "threat_cost": card.threat_cost,
            "engagement_cost": card.engagement_cost,
            "threat": card.threat,
            "willpower": card.willpower,
            "attack": card.attack,
            "defense": card.defense,
            "hit_points": card.hit_points,
            "quest_points": card.quest_points,
            "victory": card.victory,
            "stage": card.stage,
            "encounter_set": spelled(card.encounter_set) if card.encounter_set else None,
            "shadow": prose(card.shadow),
            "story": prose(card.story),
            **(_back(card.back) if card.back else {}),
        }
    )


def spelled(id: str) -> str:
    """A printed word from its id: "dol_guldur" is "Dol Guldur"."""
    return capitalised(id, SPELLED, SMALL_WORDS)


def _keyword(keyword: Keyword) -> str:
    return spelled(keyword.id) if keyword.amount is None else f"{spelled(keyword.id)} {keyword.amount}"


def _back(back: Back) -> dict[str, object]:
    return {
        "back_title": words(back.titles),
        "back_text": paragraphs(back.text) if back.text["en"] else None,
        "back_story": prose(back.story),
    }
