"""Builds the index from the cards: into a new file, which takes the old one's place when it is whole."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path

from desktop_app.app.errors import StorageError, StorageFull, StorageReadOnly
from desktop_app.app.library import schema
from desktop_app.app.library.filler import Filler
from desktop_app.app.library.merging import folded
from desktop_app.app.library.record import CardRecord
from desktop_app.app.storage.files import UNFINISHED, drop, storage_error
from desktop_app.app.texts.folding import Folds
from desktop_app.engine.frozen import replace

Progress = Callable[[int, int], None]
"""Hears how many cards of how many are done; what it raises stops the build and leaves the old index."""

_STEP = 500
"""Of so many cards the progress is told."""


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
            _write(base, cards, stamps, progress)
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


def _once(cards: Iterable[CardRecord], folds: Folds) -> list[CardRecord]:
    """Every card once with all its other names, in the order of the English titles."""
    kept: dict[tuple[str, str], CardRecord] = {}
    for card in cards:
        known = kept.get(card.key)
        kept[card.key] = card if known is None else replace(known, ids=tuple(dict.fromkeys((*known.ids, *card.ids))))
    return sorted(kept.values(), key=lambda card: (folds[card.title], card.key))


def _write(
    base: sqlite3.Connection,
    given: Iterable[CardRecord],
    stamps: Mapping[str, str],
    progress: Progress | None,
) -> None:
    # The file is thrown away if this fails, so nothing is gained by waiting for the disk at every step.
    base.execute("PRAGMA journal_mode = OFF")
    base.execute("PRAGMA synchronous = OFF")
    for statement in schema.statements():
        base.execute(statement)
    folds = Folds()
    cards = _once(given, folds)
    groups = sorted(folded(cards, folds), key=lambda group: (folds[group[0].title], group[0].key))
    spanish = sorted(range(len(groups)), key=lambda at: folds[groups[at][0].title_in("es")])
    ranks = {at: rank for rank, at in enumerate(spanish)}
    filler, done = Filler(base, folds), 0
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
