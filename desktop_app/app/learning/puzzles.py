"""Position files as puzzles: what must come true, whether it has, and the moves of the file to be shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from desktop_app.app.positions.expectations import check_expectation
from desktop_app.app.positions.playing import play_move
from desktop_app.app.positions.position_file import Entry, Position, PositionWrong, read_position
from desktop_app.app.positions.position_table import PositionTable, table_for
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import BY_HAND, BY_SEAT
from desktop_app.games import PLAYS, TENANTS
from desktop_app.games.contract.play import Play
from desktop_app.games.contract.tenant import Tenant
from desktop_app.games.kit.steps import step_of

Word = Callable[[str], str]
"""From a name in a position file, or an id of the table, to what it is called on the screen."""


class Puzzle(Frozen):
    """A position that somebody has to find moves in."""

    id: str
    position: Position

    def fits(self, wanted: str) -> bool:
        """Whether its title in either language, or one of its rules, has all these words."""
        text = fold(" ".join([*self.position.title.values(), *self.position.rules]))
        return all(word in text for word in fold(wanted).split())


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by name of file: positions that ask for a move and in which something comes true by it.

    Raises:
        PositionWrong: if a file that ships is wrong; nothing of a player's is read here.
    """
    return _puzzles(TENANTS[game])


@cache
def _puzzles(tenant: Tenant) -> tuple[Puzzle, ...]:
    files = sorted(tenant.folder("positions").glob("*.yaml"))
    found = [Puzzle(f"{tenant.id}/{path.stem}", read_position(path)) for path in files]
    return tuple(puzzle for puzzle in found if _asks_for_something(puzzle))


def _asks_for_something(puzzle: Puzzle) -> bool:
    moves = any("option" in move.mapping() for move in puzzle.position.play)
    told = any(_can_be_told(each.mapping()) for each in puzzle.position.expect)
    if not moves or not told:
        return False
    attempt = Attempt(puzzle)
    return not all(attempt.holds(each) for each in puzzle.position.expect)


def _can_be_told(found: dict[str, Entry]) -> bool:
    """Whether an expectation has words; a question has them when it names its step."""
    kind = next(iter(found))
    return kind in _WRITERS and (kind != "question" or "step" in found[kind].mapping())


