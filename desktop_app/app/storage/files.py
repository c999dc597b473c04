"""Files that are never half written: a new file goes to the disk, and only then takes the old one's name."""

from __future__ import annotations

import errno
import itertools
import json
import math
import os
import stat
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

from desktop_app.app.errors import (
    FileDamaged,
    LongtableError,
    StorageError,
    StorageFull,
    StorageMissing,
    StorageReadOnly,
    StorageTooLarge,
    StorageUnreadable,
)
from desktop_app.app.texts.folding import sound

MEGABYTE = 1024 * 1024
READ_LIMIT = 64 * MEGABYTE
UNFINISHED = ".unfinished"

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY = {errno.EACCES, errno.EPERM, errno.EROFS}
_MISSING = {errno.ENOENT, errno.ENOTDIR}

T = TypeVar("T")

_serial = itertools.count()


def write_json(
    path: Path, data: dict[str, Any], layout: Literal["indented", "lines"] = "indented", limit: int = READ_LIMIT
) -> None:
    """Write `data` so that at every moment the file holds either the old or the new whole.

    `lines` puts one entry of the outermost level on a line: quick for large data and still readable. More than
    `limit` bytes are not written: reading would refuse them. Half a character, as some systems paste it, is written
    as the sign for one that is lost. Raises StorageFull, StorageTooLarge, StorageReadOnly or StorageError, each naming
    the path; the old file is then untouched.
    """
    content = _encode(data, layout)
    if len(content) > limit:
        raise StorageTooLarge(path=path, limit=limit // MEGABYTE)
    write_bytes(path, content)


def write_bytes(path: Path, content: bytes) -> None:
    """As `write_json`, for any content of any size. Makes the folder when it is missing."""
    unfinished = path.with_name(unfinished_name(path.name))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with unfinished.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        flush_folder(path.parent)
    except OSError as error:
        drop(unfinished)
        raise storage_error(path, error) from error


def read_json(path: Path, limit: int = READ_LIMIT) -> dict[str, Any]:
    """The object a JSON file holds.

    Raises FileDamaged with the place (line and column, byte, or the whole file) when it holds anything else
    or more than `limit` bytes, and StorageMissing, StorageReadOnly or StorageError when it cannot be read.
    """
    return parse_json(path, read_bytes(path, limit))


def read_bytes(path: Path, limit: int = READ_LIMIT) -> bytes:
    """The content of a file of at most `limit` bytes; errors as `read_json`. Only a plain file is read, nothing else
    under its name is one: a pipe would keep its reader waiting for ever."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileDamaged("errors-storage-no-file", path=path)
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, OSError) and error.errno == errno.ELOOP:
            raise FileDamaged("errors-storage-no-file", path=path) from error
        raise read_error(path, error) from error
    if len(content) > limit:
        raise FileDamaged("errors-file-too-large", path=path, limit=limit // MEGABYTE)
    return content


def parse_json(path: Path, content: bytes) -> dict[str, Any]:
    """The object that `content` spells; `path` is only named in the errors, which are as of `read_json`."""
    try:
        data = json.loads(content.decode("utf-8"), parse_constant=_refuse, parse_float=_finite)
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
    # Only an escape can spell half a character: no other file is walked through.
    whole: dict[str, Any] = _sound(data) if b"\\ud" in content or b"\\uD" in content else data
    return whole


def each_file(
    folder: Path, read: Callable[[Path], T], suffix: str = ".json"
) -> tuple[list[tuple[Path, T]], list[LongtableError]]:
    """As `each_file_by_name`, with what is wrong by itself."""
    found, problems = each_file_by_name(folder, read, suffix)
    return found, [problem for _, problem in problems]


def each_file_by_name(
    folder: Path, read: Callable[[Path], T], suffix: str = ".json"
) -> tuple[list[tuple[Path, T]], list[tuple[Path, LongtableError]]]:
    """What `read` makes of every file of a folder, in the order of their names, and what is wrong with the others.

    The one way to look through a folder: whatever one of its files is, whoever may read it and however it is called,
    the others are read. Hidden files are ours and left out. A folder that is not there is empty.
    """
    try:
        names = sorted(entry.name for entry in os.scandir(folder))
    except FileNotFoundError:
        return [], []
    except OSError as error:
        return [], [(folder, read_error(folder, error))]
    return read_each(_named(folder, names, suffix), read)


def read_each(
    paths: Iterable[Path], read: Callable[[Path], T]
) -> tuple[list[tuple[Path, T]], list[tuple[Path, LongtableError]]]:
    """What `read` makes of these files, and what is wrong with the others."""
    found: list[tuple[Path, T]] = []
    problems: list[tuple[Path, LongtableError]] = []
    for path in paths:
        try:
            found.append((path, read(path)))
        except LongtableError as problem:
            problems.append((path, problem))
        except (OSError, ValueError) as error:
            problems.append((path, read_error(path, error)))
    return found, problems


def _named(folder: Path, names: Iterable[str], suffix: str) -> list[Path]:
    return [folder / name for name in names if name.endswith(suffix) and not name.startswith(".")]


def read_error(path: Path, error: OSError | ValueError) -> StorageError:
    """What keeps a file from being read, as one of our errors. A ValueError is a path that no system takes."""
    if isinstance(error, ValueError):
        return StorageMissing(path=path)
    if error.errno in _READ_ONLY:
        return StorageUnreadable(path=path)
    return storage_error(path, error)


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


def is_taken(path: Path) -> bool:
    """Whether something carries that name. Raises a StorageError where the system does not say: a name that is only
    taken for free would cost what carries it."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        raise read_error(path, error) from error
    return True


def unfinished_name(what: str) -> str:
    """A name for something half made by this process; two calls never give the same. See `leftovers`."""
    return f".{what[:40]}.{os.getpid()}-{next(_serial)}{UNFINISHED}"


def clear_unfinished(folder: Path) -> None:
    """Remove what a killed process left half written under `folder`; only the holder of the lock may."""
    for inside, _, names in os.walk(folder):  # which passes over what it cannot look into
        for name in names:
            if name.startswith(".") and UNFINISHED in name:
                drop(Path(inside) / name)


def drop(path: Path) -> None:
    """Remove a file of ours that nothing reads; should that fail, it stays where it harms nobody."""
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        return


def _encode(data: dict[str, Any], layout: Literal["indented", "lines"]) -> bytes:
    text = _spell(data, layout)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        return sound(text).encode("utf-8")


def _spell(data: dict[str, Any], layout: Literal["indented", "lines"]) -> str:
    if layout == "indented":
        return json.dumps(data, ensure_ascii=False, allow_nan=False, indent=2) + "\n"
    entries = (json.dumps({key: value}, ensure_ascii=False, allow_nan=False)[1:-1] for key, value in data.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _sound(value: Any) -> Any:
    if isinstance(value, str):
        return sound(value)
    if isinstance(value, list):
        return [_sound(each) for each in value]
    if isinstance(value, dict):
        return {sound(name): _sound(each) for name, each in value.items()}
    return value


def _refuse(name: str) -> None:
    raise ValueError(name)


def _finite(spelled: str) -> float:
    """The number; "1e999" is none, and nothing that holds it could be written again."""
    number = float(spelled)
    if not math.isfinite(number):
        raise ValueError(spelled)
    return number
