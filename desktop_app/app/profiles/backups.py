"""Rolling backups: a dated zip of what a person made, the last ten kept, and a way back for all or one file."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zipfile import ZipFile, ZipInfo
from zlib import crc32

from desktop_app.app.errors import ArchiveRefused, BackupMissing, LongtableError, StorageMissing
from desktop_app.app.storage.archive import BOUNDS, LARGEST_ENTRY, Bounds, checked_entries, opened, pack
from desktop_app.app.storage.files import each_file, read_bytes, read_error, storage_error, write_bytes
from desktop_app.engine.frozen import Frozen

KEPT = 10
BACKUPS_FOLDER = "backups"
_NAME = re.compile(r"(?:(?P<number>[0-9]{1,9})_)?(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{6})(?:_[0-9]+)?\.zip")
_STAMP = "%Y-%m-%d_%H%M%S"
# Our own zips are read entry by entry and may be large: a long life of games has to fit.
_OWN = Bounds(packed=8_192, unpacked=65_536, files=1_000_000)
# Not a person's work: the lock, the copies themselves, the trash, and what is built again from other files.
_LEFT_OUT = {BACKUPS_FOLDER, "trash", "pictures"}
_REBUILT = (".sqlite", ".sqlite-wal", ".sqlite-shm")


class Backup(Frozen):
    """One backup of a profile."""

    path: Path
    taken: datetime
    left_out: tuple[LongtableError, ...] = ()
    """Of one that was just taken: the files that could not be read, each by name."""
    foreign: bool = False
    """Whether it is none of ours but a zip that somebody gave: it is read within narrower bounds."""


class Preview(Frozen):
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
        """Every backup, newest first: in the order in which they were taken, whatever the clock said then."""
        return [backup for _, backup in sorted(self._numbered(), reverse=True, key=_age)]

    def _numbered(self) -> list[tuple[int, Backup]]:
        """Every backup with its number; those of older programs have none and come before all others, by date."""
        found, _ = each_file(self.folder, _named, ".zip")
        return [backup for _, backup in found if backup is not None]

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
        # The number orders them: a clock may have been wrong once, and then its date says nothing.
        earlier, unreadable = each_file(self.folder, _named, ".zip")
        if unreadable:
            raise unreadable[0]  # one that is numbered beside the others would be let go of first
        number = max((numbered[0] for _, numbered in earlier if numbered is not None), default=0) + 1
        taken = now.astimezone(UTC).replace(microsecond=0)
        path = self.folder / f"{number:04d}_{taken.strftime(_STAMP)}.zip"
        files, left_out = personal_files(self._profile)
        return Backup(path, taken, (*left_out, *pack(files, path)))

    def take_when_due(self, now: datetime, every: timedelta = timedelta(days=1)) -> Backup | None:
        """A backup when the last one taken is older than `every`, or dated in the future by a wrong clock; else
        None."""
        newest = next(iter(self.all()), None)
        if newest is not None and timedelta(0) <= now - newest.taken < every:
            return None
        return self.take(now)

    def preview(self, backup: Backup) -> Preview:
        """What restoring would bring back, replace and leave. Raises BackupMissing for a damaged or lost one."""
        with self._opened(backup) as (_, entries):
            then = {name: entry.CRC for name, entry in entries.items()}
        files, _ = personal_files(self._profile)
        today = {name: _checksum(path) for name, path in files.items()}
        return Preview(
            backup,
            brought_back=sorted(then.keys() - today.keys()),
            replaced=sorted(name for name in then.keys() & today.keys() if then[name] != today[name]),
            kept=sorted(today.keys() - then.keys()),
        )

    def content(self, backup: Backup, name: str) -> bytes:
        """What a file of a backup holds. Raises BackupMissing when it is damaged, or does not hold the file."""
        with self._opened(backup) as (archive, entries):
            if name not in entries:
                raise BackupMissing(path=f"{backup.path}/{name}")
            return archive.read(entries[name])

    def restore(self, backup: Backup, now: datetime, only: Collection[str] | None = None) -> Backup:
        """Bring back every file of a backup, or `only` some; what was made since stays.

        The profile as it is now is backed up first and that backup is returned: restoring can be undone.
        Raises BackupMissing when the backup is damaged, or does not hold a file; nothing is changed then.
        """
        with self._opened(backup) as (archive, entries):
            for name in only or ():
                if name not in entries:
                    raise BackupMissing(path=f"{backup.path}/{name}")
            if archive.testzip() is not None:
                raise BackupMissing("errors-backup-damaged", path=backup.path)
            before = self._take(now)  # without letting go of old ones: the one in use may be the oldest
            for name in entries if only is None else only:
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
            bounds = BOUNDS if backup.foreign else _OWN
            with opened(backup.path, bounds) as archive:
                entries = checked_entries(backup.path, archive, bounds)
                yield archive, {entry.filename: entry for entry in entries}
        except StorageMissing as error:
            raise BackupMissing(path=backup.path) from error
        except ArchiveRefused as error:
            raise BackupMissing("errors-backup-damaged", path=backup.path) from error


def _named(path: Path) -> tuple[int, Backup] | None:
    """The number and the date that the name of a backup tells, None for a file that is none of ours."""
    match = _NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        taken = datetime.strptime(match["date"], _STAMP).replace(tzinfo=UTC)
    except ValueError:  # the thirteenth month: somebody else gave it that name
        return None
    return int(match["number"] or 0), Backup(path, taken)


def _age(numbered: tuple[int, Backup]) -> tuple[int, datetime, int, str]:
    number, backup = numbered
    return number, backup.taken, len(backup.path.name), backup.path.name


def _checksum(path: Path) -> int | None:
    """The checksum of a file, None when it cannot be read: then it is not what a backup holds."""
    try:
        return crc32(read_bytes(path, LARGEST_ENTRY))
    except LongtableError:
        return None


def personal_files(profile: Path) -> tuple[dict[str, Path], list[LongtableError]]:
    """What a person made in a profile: name inside the folder, with `/`, to file; and what could not be looked at.

    Hidden files are ours.
    """
    found: dict[str, Path] = {}
    problems: list[LongtableError] = []

    def unreadable(error: OSError) -> None:
        problems.append(read_error(Path(error.filename or profile), error))

    for folder, folders, names in os.walk(profile, onerror=unreadable):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in _LEFT_OUT)
        for name in sorted(names):
            path = Path(folder) / name
            try:
                is_file = stat.S_ISREG(path.lstat().st_mode)
            except OSError as error:
                problems.append(read_error(path, error))
                continue
            if is_file and not name.startswith(".") and not name.endswith(_REBUILT):
                found[path.relative_to(profile).as_posix()] = path
    return found, problems
