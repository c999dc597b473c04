"""Playing position files: the set-up, the moves, and what must be true then; for players, tutorial and tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.app.positions.expectations import check_expectation
from desktop_app.app.positions.position_file import Entry, Position, PositionWrong, read_position
from desktop_app.app.positions.position_table import PositionTable, table_for, wrong_in
from desktop_app.app.positions.unasked import asked_throughout
from desktop_app.app.texts.folding import sound
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.ask import Question
from desktop_app.engine.errors import KernelError
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import BY_SEAT
from desktop_app.games.kit.set_ups import BadPosition

MOST_PASSES = 300
MOVE_KEYS = ("seat", "option", "source", "sources", "target", "detail")


class Result(Frozen):
    """How one file fared. ``why`` is the first difference in words, with its line and column; "" when it passed."""

    path: Path
    passed: bool
    why: str = ""


def check_paths(paths: Iterable[Path], texts: Texts | None = None) -> Iterator[Result]:
    """Runs position files, and those in folders, one after the other; the language is that of ``texts``."""
    told = texts or Texts("en")
    for path in paths:
        files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not files:
            yield Result(path, False, told("positions-none"))
        for file in files:
            yield check_path(file, told)


def check_path(path: Path, texts: Texts) -> Result:
    """Runs one position file; whatever is wrong with it becomes the result."""
    try:
        play_position(read_position(path))
    except PositionWrong as error:
        place = texts("positions-place", line=error.params["line"], column=error.params["column"])
        return Result(path, False, f"{place} {error.text(texts)}")
    except LongtableError as error:
        return Result(path, False, error.text(texts))
    except Exception as error:
        # A position may set up what no game comes to, and rules rely on what every game keeps to.
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        return Result(path, False, texts("positions-rules-stumbled", reason=sound(reason)[:200]))
    return Result(path, True)


def play_position(position: Position) -> PositionTable:
    """Plays a position to its end and answers the table as it stands then.

    Raises:
        PositionWrong: at the first move that is not possible or expectation that does not hold.
    """
    table = table_for(position)
    for move in position.play:
        _play(table, move)
    table.go_on()
    for expectation in position.expect:
        check_expectation(table, expectation)
    return table


def _play(table: PositionTable, move: Entry) -> None:
    """A move; one that is of a window in which nobody was asked once everybody is."""
    before = len(table.session.records)
    try:
        play_move(table, move)
    except PositionWrong as error:
        if not asked_throughout(table, move, before):
            raise
        try:
            play_move(table, move)
        except PositionWrong:
            raise error from None


def play_move(table: PositionTable, move: Entry) -> None:
    """Plays one entry of ``play``: a move, an ``until``, or expectations in between.

    Raises:
        PositionWrong: if it is not possible here, or something is not as expected.
    """
    found = move.mapping((*MOVE_KEYS, "until", "expect"))
    if "expect" in found:
        table.go_on()
        for expectation in found["expect"].one_or_items():
            check_expectation(table, expectation)
    elif "until" in found:
        pass_until(table, found["until"])
        table.stopped = True
    else:
        _answer(table, move, move.mapping(MOVE_KEYS, ("option",)))
        table.stopped = False


def _answer(table: PositionTable, move: Entry, found: dict[str, Entry]) -> None:
    table.go_on(found)
    if table.was_made(found):
        return
    question = table.session.question
    if question is None:
        raise move.wrong("positions-game-over")
    if "seat" in found and table.seat(found["seat"]) != question.seat:
        raise found["seat"].wrong(
            "positions-other-seat", name=found["seat"].text(), asked=table.seat_name(question.seat)
        )
    sources: list[Entry | None] = [found.get("source")]
    if "sources" in found:
        sources = list(found["sources"].items())
    if question.kind == "one" and len(sources) > 1:  # who begins, and then who joins in
        _choose(table, question, move, found, sources[:1])
        question, sources = table.session.question or question, sources[1:]
    _choose(table, question, move, found, sources)


def _choose(
    table: PositionTable, question: Question, move: Entry, found: dict[str, Entry], sources: list[Entry | None]
) -> None:
    """Answers the open question with what is written of it, one option for each source."""
    target = found.get("target")
    keys: list[str] = []
    for source in sources:
        options = table.offered(found["option"], source, target, found.get("detail"))
        if not options and (source is None or target is None):  # the one thing it names, under the other key
            options = table.offered(found["option"], target, source, found.get("detail"))
        several = question.kind in ("some", "order")
        option = next((option for option in options if not several or option.key not in keys), None)
        if option is None:
            raise (source or move).wrong("positions-not-offered", offered=table.offered_in_words())
        keys.append(option.key)
        if source is not None and target is not None and not option.target:
            table.meant = (option.source, table.things(target))
    if not question.accepts(keys):
        raise move.wrong("positions-no-answer", count=len(keys), offered=table.offered_in_words())
    _give(table, move, keys)


def _give(table: PositionTable, move: Entry, keys: list[str], by: str = BY_SEAT) -> None:
    table.given = len(table.session.records) + 1
    try:
        table.session.answer(keys, by)
    except KernelError as error:
        if isinstance(error.__cause__, BadPosition):
            raise wrong_in(table.position, error.__cause__) from error
        raise move.wrong("positions-rules-failed", reason=str(error.__cause__ or error)) from error
    broken = table.game.broken(table.session.state)
    if broken:
        raise move.wrong("positions-rules-failed", reason="; ".join(broken))
    if meant := table.as_meant():
        table.meant = None
        _give(table, move, meant, by)


def pass_until(table: PositionTable, until: Entry, by: str = BY_SEAT) -> None:
    """Does nothing, whoever is asked, until a question of that step or of that id is open, or the game is over.

    ``by`` is who these answers are written down to.

    Raises:
        PositionWrong: if somebody must decide something first, or that question never comes.
    """
    wanted = until.mapping(("step", "asks", "seat"))
    step = wanted["step"].text() if "step" in wanted else ""
    asks = wanted["asks"].text() if "asks" in wanted else ""
    seat = table.seat(wanted["seat"]) if "seat" in wanted else ""
    for _ in range(MOST_PASSES):
        question = table.session.question
        if question is None:
            if wanted:
                raise until.wrong("positions-never-came")
            return
        fits = step in ("", question.step) and asks in ("", question.prompt.id) and seat in ("", question.seat)
        if wanted and fits:
            return
        quiet = _quiet(table, question)
        if quiet is None:
            raise until.wrong("positions-must-decide", asks=question.prompt.id, offered=table.offered_in_words())
        _give(table, until, quiet, by)
    raise until.wrong("positions-never-came")


def _quiet(table: PositionTable, question: Question) -> list[str] | None:
    """The answer that does nothing, leaves an order as it is or is the only one; None where one must decide."""
    if question.kind == "order":
        return [option.key for option in question.options]
    quiet = [option.key for option in question.options if option.verb in table.rules.quiet][:1]
    if quiet or (question.kind == "some" and question.minimum == 0):
        return quiet
    return question.forced()
