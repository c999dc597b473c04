"""Decks that are played together: cards of which they want more copies than a person owns, heroes that two of them
lead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop_app.app.decks.collection import Shelf
from desktop_app.app.decks.model import Deck
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import list_of
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CAMPAIGNS, DECKS
from desktop_app.games.contract.decks import CardList

Lookup = Callable[[str, str], CardRecord | None]
"""Finds a card by its game and code."""


class Brought(Frozen):
    """What somebody brings along: by what name it is told, and how many copies of each card in each part."""

    name: str
    cards: CardList

    @staticmethod
    def of_deck(deck: Deck) -> Brought:
        """A deck under its own name."""
        parts: dict[str, dict[str, int]] = {}
        for entry in deck.entries:
            of_part = parts.setdefault(entry.part, {})
            of_part[entry.code] = of_part.get(entry.code, 0) + entry.copies
        return Brought(deck.name, CardList(parts))


class Overlap(Frozen):
    """A card that several of them want: how many copies in all, how many are owned, and who wants it."""

    code: str
    wanted: int
    owned: int
    by: tuple[str, ...]


class Together(Frozen):
    """What stands between decks of one group: cards they have too few copies of, leaders that several of them have."""

    lacking: tuple[Overlap, ...] = ()
    shared: tuple[Overlap, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.lacking or self.shared)


def together(game: str, decks: Sequence[Brought], shelf: Shelf | None, find: Lookup) -> Together:
    """How the decks of a group go together, cards of one name being one card. Without a ``shelf``, or where nothing is
    said to be owned, no copies are counted."""
    wanted = _wanted(game, decks, shelf, find)
    lacking = [each for each in wanted if len(each.by) > 1 and each.wanted > each.owned] if shelf is not None else []
    shared = _shared_leaders(game, decks, find) if game in CAMPAIGNS else []
    lacking.sort(key=lambda each: each.owned - each.wanted)
    return Together(tuple(lacking), tuple(shared))


def told(found: Together, game: str, find: Lookup, texts: Texts, most: int | None = None) -> Iterator[str]:
    """A sentence for the heroes, and one for the copies, which names ``most`` cards; nothing where all goes well
    together."""

    def title(each: Overlap) -> str:
        card = find(game, each.code)
        return card.title_in(texts.language) if card is not None else each.code

    for each in found.shared:
        yield texts("decks-shared-hero", hero=title(each), decks=list_of(texts, list(each.by)))
    if found.lacking:
        cards = [
            texts("decks-overlap-card", title=title(each), wanted=each.wanted, owned=each.owned)
            for each in found.lacking[:most]
        ]
        left = len(found.lacking) - len(cards)
        if left:
            cards.append(texts("decks-overlap-more", count=left))
        yield texts("decks-overlap", cards="; ".join(cards), count=len(found.lacking))


def _wanted(game: str, decks: Sequence[Brought], shelf: Shelf | None, find: Lookup) -> Iterator[Overlap]:
    by_card: dict[str, dict[int, int]] = {}
    codes: dict[str, str] = {}
    for at, deck in enumerate(decks):
        for cards in deck.cards.parts.values():
            for code, copies in cards.items():
                key = _name(game, code, find)
                codes.setdefault(key, code)
                of_card = by_card.setdefault(key, {})
                of_card[at] = of_card.get(at, 0) + copies
    for key, each in by_card.items():
        owned = shelf.owned(game, codes[key]) if shelf is not None else 0
        yield Overlap(codes[key], sum(each.values()), owned, tuple(decks[at].name for at in each))


def _shared_leaders(game: str, decks: Sequence[Brought], find: Lookup) -> list[Overlap]:
    """The unique heroes that more than one deck leads."""
    led: dict[str, list[tuple[str, str]]] = {}
    for deck in decks:
        for code in dict.fromkeys(deck.cards.codes(DECKS[game].leaders)):
            led.setdefault(_name(game, code, find), []).append((code, deck.name))
    return [
        Overlap(found[0][0], len(found), 1, tuple(name for _, name in found))
        for found in led.values()
        if len(found) > 1
    ]


def _name(game: str, code: str, find: Lookup) -> str:
    """By what a card is told from others: its title, for heroes of one name are one hero."""
    card = find(game, code)
    return f"{card.type} {card.title}" if card is not None else code


def groups(deck: Deck, others: Mapping[str, Deck]) -> Iterator[tuple[str, tuple[Deck, ...]]]:
    """The groups that a deck is played in: by each of its marks, the other decks of its game that bear it too."""
    for tag in deck.tags:
        alike = tuple(
            other
            for other in others.values()
            if other.game == deck.game and tag.casefold() in (each.casefold() for each in other.tags)
        )
        if alike:
            yield tag, alike
