"""Zips of a profile: written whole, and read with distrust, since they may come from a stranger."""

from __future__ import annotations

import errno
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath, PureWindowsPath

from desktop_app.app.errors import ArchiveRefused, LongtableError, StorageUnreadable
from desktop_app.app.storage.files import (
    MEGABYTE,
    UNFINISHED,
    drop,
    flush_folder,
    read_bytes,
    read_error,
    storage_error,
    write_bytes,
)
from desktop_app.app.texts.folding import sound
from desktop_app.engine.frozen import Frozen

LARGEST_ENTRY = 1024 * MEGABYTE
_CHUNK = 1 << 16
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)
# Written by us alone: what else compresses needs far more memory to unpack than its size tells.
_COMPRESSIONS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_PORTS = [f"{port}{number}" for port in ("COM", "LPT") for number in "123456789¹²³"]
_DEVICES = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", *_PORTS}
"""What Windows takes for a device in any folder; Python asks for it in another way in every version."""


class Bounds(Frozen):
    """How much a zip may hold before it is refused; sizes in MB."""

    packed: int = 256
    unpacked: int = 512
    files: int = 20_000


BOUNDS = Bounds()


def unfinished_zip(target: Path) -> Path:
    """The name that a zip carries until it is whole."""
    return target.with_name(f".{target.name[:40]}.{os.getpid()}{UNFINISHED}")


def pack(files: dict[str, Path], target: Path) -> list[LongtableError]:
    """Write a zip of `files` (name inside to file), whole or not at all. Raises a StorageError naming the target.

    A file that cannot be read, or whose name no zip can hold, is left out; the answer says which and why.
    """
    unfinished = unfinished_zip(target)
    problems: list[LongtableError] = []
    taken: set[str] = set()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("wb") as raw:
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
                # Of two names that some systems do not tell apart the plainer one, as ours are, is kept.
                for name, path in sorted(files.items(), key=lambda file: (file[0] != file[0].casefold(), file[0])):
                    try:
                        entry, content = _readable(name, path)
                    except LongtableError as problem:
                        problems.append(problem)
                    else:
                        if name.casefold() in taken:
                            problems.append(StorageUnreadable("errors-storage-name", path=path))
                            continue
                        taken.add(name.casefold())
                        archive.writestr(entry, content)
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(target)
        flush_folder(target.parent)
    except (OSError, ValueError) as error:
        raise storage_error(target, error) if isinstance(error, OSError) else read_error(target, error) from error
    finally:
        drop(unfinished)
    return problems


def _readable(name: str, path: Path) -> tuple[zipfile.ZipInfo, bytes]:
    """A file as an entry of a zip, read before anything of it is written. Raises StorageError or FileDamaged."""
    try:
        entry = zipfile.ZipInfo.from_file(path, name, strict_timestamps=False)
    except (OSError, ValueError) as error:
        raise read_error(path, error) from error
    if sound(name) != name or not _stays_inside(entry):  # nor would we unpack it again
        raise StorageUnreadable("errors-storage-name", path=path)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry, read_bytes(path, LARGEST_ENTRY)


def unpack(archive_path: Path, folder: Path, bounds: Bounds = BOUNDS) -> None:
    """Unpack a zip into a new folder.

    Raises ArchiveRefused for whatever is not a plain, bounded zip whose entries all stay inside the folder, and
    StorageError when it cannot be read or written. The caller throws the folder away after an error.
    """
    with opened(archive_path, bounds) as archive:
        for entry in checked_entries(archive_path, archive, bounds):
            write_bytes(folder / entry.filename, _content(archive, entry))


@contextmanager
def opened(archive_path: Path, bounds: Bounds = BOUNDS) -> Iterator[zipfile.ZipFile]:
    """The zip at a path, open for reading; whatever is broken inside becomes ArchiveRefused."""
    try:
        # The list of entries is read into memory at once, so the size of the whole bounds it.
        facts = archive_path.stat()
        if not stat.S_ISREG(facts.st_mode):
            raise StorageUnreadable("errors-storage-no-file", path=archive_path)
        if facts.st_size > bounds.packed * MEGABYTE:
            raise ArchiveRefused("errors-archive-too-large", path=archive_path, limit=bounds.packed)
        with zipfile.ZipFile(archive_path) as archive:
            yield archive
    except _BROKEN as error:
        raise ArchiveRefused("errors-archive-not-zip", path=archive_path) from error
    except OSError as error:
        if error.errno in (None, errno.EINVAL):  # the zip sent its reader to a place that is not there
            raise ArchiveRefused("errors-archive-not-zip", path=archive_path) from error
        raise read_error(archive_path, error) from error


def checked_entries(archive_path: Path, archive: zipfile.ZipFile, bounds: Bounds = BOUNDS) -> list[zipfile.ZipInfo]:
    """The files of a zip, all of them proven harmless by name, kind, number and told size."""
    entries = [entry for entry in archive.infolist() if not entry.filename.endswith("/")]
    if len(entries) > bounds.files:
        raise ArchiveRefused("errors-archive-too-many", path=archive_path, limit=bounds.files)
    if sum(entry.file_size for entry in entries) > bounds.unpacked * MEGABYTE:
        raise ArchiveRefused("errors-archive-too-large", path=archive_path, limit=bounds.unpacked)
    seen: set[str] = set()
    for entry in entries:
        if entry.compress_type not in _COMPRESSIONS:
            raise ArchiveRefused("errors-archive-not-zip", path=archive_path)
        if not _stays_inside(entry):
            raise ArchiveRefused("errors-archive-outside", path=archive_path, entry=ascii(entry.filename))
        # Some systems do not tell A from a: there the second file would overwrite the first.
        if entry.filename.casefold() in seen:
            raise ArchiveRefused("errors-archive-twice", path=archive_path, entry=ascii(entry.filename))
        seen.add(entry.filename.casefold())
    return entries


def _stays_inside(entry: zipfile.ZipInfo) -> bool:
    """A plain file with a relative path on every system, without `..`, drives, devices or odd characters."""
    name = entry.filename
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG) or "\\" in name or not name.isprintable():
        return False
    steps = PurePosixPath(name).parts
    if name.startswith("/") or PureWindowsPath(name).drive or ":" in name:
        return False
    return bool(steps) and all(_is_plain(step) for step in steps)


def _is_plain(step: str) -> bool:
    """A name that leads nowhere else, and on Windows to no device, whatever its ending."""
    device = step.partition(".")[0].rstrip().upper()
    return step not in ("..", ".") and not step.endswith((" ", ".")) and device not in _DEVICES


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The content of an entry, no longer than it told. Piece by piece, since in one go all of it is unpacked
    before its length is looked at: then a lie about the size would fill the memory."""
    with archive.open(entry) as file:
        return b"".join(iter(lambda: file.read(_CHUNK), b""))
