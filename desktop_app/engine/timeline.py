"""Finding the way back: which quiet points to keep and where an undo leads."""

from __future__ import annotations

from desktop_app.engine.record import BY_HAND, BY_SEAT, Branch, Quiet, Record
from desktop_app.engine.rows import Steps

KEPT_IN_FULL = 200
KEPT_OF_OLDER = 10
SAVED_FARTHER_BACK = (1024, 128, 16)
PERSON = (BY_SEAT, BY_HAND)
STEPS_BACK = ("answer", "action", "phase")


def thin(quiet: list[Quiet]) -> bool:
    """Keeps the last 200 quiet points and one in ten of the older ones, in place; answers whether any went."""
    if len(quiet) <= KEPT_IN_FULL * 2:
        return False
    old = quiet[:-KEPT_IN_FULL]
    quiet[:-KEPT_IN_FULL] = old[:1] + old[KEPT_OF_OLDER::KEPT_OF_OLDER]
    return True


def worth_saving(quiet: list[Quiet], records: int) -> list[Quiet]:
    """The quiet points that go into a save: the first, a few ever farther back, and the last.

    Going back over some answers of a loaded game then plays at most eight times as many again.
    """
    found = [quiet[0]]
    for distance in SAVED_FARTHER_BACK:
        point = last_quiet(quiet, max(0, records - distance))
        if point.at > found[-1].at:
            found.append(point)
    return found if quiet[-1].at == found[-1].at else [*found, quiet[-1]]


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


def last_by_person(records: list[Record]) -> int | None:
    """The index of the last record that a person gave; None when there is none."""
    return next((i for i in range(len(records) - 1, -1, -1) if records[i].by in PERSON), None)


def has_person(records: list[Record]) -> bool:
    """Whether any of the records was given by a person."""
    return last_by_person(records) is not None


def undo_target(last: int, quiet: list[Quiet], steps: Steps, step: str) -> int:
    """How many records remain after undoing the record ``last`` and with it its "action" or "phase"."""
    if step == "answer":
        return last
    if step == "action":
        return min(last, last_quiet(quiet, last).at)
    return _start_of_phase(last, quiet, steps)


def after_next_person(line: list[Record], at: int) -> int | None:
    """Where a redo from ``at`` leads: past the next record of a person and what followed by itself."""
    following = next((i for i in range(at, len(line)) if line[i].by in PERSON), None)
    if following is None:
        return len(line) if at < len(line) else None
    return next((i for i in range(following + 1, len(line)) if line[i].by in PERSON), len(line))


def rest(line: list[Record], played: list[Record]) -> list[Record]:
    """What is left of a line when the answers that rows give themselves were played beyond it.

    They are the line's own first records, but for a line that goes on by hand: that undoes them.
    """
    return line[len(played) :] if line[: len(played)] == played else line


def in_common(one: list[Record], other: list[Record]) -> int:
    """How many records two lines begin with alike: only quiet points up to there belong to both."""
    for index, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine is not theirs and mine != theirs:
            return index
    return min(len(one), len(other))


def reroot(branches: list[Branch], at: int, line: list[Record]) -> None:
    """Makes the branches that fork off ``line`` after ``at`` fork off at ``at``, as the line is being left there."""
    for branch in branches:
        if branch.at > at:
            branch.records = line[at : branch.at] + branch.records
            branch.at = at


def free_name(branches: list[Branch]) -> str:
    """The first number that no branch is called."""
    names = [branch.name for branch in branches]
    return next(str(number) for number in range(1, len(names) + 2) if str(number) not in names)


def _start_of_phase(last: int, quiet: list[Quiet], steps: Steps) -> int:
    index = quiet.index(last_quiet(quiet, last))
    phase = _phase(quiet[index], steps)
    while index > 0 and _phase(quiet[index - 1], steps) == phase:
        index -= 1
    return min(last, quiet[index].at)


def _phase(point: Quiet, steps: Steps) -> str:
    return steps.row(point.state.position[0]).phase if point.state.position else ""
