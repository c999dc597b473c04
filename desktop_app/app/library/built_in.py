"""The cards that ship with Longtable, as records of the library."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord, Value
from desktop_app.app.texts.texts import Texts
from desktop_app.games.lotr_lcg.reading.facts import CardFacts, Keyword, load_cards
from desktop_app.games.thrones.factions import FACTIONS, FactionCard

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
    "victory",
    "stage",
    "sphere",
    "subtype",
)


def built_in_cards() -> list[CardRecord]:
    """All cards that ship with Longtable, in their printed order. Raises FactsError when a file of ours is wrong."""
    english = Texts("en")
    cards = [_lcg_record(card, english) for card in load_cards().values()]
    return cards + [_faction_record(faction) for faction in FACTIONS]


def octgn_id(number: int) -> str:
    """The OCTGN id of a card of the Revised Core by its number there."""
    if number in _CAMPAIGN_IDS:
        return _CAMPAIGN_IDS[number]
    quest_sides = number - _FIRST_QUEST if _FIRST_QUEST < number <= _LAST_QUEST else 0
    return f"{_OCTGN}{number + quest_sides:03d}"


def _lcg_record(card: CardFacts, english: Texts) -> CardRecord:
    return CardRecord(
        game="lotr_lcg",
        code=card.code,
        titles=card.titles,
        type=card.type,
        set=card.set,
        set_name="Revised Core Set",
        number=card.number,
        quantity=card.quantity,
        unique=card.unique,
        traits=tuple(english(f"lcgtraits-{_kebab(trait)}") for trait in card.traits),
        keywords=tuple(_keyword(keyword, english) for keyword in card.keywords),
        text={language: "\n".join(paragraphs) for language, paragraphs in card.text.items() if paragraphs},
        fields=_lcg_fields(card, english),
        ids=(octgn_id(card.number),),
    )


def _lcg_fields(card: CardFacts, english: Texts) -> dict[str, Value]:
    fields: dict[str, Value] = {name: getattr(card, name) for name in _NUMBERS if getattr(card, name) is not None}
    if card.encounter_set:
        fields["encounter_set"] = english(f"lcgtraits-set-{_kebab(card.encounter_set)}")
    if card.shadow:
        fields["shadow"] = dict(card.shadow)
    if card.back:
        fields["back_title"] = card.back.titles["en"]
    return fields


def _keyword(keyword: Keyword, english: Texts) -> str:
    return english(f"lcgtraits-keyword-{_kebab(keyword.id)}", amount=keyword.amount or 0)


def _kebab(id: str) -> str:
    return id.replace("_", "-")


def _faction_record(faction: FactionCard) -> CardRecord:
    return CardRecord(
        game="thrones",
        code=faction.id,
        titles={"en": faction.en, "es": faction.es},
        type="faction",
        set="core",
        set_name="Core Set",
        fields={"faction": faction.id},
        ids=(faction.octgn_id,),
    )
