"""The cards of the box in the one shape that imported cards have as well, and what can be searched in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from desktop_app.games.contract.cards import Cards, Titles
from desktop_app.games.kit.card_shape import Prose
from desktop_app.games.kit.printed import Words
from desktop_app.games.me_quest.card_shape import QuestCardShape
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.corrected import PROSE, values_of
from desktop_app.games.me_quest.reading.facts import CARDS_FOLDER, load_cards, printed_cards
from desktop_app.games.me_quest.reading.printed import PrintedCard, Standing
from desktop_app.games.me_quest.search_fields import SEARCH_FIELDS

SET_NAME = "Middle-earth Quest"
_AS_PRINTED = (
    "owner",
    "kind",
    "stage",
    "priority",
    "attack",
    "defense",
    "strength_cost",
    "movement",
    "health",
    "fortitude",
    "strength",
    "agility",
    "wisdom",
    "deck",
    "pool",
    "marker",
    "advance",
    "favor",
    "timing",
)


def cards() -> Cards:
    """The cards of the game as the library asks for them."""
    return Cards(
        shape=QuestCardShape,
        search_fields=SEARCH_FIELDS,
        facets=("type", "owner", "kind"),
        cost="strength_cost",
        built_in=built_in_cards,
        title_of=title_of,
        value_messages={field: f"meqnames-{field}-" for field in ("owner", "kind", "timing", "marker")},
        folders=(CARDS_FOLDER,),
    )


@cache
def built_in_cards() -> Sequence[QuestCardShape]:
    """Every card, sheet and token of the box, type by type. Raises FactsError when a file of ours is wrong."""
    return tuple(shape_of(card, type, number) for number, (type, card) in enumerate(printed_cards(), 1))


def shape_as(code: str, said: Mapping[str, str]) -> QuestCardShape:
    """A card as somebody's own copy has it: its numbers, its icon, its words. Raises KeyError for an unknown code."""
    shape = _by_code()[code]
    prose = {PROSE[name]: value for name, value in said.items() if name in PROSE}
    return shape.model_copy(update={**values_of(said), "text": shape.text.model_copy(update=prose)})


@cache
def _by_code() -> dict[str, QuestCardShape]:
    return {card.code: card for card in built_in_cards()}


def title_of(code: str) -> Titles:
    """The titles of a card. Raises KeyError for an unknown code."""
    return load_cards()[code].titles


def shape_of(card: PrintedCard, type: str, number: int) -> QuestCardShape:
    """A card of the box in the shape of every card of this game; a monster token shows what its monster can do."""
    told = _monsters().get(card.monster or "", card)
    ranged, melee = told.ratio or (None, None)
    return QuestCardShape.model_validate(
        {
            "code": card.code,
            "titles": card.titles.model_dump(),
            "type": type,
            "set": "core",
            "set_name": SET_NAME,
            "number": number,
            "quantity": card.quantity,
            "text": Prose(en="\n".join(told.text.en), es="\n".join(told.text.es)) if told.text.en else Prose(),
            "ranged": ranged,
            "melee": melee,
            "place": _names([*card.places, *card.regions]),
            "favor_place": _names(card.favor_places),
            "characters": _standing(card),
            **{field: getattr(told, field) for field in _AS_PRINTED},
            "owner": card.owner,
            **({"favor": "-"} if card.kept_from_favor else {}),
        }
    )


@cache
def _monsters() -> dict[str, PrintedCard]:
    """The reference cards by their monster."""
    return {card.code.removeprefix("monster."): card for type, card in printed_cards() if type == "monster"}


def _name(id: str) -> Words:
    """The names of a location or region."""
    return BOARD.locations[id].names if id in BOARD.locations else BOARD.regions[id].names


def _names(ids: Sequence[str]) -> dict[str, str] | None:
    """The names of several in one line for each language; None where there are none."""
    names = [_name(id) for id in ids]
    return {"en": " / ".join(each.en for each in names), "es": " / ".join(each.es for each in names)} if ids else None


def _standing(card: PrintedCard) -> dict[str, str] | None:
    """Who is placed where, a line each; None where nobody is."""
    if not card.characters:
        return None
    return {language: "\n".join(_stands(each, language) for each in card.characters) for language in ("en", "es")}


def _stands(standing: Standing, language: str) -> str:
    """A character and its location in one line."""
    title = title_of(f"character.{standing.character}")[language]
    return f"{title} · {_name(standing.place).model_dump()[language]}"
