"""Where the game is in the book: phases, and the steps of the phase at hand. Plain data for the phase track."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.rows import Row, Steps
from desktop_app.engine.view import View

DONE, NOW, COMING = "done", "now", "coming"
WINDOW = "w"
"""How the id of the window after a step ends: 6.4.1w."""


class Stop(Frozen):
    """One place on the track. ``row`` is "" for a phase; a window is a stop of its own."""

    id: str
    when: str
    window: bool = False


class Track(Frozen):
    """The phases in order, and the steps of the current one."""

    phases: tuple[Stop, ...]
    steps: tuple[Stop, ...]
    phase: str


def track_of(steps: Steps, view: View) -> Track:
    """The track for a view; an inner table (an attack) opens within the step that runs it."""
    if not view.place:
        return Track((), (), "")
    rows = _rows(steps, view.place[0][0])
    here = _index(rows, _running(view.place, 0))
    phase = rows[here].phase if rows else ""
    return Track(tuple(_phases(rows, phase)), tuple(_open(steps, view.place, 0, phase)), phase)


def step_of(steps: Steps, row: str) -> str:
    """The step that a row belongs to: a window's is the one it follows in its table."""
    step = row.removesuffix(WINDOW)
    if step != row and any({row, step} <= {each.id for each in rows} for rows in steps.tables.values()):
        return step
    return row


def next_decision(steps: Steps, view: View, decisions: Sequence[str]) -> str:
    """The next row at which players decide: in the innermost table that still has one ahead, or from the beginning
    of the outermost; "" where the game names none."""
    for level in range(len(view.place) - 1, -1, -1):
        rows = _rows(steps, view.place[level][0])
        ahead = rows[_index(rows, _running(view.place, level)) + 1 :]
        found = next((row.id for row in ahead if row.id in decisions), "")
        if found:
            return found
    return decisions[0] if decisions else ""


def coming_rows(steps: Steps, view: View) -> list[tuple[str, str]]:
    """The steps of the book that are still to come this round, each with its phase: first those of the table that is
    open innermost."""
    found: list[tuple[str, str]] = []
    for level in range(len(view.place) - 1, -1, -1):
        rows = _rows(steps, view.place[level][0])
        here = _index(rows, _running(view.place, level))
        phase = rows[here].phase if rows else ""
        found += [(row.phase or phase, row.id) for row in rows[here + 1 :] if row.shown]
    return found


def _rows(steps: Steps, table: str) -> Sequence[Row]:
    return steps.tables.get(table, ())


def _index(rows: Sequence[Row], row: str) -> int:
    return next((i for i, each in enumerate(rows) if each.id == row), 0)


def _running(place: Sequence[Sequence[str]], level: int) -> str:
    """The row of a table that is being run: the one that entered the table above it, where there is one."""
    above = place[level + 1] if level + 1 < len(place) else ()
    return above[2] if len(above) > 2 and above[2] else place[level][1]


def _phases(rows: Sequence[Row], phase: str) -> list[Stop]:
    names = list(dict.fromkeys(row.phase for row in rows if row.phase and (row.shown or row.phase == phase)))
    here = names.index(phase) if phase in names else -1
    return [Stop(name, NOW if i == here else DONE if i < here else COMING) for i, name in enumerate(names)]


def _open(steps: Steps, place: Sequence[Sequence[str]], level: int, phase: str = "") -> list[Stop]:
    """The stops of a table in their order, of one phase if it is named, and the tables that are open within it."""
    rows = _rows(steps, place[level][0])
    here = _index(rows, _running(place, level))
    within = level + 1 < len(place)
    stops: list[Stop] = []
    for i, row in enumerate(rows):
        if (row.shown or (i == here and not within)) and (not phase or row.phase == phase):
            now = DONE if within else NOW
            stops.append(Stop(row.id, DONE if i < here else now if i == here else COMING, window=not row.shown))
        if within and i == here:
            stops += _open(steps, place, level + 1)
    return stops
