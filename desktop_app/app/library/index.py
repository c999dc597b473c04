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

from desktop_app.app.library import rows
from desktop_app.app.library.builder import Progress
from desktop_app.app.library.cache import Cache, Sources
from desktop_app.app.library.compiler import compile_query, meant
from desktop_app.app.library.patterns import BoundedPattern, PatternRefused, bounded_pattern
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import Operand, Query, QueryError, Regex
from desktop_app.app.texts.folding import fold

PATTERN_SECONDS = 1.0
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
    """Searches the cards of all games."""

    def __init__(
        self, path: Path, sources: Sources, progress: Progress | None = None, *, read_only: bool = False
    ) -> None:
        """The index at `path`, made first unless it was made of just these sources; with `read_only` nothing is
        written there. Raises a StorageError, or what `progress` raises."""
        self._deadline = 0.0
        self._owned: Mapping[tuple[str, str], int] = {}
        self._held: Mapping[str, Iterable[tuple[str, str]]] = {}
        # As arrays: two dozen results of tens of thousands of numbers would weigh as much as all else together.
        self._found: dict[tuple[Query, str | None, str], array[int]] = {}
        self._choices: dict[tuple[str | None, str], list[tuple[Choice, str]]] = {}
        self._cache = Cache(path, sources, self._ready, progress, read_only=read_only)

    def close(self) -> None:
        """Let the file go."""
        self._cache.close()

    def _ready(self, base: sqlite3.Connection) -> None:
        """What a connection needs before it is asked: our functions, and what belongs to the person."""
        base.create_function("matches", 2, self._matches, deterministic=True)
        base.create_function("folded", 1, _folded_parts, deterministic=True)
        self._note_decks(base)
        self._note_owned(base)

    # --- what belongs to the person ------------------------------------------------------------------------

    def person_owns(self, copies: Mapping[tuple[str, str], int]) -> None:
        """Say how many copies of which cards (game, code) are owned, for `is:owned` and `owned>=2`."""
        self._found.clear()
        self._owned = dict(copies)
        self._cache.mended(self._note_owned)

    def _note_owned(self, base: sqlite3.Connection) -> None:
        base.execute("DROP TABLE IF EXISTS temp.owned")
        base.execute("CREATE TEMP TABLE owned (card INTEGER PRIMARY KEY, copies INTEGER)")
        known = [(copies, *key) for key, copies in self._owned.items() if copies > 0]
        base.executemany("INSERT OR IGNORE INTO temp.owned SELECT id, ? FROM cards WHERE game = ? AND code = ?", known)
        base.commit()

    def decks_hold(self, decks: Mapping[str, Iterable[tuple[str, str]]]) -> None:
        """Say which cards (game, code) each deck holds, by the deck's name; "" is the deck at hand."""
        self._found.clear()
        self._held = {name: list(keys) for name, keys in decks.items()}
        self._cache.mended(self._note_decks)

    def _note_decks(self, base: sqlite3.Connection) -> None:
        base.execute("DROP TABLE IF EXISTS temp.in_decks")
        base.execute("CREATE TEMP TABLE in_decks (deck TEXT, card INTEGER, PRIMARY KEY (deck, card)) WITHOUT ROWID")
        held = [(fold(name), *key) for name, keys in self._held.items() for key in keys]
        base.executemany(
            "INSERT OR IGNORE INTO temp.in_decks SELECT ?, id FROM cards WHERE game = ? AND code = ?", held
        )
        base.commit()

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
            return array("i", (id for (id,) in self._cache.rows(statement.sql, statement.params)))
        except sqlite3.OperationalError as error:
            if time.monotonic() > self._deadline:
                raise QueryError("library-query-pattern-slow") from error
            raise

    def cards(self, ids: Sequence[int]) -> list[CardRecord]:
        """The cards of these ids, in the same order."""
        return [self.card(id) for id in ids]

    def card(self, id: int) -> CardRecord:
        """The card of an id that a search gave. Raises KeyError for any other."""

        def read(base: sqlite3.Connection) -> CardRecord | None:
            row = base.execute("SELECT content FROM documents WHERE id = ?", (id,)).fetchone()
            return rows.from_content(row[0]) if row else None

        card = self._cache.mended(read)
        if card is None:
            raise KeyError(id)
        return card

    def titles(self, ids: Sequence[int], language: str) -> list[str]:
        """The titles of these ids without reading the whole cards."""
        column = "title_es" if language == "es" else "title_en"
        statement = f"SELECT {column} FROM documents WHERE id = ?"
        return self._cache.mended(lambda base: [base.execute(statement, (id,)).fetchone()[0] for id in ids])

    def count(self, game: str | None = None) -> int:
        """How many cards there are, of one game or of all."""
        where, params = ("WHERE game = ?", (game,)) if game else ("", ())
        return int(self._cache.rows(f"SELECT count(*) FROM cards {where}", params)[0][0])

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
        found = self._cache.rows(
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
        found = self._cache.rows(
            "SELECT w.rowid FROM words w JOIN cards c ON c.id = w.rowid "
            "WHERE words MATCH ? AND c.game = ? ORDER BY w.rank, w.rowid LIMIT ?",
            (asked, game, most),
        )
        return self.cards([id for (id,) in found])

    def set_contents(self, game: str) -> dict[str, list[tuple[str, int]]]:
        """For each set of a game, the codes of its cards and how many of each are in the box."""
        found: dict[str, list[tuple[str, int]]] = {}
        for name, code, copies in self._cache.rows(
            'SELECT "set", code, quantity FROM cards WHERE game = ? ORDER BY number, code', (game,)
        ):
            found.setdefault(name, []).append((code, copies))
        return found

    def _one(self, statement: str, *params: str) -> CardRecord | None:
        found = self._cache.rows(f"{statement} LIMIT 1", params)
        return self.card(found[0][0]) if found else None

    # --- for the statements --------------------------------------------------------------------------------

    def _vocabulary(self, game: str | None, field: str) -> list[tuple[Choice, str]]:
        key = (game, field)
        if key not in self._choices:
            where, params = ("AND game = ?", (field, game)) if game else ("", (field,))
            self._choices[key] = [
                (Choice(value, en, es, cards), folded)
                for value, en, es, cards, folded in self._cache.rows(
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


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> BoundedPattern:
    try:
        return bounded_pattern(pattern)
    except PatternRefused as error:
        raise QueryError(f"library-query-pattern-{error.reason}") from error


def _folded_parts(text: str | None) -> str:
    return " / ".join(fold(part) for part in (text or "").split(" / "))
