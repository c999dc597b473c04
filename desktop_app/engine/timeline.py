"""Finding the way back: which quiet points to keep and where an undo leads."""

from __future__ import annotations

from desktop_app.engine.record import BY_HAND, BY_SEAT, Quiet, Record
from desktop_app.engine.rows import Steps

KEPT_IN_FULL = 200
KEPT_OF_OLDER = 10


def thin(quiet: list[Quiet]) -> None:
    """Keeps the last 200 quiet points and one in ten of the older ones, in place."""
    if len(quiet) > KEPT_IN_FULL * 2:
        old = quiet[:-KEPT_IN_FULL]
        quiet[:-KEPT_IN_FULL] = old[:1] + old[KEPT_OF_OLDER::KEPT_OF_OLDER]


def last_quiet(quiet: list[Quiet], at: int) -> Quiet:
    """The latest quiet point with at most ``at`` records before it."""
    low, high = 0, len(quiet)
    while high - low > 1:
        middle = (low + high) // 2
        if quiet[middle].at <= at:
            low = middle
        else:
            high = middle
    return quiet[low]


def undo_target(records: list[Record], quiet: list[Quiet], steps: Steps, step: str) -> int | None:
    """How many records remain after undoing one "answer", "action" or "phase"; None when nothing is left.

    Raises:
        ValueError: for another word.
    """
    if step not in ("answer", "action", "phase"):
        raise ValueError(f"unknown undo step {step!r}")
    last = next((i for i in range(len(records) - 1, -1, -1) if records[i].by in (BY_SEAT, BY_HAND)), None)
    if last is None or step == "answer":
        return last
    if step == "action":
        return min(last, last_quiet(quiet, last).at)
    return _start_of_phase(last, quiet, steps)


def _start_of_phase(last: int, quiet: list[Quiet], steps: Steps) -> int:
    index = quiet.index(last_quiet(quiet, last))
    phase = _phase(quiet[index], steps)
    while index > 0 and _phase(quiet[index - 1], steps) == phase:
        index -= 1
    return min(last, quiet[index].at)


def _phase(point: Quiet, steps: Steps) -> str:
    return steps.row(point.state.position[0]).phase if point.state.position else ""
