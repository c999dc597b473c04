"""The library of a profile: built-in and imported cards, searched, brought in and forgotten."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Self

import desktop_app
from desktop_app.app.errors import FileDamaged, LongtableError, StorageError, StorageMissing
from desktop_app.app.library.builder import Progress, build, stamp
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.cache import loaded, seal
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.parser import parse
from desktop_app.app.library.record import BUILT_IN, CardRecord
from desktop_app.app.library.store import LIMIT, CardStore, Loader
from desktop_app.app.library.syntax import Query
from desktop_app.app.machine.another_process import Apart, done_apart
from desktop_app.app.storage.files import UNFINISHED, drop, read_bytes, storage_error, write_bytes
from desktop_app.games import CARDS

INDEX_NAME = "index.sqlite"
MANY = 3_000
"""From so many cards on the memory for an index counts."""
A_CARD = 600
"""Bytes of one in its file, more or less."""
Changed = Mapping[tuple[str, str], list[CardRecord]]
"""The cards of some sources, by game and source, instead of those that were brought in before; none to forget them."""
_NOTHING: Changed = MappingProxyType({})


class Library:
    """Every card that a profile knows. Open it with the profile's `library` folder."""

    def __init__(
        self, folder: Path, progress: Progress | None = None, *, read_only: bool = False, lasting: bool = False
    ) -> None:
        """With `read_only` nothing in the folder is changed, so that it may be looked into while a window has it. A
        `lasting` process has the index of many cards made by another one, which takes the memory with it."""
        self.folder = folder
        self._read_only, self._lasting = read_only, lasting
        self.store = CardStore(folder, read_only=read_only)
        self.index = self._opened(progress)
        self._owned: Mapping[tuple[str, str], int] = {}
        self._decks: Mapping[str, Iterable[tuple[str, str]]] = {}
        self._withheld: frozenset[tuple[str, str]] = frozenset()

    def search(self, text: str, game: str | None = None, language: str = "en") -> list[int]:
        """The ids of the cards that a typed search finds. Raises QueryError with the column."""
        return list(self.find(self.read(text, game), game, language))

    def read(self, text: str, game: str | None = None) -> Query:
        """What a typed search asks for. Raises QueryError with the column, also for a value that no card has."""
        return parse(text, game, lambda field, value, whole: self.index.nearest(field, value, whole, game))

    def find(self, query: Query, game: str | None = None, language: str = "en") -> Sequence[int]:
        """The ids of the cards that a search finds, in its order."""
        return self.index.search(query, game, language)

    def add(self, game: str, source: str, cards: Sequence[CardRecord], progress: Progress | None = None) -> None:
        """Keep cards of one source; see `add_all`."""
        self.add_all({(game, source): cards}, progress)

    def add_all(self, cards: Mapping[tuple[str, str], Sequence[CardRecord]], progress: Progress | None = None) -> None:
        """Keep cards by game and source: those of known codes replace the old ones, the others stay.

        Either everything is kept or nothing: the index is made first, beside the old one, and only when it is whole
        do files and index change. What `progress` raises stops it and changes nothing. Raises a StorageError.
        """
        whole: dict[tuple[str, str], list[CardRecord]] = {}
        for (game, source), added in cards.items():
            kept = {card.code: card for card in self._known(game, source)}
            kept.update({card.code: card for card in added})
            whole[game, source] = list(kept.values())
        self._replace(whole, progress)

    def forget(self, game: str, source: str, progress: Progress | None = None) -> None:
        """Take back everything that a source brought in."""
        self._replace({(game, source): []}, progress)

    def owns(self, copies: Mapping[tuple[str, str], int]) -> None:
        """Tell the searches what is owned."""
        self._owned = dict(copies)
        self.index.person_owns(self._owned)

    def decks_hold(self, decks: Mapping[str, Iterable[tuple[str, str]]]) -> None:
        """Tell the searches what the decks hold."""
        self._decks = dict(decks)
        self.index.decks_hold(self._decks)

    def withhold(self, cards: Iterable[tuple[str, str]]) -> None:
        """Tell the searches which cards nobody wants to see yet."""
        self._withheld = frozenset(cards)
        self.index.withhold(self._withheld)

    def close(self) -> None:
        """Let the files go."""
        self.index.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _replace(self, changed: Changed, progress: Progress | None) -> None:
        path = self.folder / INDEX_NAME
        trial = path.with_name(f".{INDEX_NAME}{UNFINISHED}")
        # The trial carries no stamp of the changed files: should the program end here, the next start rebuilds.
        before = {key: self._content(*key) for key in changed}
        try:
            made_of = self._made_apart(trial, changed, progress)
            if made_of is None:
                made_of = _made(trial, _sources(self.store, changed), progress)
            try:
                for (game, source), cards in changed.items():
                    self._keep(game, source, cards)
            except LongtableError:
                self._put_back(before)
                raise
            stamp(trial, {name: mark for name, (mark, _) in _sources(self.store).items() if name in made_of})
            self.index.close()
            trial.replace(path)
            seal(path)
        except OSError as error:
            raise storage_error(path, error) from error
        finally:
            drop(trial)
            self.index.close()
            self.index = self._opened(None)
            self.index.person_owns(self._owned)
            self.index.decks_hold(self._decks)
            self.index.withhold(self._withheld)

    def _keep(self, game: str, source: str, cards: list[CardRecord]) -> None:
        if cards:
            self.store.write(game, source, cards)
        else:
            self.store.remove(game, source)

    def _content(self, game: str, source: str) -> bytes | None:
        try:
            return read_bytes(self.store.path(game, source), LIMIT)
        except StorageMissing:
            return None

    def _put_back(self, before: Mapping[tuple[str, str], bytes | None]) -> None:
        """After a failed write among several: every file as it was. What was kept first is written back."""
        for (game, source), content in before.items():
            if content is None:
                self.store.remove(game, source)
            elif self._content(game, source) != content:
                write_bytes(self.store.path(game, source), content)

    def _known(self, game: str, source: str) -> list[CardRecord]:
        """What a source brought in before; a damaged file is set aside. Raises CardsTooNew for a newer one."""
        try:
            return self.store.read(game, source)
        except FileDamaged:
            return self.store.read_or_set_aside(game, source)

    def _opened(self, progress: Progress | None) -> LibraryIndex:
        return LibraryIndex(
            self.folder / INDEX_NAME,
            _sources(self.store),
            progress,
            read_only=self._read_only,
            maker=lambda path, progress: self._made_apart(path, {}, progress) is not None,
        )

    def _made_apart(self, path: Path, changed: Changed, progress: Progress | None) -> dict[str, str] | None:
        """The stamps of an index that another process made at `path`; None where this one has to."""
        cards = sum(map(len, changed.values())) + sum(stored.size for stored in self.store.sources()) // A_CARD
        if not self._lasting or cards < MANY:
            return None
        try:
            made_of, problems = done_apart(_make, (path, self.folder, changed), progress)
        except (Apart, StorageError):
            return None  # what is wrong is told where it can be told: here
        self.store.problems.update(problems)
        return made_of


