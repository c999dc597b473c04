"""The index of the library: which cards a search finds; the cards themselves are ``Printings``.

A cache in SQLite. It is rebuilt from the built-in cards and the files of what was brought in whenever these, or the
program, have changed; losing it loses nothing.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from desktop_app.app.library.builder import Progress
from desktop_app.app.library.cache import Cache, Maker, Sources
from desktop_app.app.library.choices import Choice, nearest_name
from desktop_app.app.library.evaluator import Belongings, Evaluator, meant
from desktop_app.app.library.found import Found
from desktop_app.app.library.masks import Masks
from desktop_app.app.library.patterns import BoundedPattern, PatternRefused, bounded_pattern
from desktop_app.app.library.printings import Printings
from desktop_app.app.library.readers import LISTED
from desktop_app.app.library.sets import Mask, mask_of
from desktop_app.app.library.syntax import Match, Operand, Phrase, Query, QueryError, Regex, Word
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import replace
from desktop_app.games.contract.cards import SearchField

PATTERN_SECONDS = 1.0
T = TypeVar("T")
_KEPT_RESULTS = 24  # going back letter by letter shows at once what was there


class LibraryIndex(Printings):
    """Searches the cards of all games."""

    def __init__(
        self,
        path: Path,
        sources: Sources,
        progress: Progress | None = None,
        *,
        read_only: bool = False,
        maker: Maker | None = None,
    ) -> None:
        """The index at `path`, made first unless it was made of just these sources, by the `maker` where it can; with
        `read_only` nothing is written there. Raises a StorageError, or what `progress` raises."""
        self._deadline = 0.0
        self._owned: Mapping[tuple[str, str], int] = {}
        self._held: Mapping[str, Iterable[tuple[str, str]]] = {}
        self._found: dict[tuple[Query, str | None, str], Found] = {}
        self._choices: dict[tuple[str | None, str], list[tuple[Choice, str]]] = {}
        self._masks: Masks | None = None
        self._belongings = Belongings({}, lambda name: ())
        self._withheld: frozenset[tuple[str, str]] = frozenset()
        self._hidden: Mask | None = None
        super().__init__(Cache(path, sources, self._ready, progress, read_only=read_only, maker=maker))

    def close(self) -> None:
        """Let the file go."""
        self._cache.close()

    def _ready(self, base: sqlite3.Connection) -> None:
        """What a connection needs before it is asked: our functions. What an older file said is forgotten."""
        base.create_function("matches", 2, self._matches, deterministic=True)
        base.create_function("folded", 1, _folded_parts, deterministic=True)
        self._masks = None
        self._forget_heads()
        self._hidden = None
        self._found.clear()

    @property
    def _all(self) -> Masks:
        if self._masks is None:
            self._masks = Masks(self._cache.rows)
            self._belongings = Belongings(self._cards_of_copies(), self._cards_of_deck)
        return self._masks

    # --- what belongs to the person ------------------------------------------------------------------------

    def person_owns(self, copies: Mapping[tuple[str, str], int]) -> None:
        """Say how many copies of which cards (game, code) are owned, for `is:owned` and `owned>=2`."""
        self._found.clear()
        self._owned = dict(copies)
        self._belongings = Belongings(self._cards_of_copies(), self._cards_of_deck)

    def decks_hold(self, decks: Mapping[str, Iterable[tuple[str, str]]]) -> None:
        """Say which cards (game, code) each deck holds, by the deck's name; "" is the deck at hand. They are walked
        through when a search asks for that deck: there may be thousands."""
        self._found.clear()
        self._held = decks

    def _cards_of_copies(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for key, copies in self._owned.items():
            id = self.id_of(*key) if copies > 0 else None
            if id is not None:
                found[id] = found.get(id, 0) + copies
        return found

    def _cards_of_deck(self, wanted: str) -> list[int]:
        held = next((keys for name, keys in self._held.items() if fold(name) == wanted), ())
        return [id for id in (self.id_of(*key) for key in held) if id is not None]

    def withhold(self, cards: Iterable[tuple[str, str]]) -> None:
        """Say which cards (game, code) no search shows: those that a person wants to meet at the table first."""
        self._found.clear()
        self._withheld = frozenset(cards)
        self._hidden = None

    def withheld(self, query: Query, game: str | None = None) -> int:
        """How many cards a query would find beside those it shows. Raises QueryError as `search`."""
        if not self._withheld:
            return 0
        whole = Evaluator(self._all, self._belongings, game, "en", self._meant(game))
        return (self._timed(lambda: whole.mask(query)) & self._unseen).bit_count()

    @property
    def _unseen(self) -> Mask:
        """The cards that are withheld."""
        if self._hidden is None:
            found = (self.id_of(*key) for key in self._withheld)
            self._hidden = mask_of([id for id in found if id is not None], self._all.size)
        return self._hidden

    # --- searching -----------------------------------------------------------------------------------------

    def search(self, query: Query, game: str | None = None, language: str = "en") -> Sequence[int]:
        """The ids of the cards found, in the order asked for, else by title, those with a word in their title first.

        Raises QueryError when a regular expression takes too long over this library.
        """
        key = (query, game, language)
        if key not in self._found:
            if len(self._found) >= _KEPT_RESULTS:
                self._found.clear()
            self._found[key] = self._timed(lambda: self._evaluator(game, language).found(query))
        return self._found[key]

    def counts(self, field: str, query: Query, game: str | None = None) -> dict[str, int]:
        """Of the cards that a query finds, how many have each value of a field; values of none are left out.

        Raises QueryError as `search`.
        """
        found = self._timed(lambda: self._evaluator(game, "en").mask(query))
        counts = ((str(value), (found & mask).bit_count()) for value, mask in self._all.values(field).items())
        return {value: count for value, count in counts if count}

    def _evaluator(self, game: str | None, language: str) -> Evaluator:
        unseen = self._unseen if self._withheld else 0
        return Evaluator(self._all, self._belongings, game, language, self._meant(game), unseen)

    def _timed(self, look: Callable[[], T]) -> T:
        self._deadline = time.monotonic() + PATTERN_SECONDS
        try:
            return look()
        except sqlite3.OperationalError as error:
            if time.monotonic() > self._deadline:
                raise QueryError("library-query-pattern-slow") from error
            raise

    def count(self, game: str | None = None) -> int:
        """How many cards there are, of one game or of all; the printings of a card are one."""
        return self._all.all(game).bit_count()

    def choices(self, field: str, game: str | None = None) -> list[Choice]:
        """The values that cards have for a choice field, for completion and filters; several games count together."""
        found: dict[str, Choice] = {}
        for choice, _ in self._vocabulary(game, field):
            known = found.get(choice.value)
            found[choice.value] = choice if known is None else replace(known, cards=known.cards + choice.cards)
        return list(found.values())

    def nearest(self, field: SearchField, value: Word | Phrase, whole: bool, game: str | None) -> str | None:
        """None where a card has the value, or one could have it; else the nearest name that one has, "" for none."""
        if field.kind != "choice" and field.id not in LISTED:
            return None
        query = Query(Match(field.id, "=" if whole else ":", (value,)))
        known = self.choices(field.id, game)
        if not known or self._evaluator(game, "en").mask(query):
            return None
        return nearest_name(field.id, value, known, game)

    def titles_from(self, beginning: str, game: str | None, language: str, most: int) -> list[str]:
        """Titles of cards that begin so, in that language."""
        start = fold(beginning)
        column = "title_es" if language == "es" else "title_en"
        where, params = ("AND n.game = ?", [game]) if game else ("", [])
        found = self._cache.rows(
            f"SELECT DISTINCT d.{column}, f.card FROM names n JOIN documents d ON d.id = n.printing "
            f"JOIN facts f ON f.id = n.printing WHERE n.folded >= ? AND n.folded < ? {where} ORDER BY n.folded LIMIT ?",
            [start, f"{start}\uffff", *params, 4 * most],
        )
        unseen = self._unseen if self._withheld else 0
        titles = (title for title, card in found if fold(title).startswith(start) and not unseen >> card & 1)
        return list(dict.fromkeys(titles))[:most]

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
