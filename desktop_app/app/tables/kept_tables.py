"""Tables that a person keeps under a name, to lay them again on another evening."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import MEGABYTE, read_json, write_json
from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.set_up import SetUp, fits
from desktop_app.app.texts.folding import one_line

MOST = 40
"""So many tables are kept for all games together; with one more the oldest goes."""
LONGEST_NAME = 80
_FILE = "kept_tables.json"
_FORMAT = 1


def kept_tables(folder: Path, box: GameBox) -> dict[str, SetUp]:
    """The tables of one game that are kept in a profile folder, by name, the latest first; those that still fit."""
    found: dict[str, SetUp] = {}
    for name, content in reversed(_kept(folder).items()):
        try:
            set_up = SetUp.model_validate(content)
        except ValidationError:
            continue
        if fits(set_up, box):
            found[name] = set_up
    return found


def keep_table(folder: Path, name: str, set_up: SetUp) -> None:
    """Keeps a table under a name, in place of the one that had it. Raises a StorageError naming the file."""
    name = one_line(name, LONGEST_NAME)
    kept = {other: content for other, content in _kept(folder).items() if other != name}
    kept[name] = set_up.model_dump(mode="json")
    _write(folder, dict(list(kept.items())[-MOST:]))


def forget_table(folder: Path, name: str) -> None:
    """Keeps a table no longer. Raises a StorageError naming the file."""
    _write(folder, {other: content for other, content in _kept(folder).items() if other != name})


def _write(folder: Path, kept: Mapping[str, Any]) -> None:
    write_json(folder / _FILE, {"format": _FORMAT, "tables": kept})


def _kept(folder: Path) -> dict[str, Any]:
    """What is kept, by name; nothing where the file is missing or not ours."""
    try:
        tables = read_json(folder / _FILE, limit=MEGABYTE).get("tables")
    except LongtableError:
        return {}
    return tables if isinstance(tables, dict) else {}
