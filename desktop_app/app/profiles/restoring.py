"""Taking back a part of a backup: settings, decks, campaigns, games, library, results, each on its own or file by file.

A backup of one's own is taken as it is. A zip from elsewhere, such as the export of another profile, is read with
distrust: only what a profile is known to hold is offered, and of its settings file the settings alone.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path, PurePosixPath

from desktop_app.app.profiles.backups import Backup, Preview
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profile_file import PROFILE_NAME, parse_profile
from desktop_app.app.profiles.results import RESULTS_NAME
from desktop_app.app.texts.folding import one_line
from desktop_app.engine.frozen import Frozen

KINDS = ("settings", "decks", "campaigns", "saves", "library", "results", "other")
"""What a profile holds, in the order in which it is offered; "other" is never taken from elsewhere."""
BY_NAME = ("decks", "campaigns")
"""Whose files are chosen one by one as well."""
_FILES = {PROFILE_NAME: "settings", RESULTS_NAME: "results"}
LONGEST_TITLE = 80
_ENDINGS = (".json", ".png", ".jpg", ".webp")


class Part(Frozen):
    """A part of a backup in which something differs from today: the files that are gone, and those that hold something
    else."""

    kind: str
    brought_back: tuple[str, ...]
    replaced: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """All its files."""
        return (*self.brought_back, *self.replaced)


def kind_of(name: str) -> str:
    """Which part of a profile a file belongs to, by its name inside the folder."""
    folders = PurePosixPath(name).parts
    if len(folders) == 1:
        return _FILES.get(name, "other")
    known = folders[0] in KINDS and folders[0] not in _FILES.values() and name.endswith(_ENDINGS)
    return folders[0] if known else "other"


def parts_of(preview: Preview) -> tuple[Part, ...]:
    """What of a backup differs from today, part by part."""
    found = []
    for kind in KINDS:
        back = tuple(name for name in preview.brought_back if kind_of(name) == kind)
        replaced = tuple(name for name in preview.replaced if kind_of(name) == kind)
        if (back or replaced) and not (preview.backup.foreign and kind == "other"):
            found.append(Part(kind, back, replaced))
    return tuple(found)


def title_in(content: bytes) -> str:
    """What a deck or campaign calls itself in its file, as a name is kept; "" for a file in which none stands."""
    try:
        document = json.loads(content)
    except (ValueError, RecursionError):
        return ""
    name = document.get("name", document.get("title")) if isinstance(document, dict) else None
    return one_line(name, LONGEST_TITLE) if isinstance(name, str) else ""


def from_elsewhere(path: Path, now: datetime) -> Backup:
    """A zip that somebody gave, to be looked into as a backup is."""
    return Backup(path, now, foreign=True)


def take_back(profile: Profile, backup: Backup, names: Collection[str], now: datetime) -> Backup:
    """Bring back the named files; the profile as it is now is backed up first and that backup is returned.

    Of a zip from elsewhere the settings are taken over, and the profile keeps its name. Raises BackupMissing when the
    zip is damaged or does not hold a file, FileDamaged for settings that cannot be read, or a StorageError.
    """
    wanted: Sequence[str] = [name for name in names if not backup.foreign or kind_of(name) != "other"]
    settings = None
    if backup.foreign and PROFILE_NAME in wanted:
        content = profile.backups.content(backup, PROFILE_NAME)
        settings = parse_profile(backup.path / PROFILE_NAME, content).settings
        wanted = [name for name in wanted if name != PROFILE_NAME]
    before = profile.backups.restore(backup, now, only=wanted)
    if settings is not None:
        profile.change_settings(**settings.model_dump())
    return before
