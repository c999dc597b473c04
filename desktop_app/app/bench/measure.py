"""One measured number beside its bar and a baseline of the same run."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Measure:
    """A number, what it should reach, and what the same machine gives for something plain in the same run.

    ``most`` is a bar from above (milliseconds, megabytes), ``least`` one from below (decisions a second); the one that
    does not apply is None. ``failed`` says why there is no number, or none to trust.
    """

    what: str
    unit: str
    value: float | None
    most: float | None = None
    least: float | None = None
    baseline: float | None = None
    baseline_is: str = ""
    detail: str = ""
    failed: str = ""

    @property
    def met(self) -> bool:
        """Whether the number reaches its bar."""
        if self.value is None or self.failed:
            return False
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)

    def as_json(self) -> str:
        """The measure as a line of JSON."""
        told: dict[str, Any] = {
            "what": self.what,
            "value": _rounded(self.value),
            "unit": self.unit,
            "bar": self.most if self.most is not None else self.least,
            "bar_is": "at most" if self.most is not None else "at least",
            "met": self.met,
            "baseline": _rounded(self.baseline),
            "baseline_is": self.baseline_is,
            "detail": self.detail,
        }
        if self.failed:
            told["failed"] = self.failed
        return json.dumps(told, ensure_ascii=False)

    def as_text(self) -> str:
        """The measure as a line to read."""
        bar = f"at most {self.most:g}" if self.most is not None else f"at least {self.least:g}"
        value = self.failed or f"{_rounded(self.value):,} {self.unit}"
        baseline = f"; {self.baseline_is} {_rounded(self.baseline):,}" if self.baseline is not None else ""
        detail = f" ({self.detail})" if self.detail else ""
        return f"{'met ' if self.met else 'NOT '} {self.what}: {value}, bar {bar}{baseline}{detail}"


def _rounded(value: float | None) -> float | None:
    if value is None:
        return None
    return round(value) if abs(value) >= 1000 else float(f"{value:.3g}")


def milliseconds(work: Callable[[], object], times: int) -> list[float]:
    """How long each of several runs of ``work`` took, in milliseconds of the clock on the wall."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append((time.perf_counter() - start) * 1000)
    return taken


def quickest(work: Callable[[], object], times: int = 50) -> float:
    """The quickest of several runs in milliseconds, after one that does not count.

    For work that waits for nothing: whatever else the machine does can only add to it.
    """
    work()
    return min(milliseconds(work, times))


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
