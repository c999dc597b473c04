"""Profiles: one folder a person under the data folder of the platform, held by one open window at a time."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import platformdirs

from desktop_app.app.errors import (
    ArchiveRefused,
    FileDamaged,
    LongtableError,
    ProfileDamaged,
    ProfileMissing,
    ProfileNameRefused,
    ProfileTooNew,
    StorageMissing,
)
from desktop_app.app.profiles.backups import Backup, BackupStore, personal_files
from desktop_app.app.profiles.profile import FOLDERS, Profile
from desktop_app.app.profiles.profile_file import PROFILE_NAME, ProfileFile, parse_profile, read_profile, write_profile
from desktop_app.app.profiles.profile_names import NAME_LIMIT, clean_name, folder_name, is_profile_id
from desktop_app.app.profiles.settings import Settings
from desktop_app.app.storage.archive import BOUNDS, Bounds, pack, unfinished_zip, unpack
from desktop_app.app.storage.damage import set_aside, to_trash
from desktop_app.app.storage.files import (
    clear_unfinished,
    is_taken,
    read_error,
    read_json,
    storage_error,
    unfinished_name,
    write_json,
)
from desktop_app.app.storage.leftovers import promised, sweep
from desktop_app.app.storage.lock import ProfileLock
from desktop_app.engine.frozen import Frozen

DATA_VARIABLE = "LONGTABLE_DATA"


def utc_now() -> datetime:
    """This moment, in UTC: how every date of a profile is kept."""
    return datetime.now(UTC)


def data_folder(given: Path | None = None) -> Path:
    """Where all profiles live: what is given, else LONGTABLE_DATA, else the platform's own folder."""
    if given is not None:
        return given
    from_environment = os.environ.get(DATA_VARIABLE)
    return Path(from_environment or platformdirs.user_data_dir("Longtable", appauthor=False))


class ProfileEntry(Frozen):
    """A profile in the list; `problem` says why it cannot be opened as it is, and `file` is then None."""

    id: str
    folder: Path
    file: ProfileFile | None
    problem: LongtableError | None = None

    @property
    def name(self) -> str:
        """The name to show: the folder's when the profile cannot be read."""
        return self.file.name if self.file else self.id


