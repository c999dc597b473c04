"""What a measure says to whoever asked for it, and the window that all of them measure in."""

from __future__ import annotations

import json
import time

SIZE = (1920, 1080)


def say(what: str, **numbers: object) -> None:
    """One line for whoever measures, at once; always with the seconds that the process has had of the processor."""
    print(json.dumps({"what": what, "processor": time.process_time(), **numbers}), flush=True)


def memory() -> float:
    """The memory that the process holds, in MB."""
    import psutil  # late: to read it takes a twentieth of a start, which is measured as well

    return float(psutil.Process().memory_info().rss / 1e6)
