"""The table of a window, and a bot that plays there up to where a test begins."""

from __future__ import annotations

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import settle
from tests.ui.shell.conftest import Person
from tests.ui.staged import table_in
from tests.ui.table.conftest import Table

MOST = 10_000
"""No game has so many answers."""


def table_of(person: Person) -> Table:
    """The table on the window."""
    return Table(table_in(person.shell))


def play_quickly(table: Table, left: int, seat: str = "") -> None:
    """A bot answers in the place of all until so many answers are left, and on until this seat is asked."""
    length = _answered(table.session.fork(), MOST)
    _answered(table.session, length - left, seat)
    table.screen.refresh()
    settle()


def _answered(session: Session, answers: int, seat: str = "") -> int:
    """How many a bot gave: so many, and more until the seat is asked."""
    bot, dice, given = session.game.bots["greedy"], Chance(1), 0
    while (question := session.question) is not None and (given < answers or seat not in ("", question.seat)):
        session.answer(bot(session.eyes(question.seat), question, dice))
        given += 1
    return given
