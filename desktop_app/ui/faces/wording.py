"""What the faces of all games say in words: names of printed values, numbers, text with its signs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from desktop_app.app.library.names import ValueNames, slug
from desktop_app.app.library.record import CardRecord, Value
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.signs import FRAME_SIGNS, NUMBER_SIGNS

_MARK = re.compile(r"\[([A-Za-z' \-]{1,24})\]")
_ROAD_MARK = re.compile(r"\[?\{(\w{1,2})\}\]?")
ROADS = {
    "w": "wilderness",
    "b": "border_land",
    "s": "shadow_land",
    "f": "free_domain",
    "d": "dark_domain",
    "c": "coastal_sea",
    "R": "ruins",
    "S": "shadow_hold",
    "H": "haven",
    "DH": "haven",
    "F": "free_hold",
    "B": "border_hold",
    "D": "dark_hold",
}
"""The marks of the community's texts for regions and sites, by the signs of the faces."""

_OTHER_ROADS = {"ruins_lairs": "ruins", "darkhaven": "haven"}
_OTHER_MARKS = {
    "defence": "defense",
    "nights_watch": "thenightswatch",
    "men": "raider",
    "orc": "moria",
    "uruk-hai": "isengard",
}


@cache
def _names() -> ValueNames:
    return ValueNames()


@cache
def _texts(language: str) -> Texts:
    return Texts("es" if language == "es" else "en")


def word(message_id: str, language: str, **params: object) -> str:
    """A word printed on faces, of the domain `faces`."""
    return _texts(language)(f"faces-{message_id}", **params)


def road_mark(kind: str) -> str:
    """The mark of a kind of site or region, which stands on a card as a mark or in words: "Ruins & Lairs" is "R"."""
    if kind[:1] == "{":
        return kind.strip("{}")
    key = slug(kind)
    return next((mark for mark, name in ROADS.items() if _OTHER_ROADS.get(key, key) == name), "")


def road_name(mark: str, language: str) -> str:
    """The name of a region or a kind of site by its mark, "w" or "R"; nothing for any other."""
    return word(f"road-{ROADS[mark].replace('_', '-')}", language) if mark in ROADS else ""


def named(card: CardRecord, field: str, value: str, language: str) -> str:
    """The name of a printed value of the card in a language; the value itself where we know none."""
    name = _names().name(card.game, field, value, language)
    # A key that nothing names yet is still better read as words.
    return value.replace("_", " ").capitalize() if name == value and "_" in value else name


def type_name(card: CardRecord, language: str) -> str:
    """The card's type in words."""
    return named(card, "type", card.type, language)


def number_name(key: str, language: str) -> str:
    """The name of a number or of a kind of road that a sign in a text stands for; nothing for any other."""
    texts = _texts(language)
    if texts.has(f"browser-field-{key}"):
        return texts(f"browser-field-{key}").casefold()
    return texts(f"faces-road-{key}") if texts.has(f"faces-road-{key}") else ""


def group_name(game: str, key: str, language: str) -> str:
    """The name of what a sign in a text stands for: a sphere or culture, a house or challenge as it is called within a
    sentence; nothing for any other."""
    texts = _texts(language)
    if texts.has(f"faces-within-{key}"):
        return texts(f"faces-within-{key}")
    for field in ("sphere", "culture", "faction"):
        name = _names().name(game, field, key, language)
        if name != key:
            return name
    # What bears one name in both languages has no message: it is printed on the cards as it is.
    return key.capitalize() if key in FRAME_SIGNS else ""


def set_name_of(card: CardRecord, language: str) -> str:
    """The name of the card's set, in a language as far as we know it."""
    return _names().name(card.game, "set", card.set_name, language)


def names_of(card: CardRecord, field: str, language: str) -> list[str]:
    """The names of all values of a field that holds one or several; nothing where the card has none."""
    value = card.fields.get(field)
    values = value if isinstance(value, tuple) else (value,) if isinstance(value, str) else ()
    return [named(card, field, each, language) for each in values]


def traits_line(card: CardRecord, language: str) -> str:
    """The traits as they are printed, a full stop after each."""
    return " ".join(f"{named(card, 'traits', trait, language)}." for trait in card.traits)


def words_line(*parts: str) -> str:
    """What there is of the parts, with a dot between."""
    return " · ".join(part for part in parts if part)


def printed(value: Value | None) -> str:
    """A value as it stands on the card, nothing where there is none; a dash for what is not there."""
    if value is None or isinstance(value, tuple) or not isinstance(value, str | int):
        return ""
    return "–" if value == "-" else str(value).replace("-", "−")


def numbers_of(card: CardRecord, keys: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """The printed numbers, as (key of the face, value), by a table from field to key of the face."""
    found = ((key, printed(card.fields.get(field))) for field, key in keys.items())
    return tuple((key, value) for key, value in found if value)


def in_language(value: Value | None, language: str) -> str:
    """A printed text that a source may have in either language or in one; nothing where there is none."""
    if isinstance(value, Mapping):
        return value.get(language) or next(iter(value.values()), "")
    return value if isinstance(value, str) else ""


def spoken_in(card: CardRecord, language: str) -> str:
    """The language that the card's text has, where one asks for it in another."""
    return language if language in card.text else next(iter(card.text), language)


def paragraphs(card: CardRecord, language: str) -> tuple[str, ...]:
    """The paragraphs of the text, its icons as signs."""
    return tuple(with_signs(line) for line in card.text_in(language).splitlines() if line.strip())


def with_signs(text: str) -> str:
    """The text with the community's marks for icons turned into those the faces draw."""
    return _MARK.sub(_sign, _ROAD_MARK.sub(_road, text))


def _sign(found: re.Match[str]) -> str:
    key = found.group(1).casefold().replace(" ", "_").replace("'", "")
    key = _OTHER_MARKS.get(key, key)
    return f"[{key}]" if key in NUMBER_SIGNS or key in FRAME_SIGNS else found.group(0)


def _road(found: re.Match[str]) -> str:
    key = ROADS.get(found.group(1))
    return f"[{key}]" if key else found.group(0)
