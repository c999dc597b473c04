"""The index of the library: which cards a search finds, and the cards themselves.

A cache in SQLite. It is rebuilt from the built-in cards and the files of what was brought in whenever these, or the
program, have changed; losing it loses nothing.
"""

from __future__ import annotations

import sqlite3
import time
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from desktop_app.app.library import rows, schema
from desktop_app.app.library.builder import Progress, build
from desktop_app.app.library.compiler import compile_query, meant
from desktop_app.app.library.patterns import BoundedPattern, PatternRefused, bounded_pattern
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import Operand, Query, QueryError, Regex
from desktop_app.app.texts.folding import fold

PATTERN_SECONDS = 1.0
_CACHE_KILOBYTES = 8_000
_KEPT_RESULTS = 24  # going back letter by letter shows at once what was there


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of a choice field: how it is compared, its names, and how many cards have it."""

    value: str
    en: str
    es: str
    cards: int

    def name(self, language: str) -> str:
        """Its name in "en" or "es"."""
        return self.es if language == "es" else self.en


class LibraryIndex:
    """Searches the cards of all games. `open_index` makes sure that it is up to date."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._base = _connect(path)
        self._deadline = 0.0
        self._base.create_function("matches", 2, self._matches, deterministic=True)
        self._base.create_function("folded", 1, _folded_parts, deterministic=True)
        # As arrays: two dozen results of tens of thousands of numbers would weigh as much as all else together.
        self._found: dict[tuple[Query, str | None, str], array[int]] = {}
        self._choices: dict[tuple[str | None, str], list[tuple[Choice, str]]] = {}
        self.decks_hold({})
        self.person_owns({})

    def close(self) -> None:
        """Let the file go."""
        self._base.close()

    def made_of(self, stamps: Mapping[str, str]) -> None:
        """Write down from which files, in which state, the cards came."""
        self._base.execute("DELETE FROM origins")
        self._base.executemany("INSERT INTO origins VALUES (?, ?)", list(stamps.items()))
        self._base.commit()

    # --- what belongs to the person ------------------------------------------------------------------------

    def person_owns(self, copies: Mapping[tuple[str, str], int]) -> None:
        """Say how many copies of which cards (game, code) are owned, for `is:owned` and `owned>=2`."""
        self._found.clear()
        self._base.execute("DROP TABLE IF EXISTS temp.owned")
        self._base.execute("CREATE TEMP TABLE owned (card INTEGER PRIMARY KEY, copies INTEGER)")
        known = [(copies[key], *key) for key in copies if copies[key] > 0]
        self._base.executemany(
            "INSERT OR IGNORE INTO temp.owned SELECT id, ? FROM cards WHERE game = ? AND code = ?", known
        )
        self._base.commit()

    def decks_hold(self, decks: Mapping[str, Iterable[tuple[str, str]]]) -> None:
        """Say which cards (game, code) each deck holds, by the deck's name; "" is the deck at hand."""
        self._found.clear()
        self._base.execute("DROP TABLE IF EXISTS temp.in_decks")
        self._base.execute(
            "CREATE TEMP TABLE in_decks (deck TEXT, card INTEGER, PRIMARY KEY (deck, card)) WITHOUT ROWID"
        )
        held = [(fold(name), *key) for name, keys in decks.items() for key in keys]
        self._base.executemany(
            "INSERT OR IGNORE INTO temp.in_decks SELECT ?, id FROM cards WHERE game = ? AND code = ?", held
        )
        self._base.commit()

    # --- searching -----------------------------------------------------------------------------------------

    def search(self, query: Query, game: str | None = None, language: str = "en") -> list[int]:
        """The ids of the cards found, in the order asked for, else by title.

        Raises QueryError when a regular expression takes too long over this library.
        """
        key = (query, game, language)
        if key not in self._found:
            if len(self._found) >= _KEPT_RESULTS:
                self._found.clear()
            self._found[key] = self._search(query, game, language)
        return list(self._found[key])

    def _search(self, query: Query, game: str | None, language: str) -> array[int]:
        statement = compile_query(query, game, language, self._meant(game))
        self._deadline = time.monotonic() + PATTERN_SECONDS
        try:
            return array("i", (id for (id,) in self._base.execute(statement.sql, statement.params)))
        except sqlite3.OperationalError as error:
            if time.monotonic() > self._deadline:
                raise QueryError("library-query-pattern-slow") from error
            raise

    def cards(self, ids: Sequence[int]) -> list[CardRecord]:
        """The cards of these ids, in the same order."""
        return [self.card(id) for id in ids]

    def card(self, id: int) -> CardRecord:
        """The card of an id that a search gave. Raises KeyError for any other."""
        row = self._base.execute("SELECT content FROM documents WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise KeyError(id)
        return rows.from_content(row[0])

    def titles(self, ids: Sequence[int], language: str) -> list[str]:
        """The titles of these ids without reading the whole cards."""
        column = "title_es" if language == "es" else "title_en"
        statement = f"SELECT {column} FROM documents WHERE id = ?"
        return [self._base.execute(statement, (id,)).fetchone()[0] for id in ids]

    def count(self, game: str | None = None) -> int:
        """How many cards there are, of one game or of all."""
        where, params = ("WHERE game = ?", (game,)) if game else ("", ())
        return int(self._base.execute(f"SELECT count(*) FROM cards {where}", params).fetchone()[0])

    def choices(self, field: str, game: str | None = None) -> list[Choice]:
        """The values that the cards have for a choice field, for completion and filters."""
        return [choice for choice, _ in self._vocabulary(game, field)]

    # --- finding one card ----------------------------------------------------------------------------------

    def by_code(self, game: str, code: str) -> CardRecord | None:
        """The card of that code."""
        return self._one("SELECT id FROM cards WHERE game = ? AND code = ?", game, code)

    def by_id(self, game: str, other: str) -> CardRecord | None:
        """The card of that OCTGN id or other foreign name."""
        return self._one("SELECT card FROM ids WHERE game = ? AND other = ?", game, other.casefold())

    def titled(self, game: str, title: str) -> list[CardRecord]:
        """The cards of that title in either language, with or without its subtitle; built-in ones first."""
        found = self._base.execute(
            "SELECT DISTINCT n.card FROM names n JOIN cards c ON c.id = n.card "
            "WHERE n.game = ? AND n.folded = ? ORDER BY c.built_in DESC, c.id",
            (game, fold(title)),
        )
        return self.cards([id for (id,) in found])

    def like(self, game: str, title: str, most: int) -> list[CardRecord]:
        """Cards that a misspelt title may mean: those that share beginnings of its words, the best first."""
        stems = [word[: max(3, len(word) - 2)] for word in fold(title).split()[:8]]
        if not stems:
            return []
        asked = "title : (" + " OR ".join(f'"{stem}" *' for stem in stems) + ")"
        found = self._base.execute(
            "SELECT w.rowid FROM words w JOIN cards c ON c.id = w.rowid "
            "WHERE words MATCH ? AND c.game = ? ORDER BY w.rank, w.rowid LIMIT ?",
            (asked, game, most),
        )
        return self.cards([id for (id,) in found])

    def set_contents(self, game: str) -> dict[str, list[tuple[str, int]]]:
        """For each set of a game, the codes of its cards and how many of each are in the box."""
        found: dict[str, list[tuple[str, int]]] = {}
        for name, code, copies in self._base.execute(
            'SELECT "set", code, quantity FROM cards WHERE game = ? ORDER BY number, code', (game,)
        ):
            found.setdefault(name, []).append((code, copies))
        return found

    def _one(self, statement: str, *params: str) -> CardRecord | None:
        row = self._base.execute(statement, params).fetchone()
        return self.card(row[0]) if row else None

    # --- for the statements --------------------------------------------------------------------------------

    def _vocabulary(self, game: str | None, field: str) -> list[tuple[Choice, str]]:
        key = (game, field)
        if key not in self._choices:
            where, params = ("AND game = ?", (field, game)) if game else ("", (field,))
            self._choices[key] = [
                (Choice(value, en, es, cards), folded)
                for value, en, es, cards, folded in self._base.execute(
                    f"SELECT value, en, es, cards, folded FROM vocabulary WHERE field = ? {where} ORDER BY en", params
                )
            ]
        return self._choices[key]

    def _meant(self, game: str | None) -> Callable[[str, Operand, bool], list[str]]:
        def values(field: str, operand: Operand, whole: bool) -> list[str]:
            known = self._vocabulary(game, field)
            if isinstance(operand, Regex):
                pattern = bounded_pattern(operand.pattern)
                return [choice.value for choice, folded in known if pattern.is_in(folded)]
            return [choice.value for choice, folded in known if meant(operand, whole, folded, choice.value)]

        return values

    def _matches(self, pattern: str, text: str | None) -> bool:
        if time.monotonic() > self._deadline:
            raise TimeoutError
        return _compiled(pattern).is_in(text or "")


def open_index(
    path: Path,
    sources: Mapping[str, tuple[str, Callable[[], Iterable[CardRecord]]]],
    progress: Progress | None = None,
) -> LibraryIndex:
    """The index at `path`, rebuilt first unless it was made of just these sources (name to stamp and cards)."""
    stamps = {name: stamp for name, (stamp, _) in sources.items()}
    if not _fits(path, stamps):
        build(path, (card for _, load in sources.values() for card in load()), stamps, progress)
    return LibraryIndex(path)


def _fits(path: Path, stamps: Mapping[str, str]) -> bool:
    if not path.is_file():
        return False
    try:
        base = _connect(path)
        try:
            signature = base.execute("SELECT value FROM meta WHERE name = 'signature'").fetchone()
            known = dict(base.execute("SELECT source, stamp FROM origins").fetchall())
        finally:
            base.close()
    except sqlite3.DatabaseError:
        return False  # damaged, or no index at all: it is only a cache
    return signature == (schema.signature(),) and known == dict(stamps)


def _connect(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, check_same_thread=False)
    base.execute(f"PRAGMA cache_size = -{_CACHE_KILOBYTES}")
    base.execute("PRAGMA temp_store = MEMORY")
    return base


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> BoundedPattern:
    try:
        return bounded_pattern(pattern)
    except PatternRefused as error:
        raise QueryError(f"library-query-pattern-{error.reason}") from error


def _folded_parts(text: str | None) -> str:
    return " / ".join(fold(part) for part in (text or "").split(" / "))