class Profiles:
    """All profiles of this machine's user."""

    def __init__(self, root: Path | None = None, clock: Callable[[], datetime] = utc_now) -> None:
        self.root = data_folder(root)
        self._folder = self.root / "profiles"
        self._trash = self.root / "trash"
        self._last = self.root / "last_profile.json"
        self._clock = clock

    def all(self) -> list[ProfileEntry]:
        """Every profile, the last used first, then by name. Looking changes nothing, so no lock is needed."""
        try:
            folders = [path for path in self._folder.iterdir() if os.path.isdir(path) and path.name[0] != "."]
        except FileNotFoundError:
            return []
        except OSError as error:
            raise read_error(self._folder, error) from error
        last = self.last_used()
        entries = [_entry(folder) for folder in folders]
        return sorted(entries, key=lambda entry: (entry.id != last, entry.name.casefold(), entry.id))

    def last_used(self) -> str | None:
        """The id of the profile opened last, None when there is none or it is gone."""
        try:
            last = read_json(self._last).get("profile")
        except LongtableError:
            return None  # only a convenience of the start screen
        return last if isinstance(last, str) and is_profile_id(last) and os.path.isdir(self._folder / last) else None

    def create(self, name: str, **settings: Any) -> Profile:
        """Make a profile and open it. Raises ProfileNameRefused, or a StorageError naming the path."""
        name = self._free_name(name)
        folder = self._new_folder(name)
        # Built beside its place and renamed: a profile is there whole or not at all.
        building = self._folder / unfinished_name(f"new-{folder.name}")
        try:
            for kind in FOLDERS:
                (building / kind).mkdir(parents=True, exist_ok=True)
            file = ProfileFile(id=folder.name, name=name, created=self._clock(), settings=Settings(**settings))
            write_profile(building, file)
            building.rename(folder)
        except OSError as error:
            shutil.rmtree(building, ignore_errors=True)
            raise storage_error(folder, error) from error
        except LongtableError:
            shutil.rmtree(building, ignore_errors=True)
            raise
        return self.open(folder.name)

    def open(self, profile_id: str) -> Profile:
        """Open a profile and hold its lock.

        Raises ProfileInUse, ProfileMissing, ProfileTooNew (its files stay as they are), ProfileDamaged
        (profile.json is set aside; `newest_good_backup` may have another) or a StorageError.
        """
        folder = self._existing(profile_id)
        lock = ProfileLock(folder, _entry(folder).name)
        self.sweep()
        try:
            clear_unfinished(folder)
            profile = Profile(folder, self._read_or_set_aside(folder), lock)
        except LongtableError:
            lock.release()
            raise
        self._remember(profile)
        return profile

    def folder_of(self, profile_id: str) -> Path:
        """Where a profile lies, for looking only: whoever has it open may be writing. Raises ProfileMissing."""
        return self._existing(profile_id)

    def rename(self, profile: Profile, name: str) -> None:
        """Call an open profile something else; its folder keeps its name."""
        profile.call(self._free_name(name, but=profile.id))

    def delete(self, profile_id: str) -> Path:
        """Move a whole profile to the trash folder and say where it lies. Raises ProfileInUse while it is open."""
        folder = self._existing(profile_id)
        ProfileLock(folder, _entry(folder).name).release()
        return to_trash(folder, self._trash, self._clock())

    def newest_good_backup(self, profile_id: str) -> Backup | None:
        """The newest backup with a sound profile.json, to offer when the present one is damaged."""
        return BackupStore(self._existing(profile_id)).newest_good(PROFILE_NAME, parse_profile)

    def restore_file(self, profile_id: str, backup: Backup) -> Profile:
        """Bring back profile.json alone from a backup, keep all else as it is, and open the profile."""
        folder = self._existing(profile_id)
        lock = ProfileLock(folder, profile_id)
        try:
            BackupStore(folder).restore(backup, self._clock(), only=[PROFILE_NAME])
        finally:
            lock.release()
        return self.open(profile_id)

    def begin_anew(self, profile_id: str, name: str) -> Profile:
        """Give a profile that lost its profile.json a new one, with all its decks and games, and open it."""
        folder = self._existing(profile_id)
        name = self._free_name(name, but=profile_id)
        lock = ProfileLock(folder, profile_id)
        try:
            if is_taken(folder / PROFILE_NAME):
                set_aside(folder / PROFILE_NAME)
            write_profile(folder, ProfileFile(id=profile_id, name=name, created=self._clock()))
        finally:
            lock.release()
        return self.open(profile_id)

    def export(self, profile: Profile, target: Path) -> list[LongtableError]:
        """Write a whole open profile as one zip; files that could not be read are left out and answered, by name.

        Raises a StorageError naming the path.
        """
        files, unreadable = personal_files(profile.folder)
        with promised(self.root, unfinished_zip(target)):
            return unreadable + pack(files, target)

    def import_zip(self, archive: Path, bounds: Bounds = BOUNDS) -> ProfileEntry:
        """Add the profile in a zip beside the others; a name that is taken gets a number.

        Raises ArchiveRefused, ProfileTooNew or a StorageError; then nothing was added.
        """
        arriving = self._arrivals()
        try:
            unpack(archive, arriving, bounds)
            file = _arrived(archive, arriving)
            name = self._numbered_name(file.name)
            folder = self._new_folder(name)
            write_profile(arriving, file.model_copy(update={"id": folder.name, "name": name}))
            for kind in FOLDERS:
                (arriving / kind).mkdir(exist_ok=True)
            arriving.rename(folder)
        except OSError as error:
            raise storage_error(self._folder, error) from error
        finally:
            shutil.rmtree(arriving, ignore_errors=True)
        return _entry(folder)

    def _arrivals(self) -> Path:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            arriving = self._folder / unfinished_name("import")
            arriving.mkdir()
            return arriving
        except OSError as error:
            raise storage_error(self._folder, error) from error

    def sweep(self) -> None:
        """Remove what processes that were killed left half made beside the profiles. `open` does it."""
        for folder in (self.root, self._folder, self.root / "reports", Path(tempfile.gettempdir())):
            sweep(folder)

    def _read_or_set_aside(self, folder: Path) -> ProfileFile:
        path = folder / PROFILE_NAME
        try:
            return read_profile(folder)
        except FileDamaged as damage:
            raise ProfileDamaged(path=folder, place=damage.place, aside=set_aside(path)) from damage
        except StorageMissing as error:
            raise ProfileDamaged("errors-profile-lost", path=folder) from error

    def _remember(self, profile: Profile) -> None:
        try:
            write_json(self._last, {"profile": profile.id})
        except LongtableError:
            return  # a full disk must not keep a person from their decks

    def _existing(self, profile_id: str) -> Path:
        folder = self._folder / profile_id
        if not is_profile_id(profile_id) or not os.path.isdir(folder):
            raise ProfileMissing(path=folder)
        return folder

    def _free_name(self, name: str, but: str | None = None) -> str:
        name = clean_name(name)
        if name.casefold() in {entry.name.casefold() for entry in self.all() if entry.id != but}:
            raise ProfileNameRefused("errors-profile-name-taken", name=name)
        return name

    def _numbered_name(self, name: str) -> str:
        taken = {entry.name.casefold() for entry in self.all()}
        wished = [name, *(f"{name[: NAME_LIMIT - 5]} ({number})" for number in range(2, 1000))]
        return next(candidate for candidate in wished if candidate.casefold() not in taken)

    def _new_folder(self, name: str) -> Path:
        slug = folder_name(name)
        wished = [slug, *(f"{slug}-{number}" for number in range(2, 1000))]
        return next(self._folder / one for one in wished if not is_taken(self._folder / one))


def _entry(folder: Path) -> ProfileEntry:
    try:
        return ProfileEntry(folder.name, folder, read_profile(folder))
    except StorageMissing:
        return ProfileEntry(folder.name, folder, None, ProfileDamaged("errors-profile-lost", path=folder))
    except LongtableError as problem:
        return ProfileEntry(folder.name, folder, None, problem)


def _arrived(archive: Path, folder: Path) -> ProfileFile:
    try:
        file = read_profile(folder)
        return file.model_copy(update={"name": clean_name(file.name)})
    except ProfileTooNew as error:
        raise ProfileTooNew(**{**error.params, "path": archive}) from error
    except (FileDamaged, StorageMissing, ProfileNameRefused) as error:
        raise ArchiveRefused("errors-archive-not-profile", path=archive) from error
