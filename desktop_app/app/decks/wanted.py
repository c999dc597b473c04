"""Which decks of a shelf are asked for: by words in their names, games, marks and leaders, by game, mark and state, by
what their cards are of (sphere, faction, culture) and by whether they are legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from desktop_app.app.decks.check import AS_IT_IS, LEGAL, check_deck
from desktop_app.app.decks.document import DeckHead
from desktop_app.app.decks.listed import CardByCode
from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.store import ShelvedDeck
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games import DECKS, TENANTS

BUILT, NOT_BUILT = "built", "not-built"


class DecksWanted(Frozen):
    """What is asked for; "" asks for all. A ``kind`` is a value of the game's `shelf_field`."""

    text: str = ""
    game: str = ""
    tag: str = ""
    state: str = ""
    kind: str = ""
    legal: str = ""

    def but(self, **values: Any) -> DecksWanted:
        """The same with another choice; another game has other kinds."""
        return replace(self, **({"kind": ""} | values if "game" in values else values))

    def fits(self, head: DeckHead) -> bool:
        """Whether a deck is one of them, its words and cards aside."""
        tags = {tag.casefold() for tag in head.tags}
        return (
            self.game in ("", head.game)
            and (not self.tag or self.tag.casefold() in tags)
            and (not self.state or head.built == (self.state == BUILT))
        )


class DeckFinder:
    """Finds decks among those of a shelf; what is said of each is put together once, each card looked up once."""

    def __init__(self, texts: Texts, lookup: CardByCode) -> None:
        self._texts, self._cards = texts, _Remembered(lookup)
        self._words: dict[str, str] = {}
        self._kinds: dict[str, tuple[str, ...]] = {}
        self._legal: dict[str, str] = {}

    def find(self, shelved: Iterable[ShelvedDeck], wanted: DecksWanted) -> list[ShelvedDeck]:
        """The decks that are asked for, in their order; those that cannot be read are none."""
        sought = fold(wanted.text).split()
        return [
            each
            for each in shelved
            if each.document is not None
            and wanted.fits(each.document)
            and all(f" {word}" in self._told(each.id, each.document) for word in sought)
            and wanted.kind in ("", *(self.kinds(each) if wanted.kind else ()))
            and wanted.legal in ("", self._found_as(each) if wanted.legal else "")
        ]

    def kinds(self, shelved: ShelvedDeck) -> tuple[str, ...]:
        """What a deck is of: the values of its game's field, each once, the most cards first."""
        if shelved.id not in self._kinds:
            self._kinds[shelved.id] = self._kinds_of(shelved.document.deck()) if shelved.document is not None else ()
        return self._kinds[shelved.id]

    def _kinds_of(self, deck: Deck) -> tuple[str, ...]:
        leaders = () if DECKS[deck.game].shelved_by else deck.part(DECKS[deck.game].leaders)
        found = Counter[str]()
        for entry in leaders or deck.entries:
            card = self._cards.by_code(deck.game, entry.code)
            value = card.words_of(shelf_field(deck.game)) if card is not None else ""
            if value:
                found[value] += entry.copies
        return tuple(value for value, _ in found.most_common())

    def legality(self, shelved: ShelvedDeck) -> str:
        """`LEGAL`, `AS_IT_IS` or `NOT_LEGAL`; "" for a scenario, which no rule of construction judges."""
        if shelved.id not in self._legal:
            deck = shelved.document.deck() if shelved.document is not None else None
            judged = deck is not None and not deck.is_scenario
            self._legal[shelved.id] = check_deck(deck, self._cards).state if deck is not None and judged else ""
        return self._legal[shelved.id]

    def _found_as(self, shelved: ShelvedDeck) -> str:
        """What of the two that can be asked for a deck is: one out of the box can be played."""
        legality = self.legality(shelved)
        return LEGAL if legality == AS_IT_IS else legality

    def _told(self, id: str, head: DeckHead) -> str:
        if id not in self._words:
            leaders = DECKS[head.game].leaders
            led = [entry.title for entry in head.deck().entries if entry.part == leaders]
            game = self._texts(TENANTS[head.game].names.whole)
            self._words[id] = f" {fold(' '.join((head.name, game, *head.tags, *led)))}"
        return self._words[id]


class _Remembered:
    """A lookup that asks for each card once."""

    def __init__(self, lookup: CardByCode) -> None:
        self._lookup = lookup
        self._found: dict[tuple[str, str], CardRecord | None] = {}

    def by_code(self, game: str, code: str) -> CardRecord | None:
        """The card of that code."""
        if (game, code) not in self._found:
            self._found[game, code] = self._lookup.by_code(game, code)
        return self._found[game, code]


def shelf_field(game: str) -> str:
    """The field of cards by which decks of a game are told apart on the shelf, "" where there is none."""
    return DECKS[game].shelved_by or next(iter(DECKS[game].groups), "")


def tags_of(shelved: Sequence[ShelvedDeck]) -> tuple[str, ...]:
    """The marks that decks bear, each once, by their letters."""
    found = {tag.casefold(): tag for each in shelved if each.document is not None for tag in each.document.tags}
    return tuple(found[key] for key in sorted(found))
