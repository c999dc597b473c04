"""What `longtable doctor` says: versions, folders, what Qt finds here, and the health of the profiles.

It only looks. Nothing is repaired or set aside, so that it may run beside an open window.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from desktop_app import __version__
from desktop_app.app.atlas import PREFIXES, AtlasDamaged, load_atlas
from desktop_app.app.errors import LongtableError
from desktop_app.app.machine.display import has_display
from desktop_app.app.machine.itself import itself
from desktop_app.app.machine.system_libraries import install_command, missing_libraries
from desktop_app.app.profiles.profile import FOLDERS
from desktop_app.app.profiles.profiles import Profiles, data_folder
from desktop_app.app.saves.saves import read_save
from desktop_app.app.storage.files import read_json
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen, field
from desktop_app.paths import RESOURCES, TRANSLATIONS

OLDEST_PYTHON = (3, 11)
PACKAGES = ("PySide6-Essentials", "pydantic", "msgspec", "platformdirs", "fluent.runtime", "PyYAML", "filelock")
LITTLE_SPACE = 200 * 1024 * 1024
QT_SECONDS = 30


class Level(StrEnum):
    """How a finding is meant: all is well, worth knowing, or something will not work."""

    GOOD = "good"
    NOTE = "note"
    BAD = "bad"


class Finding(Frozen):
    """One thing that was looked at: a message and its parameters."""

    level: Level
    message_id: str
    params: dict[str, str | int | LongtableError] = field(default_factory=dict)

    def text(self, texts: Texts) -> str:
        """The sentence in the language of `texts`."""
        words = {
            name: value.text(texts) if isinstance(value, LongtableError) else value
            for name, value in self.params.items()
        }
        return texts(self.message_id, **words)


def examine(root: Path | None = None) -> list[Finding]:
    """Everything worth knowing about this installation; `root` stands for another data folder."""
    return [*_versions(), *_shipped(), *_screen(), *_data(data_folder(root)), *_profiles(Profiles(root))]


def _versions() -> Iterator[Finding]:
    yield Finding(Level.GOOD, "doctor-longtable", {"version": __version__})
    python = Level.GOOD if sys.version_info >= OLDEST_PYTHON else Level.BAD
    params: dict[str, str | int | LongtableError] = {
        "version": platform.python_version(),
        "system": platform.platform(terse=True),
    }
    yield Finding(python, "doctor-python", params)
    for package in PACKAGES:
        try:
            yield Finding(Level.GOOD, "doctor-package", {"name": package, "version": version(package)})
        except PackageNotFoundError:
            yield Finding(Level.BAD, "doctor-package-missing", {"name": package})


def _shipped() -> Iterator[Finding]:
    """The folders and atlases that come with the application."""
    for folder in (RESOURCES, TRANSLATIONS):
        if not folder.is_dir():
            yield Finding(Level.BAD, "doctor-folder-missing", {"path": str(folder)})
    for game in PREFIXES:
        try:
            rules = len(load_atlas(game).rules)
        except AtlasDamaged as error:
            yield Finding(Level.BAD, "doctor-atlas-damaged", {"game": game, "reason": str(error)})
        else:
            yield Finding(Level.GOOD, "doctor-atlas", {"game": game, "rules": rules})


def _screen() -> Iterator[Finding]:
    missing = missing_libraries()
    if missing:
        bad = any(library.always for library in missing)
        names = ", ".join(library.name for library in missing)
        yield Finding(
            Level.BAD if bad else Level.NOTE,
            "doctor-libraries-missing",
            {"names": names, "line": install_command(missing)},
        )
    if not has_display():
        yield Finding(Level.NOTE, "doctor-no-display")
    yield _qt()


def _qt() -> Finding:
    """Asks Qt in a process of its own, because it ends the process when its platform does not start."""
    variables = dict(os.environ)
    if not has_display():
        variables.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        answer = subprocess.run(
            itself("qt"),
            env=variables,
            capture_output=True,
            text=True,
            timeout=QT_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return Finding(Level.BAD, "doctor-qt-fails", {"reason": str(error)})
    if answer.returncode:
        complaints = answer.stderr.strip().splitlines()
        return Finding(Level.BAD, "doctor-qt-fails", {"reason": complaints[-1] if complaints else "?"})
    qt_version, name = answer.stdout.split()
    return Finding(Level.GOOD, "doctor-qt", {"version": qt_version, "platform": name})


def _data(folder: Path) -> Iterator[Finding]:
    existing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            yield Finding(Level.GOOD, "doctor-data-folder", {"path": str(folder)})
    except OSError as error:
        reason = error.strerror or str(error)
        yield Finding(Level.BAD, "doctor-data-unwritable", {"path": str(folder), "reason": reason})
    free = shutil.disk_usage(existing).free
    if free < LITTLE_SPACE:
        yield Finding(Level.NOTE, "doctor-little-space", {"path": str(existing), "megabytes": free // (1024 * 1024)})


def _profiles(profiles: Profiles) -> Iterator[Finding]:
    try:
        entries = profiles.all()
    except LongtableError as problem:
        yield Finding(Level.BAD, "doctor-profiles-unreadable", {"problem": problem})
        return
    if not entries:
        yield Finding(Level.NOTE, "doctor-no-profile")
    for entry in entries:
        problems = [] if entry.problem is None else [entry.problem]
        problems += _unreadable(entry.folder)
        for found in problems:
            yield Finding(Level.BAD, "doctor-profile-problem", {"name": entry.name, "problem": found})
        aside = sum(1 for _ in entry.folder.rglob("*.damaged*"))
        if aside:
            yield Finding(Level.NOTE, "doctor-profile-aside", {"name": entry.name, "count": aside})
        if not problems:
            saves = len(_files(entry.folder / "saves"))
            yield Finding(Level.GOOD, "doctor-profile", {"name": entry.name, "saves": saves})


def _unreadable(profile: Path) -> Iterator[LongtableError]:
    """What is wrong with the files of a profile, each left as it lies."""
    for kind in FOLDERS:
        for path in _files(profile / kind):
            try:
                if kind == "saves":
                    read_save(path)
                else:
                    read_json(path)
            except LongtableError as problem:
                yield problem


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.json") if not path.name.startswith("."))
