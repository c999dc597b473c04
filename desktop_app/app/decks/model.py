"""A deck: which copies of which cards lie in which of its parts. Every change makes a new deck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desktop_app.engine.frozen import Frozen, field, replace
from desktop_app.games import OfGames

PARTS: Mapping[str, tuple[str, ...]] = OfGames(lambda tenant: tenant.decks, lambda decks: decks.parts)
"""The parts of a deck of each game that has deck building, in the order of the lists."""
SCENARIO: Mapping[str, tuple[str, ...]] = OfGames(lambda tenant: tenant.decks, lambda decks: decks.scenario)
"""The parts that no player brings."""
MAIN_PART = "deck"
MOST_COPIES = 99
LONGEST_NAME = 200
"""Letters of a deck's name."""


class Entry(Frozen):
    """Copies of one card in one part. The title is kept, so that a deck can be read without the card's set."""

    part: str
    code: str
    title: str
    copies: int


class Deck(Frozen):
    """A deck of one game. `options` are choices beside the cards, such as the block or the kind of player."""

    game: str
    name: str
    entries: tuple[Entry, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    notes: str = ""
    tags: tuple[str, ...] = ()
    built: bool = False
    """Whether it lies built on the shelf and so uses the copies of the collection."""

    def part(self, name: str) -> tuple[Entry, ...]:
        """The entries of one part."""
        return tuple(entry for entry in self.entries if entry.part == name)

    def size(self, part: str | None = None) -> int:
        """How many cards a part holds, or all parts."""
        return sum(entry.copies for entry in self.entries if part in (None, entry.part))

    def copies(self, code: str, part: str | None = None) -> int:
        """How many copies of a card are in a part, or in all."""
        return sum(entry.copies for entry in self.entries if entry.code == code and part in (None, entry.part))

    @property
    def is_scenario(self) -> bool:
        """Whether it holds nothing but what is laid for the table: a scenario, and no player's deck."""
        return bool(self.entries) and all(entry.part in SCENARIO[self.game] for entry in self.entries)

    def keys(self) -> list[tuple[str, str]]:
        """What names its cards in the library."""
        return list(dict.fromkeys((self.game, entry.code) for entry in self.entries))


def with_copies(deck: Deck, part: str, code: str, title: str, copies: int) -> Deck:
    """The deck with just so many copies of a card in a part; none takes it out. Raises ValueError for other parts."""
    if part not in PARTS[deck.game]:
        raise ValueError(f"a deck of {deck.game} has no part {part!r}")
    wanted = max(0, min(copies, MOST_COPIES))
    entries = list(deck.entries)
    at = next((at for at, entry in enumerate(entries) if (entry.part, entry.code) == (part, code)), None)
    if at is None:
        entries += [Entry(part, code, title, wanted)] if wanted else []
    elif wanted:
        entries[at] = replace(entries[at], copies=wanted)
    else:
        del entries[at]
    return replace(deck, entries=in_order(deck.game, entries))


def added(deck: Deck, part: str, code: str, title: str, copies: int = 1) -> Deck:
    """The deck with some more copies of a card in a part; fewer when `copies` is negative."""
    return with_copies(deck, part, code, title, deck.copies(code, part) + copies)


def moved(deck: Deck, code: str, source: str, target: str, copies: int = 1) -> Deck:
    """The deck with copies of a card in another part; only as many as there are."""
    moving = min(copies, deck.copies(code, source))
    if moving <= 0:
        return deck
    title = next(entry.title for entry in deck.entries if entry.code == code)
    return added(added(deck, source, code, title, -moving), target, code, title, moving)


def in_order(game: str, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries by part in the order of the game; within a part as they came."""
    parts = PARTS[game]
    return tuple(sorted(entries, key=lambda entry: parts.index(entry.part)))


def merged(game: str, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries with those of one card in one part joined into one."""
    found: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        known = found.get((entry.part, entry.code))
        copies = min(entry.copies + (known.copies if known else 0), MOST_COPIES)
        found[entry.part, entry.code] = replace(known or entry, copies=copies)
    return in_order(game, found.values())


class Change(Frozen):
    """A card whose copies differ between two decks."""

    part: str
    code: str
    title: str
    before: int
    after: int


def compared(before: Deck, after: Deck) -> list[Change]:
    """What differs between two decks, part by part; [] when they hold the same cards."""
    titles = {(entry.part, entry.code): entry.title for entry in (*after.entries, *before.entries)}
    changes = [
        Change(part, code, title, before.copies(code, part), after.copies(code, part))
        for (part, code), title in titles.items()
    ]
    order = PARTS[before.game]
    return sorted(
        (change for change in changes if change.before != change.after),
        key=lambda change: (order.index(change.part) if change.part in order else len(order), change.title),
    )


class History(Frozen):
    """A deck with the way back and forth again: pure, so that a screen can hold it as its whole state."""

    deck: Deck
    past: tuple[Deck, ...] = ()
    future: tuple[Deck, ...] = ()

    def changed(self, deck: Deck, limit: int = 200) -> History:
        """The history after a change; a change to the same deck is none."""
        return self if deck == self.deck else History(deck, (*self.past, self.deck)[-limit:])

    def undone(self) -> History:
        """One step back, if there is one."""
        if not self.past:
            return self
        return History(self.past[-1], self.past[:-1], (self.deck, *self.future))

    def redone(self) -> History:
        """One step forth again, if there is one."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.deck), self.future[1:])
