"""Pictures of moments: a bot plays until one of a kind comes, and it is held still where most of it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtWidgets import QApplication

from desktop_app.app.errors import LongtableError
from desktop_app.app.tables.game_box import HERE
from desktop_app.app.tables.service import OpenTable
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.render.in_positions import Eve, eve_of
from desktop_app.ui.shell.shell import Shell
from desktop_app.ui.table.moments.pace import steps_of
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.telling import tell
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.screen import TableScreen

MOMENT = "moment-"
"""How the names of such pictures begin: what follows is a kind of moment that the game declares."""
HALTED = "halted"
"""In place of a kind: the table while somebody decides in the middle of a moment."""
_FIRST_SEED, _AT_FIRST, _GAMES = 20, 8, 30
_ANSWERS = 1200
_SHARE = 0.8
_TURNS = 6
_ANYHOW = "random"


class NoSuchMoment(LongtableError):
    """The game has no such kind of moment, or it did not come up in the game that was played."""

    default_id = "shell-unknown-screen"


def stage_moment(shell: Shell, game: str, kind: str, lay: Callable[[int], OpenTable]) -> None:
    """Lays a game up to the answer that brings the fullest moment of a kind, and gives that answer.

    It is looked for in some games of the usual bot, then in the positions of the game, then in more games and in those
    of a bot that answers anyhow, which comes to what nobody would choose. ``lay`` lays a game by its seed. Raises
    NoSuchMoment where none comes.
    """
    assert shell.desk is not None
    shell.desk.change(even_pauses=False)  # a pause that tells nothing would come between the answer and the moment
    keys = _lay_eve(shell, game, kind, lay)
    shell.desk.change(moments="normal")
    screen = shell.screens["table"]
    assert isinstance(screen, TableScreen)
    screen.session.policy = None
    screen.panels.panel.close_panel()
    for _ in range(_TURNS):
        QApplication.processEvents()
    screen.controller.answer(keys)
    screen.showing.hold()  # or a slow machine has told it all before it is looked at


def _lay_eve(shell: Shell, game: str, kind: str, lay: Callable[[int], OpenTable]) -> list[str]:
    """Lays the game up to the answer that brings a moment, which it answers."""
    known = (*(each.id for each in PLAYS[game].staged.kinds), HALTED)
    if kind in known:
        usual, more = PLAYS[game].bot, range(_FIRST_SEED + _AT_FIRST, _FIRST_SEED + _GAMES)
        found = _found(game, kind, lay, usual, range(_FIRST_SEED, more.start))
        eve = eve_of(game, kind) if found is None else None
        if eve is not None:
            return _lay_position(shell, game, eve, lay(_FIRST_SEED))
        found = (
            found
            or _found(game, kind, lay, usual, more)
            or _found(game, kind, lay, _ANYHOW, range(_FIRST_SEED, more.stop))
        )
        if found is not None:
            return _lay_game(shell, *found, lay)
    raise NoSuchMoment(name=MOMENT + kind, known=tuple(MOMENT + each for each in known))


def _lay_position(shell: Shell, game: str, eve: Eve, table: OpenTable) -> list[str]:
    """Lays a position in place of the game of a table, for who is asked there."""
    players = {seat: HERE if seat == eve.seat else PLAYS[game].bot for seat in eve.session.state.seats}
    head = table.head.model_copy(update={"players": players})
    shell.lay(OpenTable(table.id, eve.session, table.header, head))
    return list(eve.keys)


def _lay_game(shell: Shell, bot: str, seed: int, at: int, lay: Callable[[int], OpenTable]) -> list[str]:
    """Lays a game after so many answers of a bot."""
    assert shell.desk is not None
    table = lay(seed)
    answers = _answers(table.session, bot)
    for _ in range(at):
        table.session.answer(next(answers))
    shell.lay(shell.desk.tables.keep(table))
    screen = shell.screens["table"]
    assert isinstance(screen, TableScreen)
    return next(_answers(screen.session, bot, at))


def _found(
    game: str, kind: str, lay: Callable[[int], OpenTable], bot: str, seeds: Iterable[int]
) -> tuple[str, int, int] | None:
    """Whose answers, to the first game of these seeds in which a moment of the kind comes, and how many of them come
    before the fullest one."""
    for seed in seeds:
        best, most = -1, 0
        for at, found in enumerate(_played(lay(seed).session, game, bot)):
            told = (len(moment.lines) - moment.told for moment in found if _shows(moment, found, kind))
            if (lines := max(told, default=0)) > most:
                best, most = at, lines
        if best >= 0:
            return bot, seed, best
    return None


def _shows(moment: Moment, found: list[Moment], kind: str) -> bool:
    """Whether a moment is of a kind; of those that halt only one that comes last is still open."""
    if kind != HALTED:
        return moment.kind.id == kind
    return moment is found[-1] and moment.open and moment.kind.stage != "note"


def _played(session: Session, game: str, bot: str) -> list[list[Moment]]:
    """The moments that each answer brought; those of a seat across the table come when its bot has thought."""
    found: list[list[Moment]] = []
    staged = PLAYS[game].staged
    for keys in _answers(session, bot):
        assert session.question is not None
        seat, since = session.question.seat, len(session.log)
        before = session.look(seat)
        session.answer(keys)
        asked = session.question.fingerprint if session.question is not None else ""
        told = tell(session.log, session.records, since, staged, seat, before, session.look(seat), asked)
        found.append(told if seat == session.state.seats[0] else [])
    return found


def _answers(session: Session, bot: str, skip: int = 0) -> Iterator[list[str]]:
    """What a bot answers, with dice of each answer's own, so that any of them can be given again alone."""
    answer = session.game.bots[bot]
    for number in range(skip, _ANSWERS):
        question = session.question
        if question is None:
            return
        yield answer(session.eyes(question.seat), question, Chance(number + 1))


def hold_still(shell: Shell, kind: str) -> None:
    """Stops the telling in the last line of the fullest moment of a kind; what is halted is told to its end."""
    screen = shell.screens["table"]
    assert isinstance(screen, TableScreen)
    showing = screen.showing
    if kind == HALTED:
        showing.skip_all()
        return
    showing.hold()
    moments = [moment for moment in showing.player.queue if moment.kind.id == kind]
    moment = max(moments, key=lambda each: len(each.lines) - each.told)
    steps = [step for step in steps_of(moment) if step.phase in ("line", "read")]
    step = steps[-1] if steps else steps_of(moment)[-1]
    showing.show(Frame(moment, step, _SHARE))
