"""Card packs of the throneteki data set: one JSON file a pack, as its public schema has it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from desktop_app.app.imports.bounds import ImportRefused
from desktop_app.app.imports.report import CardsRead
from desktop_app.app.imports.wording import plain_text, whole_number
from desktop_app.app.library.record import MOST_NUMBER, CardRecord, read_record

GAME = "thrones"
SOURCE = "throneteki"
_TAG = re.compile(r"<[^<>]{0,80}>")
_SENTENCE = re.compile(r"\.(?:\s+|$)")
_KEYWORD = re.compile(
    r"(?:Ambush|Bestow|Shadow) \([0-9X]+\)|Prized [0-9X]+|No attachments(?: except [\w' -]{1,40})?"
    r"|Assault|Insight|Intimidate|Limited|Pillage|Renown|Stealth|Terminal",
    re.IGNORECASE,
)
_SAME = ("cost", "strength", "faction", "loyal", "unique", "quantity", "rarity", "designer", "illustrator")


def is_pack(data: Any) -> bool:
    """Whether JSON data is such a pack."""
    return (
        isinstance(data, dict)
        and isinstance(data.get("cards"), list)
        and isinstance(data.get("code"), str)
        and all(isinstance(card, dict) and "faction" in card for card in data["cards"][:3])
    )


def read_pack(path: Path, data: Mapping[str, Any], into: CardsRead) -> None:
    """Add the cards of a pack to those read. Raises ImportRefused when it is no pack."""
    if not is_pack(data):
        raise ImportRefused(path=path)
    for card in data["cards"]:
        name = str(card.get("name", "?")) if isinstance(card, dict) else "?"
        into.add(path.name, name, partial(_record, card, data))


def _record(card: Mapping[str, Any], pack: Mapping[str, Any]) -> CardRecord:
    return read_record(GAME, _card(card, pack), SOURCE)


def keywords_in(text: str) -> list[str]:
    """The keywords that open a text, each as it is printed: "Stealth", "Shadow (2)". They stay in the text as well."""
    found = []
    for sentence in _SENTENCE.split(_TAG.sub("", text).partition("\n")[0]):
        if _KEYWORD.fullmatch(sentence.strip(" .")):
            found.append(sentence.strip(" ."))
    return list(dict.fromkeys(found))


def _card(card: Mapping[str, Any], pack: Mapping[str, Any]) -> dict[str, Any]:
    code = str(card.get("code", ""))
    found: dict[str, Any] = {
        "code": code,
        "titles": {"en": card.get("name")},
        "type": card.get("type"),
        "set": pack["code"],
        "set_name": pack.get("name") or pack["code"],
        "number": whole_number(code[-3:], MOST_NUMBER),
        "traits": [str(trait) for trait in card.get("traits", [])],
        "keywords": keywords_in(card.get("text") or ""),
        "text": {"en": plain_text(card.get("text") or "") or None},
        "icons": [name for name, has in (card.get("icons") or {}).items() if has],
        "deck_limit": card.get("deckLimit"),
        "ids": [card["octgnId"]] if card.get("octgnId") else [],
        **dict(card.get("plotStats") or {}),
        **{name: card[name] for name in _SAME if card.get(name) is not None},
    }
    return {name: value for name, value in found.items() if value is not None}
