"""The text form of ThronesDB: name, version, faction, agendas, packs, then headings with their lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from desktop_app.app.decks.formats.lines import counted, lines_of, signed, split
from desktop_app.app.decks.listed import CardLookup, ListedCard, ListedDeck, types_in
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold
from desktop_app.games import CARDS

GAME = "thrones"
SECTIONS: dict[str, Sequence[str]] = {
    name: (type,)
    for type in ("plot", "character", "location", "attachment", "event", "agenda", "faction")
    for name in (type, f"{type}s")
}
_HEADINGS = (
    ("Plot", "plot"),
    ("Character", "character"),
    ("Location", "location"),
    ("Attachment", "attachment"),
    ("Event", "event"),
)
HEAD = 12
"""So many lines may stand before the cards, the faction in one of them."""
_COUNT = re.compile(r"\s*\(\d+\)\s*$")
_SKIPPED = re.compile(r"^(?:packs\s*:|version\s*:|-{2,})", re.IGNORECASE)


@cache
def _faction_names() -> dict[str, str]:
    """The English titles of the faction cards by their folded titles in both languages."""
    titles = [card.titles for card in CARDS[GAME].built_in()]
    return {fold(name): title.en for title in titles for name in (title.en, title.es or "")}


def looks_like(text: str) -> bool:
    """Whether a text is such a list: it names a faction before its cards."""
    return any(fold(line) in _faction_names() for line in text.splitlines()[:HEAD])


def read(text: str) -> ListedDeck:
    """The list that the text holds, or a plain one of cards; lines that say nothing known are named. Raises
    ImportRefused when too long."""
    listed = ListedDeck(GAME)
    types: tuple[str, ...] = ()
    has_faction = False
    lines = list(lines_of(text))
    faction_at = _faction_at(lines)
    for number, line in lines:
        if not line or _SKIPPED.match(line):
            continue
        found = counted(line)
        heading = fold(_COUNT.sub("", line))
        if heading in SECTIONS:
            types = types_in(heading, SECTIONS)
        elif number == faction_at:
            has_faction = True
            listed.add(ListedCard(number, 1, _faction_names()[heading], types=("faction",)))
        elif found and (types or has_faction or listed.cards or signed(line)):
            listed.add(ListedCard(number, found.copies, found.title, set_hint=found.bracket, types=types))
        elif has_faction and not types:
            agenda = split(1, line)
            listed.add(ListedCard(number, 1, agenda.title, set_hint=agenda.bracket, types=("agenda",)))
        elif not listed.name:
            listed.name = line
        else:
            listed.miss("imports-line-unknown", number, line)
    return listed


def _faction_at(lines: Sequence[tuple[int, str]]) -> int:
    """The number of the line that names the faction, 0 without one: a deck may be called like its faction, and its
    name comes first."""
    named = [number for number, line in lines[:HEAD] if fold(_COUNT.sub("", line)) in _faction_names()]
    return named[-1] if named else 0


def write(deck: Deck, lookup: CardLookup) -> str:
    """The deck in this form."""
    cards = {entry.code: lookup.by_code(GAME, entry.code) for entry in deck.entries}
    head = [entry.title for entry in deck.part("faction")]
    head += [_bracketed(entry.title, cards[entry.code]) for entry in deck.part("agendas")]
    rest = [*deck.part("plots"), *deck.part("deck")]
    packs = list(dict.fromkeys(card.set_name for entry in rest if (card := cards[entry.code])))
    blocks = [f"{deck.name}\nVersion: 1.0", "\n".join(head), f"Packs: {', '.join(packs)}" if packs else ""]
    for heading, type in _HEADINGS:
        lines = [_line(entry, cards[entry.code]) for entry in rest if _type(cards[entry.code]) == type]
        blocks += [heading if len(lines) == 1 else f"{heading}s", "\n".join(lines)] if lines else []
    return "\n\n".join(block for block in blocks if block) + "\n"


def _line(entry: Entry, card: CardRecord | None) -> str:
    return f"{entry.copies}x {_bracketed(entry.title, card)}"


def _bracketed(title: str, card: CardRecord | None) -> str:
    return f"{title} ({card.set_name})" if card else title


def _type(card: CardRecord | None) -> str:
    return card.type if card else ""
