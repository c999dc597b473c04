"""Files that are never half written: a new file goes to the disk, and only then takes the old one's name."""

from __future__ import annotations

import errno
import itertools
import json
import os
from pathlib import Path
from typing import Any, Literal

from desktop_app.app.errors import (
    FileDamaged,
    StorageError,
    StorageFull,
    StorageMissing,
    StorageReadOnly,
)

MEGABYTE = 1024 * 1024
READ_LIMIT = 64 * MEGABYTE
UNFINISHED = ".unfinished"

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY = {errno.EACCES, errno.EPERM, errno.EROFS}
_MISSING = {errno.ENOENT, errno.ENOTDIR}

_serial = itertools.count()


def write_json(path: Path, data: dict[str, Any], layout: Literal["indented", "lines"] = "indented") -> None:
    """Write `data` so that at every moment the file holds either the old or the new whole.

    `lines` puts one entry of the outermost level on a line: quick for large data and still readable.
    Raises StorageFull, StorageReadOnly or StorageError, each naming the path; the old file is then untouched.
    """
    write_bytes(path, _encode(data, layout))


def write_bytes(path: Path, content: bytes) -> None:
    """As `write_json`, for any content. Makes the folder when it is missing."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{next(_serial)}{UNFINISHED}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        flush_folder(path.parent)
    except OSError as error:
        _drop(unfinished)
        raise storage_error(path, error) from error


def read_json(path: Path, limit: int = READ_LIMIT) -> dict[str, Any]:
    """The object a JSON file holds.

    Raises FileDamaged with the place (line and column, byte, or the whole file) when it holds anything else
    or more than `limit` bytes, and StorageMissing, StorageReadOnly or StorageError when it cannot be read.
    """
    return parse_json(path, read_bytes(path, limit))


def read_bytes(path: Path, limit: int = READ_LIMIT) -> bytes:
    """The content of a file of at most `limit` bytes; errors as `read_json`."""
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except OSError as error:
        raise storage_error(path, error) from error
    if len(content) > limit:
        raise FileDamaged("errors-file-too-large", path=path, limit=limit // MEGABYTE)
    return content


def parse_json(path: Path, content: bytes) -> dict[str, Any]:
    """The object that `content` spells; `path` is only named in the errors, which are as of `read_json`."""
    try:
        data = json.loads(content.decode("utf-8"), parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise FileDamaged("errors-file-not-text", path=path, position=error.start) from error
    except json.JSONDecodeError as error:
        raise FileDamaged("errors-file-not-json", path=path, line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise FileDamaged("errors-file-too-deep", path=path) from error
    except ValueError as error:  # NaN, or a number of thousands of digits: no place is given for these
        raise FileDamaged("errors-file-not-object", path=path) from error
    if not isinstance(data, dict):
        raise FileDamaged("errors-file-not-object", path=path)
    return data


def storage_error(path: Path, error: OSError) -> StorageError:
    """The error of the operating system as one of ours, naming the path."""
    if error.errno in _FULL:
        return StorageFull(path=path)
    if error.errno in _READ_ONLY:
        return StorageReadOnly(path=path)
    if error.errno in _MISSING:
        return StorageMissing(path=path)
    return StorageError(path=path, reason=error.strerror or type(error).__name__)


def flush_folder(folder: Path) -> None:
    """Put the names of a folder on the disk, so that a rename survives a power cut; Windows does so itself."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def clear_unfinished(folder: Path) -> None:
    """Remove what a killed process left half written under `folder`; only the holder of the lock may."""
    for leftover in list(folder.rglob(f".*{UNFINISHED}")):
        _drop(leftover)


def _encode(data: dict[str, Any], layout: Literal["indented", "lines"]) -> bytes:
    try:
        return _spell(data, layout, ascii_only=False).encode("utf-8")
    except UnicodeEncodeError:  # half a character, as some systems paste it: escaped, it can be kept
        return _spell(data, layout, ascii_only=True).encode("ascii")


def _spell(data: dict[str, Any], layout: Literal["indented", "lines"], *, ascii_only: bool) -> str:
    if layout == "indented":
        return json.dumps(data, ensure_ascii=ascii_only, allow_nan=False, indent=2) + "\n"
    entries = (json.dumps({key: value}, ensure_ascii=ascii_only, allow_nan=False)[1:-1] for key, value in data.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _refuse_constant(name: str) -> None:
    raise ValueError(name)


def _drop(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # it carries a name that nothing reads; the error worth telling is the one of the write
