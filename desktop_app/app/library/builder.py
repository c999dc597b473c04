"""Builds the index from the cards: into a new file, which takes the old one's place when it is whole."""

from __future__ import annotations

import os
import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.app.errors import StorageError, StorageFull, StorageReadOnly
from desktop_app.app.library import rows, schema, sets
from desktop_app.app.library.fields import BARE
from desktop_app.app.library.merging import folded
from desktop_app.app.library.names import ValueNames, slug
from desktop_app.app.library.readers import LISTED
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
        self._columns, self._word_columns = schema.columns(), schema.word_columns()
        self._rows: defaultdict[str, list[tuple[object, ...]]] = defaultdict(list)
        self._printings = 0
        self._sets: dict[tuple[str, str], str] = {}
        self._values: defaultdict[tuple[str, int | str], list[int]] = defaultdict(list)
        self._ranked: dict[str, dict[int, int | str]] = {name: {} for name in schema.ranked_columns()}
        self._vocabulary: dict[tuple[str, str, str], _Entry] = {}

    def add(self, id: int, group: list[CardRecord], rank_es: int) -> None:
        """A card with its printings, the head first; ids come in their order."""
        game = group[0].game
        self._rows["cards"].append((id, game, self._printings + 1, rank_es))
        self._value("game", game, id)
        for card in group:
            self._printing(id, card, is_head=card is group[0])
        self._say(id, [rows.words(card, self._names) for card in group])
        self._choose(id, game, group)
        if len(self._rows["cards"]) >= _STEP:
            self._write()

    def _say(self, id: int, words: list[dict[str, str]]) -> None:
        """What is searched for words, of all printings."""
        plain = [
            " / ".join(dict.fromkeys(text for each in words if (text := each.get(name, ""))))
            for name in self._word_columns
        ]
        self._rows["plain"].append((id, *plain))
        for name, text in zip(self._word_columns, plain, strict=True):
            if text:
                self._ranked[name][id] = text

    def _choose(self, id: int, game: str, group: list[CardRecord]) -> None:
        """What is chosen from: a value counts once for a card, however many printings have it."""
        seen: set[tuple[str, str]] = set()
        for card in group:
            for field, value, english, spanish in rows.vocabulary(card, self._names):
                common = self._set(card) if field == "set" else value
                entry = self._vocabulary.get((game, field, common))
                if entry is None:
                    entry = self._vocabulary[game, field, common] = _Entry(english, spanish, {})
                entry.aliases[value] = None
                if (field, common) not in seen:
                    seen.add((field, common))
                    entry.cards += 1
                    if field in LISTED:
                        self._value(field, common, id)

    def _printing(self, card_id: int, card: CardRecord, *, is_head: bool) -> None:
        self._printings += 1
        id, facts = self._printings, rows.facts(card)
        facts["set"] = self._set(card)
        built_in = int(rows.is_built_in(card))
        values = [facts.get(each) for each in self._columns]
        self._rows["facts"].append((id, card_id, int(is_head), card.game, card.code, built_in, *values))
        self._value("built_in", built_in, card_id)
        for name, value in facts.items():
            if value is not None:
                self._value(name, value, card_id)
                if is_head:
                    self._ranked[name][card_id] = value
        self._rows["documents"].append((id, card.title, card.title_in("es"), rows.content(card)))
        self._rows["names"] += [(card.game, name, id) for name in rows.lookup_names(card)]
        self._rows["ids"] += [(card.game, other, id) for other in dict.fromkeys(map(str.casefold, card.ids))]

    def _set(self, card: CardRecord) -> str:
        """One id for the sets of one name, whatever each source calls them."""
        return self._sets.setdefault((card.game, fold(card.set_name)), slug(card.set))

    def _value(self, name: str, value: int | str, card: int) -> None:
        cards = self._values[name, value]
        if not cards or cards[-1] != card:
            cards.append(card)

    def finish(self, spanish: Sequence[int]) -> None:
        """Write the rest and what can only be known now; `spanish` are the cards by their Spanish titles."""
        self._write()
        for (game, field, value), entry in self._vocabulary.items():
            words = (value, *entry.aliases, entry.en, entry.es)
            names = " | ".join(dict.fromkeys(fold(each) for each in words))
            self._rows["vocabulary"].append((game, field, value, names, entry.en, entry.es, entry.cards))
        size = len(spanish)
        for (name, each), cards in self._values.items():
            self._rows["sets"].append((sets.VALUES, name, each, sets.packed(cards, size)))
        self._rows["places"].append(("title es", array("i", spanish).tobytes()))
        for name, values in self._ranked.items():
            if values:
                self._rows["places"].append((name, sets.ranks(values, size).tobytes()))
        self._write()
        self._base.execute("INSERT INTO words (words) VALUES ('rebuild')")
        self._base.execute("INSERT INTO words (words) VALUES ('optimize')")
        for column, beginning, packed in sets.ready_words(self._base.execute, BARE, size):
            self._rows["sets"].append((sets.WORDS, f"{column} {beginning}", None, packed))
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
