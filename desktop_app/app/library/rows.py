"""A card as rows of the index: what is compared, what is searched for words, and the card itself."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from desktop_app.app.library.fields import fields_of
from desktop_app.app.library.names import ValueNames, slug
from desktop_app.app.library.patterns import plain
from desktop_app.app.library.record import BUILT_IN, CardRecord, Value
from desktop_app.app.texts.folding import fold
from desktop_app.games.contract import SearchField

LISTED = ("traits", "keywords", "subtype", "skills")
"""Fields of words of which a card may have several, each one of a known few."""
_LEADING = re.compile(r"[+(]*(-?[0-9]{1,9})")


def content(card: CardRecord) -> str:
    """The card as one line of JSON; `from_content` makes the same card of it."""
    data = {name: getattr(card, name) for name in CardRecord.__slots__}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_content(line: str) -> CardRecord:
    """The card of a line that `content` made."""
    data: dict[str, Any] = json.loads(line)
    for name in ("traits", "keywords", "ids"):
        data[name] = tuple(data[name])
    data["fields"] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data["fields"].items()
    }
    return CardRecord(**data)


def facts(card: CardRecord) -> dict[str, int | str | None]:
    """What is compared, by field."""
    return {
        field.id: _compared(card, field)
        for field in fields_of(card.game)
        if field.kind in ("number", "choice", "flag") and field.id != "owned"
    }


def _compared(card: CardRecord, field: SearchField) -> int | str | None:
    value = raw_value(card, field)
    if field.kind == "flag":
        return int(bool(value))
    if value is None:
        return None
    if field.kind == "choice":
        return slug(str(value))
    return value if isinstance(value, int) else _number(str(value))


def _number(printed: str) -> int | str:
    """A printed value for comparing: "4(6)" counts as 4, "X" stays a word."""
    leading = _LEADING.match(printed)
    return int(leading.group(1)) if leading else printed.casefold()


def raw_value(card: CardRecord, field: SearchField) -> Value | None:
    """What the card has for a field, as it is printed."""
    if field.id in ("type", "set", "number", "quantity", "unique", "source", "illustrator", "traits", "keywords"):
        common: Value | None = getattr(card, field.id)
        return common
    if field.value:
        return any(field.value in _among(card.fields.get(name)) for name in field.read_from())
    return next((card.fields[name] for name in field.read_from() if name in card.fields), None)


def _among(value: Value | None) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (str(value),)


def words(card: CardRecord, names: ValueNames) -> dict[str, str]:
    """What is searched for words, by field, in both languages."""
    found: dict[str, str] = {}
    for field in fields_of(card.game):
        if field.kind == "words":
            found[field.id] = plain(_words(card, field, names))
    return found


def _words(card: CardRecord, field: SearchField, names: ValueNames) -> str:
    if field.id == "title":
        return " / ".join([*dict.fromkeys(card.titles.values()), card.words_of("subtitle")]).removesuffix(" / ")
    if field.id == "text":
        return " / ".join(card.text.values())
    value = raw_value(card, field)
    if isinstance(value, tuple):
        return " / ".join(part for word in value for part in dict.fromkeys(names(card.game, field.id, word)))
    if isinstance(value, Mapping):
        return " / ".join(value.values())
    return "" if value is None else " / ".join(dict.fromkeys(names(card.game, field.id, str(value))))


def vocabulary(card: CardRecord, names: ValueNames) -> list[tuple[str, str, str, str]]:
    """The choices of the card and what it lists: field, value as compared, and its names in English and Spanish."""
    found = []
    for field in fields_of(card.game):
        value = raw_value(card, field) if field.kind == "choice" or field.id in LISTED else None
        for each in value if isinstance(value, tuple) else (value,):
            if each is not None and each != "":
                if field.id == "set":
                    english, spanish = names(card.game, "set", card.set_name)
                else:
                    english, spanish = names(card.game, field.id, str(each))
                found.append((field.id, slug(str(each)), english, spanish))
    return found


def lookup_names(card: CardRecord) -> list[str]:
    """The folded names under which a deck list may have the card: its titles, alone and with the subtitle."""
    subtitle = card.words_of("subtitle")
    named = list(card.titles.values())
    if subtitle:
        named += [f"{title} {subtitle}" for title in card.titles.values()]
    return list(dict.fromkeys(fold(name) for name in named))


def is_built_in(card: CardRecord) -> bool:
    """Whether it ships with Longtable."""
    return card.source == BUILT_IN
