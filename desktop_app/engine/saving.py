"""A session as plain data and back. The engine's internals are not in it: a state, answers, lines of the log."""

from __future__ import annotations

import json
from typing import Any

from desktop_app.engine import timeline
from desktop_app.engine.codec import dump, load
from desktop_app.engine.driving import Policy
from desktop_app.engine.errors import SaveMismatch
from desktop_app.engine.game import Game
from desktop_app.engine.messages import Message, Value
from desktop_app.engine.record import Branch, Line, Mark, Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.engine.state import State

FORMAT = 1
SAID_ONCE = ("codes", "owners")
"""The parts of a state that stay as they are once the cards are on the table: a save has them once."""


def save(session: Session) -> dict[str, Any]:
    """Everything needed to come back to this very question, and to every earlier one."""
    kept = timeline.worth_saving(session.snapshots, len(session.records))
    last = session.snapshots[-1].state
    return {
        "format": FORMAT,
        "build": session.game.build,
        "game": session.game.id,
        **{part: dict(getattr(last, part)) for part in SAID_ONCE},
        "start": _point(kept[0], last),
        "earlier": [_point(point, last) for point in kept[1:-1]],
        "snapshot": _point(kept[-1], last),
        "phases": [f"{mark.at}\t{mark.phase}" for mark in timeline.starts_of_phases(session.marks)],
        "records": _plain(session.records),
        "future": _plain(session.future),
        "branches": [[b.name, b.at, _plain(b.records)] for b in session.branches],
        "log": [line.saved or _spell(line) for line in session.log],
    }


def restore(game: Game, data: dict[str, Any], policy: Policy | None = None) -> Session:
    """A session from plain data. Answers that no longer fit are left in ``session.dropped``.

    Raises:
        SaveMismatch: if the data is of another game or format, or not a save at all.
    """
    try:
        if data["format"] != FORMAT or data["game"] != game.id:
            raise SaveMismatch(f"format {data['format']}, game {data['game']}")
        said_once = {part: data[part] for part in SAID_ONCE}
        snapshots = [_snapshot(game, p, said_once) for p in [data["start"], *data["earlier"], data["snapshot"]]]
        records = _records(data["records"])
        log = _lines(data["log"])
        branches = [Branch(str(name), int(at), _records(kept)) for name, at, kept in data["branches"]]
        future = _records(data["future"])
        _check(game, snapshots, len(records), len(log))
        marks = _marks(game, data["phases"], snapshots)
    except SaveMismatch:
        raise
    except Exception as error:
        raise SaveMismatch(str(error).splitlines()[0] if str(error) else type(error).__name__) from error
    since = records[snapshots[-1].at :]
    try:
        session = _resume(game, policy, snapshots, marks, records, log, since)
    except Exception:  # an answer that only seems to fit: give up what was answered since the snapshot
        try:
            session = _resume(game, policy, snapshots, marks, records, log, [])
        except Exception as error:
            raise SaveMismatch(f"{type(error).__name__}: {error}") from error
        session.dropped = since
    if not session.dropped:
        session.future = future
    session.branches = [branch for branch in branches if branch.at <= len(session.records) + len(session.future)]
    return session


def _resume(
    game: Game,
    policy: Policy | None,
    snapshots: list[Snapshot],
    marks: list[Mark],
    records: list[Record],
    log: list[Line],
    since: list[Record],
) -> Session:
    last = snapshots[-1]
    session = Session.standing_at(game, snapshots[:] if last.at else [last], keep=True, policy=policy)
    session.records, session.log, session.marks = records[: last.at], log[: last.lines], marks[:]
    session.play_again(since, trusted=False)
    return session


def _point(snapshot: Snapshot, last: State) -> dict[str, Any]:
    """A snapshot as plain data, without what the save says once, where that is the same."""
    same = [part for part in SAID_ONCE if getattr(snapshot.state, part) == getattr(last, part)]
    state = dump(snapshot.state, without=same)
    return {"at": snapshot.at, "lines": snapshot.lines, "visit": snapshot.visit, "state": state}


def _snapshot(game: Game, data: dict[str, Any], said_once: dict[str, Any]) -> Snapshot:
    state = load(game.state, {**said_once, **data["state"]})
    return Snapshot(int(data["at"]), int(data["lines"]), state, int(data["visit"]))


def _marks(game: Game, phases: list[str], snapshots: list[Snapshot]) -> list[Mark]:
    """The quiet points that a loaded game knows of before it plays again."""
    found = {point.at: Mark(point.at, game.steps.row(point.state.position[0]).phase) for point in snapshots}
    for at, phase in (told.split("\t") for told in phases):
        found[int(at)] = Mark(int(at), phase)
    return [found[at] for at in sorted(found) if 0 <= at <= snapshots[-1].at]


def _check(game: Game, snapshots: list[Snapshot], records: int, lines: int) -> None:
    for index, point in enumerate(snapshots):
        earlier = snapshots[max(0, index - 1)]
        if not (earlier.at <= point.at <= records and earlier.lines <= point.lines <= lines):
            raise SaveMismatch("a snapshot lies outside the game")
        if index == 0 and point.at:
            raise SaveMismatch("the game has no start")
        if not point.state.position:
            raise SaveMismatch("the game stands nowhere")
        for place in point.state.position:
            game.steps.row(place)


def _plain(records: list[Record]) -> list[str]:
    """One string a record, its parts with tabs between: in a long game a list of lists takes five times as long."""
    return [record.saved or _spell_record(record) for record in records]


def _spell_record(record: Record) -> str:
    record.saved = "\t".join((record.by, record.fingerprint, *record.keys))
    return record.saved


def _spell(line: Line) -> str:
    """A line of the log as one string: tabs between its parts, the type of a parameter before its ``=``."""
    told = line.message
    parts = [str(line.at), told.id, told.only, told.rule]
    for name, value in told.params.items():
        if type(value) is int:
            parts.append(f"{name}#={value}")
        elif type(value) is list:
            parts.append(f"{name}*={json.dumps(value, ensure_ascii=False)}")
        else:
            parts.append(f"{name}={value}".replace("\t", " "))
    line.saved = "\t".join(parts)
    return line.saved


def _lines(plain: list[str]) -> list[Line]:
    """The log. The same is said again and again in a long game: it is read once."""
    known: dict[str, Message] = {}
    found = []
    for spelled in plain:
        at, _, said = spelled.partition("\t")
        message = known.get(said)
        if message is None:
            message = known[said] = _message(said)
        found.append(Line(int(at), message, spelled))
    return found


def _message(spelled: str) -> Message:
    id, only, rule, *parts = spelled.split("\t")
    params: dict[str, Value] = {}
    for part in parts:
        name, _, value = part.partition("=")
        if name.endswith("#"):
            params[name[:-1]] = int(value)
        elif name.endswith("*"):
            params[name[:-1]] = [str(item) for item in json.loads(value)]
        else:
            params[name] = value
    return Message(id, params, only, rule)


def _records(plain: list[str]) -> list[Record]:
    """Answers; nobody changes one, so that those that read alike can be one and the same."""
    known: dict[str, Record] = {}
    for spelled in plain:
        if spelled not in known:
            by, fingerprint, *keys = spelled.split("\t")
            known[spelled] = Record(fingerprint, keys, by, spelled)
    return [known[spelled] for spelled in plain]
