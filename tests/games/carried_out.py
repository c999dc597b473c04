"""What happens without anybody being asked."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any


def run(deed: Coroutine[Any, Any, Any]) -> Any:
    """Runs a coroutine that asks nobody anything."""
    try:
        deed.send(None)
    except StopIteration as finished:
        return finished.value
    raise AssertionError("something was asked")
