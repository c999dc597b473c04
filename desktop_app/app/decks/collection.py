"""What a person owns: sets and single copies, shared by the decks that lie built on the shelf."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.decks.model import Deck
from desktop_app.app.errors import LongtableError, StorageMissing
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.merging import Heads
from desktop_app.app.library.names import ValueNames
from desktop_app.app.storage.damage import wrong_shape
from desktop_app.app.storage.files import read_json, write_json

COLLECTION_NAME = "collection.json"
MOST_OWNED = 999
Copies = Annotated[int, Field(ge=0, le=MOST_OWNED)]


class Collection(BaseModel):
    """Owned sets by game (how many of each box) and single cards, which count instead of what the sets give."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    format: int = 1
    sets: dict[str, dict[str, Copies]] = Field(default_factory=dict)
    cards: dict[str, dict[str, Copies]] = Field(default_factory=dict)

    def with_set(self, game: str, set_id: str, boxes: int) -> Collection:
        """The collection with so many boxes of a set; none takes it out."""
        of_game = {**self.sets.get(game, {}), set_id: min(boxes, MOST_OWNED)}
        return self.model_copy(update={"sets": {**self.sets, game: _without_none(of_game)}})

    def with_card(self, game: str, code: str, copies: int | None) -> Collection:
        """The collection with so many copies of a card, whatever its sets; None lets the sets say it again."""
        of_game = {name: owned for name, owned in self.cards.get(game, {}).items() if name != code}
        if copies is not None:
            of_game[code] = max(0, min(copies, MOST_OWNED))
        return self.model_copy(update={"cards": {**self.cards, game: of_game}})

    def owned(self, index: LibraryIndex) -> dict[tuple[str, str], int]:
        """How many copies of each card are owned, by game and the code of its head; its printings add up."""
        found: dict[tuple[str, str], int] = {}
        for game, boxes in self.sets.items():
            contents = index.set_contents(game)
            for set_id, count in boxes.items():
                for code, copies in contents.get(set_id, ()):
                    found[game, code] = found.get((game, code), 0) + copies * count
        single: dict[tuple[str, str], int] = {}
        for game, cards in self.cards.items():
            for code, copies in cards.items():
                head = (game, index.head_code(game, code))
                single[head] = single.get(head, 0) + copies
        found.update(single)
        return {key: copies for key, copies in found.items() if copies}


def owns_any(collection: Collection, game: str) -> bool:
    """Whether anything of a game is said to be owned: who says nothing is not told what they lack."""
    return any(collection.sets.get(game, {}).values()) or any(collection.cards.get(game, {}).values())


def says_what_is_owned(folder: Path, game: str) -> bool:
    """Whether a person keeps a collection of a game; a file that cannot be read says nothing, and is told by the
    library itself."""
    try:
        return owns_any(read_collection(folder), game)
    except LongtableError:
        return False


def _without_none(boxes: Mapping[str, int]) -> dict[str, int]:
    return {name: count for name, count in boxes.items() if count > 0}


def read_collection(folder: Path) -> Collection:
    """The collection in a library folder; an empty one where none was kept. Raises FileDamaged or a StorageError."""
    path = folder / COLLECTION_NAME
    try:
        return Collection.model_validate(read_json(path))
    except StorageMissing:
        return Collection()
    except ValidationError as error:
        raise wrong_shape(path, error) from error


def write_collection(folder: Path, collection: Collection) -> None:
    """Keep the collection. Raises a StorageError."""
    write_json(folder / COLLECTION_NAME, collection.model_dump(mode="json"))


class Shelf:
    """The three numbers of every card: owned, used in built decks, and free."""

    def __init__(
        self, owned: Mapping[tuple[str, str], int], built: Iterable[Deck], head: Heads = lambda game, code: code
    ) -> None:
        """`head` says which printing speaks for a card; `owned` is by its code."""
        self._owned, self._head = owned, head
        self._used: dict[tuple[str, str], int] = {}
        for deck in built:
            for entry in deck.entries:
                key = (deck.game, head(deck.game, entry.code))
                self._used[key] = self._used.get(key, 0) + entry.copies

    def owned(self, game: str, code: str) -> int:
        """Copies owned, whatever their printing."""
        return self._owned.get((game, self._head(game, code)), 0)

    def used(self, game: str, code: str) -> int:
        """Copies in decks that lie built."""
        return self._used.get((game, self._head(game, code)), 0)

    def free(self, game: str, code: str) -> int:
        """Copies that no built deck uses; below zero when the decks use more than there are."""
        return self.owned(game, code) - self.used(game, code)

    def lacking(self, deck: Deck) -> dict[str, int]:
        """What a deck that is not built needs beyond the free copies, by code."""
        needed = {entry.code: deck.copies(entry.code) for entry in deck.entries}
        free = {code: max(0, self.free(deck.game, code)) for code in needed}
        return {code: copies - free[code] for code, copies in needed.items() if copies > free[code]}


def pull_list(
    deck: Deck, lookup: CardLookup, language: str = "en"
) -> list[tuple[str, list[tuple[int | None, str, int]]]]:
    """What to take from the shelf: by set, then by number in it: (set name, [(number, title, copies)])."""
    names = ValueNames()
    by_set: dict[str, list[tuple[int | None, str, int]]] = {}
    for code in dict.fromkeys(entry.code for entry in deck.entries):
        card = lookup.by_code(deck.game, code)
        listed = next(entry.title for entry in deck.entries if entry.code == code)
        line = (card.number if card else None, card.title_in(language) if card else listed, deck.copies(code))
        name = names.name(deck.game, "set", card.set_name, language) if card else ""
        by_set.setdefault(name, []).append(line)
    return [(name, _in_number_order(lines)) for name, lines in sorted(by_set.items())]


def _in_number_order(lines: Sequence[tuple[int | None, str, int]]) -> list[tuple[int | None, str, int]]:
    return sorted(lines, key=lambda line: (line[0] is None, line[0] or 0, line[1]))
