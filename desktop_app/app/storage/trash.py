"""What was deleted: it lies in a trash folder until the trash is emptied, and can be put back until then."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from desktop_app.app.errors import LongtableError, StorageError
from desktop_app.app.storage.damage import numbered
from desktop_app.app.storage.files import MEGABYTE, is_taken, read_json, storage_error
from desktop_app.engine.frozen import Frozen

Kind = Literal["game", "deck", "profile"]
_NAME = re.compile(r"(?P<when>\d{4}-\d{2}-\d{2}_\d{6})_(?P<name>.+?)(?:(?<=\.json)-\d+)?", re.ASCII)
_TITLES: dict[Kind, str] = {"game": "title", "deck": "name", "profile": "name"}
_LARGEST_LOOKED_INTO = 8 * MEGABYTE


class Trashed(Frozen):
    """Something in a trash folder. `when` it was deleted is not known of what somebody else put there."""

    kind: Kind
    path: Path
    name: str
    when: datetime | None

    def title(self) -> str:
        """What its person called it, or the name of its file where that cannot be read."""
        path = self.path / "profile.json" if self.kind == "profile" else self.path
        try:
            found = read_json(path, _LARGEST_LOOKED_INTO).get(_TITLES[self.kind])
        except LongtableError:
            return self.name
        return found if isinstance(found, str) and found.strip() else self.name

    def size(self) -> int:
        """How many bytes it takes."""
        if not os.path.isdir(self.path):
            return _size(self.path)
        return sum(_size(Path(folder) / name) for folder, _, names in os.walk(self.path) for name in names)


class Trash(Frozen):
    """A trash folder, of one kind of thing, and the folder where they belong."""

    kind: Kind
    folder: Path
    home: Path

    def all(self) -> list[Trashed]:
        """What lies there, the last deleted first. Raises a StorageError when the folder cannot be looked into."""
        try:
            found = [self._trashed(entry.name) for entry in os.scandir(self.folder)]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise storage_error(self.folder, error) from error
        oldest = datetime.min.replace(tzinfo=UTC)
        return sorted(found, key=lambda each: (each.when or oldest, each.name), reverse=True)

    def put_back(self, item: Trashed) -> Path:
        """Bring something back to where it was, under another name where its own is taken, and say where it is.

        Raises a StorageError naming the path; it then stays where it is.
        """
        target = next(path for path in numbered(self.home / item.name) if not is_taken(path))
        try:
            self.home.mkdir(parents=True, exist_ok=True)
            item.path.rename(target)
        except OSError as error:
            raise storage_error(item.path, error) from error
        return target

    def _trashed(self, name: str) -> Trashed:
        found = _NAME.fullmatch(name)
        if found is None:
            return Trashed(self.kind, self.folder / name, name, None)
        try:
            when: datetime | None = datetime.strptime(found["when"], "%Y-%m-%d_%H%M%S").replace(tzinfo=UTC)
        except ValueError:
            when = None
        return Trashed(self.kind, self.folder / name, found["name"], when)


def trashes(root: Path, profile: Path) -> list[Trash]:
    """Every trash folder that the person of an open profile can empty: of games, of decks, of whole profiles."""
    return [
        Trash("game", profile / "trash", profile / "saves"),
        Trash("deck", profile / "decks" / "trash", profile / "decks"),
        Trash("profile", root / "trash", root / "profiles"),
    ]


def erase(items: Iterable[Trashed]) -> None:
    """Erase things for good. What cannot be erased stays; then the StorageError of the first of these is raised."""
    first: StorageError | None = None
    for item in items:
        try:
            if os.path.isdir(item.path) and not os.path.islink(item.path):
                shutil.rmtree(item.path)
            else:
                item.path.unlink(missing_ok=True)
        except OSError as error:
            first = first or storage_error(item.path, error)
    if first is not None:
        raise first


def _size(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0
