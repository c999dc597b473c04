"""A deck as the construction rules of any game see it: plain values, free of files, screens and card data sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True, slots=True)
class DeckCard:
    """Copies of one card in one part of a deck, with the printed facts that the rules ask for."""

    code: str
    title: str
    type: str
    part: str
    copies: int = 1
    unique: bool = False
    set: str = ""
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    text: str = ""
    fields: Mapping[str, object] = field(default_factory=dict)

    def word(self, name: str) -> str:
        """A printed word, "" where the card has none."""
        value = self.fields.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int | None:
        """A printed number, None where the card has none."""
        value = self.fields.get(name)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def flag(self, name: str) -> bool:
        """Whether the card has a mark such as `loyal`."""
        return self.fields.get(name) is True

    def words(self, name: str) -> tuple[str, ...]:
        """Printed words of which a card may have several."""
        value = self.fields.get(name)
        return tuple(str(each) for each in value) if isinstance(value, tuple | list) else ()


@dataclass(frozen=True, slots=True)
class DeckList:
    """All cards of a deck, and the choices that belong to it, such as the block or the kind of player."""

    cards: tuple[DeckCard, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def part(self, *names: str) -> tuple[DeckCard, ...]:
        """The cards of some parts."""
        return tuple(card for card in self.cards if card.part in names)


@dataclass(frozen=True, slots=True)
class Fix:
    """One way to put a violation right: take copies out of a part, add them, or move them to `target`."""

    verb: Literal["remove", "add", "move"]
    code: str
    part: str
    copies: int
    target: str = ""


Params = Mapping[str, str | int]
"""What a sentence is filled in with."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A construction rule that a deck breaks: the rule's id, what to say about it, and the cards it is about."""

    rule: str
    message_id: str
    params: Params = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    fix: Fix | None = None


Rule = Callable[[DeckList], list[Violation]]


def size(cards: Iterable[DeckCard]) -> int:
    """How many cards these are, copies counted."""
    return sum(card.copies for card in cards)


def codes(cards: Iterable[DeckCard]) -> tuple[str, ...]:
    """The codes of cards, each once, in their order."""
    return tuple(dict.fromkeys(card.code for card in cards))


def by_title(cards: Iterable[DeckCard]) -> dict[str, list[DeckCard]]:
    """The cards by title, whatever their version."""
    found: dict[str, list[DeckCard]] = {}
    for card in cards:
        found.setdefault(card.title.casefold(), []).append(card)
    return found


def take_out(cards: list[DeckCard], surplus: int) -> Fix:
    """The fix for too many copies: out of the last entry that has them."""
    last = cards[-1]
    return Fix("remove", last.code, last.part, min(surplus, last.copies))


def broken(deck: DeckList, rules: Iterable[Rule]) -> list[Violation]:
    """What the deck breaks of some rules, in their order."""
    return [violation for rule in rules for violation in rule(deck)]
