"""Names of profiles: anything a person types, and a folder name for it that every system takes."""

from __future__ import annotations

import re
import unicodedata

from desktop_app.app.errors import ProfileNameRefused
from desktop_app.app.texts.folding import one_line

NAME_LIMIT = 60
# Names of devices, which Windows refuses as folders.
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(-.*)?")


def clean_name(name: str) -> str:
    """A name as it is kept: one line, composed letters, no control characters. Raises ProfileNameRefused."""
    name = one_line(name, 10 * NAME_LIMIT)
    if not name:
        raise ProfileNameRefused("errors-profile-name-empty")
    if len(name) > NAME_LIMIT:
        raise ProfileNameRefused("errors-profile-name-too-long", length=len(name), limit=NAME_LIMIT)
    return name


def folder_name(name: str) -> str:
    """A folder name that every system takes, as close to the person's name as that goes."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    slug = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:40].rstrip("-")
    return f"profile-{slug}".rstrip("-") if not slug or _RESERVED.fullmatch(slug) else slug


def is_profile_id(text: str) -> bool:
    """Could this be the folder name of a profile? Nothing else is ever joined to a path."""
    return re.fullmatch(r"[a-z0-9][a-z0-9-]{0,79}", text) is not None
