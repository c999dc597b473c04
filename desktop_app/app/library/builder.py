"""Builds the index from the cards: into a new file, which takes the old one's place when it is whole."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path

from desktop_app.app.errors import StorageError, StorageFull, StorageReadOnly
from desktop_app.app.library import rows, schema
from desktop_app.app.library.names import ValueNames
from desktop_app.app.library.record import CardRecord
from desktop_app.app.storage.files import UNFINISHED, drop, storage_error
from desktop_app.app.texts.folding import fold

Progress = Callable[[int, int], None]
"""Hears how many cards of how many are done; what it raises stops the build and leaves the old index."""

_STEP = 500


def build(path: Path, cards: Iterable[CardRecord], stamps: Mapping[str, str], progress: Progress | None = None) -> None:
    """Write the index of `cards` at `path`. Of cards of one code the first counts and takes the others' ids.

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


def _once(cards: Iterable[CardRecord]) -> list[tuple[CardRecord, list[str]]]:
    """Every card once with all its other names, in the order of the English titles."""
    kept: dict[tuple[str, str], tuple[CardRecord, list[str]]] = {}
    for card in cards:
        if card.key in kept:
            kept[card.key][1].extend(card.ids)
        else:
            kept[card.key] = (card, list(card.ids))
    return sorted(kept.values(), key=lambda entry: (fold(entry[0].title), entry[0].key))


def _write(
    base: sqlite3.Connection,
    cards: list[tuple[CardRecord, list[str]]],
    stamps: Mapping[str, str],
    progress: Progress | None,
) -> None:
    # The file is thrown away if this fails, so nothing is gained by waiting for the disk at every step.
    base.execute("PRAGMA journal_mode = OFF")
    base.execute("PRAGMA synchronous = OFF")
    for statement in schema.statements():
        base.execute(statement)
    spanish = sorted(range(len(cards)), key=lambda at: fold(cards[at][0].title_in("es")))
    ranks = {at: rank for rank, at in enumerate(spanish)}
    filler = _Filler(base)
    for at, (card, ids) in enumerate(cards):
        filler.add(at + 1, card, ids, ranks[at])
        if progress and at % _STEP == 0:
            progress(at, len(cards))
    filler.finish()
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
        self._facts: list[tuple[object, ...]] = []
        self._documents: list[tuple[object, ...]] = []
        self._plain: list[tuple[object, ...]] = []
        self._lookups: list[tuple[object, ...]] = []
        self._ids: list[tuple[object, ...]] = []
        self._vocabulary: dict[tuple[str, str, str], list[object]] = {}

    def add(self, id: int, card: CardRecord, ids: list[str], rank_es: int) -> None:
        facts = rows.facts(card)
        words = rows.words(card, self._names)
        self._facts.append(
            (
                id,
                card.game,
                card.code,
                rank_es,
                int(rows.is_built_in(card)),
                *(facts.get(each) for each in schema.columns()),
            )
        )
        self._documents.append((id, card.title, card.title_in("es"), rows.content(card)))
        self._plain.append((id, *(words.get(name, "") for name in schema.word_columns())))
        self._lookups += [(card.game, name, id) for name in rows.lookup_names(card)]
        self._ids += [(card.game, other, id) for other in dict.fromkeys(map(str.casefold, ids))]
        for field, value, english, spanish in rows.vocabulary(card, self._names):
            known = self._vocabulary.setdefault((card.game, field, value), [english, spanish, 0])
            known[2] = int(str(known[2])) + 1
        if len(self._facts) >= _STEP:
            self._write()

    def finish(self) -> None:
        self._write()
        self._base.executemany(
            "INSERT INTO vocabulary VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (*key, " | ".join(dict.fromkeys(fold(str(each)) for each in (key[2], *names[:2]))), *names)
                for key, names in self._vocabulary.items()
            ],
        )
        self._base.execute("INSERT INTO words (words) VALUES ('rebuild')")
        self._base.execute("INSERT INTO words (words) VALUES ('optimize')")

    def _write(self) -> None:
        for table, waiting in (
            ("cards", self._facts),
            ("documents", self._documents),
            ("plain", self._plain),
            ("names", self._lookups),
            ("ids", self._ids),
        ):
            if waiting:
                places = ", ".join("?" * len(waiting[0]))
                self._base.executemany(f"INSERT INTO {table} VALUES ({places})", waiting)
                waiting.clear()
