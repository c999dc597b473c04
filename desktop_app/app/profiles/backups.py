"""Rolling backups: a dated zip of what a person made, the last ten kept, and a way back for all or one file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zipfile import ZipFile, ZipInfo
from zlib import crc32

from desktop_app.app.errors import ArchiveRefused, BackupMissing, LongtableError, StorageMissing
from desktop_app.app.storage.archive import Bounds, checked_entries, opened, pack
from desktop_app.app.storage.files import storage_error, write_bytes

KEPT = 10
BACKUPS_FOLDER = "backups"
_NAME = re.compile(r"(\d{4}-\d{2}-\d{2}_\d{6})(?:_\d+)?\.zip")
_STAMP = "%Y-%m-%d_%H%M%S"
# Our own zips are read entry by entry and may be large: a long life of games has to fit.
_OWN = Bounds(packed=8_192, unpacked=65_536, files=1_000_000)
# Not a person's work: the lock, the copies themselves, the trash, and what is built again from other files.
_LEFT_OUT = {BACKUPS_FOLDER, "trash", "pictures"}
_REBUILT = (".sqlite", ".sqlite-wal", ".sqlite-shm")


@dataclass(frozen=True, slots=True)
class Backup:
    """One backup of a profile."""

    path: Path
    taken: datetime


@dataclass(frozen=True, slots=True)
class Preview:
    """What restoring a backup would do; names are paths inside the profile folder."""

    backup: Backup
    brought_back: list[str]
    """Files that are gone or set aside today."""
    replaced: list[str]
    """Files that hold something else today."""
    kept: list[str]
    """Files made since: restoring does not touch them."""


class BackupStore:
    """The backups of one profile folder."""

    def __init__(self, profile: Path) -> None:
        self._profile = profile
        self.folder = profile / BACKUPS_FOLDER

    def all(self) -> list[Backup]:
        """Every backup, newest first."""
        found = []
        for path in self.folder.glob("*.zip"):
            match = _NAME.fullmatch(path.name)
            if match:
                taken = datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC)
                found.append(Backup(path, taken))
        return sorted(found, key=lambda backup: (backup.taken, len(backup.path.name), backup.path.name), reverse=True)

    def take(self, now: datetime) -> Backup:
        """Back the profile up and let go of the oldest beyond ten. Raises a StorageError naming the path."""
        backup = self._take(now)
        for old in self.all()[KEPT:]:
            try:
                old.path.unlink(missing_ok=True)
            except OSError as error:
                raise storage_error(old.path, error) from error
        return backup

    def _take(self, now: datetime) -> Backup:
        stamp = now.astimezone(UTC).strftime(_STAMP)
        wished = [f"{stamp}.zip", *(f"{stamp}_{number}.zip" for number in range(2, 1000))]
        path = next(self.folder / name for name in wished if not (self.folder / name).exists())
        pack(personal_files(self._profile), path)
        return Backup(path, now.astimezone(UTC).replace(microsecond=0))

    def take_when_due(self, now: datetime, every: timedelta = timedelta(days=1)) -> Backup | None:
        """A backup when the newest is older than `every`, or dated in the future by a wrong clock; else None."""
        newest = next(iter(self.all()), None)
        if newest is not None and timedelta(0) <= now - newest.taken < every:
            return None
        return self.take(now)

    def preview(self, backup: Backup) -> Preview:
        """What restoring would bring back, replace and leave. Raises BackupMissing for a damaged or lost one."""
        with self._opened(backup) as (_, entries):
            then = {name: entry.CRC for name, entry in entries.items()}
        today = {name: _checksum(path) for name, path in personal_files(self._profile).items()}
        return Preview(
            backup,
            brought_back=sorted(then.keys() - today.keys()),
            replaced=sorted(name for name in then.keys() & today.keys() if then[name] != today[name]),
            kept=sorted(today.keys() - then.keys()),
        )

    def restore(self, backup: Backup, now: datetime, only: str | None = None) -> Backup:
        """Bring back every file of a backup, or `only` one; what was made since stays.

        The profile as it is now is backed up first and that backup is returned: restoring can be undone.
        Raises BackupMissing when the backup is damaged, or does not hold the file; nothing is changed then.
        """
        with self._opened(backup) as (archive, entries):
            if only is not None and only not in entries:
                raise BackupMissing(path=f"{backup.path}/{only}")
            if archive.testzip() is not None:
                raise BackupMissing("errors-backup-damaged", path=backup.path)
            before = self._take(now)  # without letting go of old ones: the one in use may be the oldest
            for name in entries if only is None else [only]:
                write_bytes(self._profile / name, archive.read(entries[name]))
        return before

    def newest_good(self, name: str, check: Callable[[Path, bytes], object]) -> Backup | None:
        """The newest backup whose file `name` passes `check`, which raises a LongtableError for a bad one."""
        for backup in self.all():
            try:
                with self._opened(backup) as (archive, entries):
                    check(backup.path / name, archive.read(entries[name]))
            except (KeyError, LongtableError):
                continue
            return backup
        return None

    @contextmanager
    def _opened(self, backup: Backup) -> Iterator[tuple[ZipFile, dict[str, ZipInfo]]]:
        try:
            with opened(backup.path, _OWN) as archive:
                entries = checked_entries(backup.path, archive, _OWN)
                yield archive, {entry.filename: entry for entry in entries}
        except StorageMissing as error:
            raise BackupMissing(path=backup.path) from error
        except ArchiveRefused as error:
            raise BackupMissing("errors-backup-damaged", path=backup.path) from error


def _checksum(path: Path) -> int:
    try:
        return crc32(path.read_bytes())
    except OSError as error:
        raise storage_error(path, error) from error


def personal_files(profile: Path) -> dict[str, Path]:
    """What a person made in a profile: name inside the folder, with `/`, to file. Hidden files are ours."""
    found: dict[str, Path] = {}
    for path in sorted(profile.rglob("*")):
        steps = path.relative_to(profile).parts
        if any(step.startswith(".") for step in steps) or not _LEFT_OUT.isdisjoint(steps[:-1]):
            continue
        if path.is_file() and not path.is_symlink() and not path.name.endswith(_REBUILT):
            found["/".join(steps)] = path
    return found
