"""Where the game is in the book: phases, and the steps of the phase at hand. Plain data for the phase track."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.rows import Row, Steps
from desktop_app.engine.view import View

DONE, NOW, COMING = "done", "now", "coming"


@dataclass(frozen=True, slots=True)
class Stop:
    """One place on the track. ``row`` is "" for a phase; a window is a stop of its own."""

    id: str
    when: str
    window: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """The phases in order, and the steps of the current one."""

    phases: tuple[Stop, ...]
    steps: tuple[Stop, ...]
    phase: str


def track_of(steps: Steps, view: View) -> Track:
    """The track for a view; an inner table (an attack) opens within the step that runs it."""
    if not view.place:
        return Track((), (), "")
    table, row = view.place[0]
    rows = list(steps.tables.get(table, ()))
    index = next((i for i, each in enumerate(rows) if each.id == row), 0)
    phase = rows[index].phase if rows else ""
    phases = tuple(_phases(rows, phase))
    return Track(phases, tuple(_steps(steps, view, rows, index, phase)), phase)


def _phases(rows: list[Row], phase: str) -> list[Stop]:
    names = list(dict.fromkeys(row.phase for row in rows if row.phase and (row.shown or row.phase == phase)))
    here = names.index(phase) if phase in names else -1
    return [Stop(name, NOW if i == here else DONE if i < here else COMING) for i, name in enumerate(names)]


def _steps(steps: Steps, view: View, rows: list[Row], index: int, phase: str) -> list[Stop]:
    inner = view.place[1:]
    stops: list[Stop] = []
    for i, row in enumerate(rows):
        if row.phase != phase:
            continue
        current = i == index
        if not row.shown:
            if current and not inner:
                stops.append(Stop(row.id, NOW, window=True))
            continue
        when = DONE if i < index else NOW if current and not inner else COMING
        stops.append(Stop(row.id, DONE if current and inner else when))
    if inner:
        at = sum(1 for i, row in enumerate(rows) if row.phase == phase and row.shown and i < index)
        stops[at:at] = _inner(steps, *inner[-1])
    return stops


def _inner(steps: Steps, table: str, here: str) -> list[Stop]:
    rows = list(steps.tables.get(table, ()))
    index = next((i for i, row in enumerate(rows) if row.id == here), 0)
    stops: list[Stop] = []
    for i, row in enumerate(rows):
        if row.shown or i == index:
            when = DONE if i < index else NOW if i == index else COMING
            stops.append(Stop(row.id, when, window=not row.shown))
    return stops
