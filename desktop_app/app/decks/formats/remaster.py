"""The JSON decks of the MECCG remaster: parts with name, card id and quantity."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from desktop_app.app.decks.listed import CardLookup, ListedCard, ListedDeck
from desktop_app.app.decks.model import Deck
from desktop_app.app.imports.bounds import MOST_DECK_LINES, ImportRefused

GAME = "meccg"
_ID = re.compile(r"([A-Za-z]+)-0*(\d+)")
_SECTIONS = {"characters": ("character",), "hazards": ("hazard",), "resources": ("resource",)}
_PLURALS = {"character": "characters", "hazard": "hazards", "resource": "resources"}


def looks_like(data: Any) -> bool:
    """Whether JSON data is such a deck."""
    return isinstance(data, dict) and "pool" in data and isinstance(data.get("deck"), dict)


def read(data: Any) -> ListedDeck:
    """The list that the data holds. Raises ImportRefused for other data."""
    if not looks_like(data):
        raise ImportRefused()
    listed = ListedDeck(GAME, name=str(data.get("name", "")))
    if isinstance(data.get("alignment"), str):
        listed.options["alignment"] = data["alignment"].replace("-", "_")
    for number, (part, types, entry) in enumerate(_entries(data), 1):
        if number > MOST_DECK_LINES:
            raise ImportRefused("imports-deck-too-long", limit=MOST_DECK_LINES)
        copies = entry.get("qty", 1) if isinstance(entry, dict) else None
        if type(copies) is not int:
            listed.miss("imports-line-unknown", number, str(entry))
            continue
        title, id = str(entry.get("name", "")), _code(str(entry.get("card", "")))
        listed.add(ListedCard(number, copies, title, part, id=id, types=types))
    return listed


def _entries(data: dict[str, Any]) -> Iterator[tuple[str, tuple[str, ...], Any]]:
    for section, entries in data["deck"].items():
        for entry in entries if isinstance(entries, list) else []:
            yield "deck", _SECTIONS.get(section, ()), entry
    for part in ("pool", "sites", "sideboard"):
        entries = data.get(part)
        for entry in entries if isinstance(entries, list) else []:
            yield part, (), entry


def _code(id: str) -> str:
    """ "tw-016" as TW-16."""
    found = _ID.fullmatch(id.strip())
    return f"{found.group(1).upper()}-{found.group(2)}" if found else id


def write(deck: Deck, lookup: CardLookup) -> str:
    """The deck in this form."""
    data: dict[str, Any] = {"id": deck.name, "name": deck.name}
    data["alignment"] = deck.options.get("alignment", "hero").replace("_", "-")
    data["pool"] = _list(deck, "pool")
    sections: dict[str, list[dict[str, Any]]] = {name: [] for name in _SECTIONS}
    for line in _list(deck, "deck"):
        card = lookup.by_code(GAME, line["card"].upper())
        sections[_PLURALS.get(card.type if card else "", "resources")].append(line)
    data["deck"] = sections
    data["sites"], data["sideboard"] = _list(deck, "sites"), _list(deck, "sideboard")
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _list(deck: Deck, part: str) -> list[dict[str, Any]]:
    return [{"name": entry.title, "card": entry.code.lower(), "qty": entry.copies} for entry in deck.part(part)]
