"""profile.json: who the profile belongs to and what they have chosen."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.errors import ProfileTooNew
from desktop_app.app.profiles.settings import Settings
from desktop_app.app.storage.damage import wrong_shape
from desktop_app.app.storage.files import MEGABYTE, parse_json, read_bytes, write_json
from desktop_app.app.storage.migrations import PROFILE_FORMAT, PROFILE_MIGRATIONS, migrated
from desktop_app.app.storage.moments import Moment

PROFILE_NAME = "profile.json"


class ProfileFile(BaseModel):
    """What profile.json holds; language and theme are among the settings."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    format: int = PROFILE_FORMAT
    id: str
    name: str = Field(min_length=1, max_length=200)
    created: Moment
    settings: Settings = Settings()


def read_profile(folder: Path) -> ProfileFile:
    """The profile.json of a folder. Raises ProfileTooNew, FileDamaged or a StorageError; changes nothing."""
    path = folder / PROFILE_NAME
    return parse_profile(path, read_bytes(path, limit=MEGABYTE))


def parse_profile(path: Path, content: bytes) -> ProfileFile:
    """As `read_profile`, from the content of the file at `path`."""
    data = migrated(path, parse_json(path, content), PROFILE_MIGRATIONS, PROFILE_FORMAT, ProfileTooNew)
    try:
        return ProfileFile.model_validate(data)
    except ValidationError as error:
        raise wrong_shape(path, error) from error


def write_profile(folder: Path, file: ProfileFile) -> None:
    """Write profile.json, whole or not at all. Raises a StorageError naming the file."""
    write_json(folder / PROFILE_NAME, file.model_dump(mode="json"))
