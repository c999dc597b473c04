"""Saved games: one file each, a short head for the lists and the engine's session, which is not looked into."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.errors import FileDamaged, LongtableError, SaveDamaged, SaveTooNew, StorageMissing
from desktop_app.app.saves.save_index import SaveIndex
from desktop_app.app.storage.damage import set_aside, to_trash, wrong_shape
from desktop_app.app.storage.files import each_file, is_taken, parse_json, read_bytes, write_json
from desktop_app.app.storage.migrations import SAVE_FORMAT, SAVE_MIGRATIONS, migrated
from desktop_app.app.storage.moments import Moment

_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,119}")


class Summary(BaseModel):
    """Where the game stands, as a message of the game: rendered in the language of whoever looks."""

    model_config = ConfigDict(frozen=True, extra="allow")

    message: str
    params: dict[str, str | int] = Field(default_factory=dict)


class SaveHeader(BaseModel):
    """What the lists show of a saved game."""

    model_config = ConfigDict(frozen=True, extra="allow")

    app_version: str
    game: str
    scenario: str
    title: str
    seats: list[str]
    started: Moment
    saved: Moment
    round: int = Field(default=0, ge=0)
    summary: Summary | None = None
    outcome: str | None = None
    note: str = ""
    parent: str | None = None
    """The save this one branched off from, None for the first of its tree."""
    fork_point: int | None = None
    """At which answer of the parent the branch begins."""
    branch: str | None = None
    """The name a person gave the branch."""


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game in full. `session` is what the engine's `Session.save()` gave."""

    id: str
    header: SaveHeader
    session: dict[str, Any]


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """A saved game in a list."""

    id: str
    header: SaveHeader


@dataclass(frozen=True, slots=True)
class SaveList:
    """The saved games, newest first, and what could not be read among them."""

    entries: list[SaveEntry]
    problems: list[LongtableError]


class SaveStore:
    """The saved games of one profile folder. Only the holder of the profile's lock may use it."""

    def __init__(self, profile: Path) -> None:
        self.folder = profile / "saves"
        self._trash = profile / "trash"
        self._index = SaveIndex(self.folder)

    def path(self, save_id: str) -> Path:
        """The file of a save. Raises ValueError for an id that is not one of ours."""
        if not _ID.fullmatch(save_id):
            raise ValueError(f"not the id of a save: {save_id!r}")
        return self.folder / f"{save_id}.json"

    def new_id(self, scenario: str, started: datetime) -> str:
        """An id that no save carries, readable as a file name: the scenario and the start of the game."""
        name = re.sub(r"[^a-z0-9]+", "-", scenario.casefold()).strip("-")[:60] or "game"
        wished = f"{name}_{started:%Y-%m-%d_%H%M%S}"
        candidates = [wished, *(f"{wished}_{number}" for number in range(2, 1000))]
        return next(candidate for candidate in candidates if not is_taken(self.path(candidate)))

    def write(self, save: Save) -> None:
        """Put a save on the disk, whole or not at all. Raises StorageFull, StorageReadOnly, StorageError."""
        # The session is plain data already; only the head goes through pydantic, which keeps this quick.
        head = save.header.model_dump(mode="json")
        data = {"format": SAVE_FORMAT, **head, "session": save.session}
        write_json(self.path(save.id), data, layout="lines")

    def read(self, save_id: str) -> Save:
        """A save in full.

        Raises SaveTooNew (the file stays as it is), SaveDamaged (it is set aside under its name plus
        `.damaged`; the error names the place), or LongtableError `errors-save-missing`.
        """
        path = self.path(save_id)
        try:
            return read_save(path)
        except StorageMissing as error:
            raise LongtableError("errors-save-missing", path=path) from error
        except FileDamaged as damage:
            raise self.report_damage(save_id, damage) from damage

    def report_damage(self, save_id: str, damage: FileDamaged) -> SaveDamaged:
        """Set a save aside that turned out damaged, here or in the engine, and say so in one error."""
        path = self.path(save_id)
        return SaveDamaged(path=path, place=damage.place, aside=set_aside(path))

    def all(self) -> SaveList:
        """All saves, newest first, from the index where a file has not changed since it was last read."""
        with self._index as index:
            found, problems = each_file(self.folder, lambda path: self._entry(index, path))
        entries = [entry for _, entry in found if entry is not None]
        entries.sort(key=lambda entry: entry.header.saved, reverse=True)
        return SaveList(entries, problems)

    def branches_of(self, save_id: str) -> list[SaveEntry]:
        """The saves that branched off from this one, in the order of their fork points."""
        branches = [entry for entry in self.all().entries if entry.header.parent == save_id]
        return sorted(branches, key=lambda entry: (entry.header.fork_point or 0, entry.header.started))

    def delete(self, save_id: str, now: datetime) -> Path:
        """Move a save to the profile's trash and say where it lies; branches of it stay."""
        return to_trash(self.path(save_id), self._trash, now)

    def _entry(self, index: SaveIndex, path: Path) -> SaveEntry | None:
        """The save in a file as the list shows it, None for what carries no name of ours."""
        if not _ID.fullmatch(path.stem):
            return None
        try:
            return SaveEntry(path.stem, self._header(index, path))
        except FileDamaged as damage:
            raise self.report_damage(path.stem, damage) from damage

    @staticmethod
    def _header(index: SaveIndex, path: Path) -> SaveHeader:
        known = index.known(path)
        if known is not None:
            try:
                return SaveHeader.model_validate(known)
            except ValidationError:
                pass  # the index is only a copy: the file itself decides
        header = read_save(path).header
        index.remember(path, header.model_dump(mode="json"))
        return header


def read_save(path: Path) -> Save:
    """The save in a file, wherever it lies. Raises SaveTooNew, FileDamaged or a StorageError."""
    return parse_save(path, read_bytes(path))


def parse_save(path: Path, content: bytes) -> Save:
    """As `read_save`, from the content of the file at `path`; also the check for `BackupStore.newest_good`."""
    data = migrated(path, parse_json(path, content), SAVE_MIGRATIONS, SAVE_FORMAT, SaveTooNew)
    session = data.pop("session", None)
    del data["format"]
    if not isinstance(session, dict):
        raise FileDamaged("errors-file-wrong-shape", path=path, field="session")
    try:
        return Save(path.stem, SaveHeader.model_validate(data), session)
    except ValidationError as error:
        raise wrong_shape(path, error) from error
