"""Errors in what Qt calls by itself: they are reported as any other, instead of being thrown through Qt.

PySide6 6.12 ends the process when a Python exception leaves an overridden event or paint function.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")


def guarded(method: Callable[P, None]) -> Callable[P, None]:
    """An event or paint function whose errors go to ``sys.excepthook``; the table goes on as it was."""

    @wraps(method)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            method(*args, **kwargs)
        except Exception:
            sys.excepthook(*sys.exc_info())

    return run
