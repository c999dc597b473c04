"""Finding the way back: which snapshots to keep and where an undo leads."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeVar

from desktop_app.engine.record import BY_HAND, BY_SEAT, Branch, Mark, Record, Snapshot

APART = 10
DENSE = 1000
FAR_APART = 100
SAVED_FARTHER_BACK = (1024, 256, 64, 16)
PERSON = (BY_SEAT, BY_HAND)
STEPS_BACK = ("answer", "action", "phase")

Point = TypeVar("Point", Mark, Snapshot)


def keep(snapshots: list[Snapshot], newest: Snapshot) -> None:
    """Adds a snapshot: they stand ten answers apart, farther than 1,000 answers back a hundred.

    Only the newest may be closer. At most two older ones go for one that comes, so that it never costs much at once.
    """
    if (len(snapshots) > 1 and snapshots[-1].at - snapshots[-2].at < APART) or snapshots[-1].at == newest.at:
        snapshots.pop()
    snapshots.append(newest)
    for index in range(1, len(snapshots)):
        if newest.at - snapshots[index].at <= DENSE:
            return
        if snapshots[index].at - snapshots[index - 1].at < FAR_APART:
            del snapshots[index]
            return


def worth_saving(snapshots: list[Snapshot], records: int) -> list[Snapshot]:
    """The snapshots that go into a save: the first, a few ever farther back, and the last.

    Going back over some answers of a loaded game then plays at most four times as many again.
    """
    found = [snapshots[0]]
    for distance in SAVED_FARTHER_BACK:
        point = latest(snapshots, max(0, records - distance))
        if point.at > found[-1].at:
            found.append(point)
    return found if snapshots[-1].at == found[-1].at else [*found, snapshots[-1]]


def latest(points: Sequence[Point], at: int) -> Point:
    """The latest quiet point with at most ``at`` records before it; the first one if there is none."""
    return points[_index(points, at)]


def starts_of_phases(marks: Sequence[Mark]) -> list[Mark]:
    """The quiet points at which the phase became another."""
    return [mark for index, mark in enumerate(marks) if index == 0 or marks[index - 1].phase != mark.phase]


def last_by_person(records: list[Record]) -> int | None:
    """The index of the last record that a person gave; None when there is none."""
    return next((i for i in range(len(records) - 1, -1, -1) if records[i].by in PERSON), None)


def has_person(records: list[Record]) -> bool:
    """Whether any of the records was given by a person."""
    return last_by_person(records) is not None


def undo_target(last: int, marks: Sequence[Mark], step: str) -> int:
    """How many records remain after undoing the record ``last`` and with it its "action" or "phase"."""
    if step == "answer":
        return last
    if step == "action":
        return min(last, latest(marks, last).at)
    return min(last, _start_of_phase(last, marks))


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


def _index(points: Sequence[Point], at: int) -> int:
    return max(0, bisect_right(points, at, key=lambda point: point.at) - 1)


def _start_of_phase(last: int, marks: Sequence[Mark]) -> int:
    index = _index(marks, last)
    while index > 0 and marks[index - 1].phase == marks[index].phase:
        index -= 1
    return marks[index].at
