"""What can go wrong, told to a person: every error names a message that `Texts` renders in their language."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from desktop_app.app.texts.folding import sound

LONGEST_SHOWN = 600
"""Letters of a parameter that are shown; of a longer one the beginning and the end."""
_LINE = 100

if TYPE_CHECKING:
    from desktop_app.app.texts.texts import Texts


class LongtableError(Exception):
    """An error with a message id and its parameters instead of a sentence.

    A subclass names its usual message in `default_id`; a raise may name a more exact one.
    """

    default_id: ClassVar[str] = "errors-unexpected"

    def __init__(self, message_id: str = "", /, **params: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id or self.default_id
        self.params = params

    def text(self, texts: Texts) -> str:
        """The sentence a person reads, in the language of `texts`."""
        return texts(self.message_id, **{name: _shown(value, texts) for name, value in self.params.items()})

    def __str__(self) -> str:
        parts = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.message_id} ({parts})" if parts else self.message_id

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors travel between processes in `simulate --jobs`; keyword parameters need this to arrive.
        return _rebuild, (type(self), self.message_id, self.params)


def _shown(value: Any, texts: Texts) -> Any:
    """A parameter as a sentence can hold it: a name of a file may have bytes that are no letters, or no end."""
    if isinstance(value, LongtableError):
        return value.text(texts)
    if isinstance(value, tuple):
        return _listed([str(_shown(each, texts)) for each in value])
    if not isinstance(value, str | Path):
        return value
    shown = sound(str(value))
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[: LONGEST_SHOWN // 2]} ... {shown[-LONGEST_SHOWN // 2 :]}"


def _listed(names: list[str]) -> str:
    """The names of a list whole, in as many lines as they need: who asked for one that is none looks for it there."""
    return "\n".join(textwrap.wrap(", ".join(names), _LINE, break_long_words=False, break_on_hyphens=False))


def _rebuild(kind: type[LongtableError], message_id: str, params: dict[str, Any]) -> LongtableError:
    return kind(message_id, **params)


class StorageError(LongtableError):
    """A file could not be read or written; the error carries its `path`."""

    default_id = "errors-storage-failed"


class StorageFull(StorageError):
    """No room left on the disk, in the quota or in the allowed file size."""

    default_id = "errors-storage-full"


class StorageReadOnly(StorageError):
    """The file or its folder may not be written."""

    default_id = "errors-storage-read-only"


class StorageTooLarge(StorageError):
    """More than the program would read again, so it is not written."""

    default_id = "errors-storage-too-large"


class StorageUnreadable(StorageError):
    """The file or folder may not be read, or is no file at all."""

    default_id = "errors-storage-unreadable"


class StorageMissing(StorageError):
    """The file is not there."""

    default_id = "errors-storage-missing"


class FileDamaged(LongtableError):
    """A file does not hold what it should; `place` is itself a message: where in the file."""

    default_id = "errors-file-wrong-shape"

    @property
    def place(self) -> LongtableError:
        """Where in the file the damage was found, as a message of its own."""
        if "line" in self.params:
            return LongtableError("errors-place-line", line=self.params["line"], column=self.params["column"])
        if "position" in self.params:
            return LongtableError("errors-place-byte", position=self.params["position"])
        if "field" in self.params:
            return LongtableError("errors-place-field", field=self.params["field"])
        return LongtableError("errors-place-whole")


class FileTooNew(LongtableError):
    """A file of a newer format than this program knows: left exactly as it is."""

    default_id = "errors-save-too-new"


class ProfileInUse(LongtableError):
    """Another instance of the program has the profile open."""

    default_id = "errors-profile-in-use"


class ProfileMissing(LongtableError):
    """There is no profile in that folder."""

    default_id = "errors-profile-missing"


class ProfileNameRefused(LongtableError):
    """A profile may not carry that name."""

    default_id = "errors-profile-name-empty"


class SetAside(LongtableError):
    """A damaged file was kept under another name; `aside` says which, `place` where it is damaged."""


class ProfileDamaged(SetAside):
    """profile.json could not be read and was set aside."""

    default_id = "errors-profile-damaged"


class SaveDamaged(SetAside):
    """A saved game could not be read and was set aside."""

    default_id = "errors-save-damaged"


class ResultsDamaged(SetAside):
    """The list of results could not be read and was set aside."""

    default_id = "errors-results-damaged"


class ProfileTooNew(FileTooNew):
    """The profile is of a newer format."""

    default_id = "errors-profile-too-new"


class SaveTooNew(FileTooNew):
    """The saved game is of a newer format."""

    default_id = "errors-save-too-new"


class ResultsTooNew(FileTooNew):
    """The list of results is of a newer format."""

    default_id = "errors-results-too-new"


class ArchiveRefused(LongtableError):
    """A zip from outside is not a profile, or is hostile; nothing of it was kept."""

    default_id = "errors-archive-not-profile"


class BackupMissing(LongtableError):
    """There is no backup there."""

    default_id = "errors-backup-missing"
