"""The decks of a profile: one JSON file a deck, saved at every change, lost to nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from desktop_app.app.decks.document import DeckDocument, DeckHead, head_of, new_document, parse_document, read_head
from desktop_app.app.decks.model import Deck
from desktop_app.app.errors import FileDamaged, LongtableError, SetAside, StorageMissing
from desktop_app.app.library.names import slug
from desktop_app.app.storage.damage import set_aside, to_trash
from desktop_app.app.storage.files import MEGABYTE, is_taken, read_bytes, write_json
from desktop_app.app.storage.heads import Heads
from desktop_app.engine.frozen import Frozen, replace

LIMIT = 16 * MEGABYTE
LONGEST_ID = 120
TRASH = "trash"
AT_ONCE = 100
"""So many decks are listed whole, whatever time that takes."""
Clock = Callable[[], datetime]


class DeckMissing(LongtableError):
    """There is no deck of that id."""

    default_id = "decks-file-missing"


class DeckDamaged(SetAside):
    """A deck's file could not be read and was kept under another name."""

    default_id = "decks-file-damaged"


class ShelvedDeck(Frozen):
    """A deck in the list: its id, and the head of its document or what is wrong with it."""

    id: str
    document: DeckHead | None
    problem: LongtableError | None = None


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


class DeckStore:
    """Reads and writes the decks in the `decks` folder of a profile."""

    def __init__(self, folder: Path, clock: Clock = _now) -> None:
        self.folder = folder
        self._clock = clock
        self._heads = Heads(folder, self._head, _shelved, at_once=AT_ONCE)

    def create(self, deck: Deck, note: str = "") -> str:
        """Keep a new deck, with a first version, and say its id. Raises a StorageError."""
        id = self._free_id(deck.name)
        now = self._clock()
        self._write(id, new_document(deck, now).with_version(note, now))
        return id

    def read(self, id: str) -> DeckDocument:
        """The document of a deck.

        Raises DeckMissing, DeckTooNew (the file stays), DeckDamaged (the file was set aside) or a StorageError.
        """
        path = self.path(id)
        try:
            return parse_document(path, read_bytes(path, LIMIT))
        except StorageMissing as error:
            raise DeckMissing(path=path) from error
        except FileDamaged as error:
            raise DeckDamaged(path=path, place=error.place, aside=set_aside(path)) from error

    def save(self, id: str, deck: Deck) -> DeckDocument:
        """Write a changed deck at once; its versions stay. Raises as `read`, or a StorageError."""
        return self._changed(id, lambda document, now: document.with_deck(deck, now))

    def keep_version(self, id: str, note: str) -> DeckDocument:
        """Keep the present cards as a version, with a note. Raises as `read`."""
        return self._changed(id, lambda document, now: document.with_version(note, now))

    def restore(self, id: str, number: int) -> DeckDocument:
        """Go back to the cards of a version; those of now become a version. Raises KeyError, or as `read`."""
        return self._changed(id, lambda document, now: document.restored(number, now))

    def copy(self, id: str, name: str) -> str:
        """Keep a copy under another name, without the old versions, not built, and say its id. Raises as `read`."""
        deck = self.read(id).deck()
        return self.create(replace(deck, name=name, built=False))

    def delete(self, id: str) -> None:
        """Move a deck to the trash folder of the decks. Raises DeckMissing or a StorageError."""
        path = self.path(id)
        if not is_taken(path):
            raise DeckMissing(path=path)
        to_trash(path, self.folder / TRASH, self._clock())

    def decks(self, seconds: float | None = None) -> list[ShelvedDeck]:
        """Every deck, the last changed first, those of one instant by their names, then those with a problem; a damaged
        one is set aside and told. Only a file that is new or has changed is read. With `seconds` no more are begun to
        be read after that time, those changed last come first: the rest is `unread` until `read_on` or the next call.
        """
        listed = self._heads.all(seconds)
        named = sorted(listed.entries, key=lambda each: (each[1].name.casefold(), each[0]))
        found = sorted(named, key=lambda each: each[1].changed, reverse=True)
        good = [ShelvedDeck(id, head) for id, head in found]
        return [*good, *(ShelvedDeck(path.stem, None, problem) for path, problem in listed.problems)]

    @property
    def unread(self) -> int:
        """How many decks the last look left."""
        return self._heads.unread

    def read_on(self, seconds: float) -> int:
        """Go on reading what the last look left; how many are left then."""
        return self._heads.read_on(seconds)

    def path(self, id: str) -> Path:
        """Where the file of a deck lies. Raises DeckMissing for what is no id."""
        if not id or slug(id).replace("_", "-") != id or len(id) > LONGEST_ID:
            raise DeckMissing(path=self.folder / id[:LONGEST_ID])
        return self.folder / f"{id}.json"

    def _head(self, path: Path) -> str:
        """What the list keeps of a deck. Raises as `read`."""
        return head_of(self.read(path.stem))

    def _changed(self, id: str, change: Callable[[DeckDocument, datetime], DeckDocument]) -> DeckDocument:
        before = self.read(id)
        after = change(before, self._clock())
        if after != before:
            self._write(id, after)
        return after

    def _write(self, id: str, document: DeckDocument) -> None:
        write_json(self.path(id), document.model_dump(mode="json"), limit=LIMIT)

    def _free_id(self, name: str) -> str:
        stem = slug(name).replace("_", "-")[:60].strip("-") or "deck"
        numbered = (f"{stem}-{number}" for number in itertools.count(2))
        return next(id for id in itertools.chain([stem], numbered) if not is_taken(self.path(id)))


def _shelved(id: str, content: str) -> tuple[str, DeckHead]:
    return id, read_head(content)
