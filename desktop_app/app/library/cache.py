"""The file of the index: opened for looking only, found damaged in whatever way, and made again then.

It is a cache of cards that lie elsewhere, so it may lie anywhere and be lost at any time.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

from desktop_app.app.errors import LongtableError, StorageError
from desktop_app.app.library import schema
from desktop_app.app.library.builder import Progress, as_storage_error, build
from desktop_app.app.library.record import CardRecord
from desktop_app.app.storage.files import UNFINISHED, read_bytes, storage_error, write_bytes
from desktop_app.app.texts.folding import sound

Sources = Mapping[str, tuple[str, Callable[[], Iterable[CardRecord] | None]]]
"""Where the cards of an index come from: name to stamp and loader, which answers None for what cannot be read now."""
Maker = Callable[[Path, Progress | None], bool]
"""Makes the index at a path in another way; False where it did not."""
T = TypeVar("T")

SEAL_NAME = ".index.seal"
_PIECE = 1024 * 1024
_CACHE_KILOBYTES = 2_000
# What the file itself raises, and what the rows in it lead to.
_DAMAGE = (sqlite3.Error, ValueError, TypeError, AttributeError, LookupError)
# An error inside our own functions is told by SQLite in these words: the file is well then.
_OURS = "user-defined function"


class Cache:
    """An open index file at `path`, or elsewhere where nothing may be written. `ready` prepares each connection."""

    def __init__(
        self,
        path: Path,
        sources: Sources,
        ready: Callable[[sqlite3.Connection], None],
        progress: Progress | None = None,
        *,
        read_only: bool = False,
        maker: Maker | None = None,
    ) -> None:
        """Made first unless it is there and was made of just these sources; by the `maker` where it can. Raises a
        StorageError when there is no room for it anywhere, or what `progress` raises."""
        self._path, self._sources, self._ready, self._read_only = path, sources, ready, read_only
        self._maker = maker
        self._elsewhere: Path | None = None
        if not _fits(path, stamps_of(sources)):
            self._make(progress)
        try:
            self._base = self._opened()
        except sqlite3.Error:
            self._make()
            self._base = self._opened()

    def rows(self, statement: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Every row that a statement finds. Half characters, which the name of a file may bring, are in no card."""
        sought = [sound(each) if isinstance(each, str) else each for each in params]
        return self.mended(lambda base: base.execute(statement, sought).fetchall())

    def mended(self, look: Callable[[sqlite3.Connection], T]) -> T:
        """What `look` finds. Should the file turn out damaged, in whatever way, it is made again and looked at once
        more. Raises a StorageError when that does not help."""
        try:
            return look(self._base)
        except _DAMAGE as error:
            if _OURS in str(error):
                raise
        self.close()
        self._make()
        try:
            self._base = self._opened()
            return look(self._base)
        except sqlite3.Error as error:
            raise as_storage_error(self._path, error) from error

    def close(self) -> None:
        """Let the file go, and remove one that lies where no later start would look for it."""
        self._base.close()
        if self._elsewhere is not None:
            shutil.rmtree(self._elsewhere.parent, ignore_errors=True)
            self._elsewhere = None

    def _opened(self) -> sqlite3.Connection:
        base = _connect(self._elsewhere or self._path)
        try:
            self._ready(base)
        except sqlite3.Error:
            base.close()
            raise
        return base

    def _make(self, progress: Progress | None = None) -> None:
        if self._maker is not None and not self._read_only and self._maker(self._path, progress):
            seal(self._path)
            return
        cards, stamps = loaded(self._sources)
        if not self._read_only:
            try:
                build(self._path, cards, stamps, progress)
            except StorageError:
                pass  # it can lie anywhere
            else:
                seal(self._path)
                return
        self._elsewhere = _new_folder() / self._path.name
        build(self._elsewhere, cards, stamps, progress)


def seal(path: Path) -> None:
    """Remember how a whole index file looks. Where that cannot be written, the next start makes the index again."""
    with suppress(StorageError, OSError):
        write_bytes(path.with_name(SEAL_NAME), _look_of(path))


def _look_of(path: Path) -> bytes:
    """Changes with every bit of the file: SQLite reads many a damaged file without a word and finds nothing in it."""
    sum, size = 0, 0
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            sum, size = crc32(piece, sum), size + len(piece)
    return f"{size}-{sum:08x}".encode()


def loaded(sources: Sources) -> tuple[list[CardRecord], dict[str, str]]:
    """The cards of all sources, and the stamps of those that could be read: an index that lacks the cards of a disk
    that failed for a moment does not say that it has them."""
    cards: list[CardRecord] = []
    stamps: dict[str, str] = {}
    for name, (mark, load) in sources.items():
        found = load()
        if found is not None:
            cards += found
            stamps[name] = mark
    return cards, stamps


def stamps_of(sources: Mapping[str, tuple[str, object]]) -> dict[str, str]:
    """From which files, in which state, the cards of an index come."""
    return {name: stamp for name, (stamp, _) in sources.items()}


def _new_folder() -> Path:
    try:
        return Path(tempfile.mkdtemp(prefix="longtable-index-", suffix=f".{os.getpid()}{UNFINISHED}"))
    except OSError as error:
        raise storage_error(Path(tempfile.gettempdir()), error) from error


def _fits(path: Path, stamps: Mapping[str, str]) -> bool:
    if not os.path.isfile(path):
        return False
    try:
        if read_bytes(path.with_name(SEAL_NAME), 100) != _look_of(path):
            return False
        base = _connect(path)
        try:
            signature = base.execute("SELECT value FROM meta WHERE name = 'signature'").fetchone()
            known = dict(base.execute("SELECT source, stamp FROM origins").fetchall())
        finally:
            base.close()
    except (*_DAMAGE, OSError, LongtableError):
        return False
    return signature == (schema.signature(),) and known == dict(stamps)


def _connect(path: Path) -> sqlite3.Connection:
    """The file, for looking only: what has to be written is written into a new one."""
    base = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
    base.execute(f"PRAGMA cache_size = -{_CACHE_KILOBYTES}")
    base.execute("PRAGMA temp_store = MEMORY")
    return base
