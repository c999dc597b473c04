"""Memory that is free again goes back to the system, where the C library would keep it for the process."""

from __future__ import annotations

import sys


def give_back() -> None:
    """Gives free memory back: pictures that are given up lie between what stays, and glibc keeps such pages for later.
    A few milliseconds, for when a screen goes; nothing where the C library has no such call."""
    if sys.platform != "linux":
        return
    from ctypes import CDLL  # late: a megabyte for whoever never leaves a screen

    trim = getattr(CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
