"""The text form of RingsDB: a title, the packs, and a heading with its lines for each kind of card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from desktop_app.app.decks.formats.lines import counted, lines_of
from desktop_app.app.decks.listed import CardLookup, ListedCard, ListedDeck, types_in
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold

GAME = "lotr_lcg"
# The names that the site gives to what it shares with our box.
SITE_NAMES = {"Revised Core Set": "Core Set"}
SECTIONS: dict[str, Sequence[str]] = {
    "heroes": ("hero",),
    "hero": ("hero",),
    "allies": ("ally",),
    "ally": ("ally",),
    "attachments": ("attachment",),
    "attachment": ("attachment",),
    "events": ("event",),
    "event": ("event",),
    "player side quests": ("player_side_quest",),
    "player side quest": ("player_side_quest",),
    "side quests": ("player_side_quest",),
    "player objective": ("objective", "objective_ally"),
    "contract": ("contract",),
    "contracts": ("contract",),
    "campaign": ("campaign",),
    "treasures": ("treasure",),
    "treasure": ("treasure",),
    "sideboard": (),
}
_HEADINGS = (
    ("Heroes", ("hero",)),
    ("Allies", ("ally",)),
    ("Attachments", ("attachment",)),
    ("Events", ("event",)),
    ("Player Side Quests", ("player_side_quest",)),
    ("Player Objective", ("objective", "objective_ally")),
    ("Contract", ("contract",)),
    ("Treasure", ("treasure",)),
)
_COUNT = re.compile(r"\s*\(\d+\)\s*$")
_PACKS = re.compile(r"^(?:packs|sobres)\s*:", re.IGNORECASE)


def looks_like(text: str) -> bool:
    """Whether a text is such a list: it has a heading for heroes."""
    return any(fold(_COUNT.sub("", line)) in ("heroes", "hero") for line in text.splitlines()[:40])


def read(text: str) -> ListedDeck:
    """The list that the text holds; lines that say nothing known are named. Raises ImportRefused when too long."""
    listed = ListedDeck(GAME)
    types: tuple[str, ...] = ()
    side = False
    for number, line in lines_of(text):
        if not line or _PACKS.match(line):
            continue
        found = counted(line)
        heading = fold(_COUNT.sub("", line))
        if heading in SECTIONS:
            types, side = types_in(heading, SECTIONS), heading == "sideboard"
        elif found:
            part = "sideboard" if side else ""
            listed.add(ListedCard(number, found.copies, found.title, part, set_hint=found.bracket, types=types))
        elif not listed.name and not listed.cards:
            listed.name = line
        else:
            listed.miss("imports-line-unknown", number, line)
    return listed


def is_api_deck(data: Any) -> bool:
    """Whether JSON data is a deck as the site's interface gives it: copies by code."""
    return isinstance(data, dict) and isinstance(data.get("slots"), dict) and isinstance(data.get("heroes"), dict)


def read_api_deck(data: Any) -> ListedDeck:
    """The list that such data holds; a number of copies that is none is named."""
    listed = ListedDeck(GAME, name=str(data.get("name", "")), notes=str(data.get("description_md") or ""))
    parts = (("", data["slots"]), ("sideboard", data.get("sideslots") or {}))
    for number, (part, code, copies) in enumerate(
        ((part, *slot) for part, slots in parts for slot in slots.items()), 1
    ):
        if type(copies) is int:
            listed.add(ListedCard(number, copies, "", part, id=str(code)))
        else:
            listed.miss("imports-line-unknown", number, f"{code}: {copies}")
    return listed


def write(deck: Deck, lookup: CardLookup) -> str:
    """The deck in this form. Parts of a scenario are left out: the form has no place for them."""
    main = [*deck.part("heroes"), *deck.part("deck")]
    cards = {entry.code: lookup.by_code(GAME, entry.code) for entry in deck.entries}
    blocks = [deck.name, _packs([cards[entry.code] for entry in main])]
    known = [type for _, types in _HEADINGS for type in types]
    for heading, types in _HEADINGS:
        here = [entry for entry in main if _type(cards[entry.code]) in types]
        blocks += _block(heading, here, cards)
    blocks += _block("Campaign", [entry for entry in main if _type(cards[entry.code]) not in known], cards)
    side = [_line(entry, cards[entry.code]) for entry in deck.part("sideboard")]
    blocks += ["Sideboard", "\n".join(side)] if side else []
    return "\n\n".join(block for block in blocks if block) + "\n"


def _block(heading: str, entries: list[Entry], cards: dict[str, CardRecord | None]) -> list[str]:
    # The number in a heading counts different cards, not copies.
    lines = [_line(entry, cards[entry.code]) for entry in entries]
    return [f"{heading} ({len(lines)})", "\n".join(lines)] if lines else []


def _line(entry: Entry, card: CardRecord | None) -> str:
    pack = f" ({SITE_NAMES.get(card.set_name, card.set_name)})" if card else ""
    return f"{entry.copies}x {entry.title}{pack}"


def _type(card: CardRecord | None) -> str:
    return card.type if card else "unknown"


def _packs(cards: list[CardRecord | None]) -> str:
    names = list(dict.fromkeys(SITE_NAMES.get(card.set_name, card.set_name) for card in cards if card))
    if not names:
        return ""
    return f"Packs: {names[0]}" if len(names) == 1 else f"Packs: From {names[0]} to {names[-1]}"