def _make(
    path: Path, folder: Path, changed: Changed, *, report: Progress
) -> tuple[dict[str, str], dict[str, LongtableError]]:
    """Makes the index at `path` in a process of its own: its stamps, and what could not be read."""
    store = CardStore(folder)
    return _made(path, _sources(store, changed), report), store.problems


def _made(path: Path, sources: Mapping[str, tuple[str, Loader]], progress: Progress | None) -> dict[str, str]:
    """Makes the index at `path`: its stamps."""
    cards, made_of = loaded(sources)
    build(path, cards, made_of, progress)
    return made_of


def _sources(store: CardStore, changed: Changed = _NOTHING) -> dict[str, tuple[str, Loader]]:
    """Where all cards come from: those that ship, those that were brought in, and those that are given instead."""
    found: dict[str, tuple[str, Loader]] = {BUILT_IN: (_built_in_stamp(), built_in_cards)}
    for stored in store.sources():
        if (stored.game, stored.source) not in changed:
            found[f"{stored.game}.{stored.source}"] = (stored.stamp, partial(store.load, stored.game, stored.source))
    for (game, source), cards in changed.items():
        if cards:
            found[f"{game}.{source}"] = ("", _given(cards))
    return found


def _given(cards: list[CardRecord]) -> Loader:
    return lambda: cards


def _built_in_stamp() -> str:
    """Changes with the program, with the games it has and with their card files."""
    marks = [desktop_app.__version__, *CARDS]
    for path in sorted(path for cards in CARDS.values() for folder in cards.folders for path in folder.glob("*.json")):
        facts = path.stat()
        marks.append(f"{path.name}-{facts.st_size}-{facts.st_mtime_ns}")
    return hashlib.sha256("|".join(marks).encode()).hexdigest()[:16]
