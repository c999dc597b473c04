"""An end for what hangs."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


class Hangs(BaseException):
    """Something took longer than it ever should. No handler of ours takes it for anything else."""


@contextmanager
def no_longer_than(seconds: int) -> Iterator[None]:
    """Ends the work after so many seconds. Raises Hangs then."""

    def ring(*_: object) -> None:
        raise Hangs(f"longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
