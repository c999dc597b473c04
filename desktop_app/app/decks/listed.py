"""A deck as a file lists it, and how its lines find their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from desktop_app.app.decks.model import LONGEST_NAME, MOST_COPIES, PARTS, Deck, Entry, merged, moved
from desktop_app.app.decks.plain import as_list, deck_card
from desktop_app.app.imports.report import Problem
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold, one_line, sound
from desktop_app.engine.frozen import Frozen
from desktop_app.games import DECKS
from desktop_app.games.contract.decks import Vote
from desktop_app.games.kit.deck_list import DeckList

MOST_CANDIDATES = 5


class CardByCode(Protocol):
    """Where the card of a code is found."""

    def by_code(self, game: str, code: str) -> CardRecord | None:
        """The card of that code."""


class CardLookup(CardByCode, Protocol):
    """Where cards are found; the index of the library is one."""

    def by_id(self, game: str, other: str) -> CardRecord | None:
        """The card of that foreign id."""

    def titled(self, game: str, title: str) -> list[CardRecord]:
        """The cards of that title."""

    def like(self, game: str, title: str, most: int) -> list[CardRecord]:
        """Cards whose titles resemble it."""


class ListedCard(Frozen):
    """A line of a deck list. `part` is where the list has it, if it says so; the rest are hints."""

    line: int
    copies: int
    title: str
    part: str = ""
    id: str = ""
    set_hint: str = ""
    types: tuple[str, ...] = ()
    alignment: str = ""


@dataclass(slots=True)
class ListedDeck:
    """What a reader found in a file."""

    game: str
    name: str = ""
    cards: list[ListedCard] = field(default_factory=list)
    notes: str = ""
    options: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def add(self, card: ListedCard) -> None:
        """Take a line in. A number of copies that no deck can hold, none among them, is not understood."""
        if 0 < card.copies <= MOST_COPIES:
            self.cards.append(card)
        else:
            self.miss("imports-line-unknown", card.line, f"{card.copies} {card.title or card.id}")

    def miss(self, message_id: str, line: int, text: str) -> None:
        """Note a line that was not understood."""
        self.problems.append(Problem(message_id, str(line), sound(text[:200])))


class Unmatched(Frozen):
    """A line whose card is not known, with cards that it may mean."""

    listed: ListedCard
    candidates: tuple[CardRecord, ...]


class DeckRead(Frozen):
    """A deck that was read, the lines that found no card, and what was not understood."""

    deck: Deck
    unmatched: tuple[Unmatched, ...] = ()
    problems: tuple[Problem, ...] = ()


def resolve(listed: ListedDeck, lookup: CardLookup) -> DeckRead:
    """The deck of a list. Lines without a card are left out of it and named with candidates; nothing else is lost."""
    options = _with_votes(listed, lookup)
    entries, unmatched = [], []
    anywhere: dict[str, CardRecord] = {}
    for line in listed.cards:
        card = find(listed.game, line, lookup, options.get("alignment", ""))
        if card is None:
            unmatched.append(Unmatched(line, tuple(lookup.like(listed.game, line.title, MOST_CANDIDATES))))
            continue
        entries.append(entry(card, line))
        if line.part not in PARTS[listed.game]:
            anywhere[card.code] = card
    deck = Deck(
        game=listed.game,
        name=one_line(listed.name, LONGEST_NAME),
        entries=merged(listed.game, entries),
        options=options,
        notes=sound(listed.notes),
    )
    return DeckRead(_placed(deck, anywhere, lookup), tuple(unmatched), tuple(listed.problems))


def _placed(deck: Deck, anywhere: Mapping[str, CardRecord], lookup: CardByCode) -> Deck:
    """The deck with a copy of each card whose part no line says where its game puts it, once the others are known."""
    known = {each.code: lookup.by_code(deck.game, each.code) for each in deck.entries}
    for code, card in anywhere.items():
        natural, part = natural_part(card), place_among(as_list(deck, known), card)
        if part != natural:
            deck = moved(deck, code, natural, part)
    return deck


def entry(card: CardRecord, line: ListedCard) -> Entry:
    """The entry of a line whose card is known; also for a candidate that a person chose."""
    part = line.part if line.part in PARTS[card.game] else natural_part(card)
    return Entry(part, card.code, card.title, min(line.copies, MOST_COPIES))


def _with_votes(listed: ListedDeck, lookup: CardLookup) -> dict[str, str]:
    """The choices of the list, with those that most lists leave to their cards to say."""
    options = dict(listed.options)
    for option in DECKS[listed.game].options:
        chosen = _voted(listed, option.vote, lookup) if option.vote is not None and option.id not in options else ""
        if chosen:
            options[option.id] = chosen
    return options


def _voted(listed: ListedDeck, vote: Vote, lookup: CardLookup) -> str:
    """What most cards of the list have in that field, "" where none has any; a decisive card outweighs all others."""
    found: dict[str, int] = {}
    for line in listed.cards:
        candidates = lookup.titled(listed.game, line.title)
        decisive = any(card.fields.get(vote.decisive) is True for card in candidates) and line.part != "sideboard"
        if candidates and (decisive or len({card.words_of(vote.field) for card in candidates}) == 1):
            value = candidates[0].words_of(vote.field)
            found[value] = found.get(value, 0) + (1000 if decisive else 1)
    players = {value: weight for value, weight in found.items() if value in vote.values}
    return max(players, key=players.__getitem__) if players else ""


def find(game: str, line: ListedCard, lookup: CardLookup, alignment: str = "") -> CardRecord | None:
    """The card of a line: by its code, by its id, else by its title and what the line says beside it.

    Among cards of one title that of the player's own `alignment` is meant, where the line does not say which.
    """
    if line.id:
        # A card's own code first: the same may stand among the other names of an earlier printing.
        found = lookup.by_code(game, line.id) or lookup.by_id(game, line.id)
        if found is not None:
            return found
    candidates = lookup.titled(game, line.title) if line.title else []
    if not candidates and line.set_hint:
        candidates = lookup.titled(game, f"{line.title} ({line.set_hint})")  # no set: a title that ends in brackets
    return max(candidates, key=lambda card: _fitness(card, line, alignment), default=None) if candidates else None


def _fitness(card: CardRecord, line: ListedCard, alignment: str) -> tuple[bool, bool, bool]:
    hint = fold(line.set_hint)
    return (
        not line.types or card.type in line.types,
        card.fields.get("alignment", "") == (line.alignment or alignment),
        bool(hint) and hint in (fold(card.set_name), fold(card.set), fold(card.code)),
    )


def natural_part(card: CardRecord) -> str:
    """The part of a deck where a card belongs by its type."""
    decks = DECKS[card.game]
    return decks.natural.get(card.type, decks.main)


def place_among(deck: DeckList, card: CardRecord) -> str:
    """The part where the next copy of a card goes: where the game puts it in this very deck, else by its type."""
    natural = natural_part(card)
    return DECKS[card.game].place(deck, deck_card(card, natural, 1)) or natural


def types_in(section: str, sections: dict[str, Sequence[str]]) -> tuple[str, ...]:
    """The card types that a heading announces."""
    return tuple(sections.get(fold(section), ()))
