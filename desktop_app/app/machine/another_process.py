"""How a process that works for this one begins, and a piece of work done by one that ends with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, TypeVar

from desktop_app.app.errors import LongtableError
from desktop_app.app.machine.idle_memory import look_seldom
from desktop_app.games import TENANTS, let_in

T = TypeVar("T")
Hear = Callable[[int, int], None]
"""Hears how much of how much is done."""
A_LOOK = 0.05
"""Seconds between two looks at what the other process says."""


class Apart(Exception):
    """The other process did not begin, or ended before its work was done."""


def doors() -> list[str]:
    """Where another process finds the games that do not ship."""
    return [guest.door for guest in TENANTS.guests() if guest.door]


def settle_in(doors: Sequence[str]) -> None:
    """The first thing another process does: it takes in the games behind these doors, and ends with the one that began
    it."""
    Thread(target=_end_with_the_first, daemon=True).start()
    look_seldom()
    let_in(doors)


def _end_with_the_first() -> None:
    """Nobody else ends this process when the one that began it was killed: it would wait for work, or go on, for
    ever."""
    first = parent_process()
    if first is not None:
        wait([first.sentinel])
        os._exit(1)


def done_apart(work: Callable[..., T], arguments: Sequence[Any], hear: Hear | None = None) -> T:
    """What `work(*arguments, report=...)` gives, done by a process of its own: all memory that it takes goes with it.

    The work is a function of a module and tells `report` from time to time how much of how much is done. `hear` is
    called again and again meanwhile; what it raises is raised here, and the other process stops as soon as it has
    something to report. Raises what the work raises of ours, or Apart.
    """
    spawn = get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    process = spawn.Process(target=_work, args=(theirs, doors(), work, arguments), daemon=True)
    with ours:
        try:
            process.start()
            theirs.close()
            done = _heard(ours, hear)
        except (OSError, EOFError) as error:
            raise Apart from error
    process.join()
    if isinstance(done, LongtableError):
        raise done
    found: T = done
    return found


def _heard(ours: Connection, hear: Hear | None) -> Any:
    """The last thing the other process says; of what it says before that `hear` hears. Raises EOFError for none."""
    far = (0, 1)
    while True:
        if ours.poll(A_LOOK):
            is_last, said = ours.recv()
            if is_last:
                return said
            far = said
        if hear is not None:
            hear(*far)


def _work(told: Connection, doors: Sequence[str], work: Callable[..., Any], arguments: Sequence[Any]) -> None:
    """Nobody listens any more where the pipe is broken: then there is nothing to do."""
    with suppress(BrokenPipeError):
        settle_in(doors)
        done: object
        try:
            done = work(*arguments, report=lambda *far: told.send((False, far)))
        except LongtableError as error:
            done = error
        told.send((True, done))
