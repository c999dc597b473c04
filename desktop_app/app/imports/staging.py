"""Reading files without keeping anything yet, so that a person can see first what was understood."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from desktop_app.app.decks.formats import collections
from desktop_app.app.decks.formats.recognise import read_deck_file
from desktop_app.app.decks.listed import DeckRead, ListedDeck, resolve
from desktop_app.app.errors import LongtableError
from desktop_app.app.imports import dragncards, meccg_json, packs, tables, throneteki
from desktop_app.app.imports.bounds import ImportRefused, guarded, read_any_json, read_text
from desktop_app.app.imports.brought import WithBrought
from desktop_app.app.imports.columns import Mappings, completed, known_table, source_name, suggest
from desktop_app.app.imports.report import CardsRead
from desktop_app.app.library.library import Library
from desktop_app.engine.frozen import Frozen

Progress = Callable[[str, int, int], None]
"""Hears the name of the file or step, and how much of how much is done; raise ImportCancelled in it to stop."""
MOST_FILES = 2_000
_DECK_SUFFIXES = (".o8d", ".txt", ".meccg")
_TABLE_SUFFIXES = (".tsv", ".csv")


class MappingNeeded(LongtableError):
    """A table whose columns are not known yet: a person must say what they are. It carries the `table`."""

    default_id = "imports-mapping-needed"

    def __init__(self, table: tables.Table, suggestion: Mapping[str, str]) -> None:
        super().__init__(path=table.path)
        self.table = table
        self.suggestion = suggestion


@dataclass(slots=True)
class Staged:
    """What was read from the files and is not kept yet."""

    cards: dict[tuple[str, str], CardsRead] = field(default_factory=dict)
    decks: list[tuple[Path, DeckRead]] = field(default_factory=list)
    refused: list[LongtableError] = field(default_factory=list)
    aliases: list[tables.Table] = field(default_factory=list)
    """Tables of other printings: they are read last, when all the cards are known that they may mean."""
    lists: list[tuple[Path, ListedDeck]] = field(default_factory=list)
    """Decks as their files list them: they find their cards last, among those that came in with them too."""

    def of(self, game: str, source: str) -> CardsRead:
        """The cards of a source, so far."""
        return self.cards.setdefault((game, source), CardsRead(game, source))

    @property
    def number_of_cards(self) -> int:
        """How many cards were understood."""
        return sum(len(read.cards) for read in self.cards.values())


def read_files(
    library: Library,
    paths: Sequence[Path],
    game: str | None = None,
    mapping: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    columns: Mapping[str, str] | None = None,
) -> Staged:
    """Read files and folders; `run.keep` keeps what was read.

    Files that are refused are named in the answer and do not stop the others. `mapping` says what the columns of an
    unknown table are and is remembered; `columns` say it of those that their names do not tell.

    Raises MappingNeeded for a table whose columns are new, a StorageError, or
    what `progress` raises.
    """
    staged = Staged()
    files = _files(paths, staged)
    for at, path in enumerate(files):
        if progress:
            progress(path.name, at, len(files))
        try:
            with guarded(path):
                _read(path, staged, library, game, _Told(mapping, columns or {}))
        except MappingNeeded:
            raise
        except LongtableError as error:
            staged.refused.append(error)
    for table in staged.aliases:
        tables.read_aliases(table, library.index, staged.of(tables.ALIAS_GAME, tables.ALIAS_SOURCE))
    _find_cards(staged, library)
    return staged


def _find_cards(staged: Staged, library: Library) -> None:
    """The decks of the lists; one that holds what nobody foresaw is refused by name."""
    brought = [card for read in staged.cards.values() for card in read.cards]
    lookup = WithBrought(library.index, brought) if brought else library.index
    for path, listed in staged.lists:
        try:
            with guarded(path):
                staged.decks.append((path, resolve(listed, lookup)))
        except LongtableError as error:
            staged.refused.append(error)


def _files(paths: Sequence[Path], staged: Staged) -> list[Path]:
    """The files that are meant; a path that cannot even be looked at is refused by name."""
    found: list[Path] = []
    for path in paths:
        try:
            with guarded(path):
                found += sorted(islice(_inside(path), MOST_FILES + 1))
        except LongtableError as error:
            staged.refused.append(error)
        if len(found) > MOST_FILES:
            raise ImportRefused("imports-too-many-files", path=path, limit=MOST_FILES)
    return found


def _inside(path: Path) -> Iterator[Path]:
    if path.is_dir():
        return (each for each in path.rglob("*") if each.is_file())
    return iter([path])


def _read(path: Path, staged: Staged, library: Library, game: str | None, told: _Told) -> None:
    suffix = path.suffix.casefold()
    if suffix == ".zip":
        if game is not None and not packs.has_pack(path):
            _merge(staged, packs.read_pictures(path, game, library.index))
        else:
            _merge(staged, packs.read_pack(path))
    elif suffix == ".json":
        _read_json(path, staged, game)
    elif suffix in _TABLE_SUFFIXES:
        _read_table(path, staged, library, game, told)
    elif suffix in _DECK_SUFFIXES:
        staged.lists.append((path, read_deck_file(path, game)))
    else:
        raise ImportRefused(path=path)


def _merge(staged: Staged, read: CardsRead) -> None:
    known = staged.of(read.game, read.source)
    known.cards += read.cards
    known.problems += read.problems
    known.left_out += read.left_out
    known.pictures = {**known.pictures, **read.pictures}


def _read_json(path: Path, staged: Staged, game: str | None) -> None:
    data = read_any_json(path, read_text(path))
    if throneteki.is_pack(data):
        throneteki.read_pack(path, data, staged.of(throneteki.GAME, throneteki.SOURCE))
    elif meccg_json.is_all_sets(data):
        meccg_json.read_all_sets(path, data, staged.of(meccg_json.GAME, meccg_json.SOURCE))
    elif meccg_json.online_file(path) and isinstance(data, list):
        meccg_json.read_online(path, data, staged.of(meccg_json.GAME, meccg_json.ONLINE_SOURCE))
    elif collections.is_many(data):
        staged.lists += [(path, listed) for listed in collections.read_many(data)]
    else:
        staged.lists.append((path, read_deck_file(path, game)))


class _Told(Frozen):
    """What a person has said about the columns of a table: all of them, or single ones."""

    mapping: Mapping[str, str] | None
    columns: Mapping[str, str]

    @property
    def nothing(self) -> bool:
        return self.mapping is None and not self.columns

    def of(self, table: tables.Table, game: str) -> Mapping[str, str] | None:
        return self.mapping or (completed(table, game, self.columns) if self.columns else None)


def _read_table(path: Path, staged: Staged, library: Library, game: str | None, told: _Told) -> None:
    table = tables.read_table(path, read_text(path))
    if set(table.columns) >= dragncards.COLUMNS:
        dragncards.read_rows(table.rows, staged.of(dragncards.GAME, dragncards.SOURCE))
        return
    if set(table.columns) >= tables.ALIAS_COLUMNS:
        staged.aliases.append(table)
        return
    known = known_table(table)
    if known and told.nothing and game in (None, known[0]):
        of_game, source, columns = known
        tables.read_cards(table, of_game, columns, staged.of(of_game, source))
        return
    if game is None:
        raise ImportRefused("imports-which-game", path=path)
    remembered = Mappings(library.folder)
    given = told.of(table, game)
    chosen = given or remembered.find(table, game)
    if chosen is None:
        raise MappingNeeded(table, suggest(table, game))
    tables.read_cards(table, game, chosen, staged.of(game, source_name(path)))
    if given:
        remembered.remember(table, game, given)
