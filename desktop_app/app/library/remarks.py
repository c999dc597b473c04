"""What a person writes down about the library: notes on cards and searches worth keeping."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from desktop_app.app.errors import FileDamaged, StorageMissing
from desktop_app.app.storage import read_json, write_json

NAME = "remarks.json"
LONGEST_NOTE = 20_000
MOST_SEARCHES = 200


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A search with a name, of one game or of all (an empty game)."""

    name: str
    game: str
    text: str


class Remarks:
    """The notes and searches of a profile, written at every change. Open it with the `library` folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._notes: dict[str, str] = {}
        self._searches: list[SavedSearch] = []
        self._read()

    @property
    def searches(self) -> list[SavedSearch]:
        """The kept searches in the order they were kept."""
        return list(self._searches)

    def note(self, game: str, code: str) -> str:
        """The note on a card, empty where there is none."""
        return self._notes.get(f"{game}:{code}", "")

    def write_note(self, game: str, code: str, text: str) -> None:
        """Keep a note on a card; an empty one goes. Raises a StorageError."""
        key, kept = f"{game}:{code}", text.strip()[:LONGEST_NOTE]
        if kept == self._notes.get(key, ""):
            return
        notes = {name: note for name, note in self._notes.items() if name != key}
        self._write({**notes, key: kept} if kept else notes, self._searches)

    def keep_search(self, search: SavedSearch) -> None:
        """Keep a search; one of the same name and game is replaced. Raises a StorageError."""
        others = [each for each in self._searches if (each.name, each.game) != (search.name, search.game)]
        self._write(self._notes, [*others, search][-MOST_SEARCHES:])

    def drop_search(self, search: SavedSearch) -> None:
        """Forget a search. Raises a StorageError."""
        self._write(self._notes, [each for each in self._searches if each != search])

    def _write(self, notes: dict[str, str], searches: list[SavedSearch]) -> None:
        rows = [{"name": each.name, "game": each.game, "text": each.text} for each in searches]
        write_json(self._path, {"format": 1, "notes": notes, "searches": rows})
        self._notes, self._searches = notes, searches

    def _read(self) -> None:
        try:
            data = read_json(self._path)
        except StorageMissing:
            return
        except FileDamaged:
            self._path.replace(self._path.with_name(f"{NAME}.damaged"))
            return
        notes, searches = data.get("notes"), data.get("searches")
        if isinstance(notes, dict):
            self._notes = {str(key): str(note) for key, note in notes.items()}
        for row in searches if isinstance(searches, list) else []:
            if isinstance(row, dict):
                self._searches.append(SavedSearch(*(str(row.get(name, "")) for name in ("name", "game", "text"))))
