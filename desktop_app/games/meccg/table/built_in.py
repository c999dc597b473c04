"""The built-in cards in the one shape that imported cards have as well, and what can be searched in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from desktop_app.games.contract.cards import Cards, Titles
from desktop_app.games.kit.built_in import paragraphs, words
from desktop_app.games.kit.card_shape import Prose, Words
from desktop_app.games.meccg.card_shape import MeccgCardShape
from desktop_app.games.meccg.reading.board import region_map
from desktop_app.games.meccg.reading.facts import CARDS_FOLDER, Attack, CardFacts, Key, Place, load_cards, of_type
from desktop_app.games.meccg.search_fields import SEARCH_FIELDS

REGION_MARKS = {
    "coastal_sea": "{c}",
    "free_domain": "{f}",
    "border_land": "{b}",
    "wilderness": "{w}",
    "shadow_land": "{s}",
    "dark_domain": "{d}",
}
SITE_MARKS = {
    "haven": "{H}",
    "free_hold": "{F}",
    "border_hold": "{B}",
    "ruins": "{R}",
    "shadow_hold": "{S}",
    "dark_hold": "{D}",
}
SPELLED = {
    "ruins": "Ruins & Lairs",
    "border_hold": "Border-hold",
    "free_hold": "Free-hold",
    "shadow_hold": "Shadow-hold",
    "dark_hold": "Dark-hold",
    "shadow_land": "Shadow-land",
    "border_land": "Border-land",
    "free_domain": "Free-domain",
    "dark_domain": "Dark-domain",
    "coastal_sea": "Coastal Sea",
    "short_event": "Short-event",
    "long_event": "Long-event",
    "permanent_event": "Permanent-event",
    "minor_item": "Minor Item",
    "major_item": "Major Item",
    "greater_item": "Greater Item",
    "gold_ring_item": "Gold Ring Item",
    "special_item": "Special Item",
    "hoard_item": "Hoard Item",
    "dunadan": "Dúnadan",
    "palantir": "Palantír",
    "uruk_hai": "Uruk-hai",
    "half_troll": "Half-troll",
    "shadow_magic": "Shadow-magic",
    "spirit_magic": "Spirit-magic",
    "light_enchantment": "Light Enchantment",
    "dwarven_ring": "Dwarven Ring",
    "lesser_ring": "Lesser Ring",
}
"""Words whose id does not say how the community writes them."""
SEVERAL = {"man": "Men", "wolf": "Wolves", "undead": "Undead", "drake": "Drake", "dragon": "Dragon", "slayer": "Slayer"}
"""Kinds of attackers that are not written with an "s"."""
_GOODS = {
    "information": Words(en="information", es="información"),
    "minor": Words(en="minor items", es="objetos menores"),
    "major": Words(en="major items", es="objetos mayores"),
    "greater": Words(en="greater items", es="grandes objetos"),
    "gold_ring": Words(en="gold rings", es="anillos de oro"),
}
_ANYWHERE = {
    "ruins": Words(en="any Ruins & Lairs", es="cualquier Ruinas y Guaridas"),
    "dark_hold": Words(en="any Dark-hold", es="cualquier Bastión de la Oscuridad"),
}


def cards() -> Cards:
    """The cards of the game as the library asks for them."""
    return Cards(
        shape=MeccgCardShape,
        search_fields=SEARCH_FIELDS,
        facets=("type", "alignment", "race", "site_type", "set"),
        cost="mind",
        built_in=built_in_cards,
        title_of=title_of,
        folders=(CARDS_FOLDER,),
        persons=("character",),
    )


@cache
def built_in_cards() -> Sequence[MeccgCardShape]:
    """Every built-in card, type by type. Raises FactsError when a file of ours is wrong."""
    return tuple(shape_of(card) for card in load_cards().values())


def title_of(code: str) -> Titles:
    """The titles of a card. Raises KeyError for an unknown code."""
    return load_cards()[code].titles


def shape_of(card: CardFacts) -> MeccgCardShape:
    """A built-in card in the shape of every card of this game; what no item or site prints is left out."""
    given = {
        "code": card.code,
        "titles": words(card.titles),
        "type": card.type,
        "set": card.set,
        "set_name": card.set_titles["en"],
        "number": card.number,
        "unique": card.unique,
        "keywords": [spelled(each) for each in card.keywords],
        "text": paragraphs(card.text),
        "alignment": card.alignment,
        "subtype": [spelled(each) for each in card.kinds],
        "race": (several(card.race) if card.type == "hazard" else spelled(card.race)) or None,
        "skills": [spelled(each) for each in card.skills],
        "mind": card.mind,
        "direct_influence": card.influence,
        "prowess": card.prowess,
        "body": "-" if card.kinds == ("creature",) and card.body is None else card.body,
        "strikes": _strikes(card) if card.type == "hazard" else None,
        "marshalling_points": _points(card),
        "marshalling_kind": card.points_kind or None,
        "corruption": card.corruption or (f"{card.corruption_modifier:+}" if card.corruption_modifier else None),
        "home_site": _places(card.home),
        "manifestation": card.entity if card.entity != card.title else None,
        "avatar": card.avatar,
        "agent": card.agent,
        "either_way": card.either_way,
        "starting_item": card.starting_item,
        "playable": "".join(_marks(card.keyed)) or _goods(card.playable),
        "magic": _magic(card),
        "site_type": spelled(card.site_type) or None,
        "region": region_words(card.region) if card.region else None,
        "site_path": "".join(REGION_MARKS[each] for each in card.path) or None,
        "haven": site_words(card.nearest_haven) if card.nearest_haven else None,
        "automatic_attacks": "; ".join(attack_words(each) for each in card.attacks) or None
        if card.type == "site"
        else None,
        "draw": card.draw,
        "draw_opponent": card.draw_opponent,
        "under_deeps": card.under_deeps,
        "region_type": spelled(card.region_type) or None,
        **card.corner,
    }
    return MeccgCardShape.model_validate({name: value for name, value in given.items() if value is not None})


def spelled(id: str) -> str:
    """A printed word from its id: "ruins" is "Ruins & Lairs"."""
    return SPELLED.get(id) or id.replace("_", " ").capitalize()


def several(race: str) -> str:
    """A race as attackers are called: "orc" is "Orcs"."""
    return SEVERAL.get(race) or (f"{spelled(race)}s" if race else "")


def attack_words(attack: Attack) -> str:
    """An attack in the words of the community's lists: "Orcs - 4 strikes with 7 prowess"."""
    if attack.each:
        return f"{several(attack.race)} - each character faces 1 strike with {attack.prowess} prowess"
    strikes = "1 strike" if attack.strikes == 1 else f"{attack.strikes} strikes"
    return f"{several(attack.race)} - {strikes} with {attack.prowess} prowess"


