"""Reading files without keeping anything yet, so that a person sees first what was understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.run import MappingNeeded, Progress, Staged, _files, _read
from desktop_app.app.library.library import Library


def read_files(
    library: Library,
    paths: Sequence[Path],
    game: str | None = None,
    mapping: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Staged:
    """Read files and folders; `run.keep` keeps what was read.

    Files that are refused are named in the answer and do not stop the others. Raises MappingNeeded for a table
    whose columns are new, a StorageError, or what `progress` raises.
    """
    staged = Staged()
    files = _files(paths)
    for at, path in enumerate(files):
        if progress:
            progress(path.name, at, len(files))
        try:
            _read(path, staged, library, game, mapping)
        except MappingNeeded:
            raise
        except LongtableError as error:
            staged.refused.append(error)
    return staged
