"""What a list shows of each file of a folder, kept in one small file beside them: thousands of files are listed without
being opened. Lost, damaged or of another program it is made again, from the files themselves."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar
from zlib import crc32

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import each_file_by_name, read_each, read_json, write_json
from desktop_app.engine.frozen import Frozen

INDEX_NAME = ".index.json"
_FORMAT = 2
T = TypeVar("T")
Row = list[Any]
"""Size, time of change, sum of the head, and the head."""


class Listed(Frozen, Generic[T]):
    """The entries of a folder by the names of their files; what could not be read, with its path; and how many files
    nobody has read yet."""

    entries: list[T]
    problems: list[tuple[Path, LongtableError]]
    unread: int = 0


class Heads(Generic[T]):
    """The heads of a folder's files. A head is a text of any kind; one that was changed on the way is not believed."""

    def __init__(
        self,
        folder: Path,
        head_of: Callable[[Path], str],
        entry_of: Callable[[str, str], T],
        is_ours: Callable[[Path], bool] = lambda path: True,
        at_once: int = 0,
    ) -> None:
        """`head_of` reads a file that is new or has changed, and raises what is wrong with it; `entry_of` makes what
        is listed of the file's name and its head; so many files are read `at_once`, whatever time that takes."""
        self._folder, self._head_of, self._entry_of, self._is_ours = folder, head_of, entry_of, is_ours
        self._begun: dict[str, Row] = {}
        self._left: list[tuple[Path, list[int]]] = []
        self._wrong: list[tuple[Path, LongtableError]] = []
        self._at_once = at_once
        self._unwritten = False

    @property
    def unread(self) -> int:
        """How many files the last look left."""
        return len(self._left)

    def all(self, seconds: float | None = None) -> Listed[T]:
        """Every entry. With `seconds` no file is begun to be read after that time, the last changed come first; those
        left are unread until `read_on` or the next call."""
        rows = self._begun or self._read()
        known, self._left, problems = self._looked_through(rows)
        self._begun = {name: row for name, (row, _) in known.items()}
        self._unwritten = self._unwritten or len(self._begun) != len(rows)
        self.read_on(seconds, self._at_once)
        entries = []
        for name, row in sorted(self._begun.items()):
            entries.append(known[name][1] if name in known else self._entry_of(Path(name).stem, row[3]))
        if self._unwritten:
            self._write(self._begun)
            self._unwritten = False
        if not self._left:
            self._begun = {}
        problems, self._wrong = problems + self._wrong, []
        return Listed(entries, problems, len(self._left))

    def read_on(self, seconds: float | None, at_least: int = 1) -> int:
        """Read what the last look left, for about so many seconds and at least so many; how many are left then. What
        is wrong with them is told by the next look."""
        end = None if seconds is None else time.monotonic() + seconds
        enough = len(self._left) - at_least
        while self._left and (len(self._left) > enough or end is None or time.monotonic() <= end):
            path, mark = self._left.pop()
            found, wrong = read_each([path], self._head_of)
            self._wrong += wrong
            self._begun |= {path.name: _row(mark, head) for path, head in found}
            self._unwritten = self._unwritten or bool(found)
        return len(self._left)

    def _looked_through(
        self, rows: Mapping[str, Row]
    ) -> tuple[dict[str, tuple[Row, T]], list[tuple[Path, list[int]]], list[tuple[Path, LongtableError]]]:
        """The files with a row that is right, those without one by the time of their change, and what is no file."""
        known: dict[str, tuple[Row, T]] = {}
        waiting: list[tuple[Path, list[int]]] = []
        marks, problems = each_file_by_name(self._folder, partial(_mark_of, self._is_ours))
        for path, mark in marks:
            row = rows.get(path.name)
            try:
                if row is not None and row[:2] == mark:
                    known[path.name] = (row, self._entry_of(path.stem, row[3]))
                    continue
            except (LookupError, ValueError, TypeError):
                pass  # a head of another program
            if mark is not None:
                waiting.append((path, mark))
        waiting.sort(key=lambda each: each[1][1])
        return known, waiting, problems

    def _read(self) -> dict[str, Row]:
        try:
            data = read_json(self._folder / INDEX_NAME)
        except LongtableError:
            return {}
        rows = data.get("files")
        if data.get("format") != _FORMAT or not isinstance(rows, dict):
            return {}
        return {name: row for name, row in rows.items() if _is_right(row)}

    def _write(self, rows: dict[str, Row]) -> None:
        try:
            write_json(self._folder / INDEX_NAME, {"format": _FORMAT, "files": rows}, layout="lines")
        except LongtableError:
            return  # a full or read-only disk costs only speed here; the list itself is complete


def _mark_of(is_ours: Callable[[Path], bool], path: Path) -> list[int] | None:
    """What tells a file from its earlier self, None for one that is none of ours."""
    if not is_ours(path):
        return None
    state = os.stat(path)
    return [state.st_size, state.st_mtime_ns]


def _row(mark: list[int], head: str) -> Row:
    return [*mark, _sum(head), head]


def _is_right(row: object) -> bool:
    return isinstance(row, list) and len(row) == 4 and isinstance(row[3], str) and row[2] == _sum(row[3])


def _sum(head: str) -> int:
    return crc32(head.encode("utf-8", "surrogatepass"))
