"""Moments that no game of bots comes to, found in the positions that a game ships."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.app.positions.playing import play_position
from desktop_app.app.positions.position_file import read_position
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.paths import RESOURCES
from desktop_app.ui.table.moments.telling import tell


class Eve(Frozen):
    """A session at the question whose answer brings a moment, who is asked, and that answer."""

    session: Session
    seat: str
    keys: tuple[str, ...]


def eve_of(game: str, kind: str) -> Eve | None:
    """The first position of a game in which a moment of a kind comes, just before it; None where none does."""
    opens = {name for each in PLAYS[game].staged.kinds if each.id == kind for name in each.opens}
    for path in sorted((RESOURCES / "positions" / game).rglob("*.yaml")):
        session = _played(path)
        if session is None or not any(line.message.id in opens for line in session.log):
            continue
        for at in range(len(session.records)):
            found = _before(session, at, game, kind)
            if found is not None:
                return found
    return None


def _played(path: Path) -> Session | None:
    """A position at its end; None for one that is about what may not be."""
    try:
        return play_position(read_position(path)).session
    except LongtableError:
        return None


def _before(session: Session, at: int, game: str, kind: str) -> Eve | None:
    """The session before a record whose answer brings a moment of the kind."""
    end = len(session.records)
    record = session.records[at]
    session.go_to(at)
    asked = session.question
    if asked is not None and record.seat == asked.seat:
        since, before = len(session.log), session.look(asked.seat)
        session.go_to(at + 1)
        told = tell(
            session.log, session.records, since, PLAYS[game].staged, asked.seat, before, session.look(asked.seat)
        )
        if any(moment.kind.id == kind for moment in told):
            session.go_to(at)
            return Eve(session, asked.seat, tuple(record.keys))
    session.go_to(end)
    return None
