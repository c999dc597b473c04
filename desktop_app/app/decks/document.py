"""A deck's file: the deck as it is now, its versions, and its notes, in readable JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.decks.model import LONGEST_NAME, MOST_COPIES, PARTS, Deck, Entry, in_order
from desktop_app.app.errors import FileDamaged, FileTooNew
from desktop_app.app.storage.damage import wrong_shape
from desktop_app.app.storage.files import parse_json
from desktop_app.app.storage.moments import Moment
from desktop_app.app.texts.folding import one_line, sound
from desktop_app.engine.frozen import Frozen

FORMAT = 1


class DeckTooNew(FileTooNew):
    """A deck of a newer format."""

    default_id = "decks-file-too-new"


class SavedEntry(BaseModel):
    """Copies of a card, as they stand in the file."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    part: str
    code: Annotated[str, Field(min_length=1, max_length=80)]
    title: Annotated[str, Field(max_length=400)] = ""
    copies: Annotated[int, Field(ge=1, le=MOST_COPIES)]


class Version(BaseModel):
    """The cards of a deck at some moment, with a word on why they were kept."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    number: Annotated[int, Field(ge=1)]
    saved: Moment
    note: str = ""
    entries: tuple[SavedEntry, ...] = ()


class DeckDocument(BaseModel):
    """A deck with its history. Unknown fields of a file are kept, so that an older program loses nothing."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    format: int = FORMAT
    game: str
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    created: Moment
    changed: Moment
    entries: tuple[SavedEntry, ...] = ()
    options: dict[str, str] = Field(default_factory=dict)
    notes: str = ""
    tags: tuple[str, ...] = ()
    built: bool = False
    versions: tuple[Version, ...] = ()

    def deck(self) -> Deck:
        """The deck as it is now."""
        return Deck(
            game=self.game,
            name=self.name,
            entries=entries_of(self.game, self.entries),
            options=dict(self.options),
            notes=self.notes,
            tags=self.tags,
            built=self.built,
        )

    def with_deck(self, deck: Deck, now: datetime) -> DeckDocument:
        """The document with the deck changed; itself when nothing changed."""
        if deck == self.deck():
            return self
        values = {
            "name": one_line(deck.name, LONGEST_NAME),
            "entries": saved(deck.entries),
            "options": dict(deck.options),
            "notes": sound(deck.notes),
            "tags": tuple(sound(tag) for tag in deck.tags),
            "built": deck.built,
            "changed": now,
        }
        return self._changed(values)

    def with_version(self, note: str, now: datetime) -> DeckDocument:
        """The document with its present cards kept as a version; itself when the last version has the same."""
        if self.versions and self.versions[-1].entries == self.entries:
            return self
        number = self.versions[-1].number + 1 if self.versions else 1
        version = Version(number=number, saved=now, note=sound(note), entries=self.entries)
        return self._changed({"versions": (*self.versions, version)})

    def version(self, number: int) -> Deck:
        """The deck with the cards of a version. Raises KeyError when there is none of that number."""
        for version in self.versions:
            if version.number == number:
                now = self.deck()
                return Deck(
                    now.game, now.name, entries_of(self.game, version.entries), now.options, now.notes, now.tags
                )
        raise KeyError(number)

    def restored(self, number: int, now: datetime) -> DeckDocument:
        """The document with the cards of a version; those of now are kept as a version first."""
        cards = self.version(number).entries
        kept = self.with_version("", now)
        return kept._changed({"entries": saved(cards), "changed": now})

    def _changed(self, values: Mapping[str, Any]) -> DeckDocument:
        # Not `model_copy`, which looks at nothing: what is written must be what can be read again.
        return type(self).model_validate({**dict(self), **values})


class DeckHead(Frozen):
    """A deck in a list: what thousands are sorted and told apart by; its cards and notes when they are asked for."""

    game: str
    name: str
    changed: datetime
    built: bool
    tags: tuple[str, ...]
    content: str

    def deck(self) -> Deck:
        """The deck as it is now."""
        data = json.loads(self.content)
        entries = tuple(Entry(*entry) for entry in data["entries"])
        return Deck(self.game, self.name, entries, data["options"], data["notes"], self.tags, self.built)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """The cards by game and code."""
        return iter(self.deck().keys())


def head_of(document: DeckDocument) -> str:
    """What a list keeps of a document, in two lines: what is read of every deck, and what is read of few. `read_head`
    makes a DeckHead of it."""
    deck = document.deck()
    first = {
        "game": deck.game,
        "name": deck.name,
        "changed": document.changed.isoformat(),
        "built": deck.built,
        "tags": deck.tags,
    }
    content = {
        "notes": deck.notes,
        "options": deck.options,
        "entries": [(entry.part, entry.code, entry.title, entry.copies) for entry in deck.entries],
    }
    return "\n".join(json.dumps(each, ensure_ascii=False) for each in (first, content))


def read_head(head: str) -> DeckHead:
    """The deck of a text that `head_of` made. Raises a LookupError, ValueError or TypeError for any other."""
    first, content = head.split("\n")
    data = json.loads(first)
    changed = datetime.fromisoformat(data["changed"])
    return DeckHead(data["game"], data["name"], changed, data["built"], tuple(data["tags"]), content)


def new_document(deck: Deck, now: datetime) -> DeckDocument:
    """A new deck's document."""
    empty = DeckDocument(game=deck.game, name="", created=now, changed=now)
    return empty.with_deck(deck, now)


def saved(entries: tuple[Entry, ...]) -> tuple[SavedEntry, ...]:
    """Entries as they stand in the file."""
    return tuple(SavedEntry(part=each.part, code=each.code, title=each.title, copies=each.copies) for each in entries)


def entries_of(game: str, entries: tuple[SavedEntry, ...]) -> tuple[Entry, ...]:
    """Entries of a file as those of a deck."""
    return in_order(game, (Entry(each.part, each.code, each.title, each.copies) for each in entries))


def parse_document(path: Path, content: bytes) -> DeckDocument:
    """The document that a file holds. Raises FileDamaged with the field, or DeckTooNew."""
    data: dict[str, Any] = parse_json(path, content)
    found = data.get("format")
    if isinstance(found, int) and found > FORMAT:
        raise DeckTooNew(path=path, found=found, known=FORMAT)
    try:
        document = DeckDocument.model_validate(data)
    except ValidationError as error:
        raise wrong_shape(path, error) from error
    _check_parts(path, document)
    return document


def _check_parts(path: Path, document: DeckDocument) -> None:
    if document.game not in PARTS:
        raise FileDamaged(path=path, field="game")
    parts = PARTS[document.game]
    lists = {"entries": document.entries} | {f"versions.{each.number}": each.entries for each in document.versions}
    for place, entries in lists.items():
        for at, entry in enumerate(entries):
            if entry.part not in parts:
                raise FileDamaged(path=path, field=f"{place}.{at}.part")
