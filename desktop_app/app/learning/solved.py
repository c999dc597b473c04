"""Which puzzles a person has solved, kept in their profile."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.errors import FileDamaged, StorageMissing
from desktop_app.app.storage.damage import set_aside
from desktop_app.app.storage.files import MEGABYTE, read_json, write_json

SOLVED_NAME = "puzzles.json"
FORMAT = 1


class SolvedPuzzles:
    """The ids of the puzzles solved, in the order they were, in `puzzles.json`."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / SOLVED_NAME

    def all(self) -> list[str]:
        """The ids; a damaged file is set aside and the list begins anew. Raises a StorageError naming the file."""
        try:
            data = read_json(self.path, limit=MEGABYTE)
        except StorageMissing:
            return []
        except FileDamaged:
            set_aside(self.path)
            return []
        ids = data.get("solved") if isinstance(data, dict) else None
        if not isinstance(ids, list) or not all(isinstance(each, str) for each in ids):
            set_aside(self.path)
            return []
        return ids

    def add(self, puzzle: str) -> None:
        """Remember a puzzle as solved. Raises a StorageError naming the file."""
        solved = self.all()
        if puzzle not in solved:
            write_json(self.path, {"format": FORMAT, "solved": [*solved, puzzle]})
