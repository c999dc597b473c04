"""A person at the table of a window: answers are given by keys and clicks."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.screen import TableScreen
from tests.ui.shell.conftest import Person
from tests.ui.table.conftest import Table

MOST = 10_000
"""No game has so many answers."""


def table_of(person: Person) -> Table:
    """The table on the window."""
    screen = person.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    return Table(screen)


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


def give(table: Table, keys: list[str]) -> None:
    """Gives an answer as a person does: digits for the prompt, clicks for cards, Space or N at the end."""
    controller, prompt = table.screen.controller, table.screen.prompt
    question, choices = controller.question, controller.choices
    assert question is not None
    assert choices is not None
    if question.kind == "one":
        digits = {option.key: digit for digit, option in prompt.digits.items()}
        if choices.main is not None and keys == [choices.main.key]:
            table.key(Qt.Key.Key_Space)
        elif keys[0] in digits:
            table.key(Qt.Key(Qt.Key.Key_0 + digits[keys[0]]))
        else:
            controller.choose(next(option for option in question.options if option.key == keys[0]))
        return
    sources = {option.key: option.source or option.target for option in question.options}
    for key in keys:
        table.click(sources[key])
        settle()
    table.say_done()
