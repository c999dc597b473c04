"""A deck as Markdown: for notes, forums and printing. Read only by people."""

from __future__ import annotations

from desktop_app.app.decks.check import part_title
from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.decks.model import PARTS, Deck, Entry
from desktop_app.app.library.names import ValueNames
from desktop_app.app.texts.texts import Texts


def write(deck: Deck, lookup: CardLookup, texts: Texts) -> str:
    """The deck with headings by part and type, titles and headings in the language of `texts`."""
    names = ValueNames()
    lines = [f"# {deck.name}", ""]
    lines += [f"*{', '.join(deck.tags)}*", ""] if deck.tags else []
    for part in PARTS[deck.game]:
        entries = deck.part(part)
        if entries:
            heading = part_title(deck.game, part, texts)
            lines += [f"## {heading} ({deck.size(part)})", ""]
            for kind, group in _by_type(deck, entries, lookup).items():
                if part == "deck" and kind:
                    type_name = names.name(deck.game, "type", kind, texts.language)
                    lines += [f"### {type_name} ({sum(entry.copies for entry in group)})", ""]
                lines += [_line(deck, entry, lookup, texts) for entry in group]
                lines.append("")
    return "\n".join([*lines, deck.notes, ""] if deck.notes else lines)


def _by_type(deck: Deck, entries: tuple[Entry, ...], lookup: CardLookup) -> dict[str, list[Entry]]:
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        card = lookup.by_code(deck.game, entry.code)
        groups.setdefault(card.type if card else "", []).append(entry)
    return groups


def _line(deck: Deck, entry: Entry, lookup: CardLookup, texts: Texts) -> str:
    card = lookup.by_code(deck.game, entry.code)
    title = card.title_in(texts.language) if card else entry.title
    unique = "◆ " if card and card.unique else ""
    return f"- {entry.copies} × {unique}{title}"
