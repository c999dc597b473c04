"""One measured number beside its bar and a baseline of the same run."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from desktop_app.engine.frozen import Frozen, replace

YARD = 2.4
"""How many milliseconds ``_yard`` takes on the machine the bars were set on, with nothing else running there."""
YARDS = 40
"""How often it is done to tell how slow a machine is: others come and go in a tenth of a second."""

PACED = ("ms", "decisions/s")
"""The units of what a slow machine makes worse; shares and sizes stay as they are."""


class Measure(Frozen):
    """A number, what it should reach, and what the same machine gives for something plain in the same run.

    ``most`` is a bar from above (milliseconds, megabytes), ``least`` one from below (decisions a second); the one that
    does not apply is None. ``slow`` says how many times longer than where the bars were set plain work took here and
    then: the bar moves with it. A measure that does plain work by turns tells it; None leaves it to whoever runs the
    measures. ``failed`` says why there is no number, or none to trust.
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
    slow: float | None = None

    @property
    def bar(self) -> float:
        """What the number should reach on a machine as slow as this."""
        slow = self.slow or 1.0
        return self.most * slow if self.most is not None else (self.least or 0) / slow

    @property
    def met(self) -> bool:
        """Whether the number reaches its bar."""
        if self.value is None or self.failed:
            return False
        return self.value <= self.bar if self.most is not None else self.value >= self.bar

    def as_json(self) -> str:
        """The measure as a line of JSON."""
        told: dict[str, Any] = {
            "what": self.what,
            "value": _rounded(self.value),
            "unit": self.unit,
            "bar": self.most if self.most is not None else self.least,
            "slow": _rounded(self.slow or 1.0),
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
        if self.slow is not None and self.slow > 1:
            bar += f", here {_rounded(self.bar):,}"
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
    return _timed(work, times, time.perf_counter)


def busy_milliseconds(work: Callable[[], object], times: int) -> list[float]:
    """As ``milliseconds``, of the processor: for work that waits for nothing, whatever else the machine does."""
    return _timed(work, times, time.process_time)


def _timed(work: Callable[[], object], times: int, clock: Callable[[], float]) -> list[float]:
    taken = []
    for _ in range(times):
        start = clock()
        work()
        taken.append((clock() - start) * 1000)
    return taken


def quickest(work: Callable[[], object], times: int = 50) -> float:
    """The quickest of several runs in milliseconds of the processor, after one that does not count."""
    work()
    return min(busy_milliseconds(work, times))


def quickest_of_each(runs: Sequence[Sequence[float]]) -> list[float]:
    """Of the same steps, taken in each of several runs, how long each took at its quickest.

    Whatever else the machine does only ever takes time, and its moments are shorter than a run.
    """
    return [min(step) for step in zip(*runs, strict=False)]


def at_worst(what: str, taken: Sequence[float], *, most: float, state: object, detail: str) -> Measure:
    """The slowest of several runs in milliseconds against its bar, beside a plain copy of one ``state``.

    A person waits for every one of them: the slowest run is the one that a bar is for.
    """
    return Measure(
        what,
        "ms",
        max(taken),
        most=most,
        baseline=quickest(lambda: copy.deepcopy(state), 10),
        baseline_is="copy.deepcopy of one state",
        detail=f"{detail}, slowest of {len(taken)}, quickest {min(taken):.3g} ms",
    )


def slowness() -> float:
    """How many times longer than on the machine the bars were set on plain work takes now; never less than 1."""
    return slowness_of(plain_work(YARDS))


def plain_work(times: int) -> list[float]:
    """How many milliseconds of the processor plain work takes now, to be done by turns with what is measured."""
    return busy_milliseconds(_yard, times)


def slowness_of(plain: Sequence[float]) -> float:
    """How many times longer than on the machine the bars were set on this plain work took; never less than 1."""
    return max(1.0, percentile(plain, 0.5) / YARD)


def slowness_at_best(plain: Sequence[float]) -> float:
    """The same at its quickest: for measures of which the quickest run counts as well."""
    return max(1.0, min(plain) / YARD)


def waited_for(work: Callable[[], object], times: int) -> tuple[list[float], float]:
    """For work that waits for more than the processor: its milliseconds on the wall, and how slow the machine was.

    Plain work by turns with it tells how long anything was kept waiting meanwhile.
    """
    taken, plain = [], []
    for _ in range(times):
        taken += milliseconds(work, 1)
        plain += milliseconds(_yard, 1)
    return taken, slowness_of(plain)


def at_this_pace(measures: Iterable[Measure]) -> Iterator[Measure]:
    """Measures whose bars move with how slow the machine is, before or after each of them."""
    before = slowness()
    for measure in measures:
        after = slowness()
        told = measure.slow if measure.slow is not None else max(before, after)
        yield replace(measure, slow=told if measure.unit in PACED else 1.0)
        before = after


def _yard() -> dict[str, int]:
    """Work like that of rules: names, small lists, look-ups."""
    found: dict[str, int] = {}
    for number in range(10_000):
        name = f"c{number % 100}"
        found[name] = found.get(name, 0) + number
        [name, number].index(number)
    return found


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
