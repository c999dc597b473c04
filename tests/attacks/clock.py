"""An end for what hangs."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 30
"""So many times longer may it take on the wall, where others use the processor."""


class Hangs(BaseException):
    """Something took longer than it ever should. No handler of ours takes it for anything else."""


@contextmanager
def no_longer_than(seconds: int) -> Iterator[None]:
    """Ends the work after so many seconds of the processor, or many times as many of waiting. Raises Hangs then."""

    def ring(*_: object) -> None:
        raise Hangs(f"longer than {seconds} s")

    before = {each: signal.signal(each, ring) for each in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(seconds * PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
        for each, handler in before.items():
            signal.signal(each, handler)