def site_words(title: str) -> Words:
    """The names of a site by its English title, of one without a card as the map has it; where we have none in Spanish
    the English one in both."""
    return _site_names().get(title) or _names_on_the_map().get(title) or Words(en=title, es=title)


@cache
def _site_names() -> Mapping[str, Words]:
    return {card.title: words(card.titles) for card in of_type("site")}


@cache
def _names_on_the_map() -> Mapping[str, Words]:
    places = region_map().places.values()
    return {place.names.en: Words(en=place.names.en, es=place.names.es) for place in places}


def region_words(code: str) -> Words:
    """The names of a region by its code."""
    return words(load_cards()[code].titles)


def _points(card: CardFacts) -> int | str | None:
    """Marshalling points as printed: 3, "1(5)", "(2)"; None where the card has none."""
    if not card.points_kind:
        return None
    return card.points if card.points_stored is None else f"{card.points or ''}({card.points_stored})"


def _magic(card: CardFacts) -> str | None:
    """The kind of magic that an event is."""
    kinds = [each for each in card.keywords if each in ("spell", "shadow_magic", "spirit_magic")]
    return spelled(kinds[0]) if kinds and card.type == "resource" else None


def _strikes(card: CardFacts) -> str | None:
    if not card.attacks:
        return None
    return "1/each" if card.attacks[0].each else str(card.attacks[0].strikes)


def _marks(keys: Iterable[Key]) -> Iterable[str]:
    """The symbols that a creature prints: keys by kind alone, not those by name or under a condition."""
    for key in keys:
        if key.region or key.given or (key.region_type and key.site_type):
            continue
        if key.region_type:
            yield REGION_MARKS[key.region_type] * key.count
        elif key.site_type in SITE_MARKS:
            yield SITE_MARKS[key.site_type]


def _goods(playable: Sequence[str]) -> Prose | None:
    if not playable:
        return None
    return Prose(
        en=", ".join(_GOODS[each].en for each in playable), es=", ".join(_es(_GOODS[each]) for each in playable)
    )


def _places(places: Sequence[Place]) -> Words | None:
    if not places:
        return None
    names = [_place(each) for each in places]
    return Words(en=" / ".join(each.en for each in names), es=" / ".join(_es(each) for each in names))


def _place(place: Place) -> Words:
    if place.site:
        return site_words(place.site)
    if place.region:
        region = region_words(place.region)
        return Words(en=f"any site in {region.en}", es=f"cualquier lugar de {region.es}")
    return _ANYWHERE[place.type]


def _es(name: Words) -> str:
    return name.es or name.en
