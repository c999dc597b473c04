"""The lines of play of one game as roads: where each leaves another, its decisions in time, how it ends.

Time runs in rounds. A road that was left is known by its answers; its rounds are read by playing it again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_uppercase

from desktop_app.app.tables.story import Face, Level, Times, faces_of
from desktop_app.app.tables.trying import scales_of
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import BY_SEAT, Line, Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Play

MOST_ROADS = 8
ENDED, LEFT, HERE = "ended", "left", "here"


class Stop(Frozen):
    """One decision of a road: the moment before it, its time in rounds, whether it is one of the great ones, and the
    first line of the log that came of it (None where nothing was said to the reader)."""

    at: int
    time: float
    great: bool
    line: Line | None


class Road(Frozen):
    """One line of play. ``leaves`` is the time at which it forks off the road of here, 1.0 for that road itself.

    ``branch`` is its place among the session's branches, -1 for the road of here. ``state`` says how it stands: the
    game "ended" on it with ``result``, it was "left", or one is "here". ``view`` is what is seen at its end. ``scales``
    are the courses by which answers are weighed, from its beginning; ``faces`` are, by round, the cards that mattered.
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
    scales: tuple[tuple[Level, ...], ...] = ()
    faces: tuple[tuple[int, tuple[Face, ...]], ...] = ()

    def value(self, scale: int, time: float) -> int | None:
        """What a scale stood at; None before it began."""
        return next((level.value for level in reversed(self.scales[scale]) if level.time <= time), None)


def roads_of(session: Session, reader: str, play: Play) -> list[Road]:
    """The road of here first, then those that were left, the latest fork highest. Decisions with one of the play's
    moments are great ones; only what the ``reader`` may read is told."""
    found = [_road(_played(session, session.records, reader, play), "A", -1, 0, reader, play, _state(session))]
    branches = sorted(enumerate(session.branches), key=lambda each: -each[1].at)[: MOST_ROADS - 1]
    for letter, (place, branch) in zip(ascii_uppercase[1:], branches, strict=False):
        line = [*session.records, *session.future][: branch.at] + branch.records
        played = _played(session, line, reader, play)
        if not played.copy.dropped:
            found.append(_road(played, letter, place, branch.at, reader, play, LEFT))
    return found


def _state(session: Session) -> str:
    return HERE if session.question is not None else ENDED


class _Played(Frozen):
    """A line of play on a copy, with each scale as it stood, by how many answers there were."""

    copy: Session
    scales: list[list[tuple[int, int]]]


def _played(session: Session, records: Sequence[Record], reader: str, play: Play) -> _Played:
    """The line of play from its start."""
    copy = Session.standing_at(session.game, [Snapshot(0, 0, session.snapshots[0].state)], keep=False, policy=None)
    scales = scales_of(play)
    found: list[list[tuple[int, int]]] = [[] for _ in scales]

    def measure() -> None:
        for levels, scale in zip(found, scales, strict=True):
            value = scale.read(copy.state, reader)
            if not levels or levels[-1][1] != value:
                levels.append((len(copy.records), value))

    def answered(question: Question, record: Record) -> Record:
        measure()
        return record

    copy.play_again(list(records), answered)
    measure()
    return _Played(copy, found)


def _road(played: _Played, letter: str, branch: int, at: int, reader: str, play: Play, state: str) -> Road:
    session, records = played.copy, played.copy.records
    times, view = Times(session.log, len(records)), session.look(reader)
    readable = [line for line in session.log if line.message.only in ("", reader)]
    told: dict[int, Line] = {}
    for line in readable:
        told.setdefault(line.at - 1, line)
    stops = tuple(
        Stop(number, times.time(number), _is_great(record, play.moments), told.get(number))
        for number, record in enumerate(records)
        if number >= at and record.by == BY_SEAT
    )
    faces = faces_of(readable, play.story, times) if play.story is not None else []
    result = view.outcome.get("result", "")
    return Road(
        letter=letter,
        branch=branch,
        at=at,
        leaves=times.time(at),
        stops=stops,
        rounds=view.round,
        state=ENDED if result else state,
        result=result,
        view=view,
        scales=tuple(tuple(Level(times.time(when), value) for when, value in levels) for levels in played.scales),
        faces=tuple((number, strip) for (number, _), strip in zip(times.rounds, faces, strict=False)),
    )


def _is_great(record: Record, great: Sequence[str]) -> bool:
    return any(Option.from_key(key).verb in great for key in record.keys)


def only_in(view: View, other: View, zones: Collection[str]) -> list[str]:
    """The codes of cards that lie open in these zones at the end of one road and not of the other."""
    mine, theirs = _open_in(view, zones), _open_in(other, zones)
    return [code for code in dict.fromkeys(mine) if mine.count(code) > theirs.count(code)]


def _open_in(view: View, zones: Collection[str]) -> list[str]:
    return [card.code for zone in view.zones.values() if zone.id in zones for card in zone.cards if card.code]
