"""Saved games: one file each, a short head for the lists and the engine's session, which is not looked into."""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.errors import FileDamaged, LongtableError, SaveDamaged, SaveTooNew, StorageMissing
from desktop_app.app.storage.damage import set_aside, to_trash, wrong_shape
from desktop_app.app.storage.files import is_taken, parse_json, read_bytes, write_json
from desktop_app.app.storage.heads import Heads
from desktop_app.app.storage.migrations import SAVE_FORMAT, SAVE_MIGRATIONS, migrated
from desktop_app.app.storage.moments import Moment
from desktop_app.engine.frozen import Frozen

ENDING = "ending"
"""Under which name the head of a finished game carries its result."""
_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,119}")


class Summary(BaseModel):
    """Where the game stands, as a message of the game: rendered in the language of whoever looks."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    message: str
    params: dict[str, str | int] = Field(default_factory=dict)


class SaveHeader(BaseModel):
    """What the lists show of a saved game."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

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


class Save(Frozen):
    """A saved game in full. `session` is what the engine's `Session.save()` gave."""

    id: str
    header: SaveHeader
    session: dict[str, Any]


class SaveEntry(Frozen):
    """A saved game in a list: what thousands are sorted and counted by; the rest of its head when it is looked at."""

    id: str
    game: str
    saved: datetime
    outcome: str | None
    parent: str | None
    ending: dict[str, Any] | None
    """What the head of a finished game tells of its result."""
    head: str

    @property
    def header(self) -> SaveHeader:
        """The whole head."""
        return SaveHeader.model_validate_json(self.head)


def head_of(header: SaveHeader) -> str:
    """What a list keeps of a header, in two lines: what is read of every save, and what is read of few. `entry_of`
    makes a SaveEntry of it."""
    whole = header.model_dump(mode="json")
    first = {name: whole.get(name) for name in ("game", "saved", "outcome", "parent", ENDING)}
    return "\n".join(json.dumps(each, ensure_ascii=False) for each in (first, whole))


def entry_of(id: str, head: str) -> SaveEntry:
    """The save of a text that `head_of` made. Raises a LookupError, ValueError or TypeError for any other."""
    first, whole = head.split("\n")
    data = json.loads(first)
    saved, ending = datetime.fromisoformat(data["saved"]), data.get(ENDING)
    return SaveEntry(
        id, data["game"], saved, data["outcome"], data["parent"], ending if isinstance(ending, dict) else None, whole
    )


class SaveList(Frozen):
    """The saved games, newest first, and what could not be read among them; how many were not read yet."""

    entries: list[SaveEntry]
    problems: list[LongtableError]
    unread: int = 0


class SaveStore:
    """The saved games of one profile folder. Only the holder of the profile's lock may use it."""

    def __init__(self, profile: Path) -> None:
        self.folder = profile / "saves"
        self._trash = profile / "trash"
        self._heads = Heads(self.folder, self._head, entry_of, lambda path: _ID.fullmatch(path.stem) is not None)

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

    def all(self, seconds: float | None = None) -> SaveList:
        """All saves, newest first; only a file that is new or has changed is read. With `seconds` no more are begun
        to be read after that time, the newest come first: the rest is `unread` until `read_on` or the next call."""
        listed = self._heads.all(seconds)
        entries = sorted(listed.entries, key=lambda entry: entry.saved, reverse=True)
        return SaveList(entries, [problem for _, problem in listed.problems], listed.unread)

    def read_on(self, seconds: float) -> int:
        """Go on reading what the last `all` left unread; how many are left then."""
        return self._heads.read_on(seconds)

    def branches_of(self, save_id: str) -> list[SaveEntry]:
        """The saves that branched off from this one, in the order of their fork points."""
        branches = [entry for entry in self.all().entries if entry.parent == save_id]
        return sorted(branches, key=lambda entry: (entry.header.fork_point or 0, entry.header.started))

    def delete(self, save_id: str, now: datetime) -> Path:
        """Move a save to the profile's trash and say where it lies; branches of it stay."""
        return to_trash(self.path(save_id), self._trash, now)

    def _head(self, path: Path) -> str:
        """What the list keeps of a save. Raises as `read`."""
        try:
            return head_of(read_save(path).header)
        except FileDamaged as damage:
            raise self.report_damage(path.stem, damage) from damage


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
