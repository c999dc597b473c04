"""A session as plain data and back. The engine's internals are not in it: a state, answers, lines of the log."""

from __future__ import annotations

import json
from collections import deque
from typing import Any

from desktop_app.engine import timeline
from desktop_app.engine.codec import clone, dump, load
from desktop_app.engine.errors import SaveMismatch
from desktop_app.engine.game import Game
from desktop_app.engine.messages import Message, Value
from desktop_app.engine.record import Branch, Line, Quiet, Record
from desktop_app.engine.session import Policy, Session

FORMAT = 1


def save(session: Session) -> dict[str, Any]:
    """Everything needed to come back to this very question, and to every earlier one."""
    quiet = session.quiet[-1]
    kept = timeline.worth_saving(session.quiet, len(session.records))
    return {
        "format": FORMAT,
        "build": session.game.build,
        "game": session.game.id,
        "start": _point(session.quiet[0]),
        "earlier": [_point(point) for point in kept if 0 < point.at < quiet.at],
        "snapshot": _point(quiet),
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
        quiet = [_quiet(game, point) for point in [data["start"], *data["earlier"], data["snapshot"]]]
        records = _records(data["records"])
        log = [_line(told) for told in data["log"]]
        branches = [Branch(str(name), int(at), _records(kept)) for name, at, kept in data["branches"]]
        future = _records(data["future"])
        _check(game, quiet, len(records), len(log))
    except SaveMismatch:
        raise
    except Exception as error:
        raise SaveMismatch(str(error).splitlines()[0] if str(error) else type(error).__name__) from error
    since = records[quiet[-1].at :]
    try:
        session = _resume(game, policy, quiet, records, log, since)
    except Exception:  # an answer that only seems to fit: give up what was answered since the snapshot
        try:
            session = _resume(game, policy, quiet, records, log, [])
        except Exception as error:
            raise SaveMismatch(f"{type(error).__name__}: {error}") from error
        session.dropped = since
    if not session.dropped:
        session.future = future
    session.branches = [branch for branch in branches if branch.at <= len(session.records) + len(session.future)]
    return session


def _resume(
    game: Game, policy: Policy | None, quiet: list[Quiet], records: list[Record], log: list[Line], since: list[Record]
) -> Session:
    last = quiet[-1]
    session = Session.__new__(Session)
    session.game, session.policy, session.state = game, policy, clone(last.state)
    session.question, session.dropped, session.branches = None, [], []
    session.records, session.future, session.log = records[: last.at], [], log[: last.lines]
    session.quiet = quiet if last.at else quiet[-1:]
    session._keep, session._rule, session._policy_rests, session._since_quiet = True, None, True, 0
    session._trusted, session._dense_from = False, last.at
    session._stand_at(last)
    session._drive(deque(since))
    session._trusted, session._policy_rests = True, False
    return session


def _point(quiet: Quiet) -> dict[str, Any]:
    return {"at": quiet.at, "lines": quiet.lines, "visit": quiet.visit, "state": dump(quiet.state)}


def _quiet(game: Game, data: dict[str, Any]) -> Quiet:
    return Quiet(int(data["at"]), int(data["lines"]), load(game.state, data["state"]), int(data["visit"]))


def _check(game: Game, quiet: list[Quiet], records: int, lines: int) -> None:
    for index, point in enumerate(quiet):
        earlier = quiet[max(0, index - 1)]
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


def _line(spelled: str) -> Line:
    at, id, only, rule, *parts = spelled.split("\t")
    params: dict[str, Value] = {}
    for part in parts:
        name, _, value = part.partition("=")
        if name.endswith("#"):
            params[name[:-1]] = int(value)
        elif name.endswith("*"):
            params[name[:-1]] = [str(item) for item in json.loads(value)]
        else:
            params[name] = value
    return Line(int(at), Message(id, params, only, rule), spelled)


def _records(plain: list[str]) -> list[Record]:
    parts = [told.split("\t") for told in plain]
    return [Record(fingerprint, keys, by) for by, fingerprint, *keys in parts]
