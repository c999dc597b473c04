"""Tours: a first game in short stations, each a position to play one thing from; the tour notices what was done."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from desktop_app.app.learning.shelf import tours_of
from desktop_app.app.positions.playing import MOVE_KEYS, pass_until
from desktop_app.app.positions.position_file import Entry, Position, PositionWrong, read_entry, read_position
from desktop_app.app.positions.position_table import PositionTable, table_for
from desktop_app.engine.ask import Option
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import BY_HAND, BY_SEAT, BY_SESSION, Record
from desktop_app.games import TENANTS

FORMAT = 1
ALSO = ("undo", "by_hand")

Kind = Literal["move", "undo", "by_hand"]


class Step(Frozen):
    """One thing to do at a station. ``passes`` is how far the table passes by itself once it is done."""

    kind: Kind
    move: Entry | None = None
    passes: Entry | None = None


class Station(Frozen):
    """One stop of a tour.

    ``say`` begins the ids of its words. ``look`` names what is ringed: cards by title, zones as the table calls them
    (``heroes:A``), or parts of the screen. ``free`` are verbs of which every answer is right.
    """

    say: str
    position: Position
    look: tuple[str, ...]
    free: tuple[str, ...]
    steps: tuple[Step, ...]


class Tour(Frozen):
    """A tour of one game."""

    id: str
    game: str
    stations: tuple[Station, ...]


def read_tour(game: str, tour: str = "", folder: Path | None = None) -> Tour:
    """Reads a tour with the positions of its stations: the first game unless told, from the game's own folder.

    Raises:
        PositionWrong: for a file that does not hold, with line and column.
        StorageError: if a file cannot be read.
    """
    tour = tour or tours_of(game)[0]
    path = (folder / game if folder is not None else TENANTS[game].folder("tours")) / f"{tour}.yaml"
    whole = read_entry(path).mapping(("format", "game", "stations"), ("format", "game", "stations"))
    if whole["format"].number() != FORMAT:
        raise whole["format"].wrong("positions-bad-format", name=whole["format"].text())
    stations = tuple(_station(entry, path.with_suffix("")) for entry in whole["stations"].items())
    return Tour(tour, whole["game"].text(), stations)


def _station(entry: Entry, folder: Path) -> Station:
    found = entry.mapping(("position", "say", "look", "free", "also"), ("position", "say", "look"))
    position = read_position(folder / f"{found['position'].text()}.yaml")
    also = _words(found, "also")
    for name in also:
        if name not in ALSO:
            raise found["also"].wrong("positions-bad-key", name=name)
    return Station(
        found["say"].text(),
        position,
        _words(found, "look"),
        _words(found, "free"),
        (*_moves(position), *(Step("undo" if name == "undo" else "by_hand") for name in also)),
    )


def _words(found: dict[str, Entry], key: str) -> tuple[str, ...]:
    return tuple(word.text() for word in found[key].items()) if key in found else ()


def _moves(position: Position) -> list[Step]:
    """The moves of a position; what the file passes over is passed by the table once the move before it is done."""
    steps: list[Step] = []
    for entry in position.play:
        found = entry.mapping()
        if "option" in found:
            steps.append(Step("move", entry))
        elif "until" in found and steps:
            steps[-1] = Step("move", steps[-1].move, found["until"])
    return steps


def lay(position: Position, called: str = "") -> PositionTable:
    """The table of a position; the only player may be called otherwise than in the file.

    Raises:
        PositionWrong: with the place of a mistake in the file.
    """
    table = table_for(position)
    if not called or len(position.seats) != 1:
        return table
    state = table.rules.build(position.setup.plain(), position.seats, position.seed)
    state.names = {state.seats[0]: called}
    return PositionTable(position, table.game, table.rules, state)


def option_of(key: str) -> Option:
    """The option that a key was made from, without its label."""
    rest, _, detail = key.partition("#")
    rest, _, target = rest.partition(">")
    verb, _, source = rest.partition(":")
    return Option(verb, source, target, detail)


class Walk:
    """One station being played.

    ``other`` is what was done instead of what the station asks for, [] while nothing was. Call ``look_again`` after
    every change of the session, undo included.
    """

    def __init__(self, station: Station, called: str = "") -> None:
        self.station = station
        self.table = lay(station.position, called)
        self.other: list[Option] = []
        self._other_at = 0
        self._done: dict[int, int] = {}
        self._seen: list[tuple[int, Record]] = []

    # -- where it stands ------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether everything the station asks for is done; at once where it only shows something."""
        return len(self._done) == len(self.station.steps)

    @property
    def done(self) -> list[bool]:
        """Which steps are done, in their order."""
        return [index in self._done for index in range(len(self.station.steps))]

    @property
    def step(self) -> Step | None:
        """What is to be done now."""
        return next((step for index, step in enumerate(self.station.steps) if index not in self._done), None)

    def wanted(self) -> list[Option]:
        """The options of the open question that would be the step asked for now."""
        step = self.step
        question = self.table.session.question
        if step is None or step.move is None or question is None:
            return []
        return [option for option in question.options if self._touches(option, step.move)]

    # -- following the game ---------------------------------------------------------------------------------------

    def look_again(self) -> bool:
        """Follows what was answered, undone or done by hand since; True when the table has passed on by itself."""
        now = [(at, record) for at, record in enumerate(self.table.session.records) if record.by in (BY_SEAT, BY_HAND)]
        same = 0
        while same < min(len(now), len(self._seen)) and now[same] == self._seen[same]:
            same += 1
        gone, come = self._seen[same:], now[same:]
        self._seen = now
        if gone:
            self._undone(gone[0][0], by_hand=any(record.by == BY_HAND for _, record in come))
        passed = [self._came(at, record) for at, record in come]
        return any(passed)

    @property
    def other_at(self) -> int:
        """The moment to go back to so that the other thing is undone."""
        return self._other_at

    def _undone(self, at: int, *, by_hand: bool) -> None:
        step = self.step
        if self.other and self._other_at >= at:
            self.other = []
        if step is not None and step.kind == "undo" and not by_hand:
            # What was taken back for the lesson's sake counts as done for good.
            self._done = dict.fromkeys([*self._done, len(self._done)], -1)
            return
        self._done = {index: record for index, record in self._done.items() if record < at}

    def _came(self, at: int, record: Record) -> bool:
        step = self.step
        if step is None:
            return False
        if record.by == BY_HAND:
            if step.kind == "by_hand":
                self._done[self.station.steps.index(step)] = at
            return False
        if step.kind != "move":
            return False
        options = [option_of(key) for key in record.keys]
        fitting = self._fitting(options)
        if fitting is None:
            self.other, self._other_at = options, at
            return False
        self.other = []
        self._done[fitting] = at
        return self._pass_on(self.station.steps[fitting]) if self._moves_done() else False

    def _moves_done(self) -> bool:
        return all(index in self._done for index, step in enumerate(self.station.steps) if step.kind == "move")

    def _pass_on(self, step: Step) -> bool:
        last = [each for each in self.station.steps if each.kind == "move"][-1]
        passes = last.passes or step.passes
        if passes is None:
            return False
        before = len(self.table.session.records)
        with contextlib.suppress(PositionWrong):  # something must be decided first: then the person decides it
            pass_until(self.table, passes, BY_SESSION)
        return len(self.table.session.records) > before

    def _fitting(self, options: Sequence[Option]) -> int | None:
        """Which of the next moves with the same verb this answer is: two attackers may be named in either order."""
        step = self.step
        verb = _verb(step)
        for index, each in enumerate(self.station.steps):
            if index not in self._done and each.move is not None and _verb(each) == verb and self._is(options, each):
                return index
        return None

    def _is(self, options: Sequence[Option], step: Step) -> bool:
        assert step.move is not None
        found = step.move.mapping(MOVE_KEYS)
        verb = found["option"].text()
        if verb in self.station.free:
            return bool(options) and all(option.verb == verb for option in options)
        if not options or any(option.verb != verb for option in options):
            return False
        wanted = [found["source"]] if "source" in found else found["sources"].items() if "sources" in found else []
        sources = [option.source for option in options]
        if any(not set(self.table.things(name)) & set(sources) for name in wanted):
            return False
        return "target" not in found or all(option.target in self.table.things(found["target"]) for option in options)

    def _touches(self, option: Option, move: Entry) -> bool:
        found = move.mapping(MOVE_KEYS)
        if option.verb != found["option"].text():
            return False
        names = [found["source"]] if "source" in found else found["sources"].items() if "sources" in found else []
        sources = [thing for name in names for thing in self.table.things(name)]
        aimed = "target" not in found or option.target in self.table.things(found["target"])
        return aimed and (not sources or option.source in sources or option.verb in self.station.free)


def _verb(step: Step | None) -> str:
    return step.move.mapping()["option"].text() if step is not None and step.move is not None else ""
