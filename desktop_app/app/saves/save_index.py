"""The heads of all saves in one small file, so that a list of hundreds is quick; it can be rebuilt at any time."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import read_json, write_json

INDEX_NAME = ".index.json"
INDEX_FORMAT = 1


class SaveIndex:
    """Remembers heads by file name, size and time of change. Used as a context: written back when it changed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / INDEX_NAME
        self._rows: dict[str, Any] = {}
        self._seen: dict[str, Any] = {}

    def __enter__(self) -> Self:
        self._rows, self._seen = self._read(), {}
        return self

    def __exit__(self, *_: object) -> None:
        if self._seen == self._rows:
            return
        try:
            write_json(self._path, {"format": INDEX_FORMAT, "saves": self._seen}, layout="lines")
        except LongtableError:
            return  # a full or read-only disk costs only speed here; the list itself is complete

    def known(self, path: Path) -> dict[str, Any] | None:
        """The remembered head of a save, None when the file is new or has changed."""
        row = self._rows.get(path.name)
        if not isinstance(row, dict) or row.get("mark") != _mark(path):
            return None
        self._seen[path.name] = row
        head = row.get("head")
        return head if isinstance(head, dict) else None

    def remember(self, path: Path, head: dict[str, Any]) -> None:
        """Keep the head of a save as its file is now."""
        self._seen[path.name] = {"mark": _mark(path), "head": head}

    def _read(self) -> dict[str, Any]:
        try:
            data = read_json(self._path)
        except LongtableError:
            return {}
        rows = data.get("saves")
        return rows if isinstance(rows, dict) and data.get("format") == INDEX_FORMAT else {}


def _mark(path: Path) -> list[int]:
    state = path.stat()
    return [state.st_size, state.st_mtime_ns]
