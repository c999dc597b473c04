"""A disk that fails: every step of a piece of work can be made the one that meets a broken or a full disk."""

from __future__ import annotations

import errno
import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

WRITING = ("write", "flush", "fsync", "mkdir", "replace", "rename", "truncate")
LOOKING = ("read", "scandir", "listdir", "unlink", "open", "stat", "lstat", "rmdir")


class FailingDisk:
    """Below `folder`, step number `at` fails, and with `for_good` all after it; `fired` says whether it came so far.

    A step is whatever asks the system something about a file: opening, reading, writing, flushing, renaming, listing. A
    full disk fails only where something is written.
    """

    def __init__(self, folder: Path, kind: int, at: int, *, for_good: bool) -> None:
        self._folder, self._kind, self._at, self._for_good = str(folder), kind, at, for_good
        self._steps = 0
        self._broken = True

    @property
    def fired(self) -> bool:
        """Whether the work came as far as the failing step."""
        return self._steps >= self._at

    def mended(self) -> None:
        """From now on all is well again."""
        self._broken = False

    def breaks(self) -> None:
        """From now on it fails."""
        self._broken = True

    def step(self, name: str, path: object) -> None:
        """One step of the work. Raises the error of the disk when it is the one."""
        if not self._broken or (self._kind == errno.ENOSPC and name not in WRITING):
            return
        if path is not None and not str(path).startswith(self._folder):
            return
        self._steps += 1
        if self._steps == self._at or (self._for_good and self._steps > self._at):
            raise OSError(self._kind, os.strerror(self._kind), str(path) if path is not None else None)

    def put_under(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stand between the program and the system."""
        for name in ("replace", "rename", "unlink", "mkdir", "rmdir", "scandir", "listdir", "stat", "lstat"):
            monkeypatch.setattr(os, name, self._guarded(name, getattr(os, name)))
        # Only files of ours are flushed in these tests, and a handle does not say where it leads.
        monkeypatch.setattr(os, "fsync", lambda _: self.step("fsync", None))
        whole = io.open

        def opened(file: Any, mode: str = "r", *args: Any, **more: Any) -> Any:
            self.step("write" if set(mode) & set("wxa+") else "open", file)
            made = whole(file, mode, *args, **more)
            return _File(made, self, file) if str(file).startswith(self._folder) else made

        monkeypatch.setattr(io, "open", opened)

    def _guarded(self, name: str, whole: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any = ".", *args: Any, **more: Any) -> Any:
            self.step(name, path)
            return whole(path, *args, **more)

        return call


class _File:
    """An open file whose every use is a step."""

    def __init__(self, file: Any, disk: FailingDisk, path: object) -> None:
        self._file, self._disk, self._path = file, disk, path

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._file, name)
        if name not in (*WRITING, *LOOKING):
            return found

        def used(*args: Any) -> Any:
            self._disk.step(name, self._path)
            return found(*args)

        return used
