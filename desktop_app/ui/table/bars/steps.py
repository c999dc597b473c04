"""Where the game is in the book: phases, and the steps of the phase at hand. Plain data for the phase track."""

from __future__ import annotations

import re
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
    inner = _inner(steps, *view.place[-1]) if len(view.place) > 1 else []
    stops: list[Stop] = []
    for i, row in enumerate(rows):
        if row.phase != phase or not (row.shown or (i == index and not inner)):
            continue
        when = DONE if i < index else NOW if i == index else COMING
        stops.append(Stop(row.id, when, window=not row.shown))
    if not inner:
        return stops
    at = sum(1 for stop in stops if _in_book(stop.id) <= _in_book(inner[0].id))
    before = [Stop(stop.id, DONE) for stop in stops[:at]]
    after = [Stop(stop.id, COMING) for stop in stops[at:]]
    return [*before, *inner, *after]


def _in_book(number: str) -> list[tuple[int, str]]:
    """A step's number so that it sorts as in the book: 6.2, 6.4.1, 6.8a, 6.8b, 6.10."""
    return [(int(figures or 0), rest) for figures, rest in re.findall(r"(\d*)([^.\d]*)\.?", number)[:-1]]


def _inner(steps: Steps, table: str, here: str) -> list[Stop]:
    rows = list(steps.tables.get(table, ()))
    index = next((i for i, row in enumerate(rows) if row.id == here), 0)
    stops: list[Stop] = []
    for i, row in enumerate(rows):
        if row.shown or i == index:
            when = DONE if i < index else NOW if i == index else COMING
            stops.append(Stop(row.id, when, window=not row.shown))
    return stops
