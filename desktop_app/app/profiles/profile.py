"""An open profile: its settings, and the doors to its games, results and backups."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from desktop_app.app.profiles.backups import BackupStore
from desktop_app.app.profiles.profile_file import ProfileFile, write_profile
from desktop_app.app.profiles.results import ResultStore
from desktop_app.app.profiles.settings import Settings
from desktop_app.app.saves.saves import SaveStore
from desktop_app.app.storage.lock import ProfileLock

FOLDERS = ("decks", "campaigns", "saves", "library", "backups")


class Profile:
    """An open profile: its lock is held until `close`."""

    def __init__(self, folder: Path, file: ProfileFile, lock: ProfileLock) -> None:
        self.folder = folder
        self.file = file
        self._lock = lock
        self.saves = SaveStore(folder)
        self.results = ResultStore(folder)
        self.backups = BackupStore(folder)

    @property
    def id(self) -> str:
        """The name of its folder, which never changes."""
        return self.folder.name

    @property
    def name(self) -> str:
        """What its person called it."""
        return self.file.name

    @property
    def settings(self) -> Settings:
        """The settings as they are on the disk."""
        return self.file.settings

    def folder_of(self, kind: str) -> Path:
        """The folder of its `decks`, `campaigns`, `saves`, `library` or `backups`."""
        if kind not in FOLDERS:
            raise ValueError(f"a profile has no folder {kind!r}")
        return self.folder / kind

    def change_settings(self, **values: Any) -> Settings:
        """Change some settings and write them at once. Raises ValidationError, or a StorageError naming the file."""
        return self._write(settings=self.settings.changed(**values)).settings

    def close(self) -> None:
        """Let another window have it."""
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self, name: str) -> None:
        """Write another name, already found free and clean by `Profiles.rename`."""
        self._write(name=name)

    def _write(self, **values: Any) -> ProfileFile:
        changed = self.file.model_copy(update=values)
        write_profile(self.folder, changed)
        self.file = changed
        return changed
