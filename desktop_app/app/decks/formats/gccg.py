"""The text decks of MECCG (`.meccg`): parts between rows of hash signs, lines with alignment and set."""

from __future__ import annotations

import re

from desktop_app.app.decks.formats.lines import counted, lines_of
from desktop_app.app.decks.listed import CardLookup, ListedCard, ListedDeck
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold

GAME = "meccg"
_PARTS = {"deck": "deck", "pool": "pool", "sideboard": "sideboard", "sites": "sites"}
_TYPES = {"hazard": ("hazard",), "resource": ("resource",), "sites": ("site",), "site": ("site",)}
_MARK = re.compile(r"\s*\[([a-z]{1,2})\]\s*$", re.IGNORECASE)
_MARKS = {"h": "hero", "m": "minion", "f": "fallen_wizard", "fw": "fallen_wizard", "b": "balrog", "d": "dual"}
_LETTERS = {"hero": "H", "minion": "M", "fallen_wizard": "F", "balrog": "B"}
_HEADING = re.compile(r"^#\s*([A-Za-z ]+?)\s*\(\d+\)$")
_RULE = re.compile(r"^#{3,}$")


def looks_like(text: str) -> bool:
    """Whether a text is such a deck."""
    head = text[:4000]
    return "Middle-earth deck" in head or ("####" in head and "\nPool" in text)


def read(text: str) -> ListedDeck:
    """The list that the text holds, or a plain one of cards without parts; lines that say nothing known are named.
    Raises ImportRefused when too long."""
    listed = ListedDeck(GAME)
    part = ""
    types: tuple[str, ...] = ()
    notes: list[str] = []
    before = ""
    plain = not any(_RULE.match(line) for _, line in lines_of(text))
    for number, line in lines_of(text):
        heading = _HEADING.match(line)
        opens_part = bool(_RULE.match(before)) and line.casefold() in (*_PARTS, "notes")
        before = line or before
        if opens_part:
            part, types = line.casefold(), ()
        elif part == "notes":
            notes += [line] if not _RULE.match(line) else []
        elif heading:
            # A heading of the pool says "Resource" for all of it, so it is a hint only in the deck.
            types = _TYPES.get(fold(heading.group(1)), ()) if part in ("deck", "sites") else ()
        elif line.startswith("#"):
            comment = line.strip("# ")
            if comment and not listed.name and "deck" not in comment.casefold().split():
                listed.name = comment
        elif line and (plain or part in _PARTS) and (found := counted(line)):
            mark = _MARK.search(found.title)
            title = found.title[: mark.start()] if mark else found.title
            alignment = _MARKS.get(mark.group(1).casefold(), "") if mark else ""
            listed.add(
                ListedCard(
                    number,
                    found.copies,
                    title,
                    _PARTS.get(part, ""),
                    set_hint=found.bracket,
                    types=types,
                    alignment=alignment,
                )
            )
        elif line:
            listed.miss("imports-line-unknown", number, line)
    listed.notes = "\n".join(notes).strip()
    return listed


def write(deck: Deck, lookup: CardLookup) -> str:
    """The deck in this form. The sideboard against Fallen-wizards has no place in it and is left out."""
    lines = ["#", "# GCCG v0.9.4 Middle-earth deck", "#", f"# {deck.name}", "#"]
    for heading, part in (("Deck", "deck"), ("Pool", "pool"), ("Sideboard", "sideboard"), ("Sites", "sites")):
        lines += ["", "####", heading, "####"]
        groups: dict[str, list[str]] = {}
        sizes: dict[str, int] = {}
        for entry in deck.part(part):
            card = lookup.by_code(GAME, entry.code)
            kind = (card.type if card else "resource").capitalize()
            groups.setdefault(kind, []).append(_line(entry, card, lookup))
            sizes[kind] = sizes.get(kind, 0) + entry.copies
        for kind, group in groups.items():
            lines += ["", f"# {kind} ({sizes[kind]})", "", *group]
    return "\n".join([*lines, "", "####", "Notes", "####", "", *deck.notes.splitlines(), ""])


def _line(entry: Entry, card: CardRecord | None, lookup: CardLookup) -> str:
    if card is None:
        return f"{entry.copies} {entry.title}"
    # A few sets have two cards of one name and side: there only the code tells which is meant.
    twins = [each for each in lookup.titled(GAME, card.title) if _kin(each) == _kin(card)]
    place = card.set if len(twins) < 2 else card.code
    letter = _LETTERS.get(card.words_of("alignment"))
    return f"{entry.copies} {entry.title}{f' [{letter}]' if letter else ''} ({place})"


def _kin(card: CardRecord) -> tuple[str, str]:
    return card.set, card.words_of("alignment")
