"""A card as rows of the index: what is compared, what is searched for words, and the card itself."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from desktop_app.app.library.names import ValueNames, slug
from desktop_app.app.library.patterns import plain
from desktop_app.app.library.readers import Reader, reader_of, readers_of
from desktop_app.app.library.record import BUILT_IN, CardRecord, Value
from desktop_app.app.texts.folding import Folds
from desktop_app.games.contract.cards import FieldKind, SearchField

_LEADING = re.compile(r"[+(]*(-?[0-9]{1,9})")


def content(card: CardRecord) -> str:
    """The card as one line of JSON; `from_content` makes the same card of it."""
    return to_json({name: getattr(card, name) for name in CardRecord.__struct_fields__}).decode()


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
    return {field.id: _compared(read(card), field.kind) for field, read in readers_of(card.game).compared}


def _compared(value: Value | None, kind: FieldKind) -> int | str | None:
    if kind == "flag":
        return int(bool(value))
    if value is None:
        return None
    if kind == "choice":
        return slug(str(value))
    return value if isinstance(value, int) else _number(str(value))


def _number(printed: str) -> int | str:
    """A printed value for comparing: "4(6)" counts as 4, "X" stays a word."""
    leading = _LEADING.match(printed)
    return int(leading.group(1)) if leading else printed.casefold()


def raw_value(card: CardRecord, field: SearchField) -> Value | None:
    """What the card has for a field, as it is printed."""
    return reader_of(field)(card)


def words(card: CardRecord, names: ValueNames) -> list[str]:
    """What is searched for words, in both languages, field by field as the readers of the game have them."""
    return [plain(_words(card, field.id, read, names)) for field, read in readers_of(card.game).words]


def _words(card: CardRecord, field: str, read: Reader, names: ValueNames) -> str:
    if field == "title":
        return " / ".join([*dict.fromkeys(card.titles.values()), card.words_of("subtitle")]).removesuffix(" / ")
    if field == "text":
        return " / ".join(card.text.values())
    value = read(card)
    if value is None:
        return ""
    if isinstance(value, tuple):
        return names.listed(card.game, field, value)
    if isinstance(value, Mapping):
        return " / ".join(value.values())
    return names.both(card.game, field, str(value))


def vocabulary(card: CardRecord, names: ValueNames) -> list[tuple[str, str, str, str]]:
    """The choices of the card and what it lists: field, value as compared, and its names in English and Spanish."""
    found = []
    for field, read in readers_of(card.game).chosen:
        value = read(card)
        for each in value if isinstance(value, tuple) else (value,):
            if each is not None and each != "":
                named = card.set_name if field.id == "set" else str(each)
                found.append((field.id, *names.choice(card.game, field.id, str(each), named)))
    return found


def lookup_names(card: CardRecord, names: ValueNames, folds: Folds | None = None) -> list[str]:
    """The folded names under which a deck list may have the card: its titles, alone and with the subtitle, in either
    language."""
    subtitle = card.words_of("subtitle")
    named = list(card.titles.values())
    if subtitle:
        told = dict.fromkeys((subtitle, *names(card.game, "subtitle", subtitle)))
        named += [f"{title} {each}" for title in card.titles.values() for each in told]
    known = Folds() if folds is None else folds
    return list(dict.fromkeys(known[name] for name in named))


def is_built_in(card: CardRecord) -> bool:
    """Whether it ships with Longtable."""
    return card.source == BUILT_IN
