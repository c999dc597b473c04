"""One profile, one open window: the lock that a second instance of the program meets."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from desktop_app.app.errors import ProfileInUse
from desktop_app.app.storage.files import storage_error

LOCK_NAME = ".lock"


class ProfileLock:
    """Held while a profile is open. The system lets go of it when the process ends, however it ends."""

    def __init__(self, folder: Path, name: str) -> None:
        """Take the lock of a profile folder; `name` is what the error calls the profile.

        Raises ProfileInUse when another instance holds it, StorageReadOnly when the folder is read-only.
        """
        self._lock = FileLock(folder / LOCK_NAME, timeout=0)
        try:
            self._lock.acquire()
        except Timeout as error:
            raise ProfileInUse(name=name) from error
        except OSError as error:
            raise storage_error(folder, error) from error

    def release(self) -> None:
        """Let go; doing it twice does no harm."""
        self._lock.release(force=True)
