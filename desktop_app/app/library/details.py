"""What stands beside a card on its own page: its other versions, the decks that use it, the rules it leans on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from desktop_app.app.atlas import PREFIXES, Rule, search_rules
from desktop_app.app.decks.model import Deck
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.record import CardRecord

MOST_RULES = 12
RULES_A_WORD = 3
_AMOUNT = re.compile(r"\s*[+\-]?\d+$|\s+X$")
_BOLD = re.compile(r"\*\*([^*:.]{3,40})[:.]?\*\*")


def other_versions(card: CardRecord, index: LibraryIndex) -> list[CardRecord]:
    """Other cards of the same title, each once: other characters of the name, other sides."""
    own = index.head_code(*card.key)
    found = {index.head_code(*each.key): each for each in reversed(index.titled(card.game, card.title))}
    return [each for head, each in reversed(found.items()) if head != own]


def copies_of(card: CardRecord, deck: Deck, index: LibraryIndex) -> int:
    """How many copies of a card a deck holds, whatever their printing."""
    own = index.head_code(*card.key)
    return sum(entry.copies for entry in deck.entries if index.head_code(deck.game, entry.code) == own)


def decks_with(card: CardRecord, decks: Mapping[str, Deck], index: LibraryIndex) -> list[tuple[str, int]]:
    """The decks, by their id, that hold copies of the card, and how many."""
    held = ((id, copies_of(card, deck, index)) for id, deck in decks.items() if deck.game == card.game)
    return [(id, copies) for id, copies in held if copies]


def rules_of(card: CardRecord, language: str) -> list[Rule]:
    """The rules of the atlas about the card's keywords and the words in bold that open its abilities."""
    if card.game not in PREFIXES:
        return []
    found: dict[str, Rule] = {}
    for word in _words(card, language):
        for rule in search_rules(word, language, card.game)[:RULES_A_WORD]:
            found.setdefault(rule.id, rule)
    return list(found.values())[:MOST_RULES]


def _words(card: CardRecord, language: str) -> Iterable[str]:
    keywords = [_AMOUNT.sub("", keyword) for keyword in card.keywords]
    return dict.fromkeys([*keywords, *(bold.strip() for bold in _BOLD.findall(card.text_in(language)))])
