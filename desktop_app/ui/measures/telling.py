"""What a measure says to whoever asked for it, and the window that all of them measure in."""

from __future__ import annotations

import json
import time

import psutil

SIZE = (1920, 1080)


def say(what: str, **numbers: object) -> None:
    """One line for whoever measures, at once; always with the memory that the process holds, in MB,
    and the seconds that it has had of the processor."""
    memory, processor = psutil.Process().memory_info().rss / 1e6, time.process_time()
    print(json.dumps({"what": what, "memory": memory, "processor": processor, **numbers}), flush=True)
