"""Builds the index from the cards: into a new file, which takes the old one's place when it is whole."""

from __future__ import annotations

import os
import sqlite3
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.app.errors import StorageError, StorageFull, StorageReadOnly
from desktop_app.app.library import rows, schema, sets
from desktop_app.app.library.fields import BARE
from desktop_app.app.library.merging import folded
from desktop_app.app.library.names import ValueNames, slug
from desktop_app.app.library.record import CardRecord
from desktop_app.app.storage.files import UNFINISHED, drop, storage_error
from desktop_app.app.texts.folding import fold

Progress = Callable[[int, int], None]
"""Hears how many cards of how many are done; what it raises stops the build and leaves the old index."""

_STEP = 500


def build(path: Path, cards: Iterable[CardRecord], stamps: Mapping[str, str], progress: Progress | None = None) -> None:
    """Write the index of `cards` at `path`. Of cards of one code the first counts and takes the others' ids; printings
    of one card are folded together.

    `stamps` say from which files, in which state, the cards came. Raises a StorageError, or what `progress` raises;
    the index that was there then stays.
    """
    unfinished = path.with_name(f".{path.name}.{os.getpid()}{UNFINISHED}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        with closing(sqlite3.connect(unfinished)) as base:
            _write(base, _once(cards), stamps, progress)
        unfinished.replace(path)
    except OSError as error:
        raise storage_error(path, error) from error
    except sqlite3.Error as error:
        raise as_storage_error(path, error) from error
    finally:
        drop(unfinished)


def stamp(path: Path, stamps: Mapping[str, str]) -> None:
    """Write down in an index from which files, in which state, its cards came. Raises a StorageError."""
    try:
        with closing(sqlite3.connect(path)) as base:
            base.execute("PRAGMA journal_mode = OFF")
            base.execute("DELETE FROM origins")
            base.executemany("INSERT INTO origins VALUES (?, ?)", list(stamps.items()))
            base.commit()
    except sqlite3.Error as error:
        raise as_storage_error(path, error) from error


def as_storage_error(path: Path, error: sqlite3.Error) -> StorageError:
    """The error of the index's file as one of ours, naming the path."""
    kinds = {"SQLITE_FULL": StorageFull, "SQLITE_READONLY": StorageReadOnly, "SQLITE_CANTOPEN": StorageReadOnly}
    kind = kinds.get(getattr(error, "sqlite_errorname", ""))
    return kind(path=path) if kind else StorageError(path=path, reason=str(error))


def _once(cards: Iterable[CardRecord]) -> list[CardRecord]:
    """Every card once with all its other names, in the order of the English titles."""
    kept: dict[tuple[str, str], CardRecord] = {}
    for card in cards:
        known = kept.get(card.key)
        kept[card.key] = card if known is None else replace(known, ids=tuple(dict.fromkeys((*known.ids, *card.ids))))
    return sorted(kept.values(), key=lambda card: (fold(card.title), card.key))


def _write(
    base: sqlite3.Connection,
    cards: list[CardRecord],
    stamps: Mapping[str, str],
    progress: Progress | None,
) -> None:
    # The file is thrown away if this fails, so nothing is gained by waiting for the disk at every step.
    base.execute("PRAGMA journal_mode = OFF")
    base.execute("PRAGMA synchronous = OFF")
    for statement in schema.statements():
        base.execute(statement)
    groups = sorted(folded(cards), key=lambda group: (fold(group[0].title), group[0].key))
    spanish = sorted(range(len(groups)), key=lambda at: fold(groups[at][0].title_in("es")))
    ranks = {at: rank for rank, at in enumerate(spanish)}
    filler, done = _Filler(base), 0
    for at, group in enumerate(groups):
        filler.add(at + 1, group, ranks[at])
        done += len(group)
        if progress and at % _STEP == 0:
            progress(done, len(cards))
    filler.finish([at + 1 for at in spanish])
    for statement in schema.indices():
        base.execute(statement)
    base.executemany("INSERT INTO origins VALUES (?, ?)", list(stamps.items()))
    base.execute("INSERT INTO meta VALUES ('signature', ?)", (schema.signature(),))
    base.commit()
    base.execute("ANALYZE")
    base.commit()
    if progress:
        progress(len(cards), len(cards))


class _Filler:
    """Collects the rows of the cards and writes them in large steps."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._names = ValueNames()
        self._rows: dict[str, list[tuple[object, ...]]] = {}
        self._printings = 0
        self._sets: dict[tuple[str, str], str] = {}
        self._values: dict[tuple[str, int | str], dict[int, None]] = {}
        self._ranked: dict[str, dict[int, int | str]] = {name: {} for name in schema.ranked_columns()}
        self._vocabulary: dict[tuple[str, str, str], _Entry] = {}

    def add(self, id: int, group: list[CardRecord], rank_es: int) -> None:
        """A card with its printings, the head first."""
        head = self._printings + 1
        self._row("cards", id, group[0].game, head, rank_es)
        words: dict[str, dict[str, None]] = {}
        said: dict[tuple[str, str], _Entry] = {}
        for card in group:
            self._printing(id, card, is_head=card is group[0])
            for name, text in rows.words(card, self._names).items():
                words.setdefault(name, {}).update(dict.fromkeys([text] if text else ()))
            for field, value, english, spanish in rows.vocabulary(card, self._names):
                common = self._set(card) if field == "set" else value
                said.setdefault((field, common), _Entry(english, spanish, {})).aliases[value] = None
        plain = [" / ".join(words.get(name, ())) for name in schema.word_columns()]
        self._row("plain", id, *plain)
        self._value("game", group[0].game, id)
        for name, text in zip(schema.word_columns(), plain, strict=True):
            if text:
                self._ranked[name][id] = text
        for (field, value), found in said.items():
            entry = self._vocabulary.setdefault((group[0].game, field, value), _Entry(found.en, found.es, {}))
            entry.cards += 1
            entry.aliases.update(found.aliases)
            if field in rows.LISTED:
                self._value(field, value, id)
        if len(self._rows["cards"]) >= _STEP:
            self._write()

    def _printing(self, card_id: int, card: CardRecord, *, is_head: bool) -> None:
        self._printings += 1
        id, facts = self._printings, rows.facts(card)
        facts["set"] = self._set(card)
        built_in, values = int(rows.is_built_in(card)), [facts.get(each) for each in schema.columns()]
        self._row("facts", id, card_id, int(is_head), card.game, card.code, built_in, *values)
        self._value("built_in", built_in, card_id)
        for name, value in zip(schema.columns(), values, strict=True):
            if value is not None:
                self._value(name, value, card_id)
                if is_head:
                    self._ranked[name][card_id] = value
        self._row("documents", id, card.title, card.title_in("es"), rows.content(card))
        for name in rows.lookup_names(card):
            self._row("names", card.game, name, id)
        for other in dict.fromkeys(map(str.casefold, card.ids)):
            self._row("ids", card.game, other, id)

    def _set(self, card: CardRecord) -> str:
        """One id for the sets of one name, whatever each source calls them."""
        return self._sets.setdefault((card.game, fold(card.set_name)), slug(card.set))

    def _value(self, name: str, value: int | str, card: int) -> None:
        self._values.setdefault((name, value), {})[card] = None

    def _row(self, table: str, *values: object) -> None:
        self._rows.setdefault(table, []).append(values)

    def finish(self, spanish: Sequence[int]) -> None:
        """Write the rest and what can only be known now; `spanish` are the cards by their Spanish titles."""
        self._write()
        for (game, field, value), entry in self._vocabulary.items():
            words = (value, *entry.aliases, entry.en, entry.es)
            names = " | ".join(dict.fromkeys(fold(each) for each in words))
            self._row("vocabulary", game, field, value, names, entry.en, entry.es, entry.cards)
        size = len(spanish)
        for (name, each), cards in self._values.items():
            self._row("sets", sets.VALUES, name, each, sets.packed(list(cards), size))
        self._row("places", "title es", array("i", spanish).tobytes())
        for name, values in self._ranked.items():
            if values:
                self._row("places", name, sets.ranks(values, size).tobytes())
        self._write()
        self._base.execute("INSERT INTO words (words) VALUES ('rebuild')")
        self._base.execute("INSERT INTO words (words) VALUES ('optimize')")
        for column, beginning, packed in sets.ready_words(self._base.execute, BARE, size):
            self._row("sets", sets.WORDS, f"{column} {beginning}", None, packed)
        self._write()

    def _write(self) -> None:
        for table, waiting in self._rows.items():
            if waiting:
                places = ", ".join("?" * len(waiting[0]))
                self._base.executemany(f"INSERT INTO {table} VALUES ({places})", waiting)
                waiting.clear()


@dataclass(slots=True)
class _Entry:
    """A value with its names, other ids of it, and how many cards have it."""

    en: str
    es: str
    aliases: dict[str, None]
    cards: int = 0
