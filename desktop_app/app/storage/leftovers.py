"""What killed processes leave lying, and its removal at the next start.

Whatever is half made carries its process in its name: `.<what>.<process>.unfinished`. Another window may be at work in
the same folder, so only what a process that has ended left behind is removed.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import (
    UNFINISHED,
    drop,
    flush_folder,
    read_json,
    storage_error,
    unfinished_name,
    write_json,
)

_LEFTOVER = re.compile(rf"(?:\.|longtable-).*\.(?P<process>[0-9]{{1,10}})(?:-[0-9]+)?{re.escape(UNFINISHED)}(?:-\w+)?")
_OLDER = re.compile(r"\.(?:import|new)-.*")
"""How half made profiles were called before they carried their process."""
_A_DAY = 24 * 60 * 60
_PROMISE = ".outside."


@contextmanager
def promised(root: Path, unfinished: Path) -> Iterator[None]:
    """While something is half made outside the data folder `root`: should the process be killed meanwhile, the next
    start finds it by the note that is kept here."""
    note = root / unfinished_name(_PROMISE.strip("."))
    with suppress(LongtableError):  # a full disk must not keep a person from saving their things elsewhere
        write_json(note, {"unfinished": str(unfinished.absolute())})
    try:
        yield
    finally:
        drop(note)


@contextmanager
def made_beside(root: Path, target: Path) -> Iterator[Path]:
    """Where a file in somebody's own folder is made: beside its place, which it takes once it is whole.

    However that ends, nothing half made stays; should the process be killed, the next start of the program with the
    data folder `root` removes it, or the next file that is made there. Raises a StorageError naming the target.
    """
    _sweep_beside(target)
    unfinished = target.with_name(unfinished_name(target.name))
    with promised(root, unfinished):
        try:
            yield unfinished
            unfinished.replace(target)
            flush_folder(target.parent)
        except OSError as error:
            raise storage_error(target, error) from error
        finally:
            drop(unfinished)


def _sweep_beside(target: Path) -> None:
    """Remove what ended processes left of this very file, and nothing else: the folder is not ours."""
    begin = unfinished_name(target.name).rpartition(f".{os.getpid()}-")[0]
    try:
        names = [each.name for each in os.scandir(target.parent) if each.is_file(follow_symlinks=False)]
    except OSError:
        return  # the writing tells what is wrong
    for name in names:
        left = _LEFTOVER.fullmatch(name) if name.startswith(f"{begin}.") else None
        if left and not _is_alive(int(left["process"])):
            drop(target.parent / name)


def write_beside(root: Path, target: Path, content: bytes) -> None:
    """Write a file into somebody's own folder, all of it or nothing; see `made_beside`."""
    with made_beside(root, target) as unfinished:
        unfinished.write_bytes(content)


def sweep(folder: Path) -> None:
    """Remove what ended processes left half made in `folder` (not below it) and what they had promised from there."""
    try:
        left = [entry for entry in os.scandir(folder) if _is_left(entry)]
    except OSError:
        return  # the start goes on: nothing of it is ever read
    for entry in left:
        path = Path(entry.path)
        if entry.name.startswith(_PROMISE):
            _keep_promise(path)
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(path, ignore_errors=True)
        else:
            drop(path)


def _is_left(entry: os.DirEntry[str]) -> bool:
    found = _LEFTOVER.fullmatch(entry.name)
    if found:
        return not _is_alive(int(found["process"]))
    if not _OLDER.fullmatch(entry.name):
        return False
    facts = entry.stat(follow_symlinks=False)
    return stat.S_ISDIR(facts.st_mode) and facts.st_mtime < time.time() - _A_DAY


def _is_alive(process: int) -> bool:
    import psutil  # late: hardly any start finds something

    return process == os.getpid() or psutil.pid_exists(process)


def _keep_promise(note: Path) -> None:
    try:
        unfinished = Path(str(read_json(note).get("unfinished")))
    except LongtableError:
        return
    if _LEFTOVER.fullmatch(unfinished.name):
        drop(unfinished)
