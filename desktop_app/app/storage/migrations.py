"""Older files brought to the format of today: pure functions from dictionary to dictionary, one a format number.

A migration from format 3 to 4 stands in the table under 3. It never changes what it is given, and the files
it was written for stay in `tests/golden/` for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from desktop_app.app.errors import FileDamaged, FileTooNew

Migration = Callable[[dict[str, Any]], dict[str, Any]]

PROFILE_FORMAT = 1
SAVE_FORMAT = 1
RESULTS_FORMAT = 1

# Formats are at their first number: nothing is older yet.
PROFILE_MIGRATIONS: Mapping[int, Migration] = {}
SAVE_MIGRATIONS: Mapping[int, Migration] = {}
RESULTS_MIGRATIONS: Mapping[int, Migration] = {}


def migrated(
    path: Path,
    data: dict[str, Any],
    steps: Mapping[int, Migration],
    current: int,
    too_new: type[FileTooNew],
) -> dict[str, Any]:
    """`data` in the format `current`; `path` is only named in errors.

    Raises `too_new` for a format of a later program, FileDamaged when there is no proper number.
    """
    found = data.get("format")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise FileDamaged("errors-file-wrong-shape", path=path, field="format")
    if found > current:
        raise too_new(path=path, found=found, known=current)
    for number in range(found, current):
        data = {**steps[number](data), "format": number + 1}
    return data
