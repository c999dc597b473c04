"""A session as plain data and back. The engine's internals are not in it: a state, answers, lines of the log."""

from __future__ import annotations

from collections import deque
from typing import Any

from desktop_app.engine.codec import clone, dump, load
from desktop_app.engine.errors import SaveMismatch
from desktop_app.engine.game import Game
from desktop_app.engine.messages import Message
from desktop_app.engine.record import Branch, Line, Quiet, Record
from desktop_app.engine.session import Policy, Session

FORMAT = 1


def save(session: Session) -> dict[str, Any]:
    """Everything needed to come back to this very question, and to every earlier one."""
    quiet = session.quiet[-1]
    return {
        "format": FORMAT,
        "build": session.game.build,
        "game": session.game.id,
        "start": dump(session.quiet[0].state),
        "snapshot": {"at": quiet.at, "lines": quiet.lines, "state": dump(quiet.state)},
        "records": _plain(session.records),
        "future": _plain(session.future),
        "branches": [[b.name, b.at, _plain(b.records)] for b in session.branches],
        "log": [[line.at, m.id, m.params, m.only, m.rule] for line in session.log for m in (line.message,)],
    }


def restore(game: Game, data: dict[str, Any], policy: Policy | None = None) -> Session:
    """A session from plain data. Answers that no longer fit are left in ``session.dropped``.

    Raises:
        SaveMismatch: if the data is of another game or format, or not a save at all.
    """
    try:
        if data["format"] != FORMAT or data["game"] != game.id:
            raise SaveMismatch(f"format {data['format']}, game {data['game']}")
        start = load(game.state, data["start"])
        snapshot = data["snapshot"]
        state = load(game.state, snapshot["state"])
        records = _records(data["records"])
        log = [_line(*line) for line in data["log"]]
        branches = [Branch(str(name), int(at), _records(kept)) for name, at, kept in data["branches"]]
        future = _records(data["future"])
        at, lines = int(snapshot["at"]), int(snapshot["lines"])
        if not 0 <= at <= len(records) or not 0 <= lines <= len(log):
            raise SaveMismatch("the snapshot lies outside the game")
        if not start.position or not state.position:
            raise SaveMismatch("the game stands nowhere")
        for place in [*start.position, *state.position]:
            game.steps.row(place)
    except SaveMismatch:
        raise
    except Exception as error:
        raise SaveMismatch(str(error).splitlines()[0] if str(error) else type(error).__name__) from error
    first = Quiet(0, 0, start)
    last = Quiet(at, lines, state)
    try:
        session = _resume(game, policy, first, last, records[:at], log[:lines], records[at:])
    except Exception:  # an answer that only seems to fit: give up what was answered since the snapshot
        try:
            session = _resume(game, policy, first, last, records[:at], log[:lines], [])
        except Exception as error:
            raise SaveMismatch(f"{type(error).__name__}: {error}") from error
        session.dropped = records[at:]
    if not session.dropped:
        session.future = future
    session.branches = [branch for branch in branches if branch.at <= len(session.records) + len(session.future)]
    return session


def _resume(
    game: Game,
    policy: Policy | None,
    first: Quiet,
    last: Quiet,
    records: list[Record],
    log: list[Line],
    since: list[Record],
) -> Session:
    session = Session.__new__(Session)
    session.game, session.policy, session.state = game, policy, clone(last.state)
    session.question, session.dropped, session.branches = None, [], []
    session.records, session.future, session.log = list(records), [], list(log)
    session.quiet = [first, last] if last.at else [first]
    session._keep, session._rule, session._policy_rests, session._since_quiet = True, None, True, 0
    session._trusted, session._sparse = False, True
    session._drive(deque(since))
    session._trusted, session._policy_rests = True, False
    return session


def _plain(records: list[Record]) -> list[list[Any]]:
    return [[r.fingerprint, r.keys, r.by] for r in records]


def _line(at: int, id: str, params: dict[str, Any], only: str, rule: str) -> Line:
    if not all(type(value) in (str, int, list) for value in params.values()):
        raise SaveMismatch(f"a line of the log has wrong parameters: {id}")
    return Line(int(at), Message(str(id), dict(params), str(only), str(rule)))


def _records(plain: list[list[Any]]) -> list[Record]:
    return [Record(str(fingerprint), [str(k) for k in keys], str(by)) for fingerprint, keys, by in plain]
