"""The lines of play of one game as roads: where each leaves another, its decisions in time, how it ends.

Time runs in rounds. A road that was left is known by its answers; its rounds are read by playing it again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from desktop_app.app.tables.story import Times
from desktop_app.engine.ask import Option
from desktop_app.engine.record import BY_SEAT, Line, Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.engine.view import View

MOST_ROADS = 8
ENDED, LEFT, HERE = "ended", "left", "here"


@dataclass(frozen=True, slots=True)
class Stop:
    """One decision of a road: the moment before it, its time in rounds, whether it is one of the great ones, and the
    first line of the log that came of it (None where nothing was said to the reader)."""

    at: int
    time: float
    great: bool
    line: Line | None


@dataclass(frozen=True, slots=True)
class Road:
    """One line of play. ``leaves`` is the time at which it forks off the road of here, 1.0 for that road itself.

    ``branch`` is its place among the session's branches, -1 for the road of here. ``state`` says how it stands: the
    game "ended" on it with ``result``, it was "left", or one is "here". ``view`` is what is seen at its end.
    """

    letter: str
    branch: int
    at: int
    leaves: float
    stops: tuple[Stop, ...]
    rounds: int
    state: str
    result: str
    view: View


def roads_of(session: Session, reader: str, great: Sequence[str]) -> list[Road]:
    """The road of here first, then those that were left, the latest fork highest. Decisions with a verb in ``great``
    are great ones; only what the ``reader`` may read is told."""
    here = _road(session, "A", -1, 0, session.records, reader, great, _state(session))
    found = [here]
    branches = sorted(enumerate(session.branches), key=lambda each: -each[1].at)[: MOST_ROADS - 1]
    for letter, (place, branch) in zip(ascii_uppercase[1:], branches, strict=False):
        line = [*session.records, *session.future][: branch.at] + branch.records
        played = _played(session, line)
        if not played.dropped:
            found.append(_road(played, letter, place, branch.at, played.records, reader, great, LEFT))
    return found


def _state(session: Session) -> str:
    return HERE if session.question is not None else ENDED


def _played(session: Session, records: Sequence[Record]) -> Session:
    """The line of play on a copy, from its start."""
    first = session.snapshots[0]
    copy = Session.standing_at(session.game, [Snapshot(0, 0, first.state)], keep=False, policy=None)
    copy.play_again(list(records))
    return copy


def _road(
    session: Session,
    letter: str,
    branch: int,
    at: int,
    records: Sequence[Record],
    reader: str,
    great: Sequence[str],
    state: str,
) -> Road:
    times, view = Times(session.log, len(records)), session.look(reader)
    told: dict[int, Line] = {}
    for line in session.log:
        if line.message.only in ("", reader):
            told.setdefault(line.at - 1, line)
    stops = tuple(
        Stop(number, times.time(number), _is_great(record, great), told.get(number))
        for number, record in enumerate(records)
        if number >= at and record.by == BY_SEAT
    )
    result = view.outcome.get("result", "")
    return Road(letter, branch, at, times.time(at), stops, view.round, ENDED if result else state, result, view)


def _is_great(record: Record, great: Sequence[str]) -> bool:
    return any(Option.from_key(key).verb in great for key in record.keys)


def only_in(view: View, other: View, zones: Collection[str]) -> list[str]:
    """The codes of cards that lie open in these zones at the end of one road and not of the other."""
    mine, theirs = _open_in(view, zones), _open_in(other, zones)
    return [code for code in dict.fromkeys(mine) if mine.count(code) > theirs.count(code)]


def _open_in(view: View, zones: Collection[str]) -> list[str]:
    return [card.code for zone in view.zones.values() if zone.id in zones for card in zone.cards if card.code]
