"""Importing files: what they are is found out, all of them are read, and only then is anything kept."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from desktop_app.app.imports.own_pictures import PICTURES
from desktop_app.app.imports.staging import MappingNeeded, Progress, Staged, read_files
from desktop_app.app.library.library import Library
from desktop_app.app.storage.files import write_bytes

__all__ = ["MappingNeeded", "Progress", "Staged", "forget", "import_files", "keep"]


def import_files(
    library: Library,
    paths: Sequence[Path],
    game: str | None = None,
    mapping: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    columns: Mapping[str, str] | None = None,
) -> Staged:
    """Read files and folders and keep their cards; decks are given back for the caller to keep.

    Files that are refused are named in the answer and do not stop the others. `mapping` says what the columns of an
    unknown table are and is remembered; `columns` say it of those that their names do not tell.

    Raises MappingNeeded, a StorageError, or what `progress` raises: then
    the library is as it was.
    """
    staged = read_files(library, paths, game, mapping, progress, columns)
    keep(library, staged, progress)
    return staged


def keep(library: Library, staged: Staged, progress: Progress | None = None) -> None:
    """Keep the cards that were read, all sources in one step, and then their pictures."""
    step = _step(progress)
    full = {key: read.cards for key, read in staged.cards.items() if read.cards}
    if full:
        library.add_all(full, step)
    for (game, source), read in staged.cards.items():
        _keep_pictures(library.folder / PICTURES / game / source, read.pictures)


def _step(progress: Progress | None) -> Callable[[int, int], None] | None:
    if progress is None:
        return None
    hear = progress
    return lambda done, whole: hear("", done, whole)


def _keep_pictures(folder: Path, pictures: Mapping[str, bytes]) -> None:
    for name, content in pictures.items():
        write_bytes(folder / name, content)


def forget(library: Library, game: str, source: str) -> None:
    """Take back the cards of a source and its pictures."""
    library.forget(game, source)
    shutil.rmtree(library.folder / PICTURES / game / source, ignore_errors=True)
