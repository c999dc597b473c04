"""The decks of GEMP: one line of card ids, or a plain list of names."""

from __future__ import annotations

import re

from desktop_app.app.decks.formats.lines import counted, lines_of, split
from desktop_app.app.decks.listed import CardLookup, ListedCard, ListedDeck
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.texts.folding import fold

GAME = "lotr_tcg"
_LINE = re.compile(r"^[\w*]*\|[\w*]*\|[\w*,]*\|[\w*,]*(?:\|[\w*]*)?$")
_ID = re.compile(r"\d{1,3}_\d{1,4}")
_LABEL = re.compile(r"^(?:starting\s+)?(ring-?\s?bearer|ring|map)\s*:\s*(.+)$", re.IGNORECASE)
_LABELS = {"ringbearer": "ring_bearer", "ring": "ring", "map": "map"}
_HEADINGS = {
    "adventure deck": "sites",
    "adventure deck sites": "sites",
    "sites": "sites",
    "free peoples": "deck",
    "free peoples draw deck": "deck",
    "shadow": "deck",
    "shadow draw deck": "deck",
    "draw deck": "deck",
    "notes": "notes",
}
_PARTS = ("ring_bearer", "ring", "sites", "deck", "map")


def looks_like(text: str) -> bool:
    """Whether a text is a line of ids or a list with a Ring-bearer."""
    return bool(_LINE.match(text.strip())) or any(
        fold(line).startswith("ring bearer") for line in text.splitlines()[:10]
    )


def read(text: str) -> ListedDeck:
    """The deck in either form; what is not understood is named. Raises ImportRefused when it is too long."""
    return _read_ids(text.strip()) if _LINE.match(text.strip()) else _read_names(text)


def _read_ids(text: str) -> ListedDeck:
    listed = ListedDeck(GAME)
    for part, ids in zip(_PARTS, text.split("|"), strict=False):
        for id in ids.split(","):
            found = _ID.match(id)
            if found:
                listed.add(ListedCard(1, 1, "", part, id=found.group()))
            elif id:
                listed.miss("imports-line-unknown", 1, id)
    return listed


def _read_names(text: str) -> ListedDeck:
    listed = ListedDeck(GAME)
    part = ""
    for number, line in lines_of(text):
        heading = fold(line)
        label = _LABEL.match(line)
        if part == "notes":
            listed.notes = f"{listed.notes}\n{line}".strip()
        elif heading in _HEADINGS:
            part = _HEADINGS[heading]
        elif label:
            listed.add(_named(number, label.group(2), _LABELS[fold(label.group(1)).replace(" ", "")]))
        elif line and (part or counted(line)):
            listed.add(_named(number, line, part))
        elif line and not listed.name and not listed.cards:
            listed.name = line
        elif line:
            listed.miss("imports-line-unknown", number, line)
    return listed


def _named(number: int, line: str, part: str) -> ListedCard:
    found = counted(line) or split(1, line.strip("*•- "))
    return ListedCard(number, found.copies, found.title, part, set_hint=found.bracket)


def write(deck: Deck, lookup: CardLookup) -> str:
    """The deck as a line of ids, one for each copy."""
    parts = [",".join(entry.code for entry in deck.part(part) for _ in range(entry.copies)) for part in _PARTS]
    return "|".join(parts if parts[-1] else parts[:-1]) + "\n"


def write_names(deck: Deck, lookup: CardLookup) -> str:
    """The deck as a list of names, for people."""
    blocks = []
    for label, part in (("Ring-bearer", "ring_bearer"), ("Ring", "ring"), ("Map", "map")):
        blocks += [f"{label}: {_full_title(entry, lookup)}" for entry in deck.part(part)]
    lists = [["Adventure deck:", *(_full_title(entry, lookup) for entry in deck.part("sites"))]]
    for heading, side in (("Free Peoples:", "free_peoples"), ("Shadow:", "shadow")):
        here = [entry for entry in deck.part("deck") if _side(entry, lookup) == side]
        lists.append([heading, *(f"{entry.copies}x {_full_title(entry, lookup)}" for entry in here)])
    return "\n\n".join(["\n".join(blocks), *("\n".join(lines) for lines in lists if len(lines) > 1)]) + "\n"


def _side(entry: Entry, lookup: CardLookup) -> str:
    card = lookup.by_code(GAME, entry.code)
    return card.words_of("side") if card else "free_peoples"


def _full_title(entry: Entry, lookup: CardLookup) -> str:
    card = lookup.by_code(GAME, entry.code)
    subtitle = card.words_of("subtitle") if card else ""
    full = f"{entry.title}, {subtitle}" if subtitle else entry.title
    return f"{full} ({card.set_name})" if card else full