class Attempt:
    """One try at a puzzle. ``shown`` is how many moves of the file were shown in it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.table: PositionTable = table_for(puzzle.position)
        self.moves = [move for move in puzzle.position.play if "expect" not in move.mapping()]
        self.shown = 0

    @property
    def moved(self) -> bool:
        """Whether the person has done anything yet."""
        return any(record.by == BY_SEAT for record in self.table.session.records)

    @property
    def solved(self) -> bool:
        """Whether everything the file expects has come true, by play and not by hand (any line of play will do)."""
        by_hand = any(record.by == BY_HAND for record in self.table.session.records)
        wanted = self.puzzle.position.expect
        return self.moved and not by_hand and bool(wanted) and all(self.holds(each) for each in wanted)

    def holds(self, expectation: Entry) -> bool:
        """Whether one thing is so now."""
        try:
            check_expectation(self.table, expectation)
        except PositionWrong:
            return False
        return True

    def show_next(self) -> bool:
        """Plays the next move of the file, from the beginning when none was shown yet; False after the last one.

        Raises:
            PositionWrong: if the person has played on in between and the move is not possible any more.
        """
        if self.shown >= len(self.moves):
            return False
        if self.shown == 0 and self.moved:
            self.table.session.go_to(0)
        play_move(self.table, self.moves[self.shown])
        self.shown += 1
        return True


# -- what must come true, in words ---------------------------------------------------------------------------------


class Naming(Frozen):
    """How things are called: cards and players by their names in the file, zones, numbers and steps by their ids.

    What has no name is called "": its line is left to the table, which never shows an id."""

    card: Word
    zone: Word
    number: Word
    step: Word


class Goal(Frozen):
    """One thing that must come true: its lines in words, [] where only the table can check it."""

    lines: tuple[str, ...]
    expectation: Entry


def goals(puzzle: Puzzle, texts: Texts, naming: Naming) -> list[Goal]:
    """What must come true, in the order of the file."""
    told = []
    play = PLAYS[puzzle.position.game]
    for expectation in puzzle.position.expect:
        found = expectation.mapping()
        kind = next(iter(found))
        writer = _WRITERS.get(kind)
        lines = writer(found[kind].mapping(), texts, naming, play) if writer is not None else []
        told.append(Goal(tuple(line for line in lines if line), expectation))
    return told


Found = dict[str, Entry]


def _value(found: Found, texts: Texts, naming: Naming, play: Play) -> list[str]:
    of = naming.card(found["of"].text()) if "of" in found else ""
    return [_number(of, name, entry.text(), texts, naming, play) for name, entry in found.items() if name != "of"]


def _number(of: str, name: str, value: str, texts: Texts, naming: Naming, play: Play) -> str:
    if ":" in name or (name == "controller" and not value):
        return ""
    if name in play.positions.marks:
        mark = next((texts(mark.name) for mark in play.words.marks if mark.id == name and mark.name), name)
        return texts("tour-goal-is" if value == "true" else "tour-goal-is-not", of=of, mark=mark)
    if name == "controller":
        return texts("tour-goal-controller", of=of, name=value)
    called = naming.number(name)
    if not called:
        return ""
    if not of:
        return texts("tour-goal-table", name=called, value=value)
    return texts("tour-goal-number", of=of, name=called, value=value)


def _zone(found: Found, texts: Texts, naming: Naming, play: Play) -> list[str]:
    of = naming.card(found["of"].text())
    if "to" in found:
        return [texts("tour-goal-attached", of=of, host=naming.card(found["to"].text()))]
    zone = naming.zone(_zone_id(found, "is"))
    return [texts("tour-goal-zone", of=of, zone=zone)] if zone else []


def _zone_id(found: Found, key: str) -> str:
    zone = found[key].text()
    return f"{zone}:{found['seat'].text()}" if "seat" in found else zone


def _count(found: Found, texts: Texts, naming: Naming, play: Play) -> list[str]:
    zone, count = naming.zone(_zone_id(found, "zone")), found["is"].number()
    if not zone:
        return []
    if "of" in found:
        return [texts("tour-goal-count-of", zone=zone, of=naming.card(found["of"].text()), count=count)]
    return [texts("tour-goal-count", zone=zone, count=count)]


def _order(found: Found, texts: Texts, naming: Naming, play: Play) -> list[str]:
    cards = ", ".join(naming.card(name.text()) for name in found["is"].items())
    zone = naming.zone(_zone_id(found, "zone"))
    return [texts("tour-goal-order", zone=zone, cards=cards)] if zone else []


def _outcome(found: Found, texts: Texts, naming: Naming, play: Play) -> list[str]:
    result = found["result"].text() if "result" in found else ""
    results = TENANTS[play.game.id].results
    if result not in results:
        return [texts("tour-goal-goes-on")]
    return [texts("tour-goal-outcome", result=texts(results[result]))]


def _question(found: Found, texts: Texts, naming: Naming, play: Play) -> list[str]:
    if "step" not in found:
        return []
    step = step_of(play.game.steps, found["step"].text())
    if any(sign.isdigit() for sign in step):
        return [texts("tour-goal-question", step=step)]
    called = naming.step(step)
    return [texts("tour-goal-step", step=called)] if called else []


_WRITERS: dict[str, Callable[[Found, Texts, Naming, Play], list[str]]] = {
    "value": _value,
    "zone": _zone,
    "count": _count,
    "order": _order,
    "outcome": _outcome,
    "question": _question,
}


def found_among(every: Sequence[Puzzle], wanted: str, solved: Sequence[str], *, open_only: bool) -> list[Puzzle]:
    """The puzzles with these words; only those not solved yet where that is wanted."""
    return [each for each in every if each.fits(wanted) and not (open_only and each.id in solved)]
