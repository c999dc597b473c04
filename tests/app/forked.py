"""A piece of work in a process of its own: to be killed, or to meet a full or read-only disk for real."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


def killed_after(work: Callable[[Callable[[int], None]], None], reports: int, later: float) -> int:
    """Run `work` in a child, kill the child without warning once it has reported that often.

    `work` gets a function that it calls with a number after each finished piece. Returns the last number.
    The kill comes `later` than the report by so many seconds, so that it meets another moment each time.
    """
    reading, writing = os.pipe()
    child = _fork()
    if child == 0:
        os.close(reading)
        try:
            work(lambda number: _tell(writing, number))
        finally:
            os._exit(1)
    os.close(writing)
    last = -1
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        for _ in range(reports):
            last = int.from_bytes(pipe.read(4), "little")
        moment = time.perf_counter() + later
        while time.perf_counter() < moment:
            pass
        os.kill(child, signal.SIGKILL)
        while said := pipe.read(4):  # what it reported between the last look and its death
            last = int.from_bytes(said, "little")
    os.waitpid(child, 0)
    return last


def killed_before(target: Path, work: Callable[[], object]) -> None:
    """Kill `work` when all of `target` is written and it is about to take its place.

    The moment is the same on every machine; kills at moments left to chance are in `tests/attacks`.
    """

    def dying(report: Callable[[int], None]) -> None:
        def die(event: str, arguments: tuple[object, ...]) -> None:
            if event == "os.rename" and Path(str(arguments[1])) == target:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(die)
        work()
        report(1)

    assert killed_after(dying, reports=1, later=0) == 0, f"{target.name} took its place before the kill"


def outcome(work: Callable[[], Any], *, file_limit: int | None = None, plain_user: bool = False) -> Any:
    """What `work` returns or raises in a child that may write files of `file_limit` bytes at most, or that has
    the rights of a plain user even where the tests run as root."""
    reading, writing = os.pipe()
    child = _fork()
    if child == 0:
        os.close(reading)
        if file_limit is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, file_limit))
        if plain_user and os.getuid() == 0:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)
        try:
            answer = work()
        except Exception as error:
            answer = error
        os.write(writing, pickle.dumps(answer))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(said)


@contextmanager
def public_folder() -> Iterator[Path]:
    """A folder that any user may read and write, gone afterwards."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        for path in [folder, *folder.rglob("*")]:
            if path.is_dir():
                path.chmod(0o777)


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of 64 kB of its own; the test is skipped where the system does not let us mount one."""
    with tempfile.TemporaryDirectory() as name:
        mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", name]
        if os.getuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
            pytest.skip("mounting a small disk is not allowed here")
        try:
            yield Path(name)
        finally:
            subprocess.run(["umount", name], check=True)


def _fork() -> int:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # other threads: the child does file work alone
        return os.fork()


def _tell(pipe: int, number: int) -> None:
    os.write(pipe, number.to_bytes(4, "little"))
