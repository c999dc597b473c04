"""What cannot be read is kept under its own name plus `.damaged`; what is deleted goes to a trash folder."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from pydantic import ValidationError

from desktop_app.app.errors import FileDamaged, StorageError
from desktop_app.app.storage.files import is_taken, storage_error

DAMAGED = ".damaged"


def set_aside(path: Path) -> Path:
    """Rename a damaged file to `<name>.damaged` (`.damaged-2`, ... when taken); its content stays as it is.

    Returns the new path, or the old one where the folder may not be changed: then the file stays in place.
    """
    try:
        aside = next(name for name in _names(path) if not is_taken(name))
        path.rename(aside)
    except (OSError, StorageError):
        return path
    return aside


def to_trash(path: Path, trash: Path, now: datetime) -> Path:
    """Move a file or folder into the trash folder under a dated name, and say where; nothing is erased.

    Raises StorageReadOnly or StorageError, naming the path, and leaves it where it was.
    """
    stamp = now.strftime("%Y-%m-%d_%H%M%S")
    wished = trash / f"{stamp}_{path.name}"
    try:
        trash.mkdir(parents=True, exist_ok=True)
        target = next(name for name in numbered(wished) if not is_taken(name))
        path.rename(target)
    except OSError as error:
        raise storage_error(path, error) from error
    return target


def wrong_shape(path: Path, error: ValidationError) -> FileDamaged:
    """The first field that does not hold what it should, by its way from the outside in."""
    field = ".".join(str(step) for step in error.errors(include_url=False)[0]["loc"])
    return FileDamaged("errors-file-wrong-shape", path=path, field=field or "*")


def _names(path: Path) -> Iterator[Path]:
    yield path.with_name(path.name + DAMAGED)
    for number in itertools.count(2):
        yield path.with_name(f"{path.name}{DAMAGED}-{number}")


def numbered(path: Path) -> Iterator[Path]:
    """The path, then the same with `-2`, `-3`, ... before its suffix."""
    yield path
    for number in itertools.count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")
