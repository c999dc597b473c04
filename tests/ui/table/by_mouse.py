"""Answers given as a person with a mouse gives them: pieces are dragged, pieces and places clicked, buttons pressed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.bars.answers import ANSWER
from desktop_app.ui.table.bars.stepper import Stepper
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import Table

ALONG = (0.5, 0.2, 0.8, 0.05, 0.95)
"""Where along a thing one tries to touch it, its middle first."""
MOST_WAITING = 60_000
"""How many milliseconds the others may take."""


def play_by_mouse(table: Table, seat: str, dice: Chance, stop: Callable[[Session, Question], bool]) -> int:
    """Answers for one seat as the greedy bot would until the game is over or ``stop`` says so; how often."""
    session, given = table.session, 0
    while (question := _asked(table, seat)) is not None and not stop(session, question):
        before = len(session.records)
        keys = session.game.bots["greedy"](session.eyes(seat), question, dice)
        give_by_mouse(table, keys)
        assert len(session.records) > before, f"{question.fingerprint} was not answered with {keys}"
        given += 1
    return given


def _asked(table: Table, seat: str) -> Question | None:
    """The next question of a seat, once the others have answered theirs; None at the end of the game."""
    limit = QDeadlineTimer(MOST_WAITING)
    while (question := table.session.question) is not None and question.seat != seat:
        assert not limit.hasExpired(), f"{question.seat} never answered {question.fingerprint}"
        QTest.qWait(1)
    settle()
    return table.session.question


def give_by_mouse(table: Table, keys: list[str]) -> None:
    """Gives an answer with the mouse alone; AssertionError where no click leads there."""
    question = table.asked
    if question.kind == "one":
        choose(table, next(option for option in question.options if option.key == keys[0]))
        return
    if question.kind == "distribute":
        _count_out(table, question, keys)
    else:
        things = {option.key: option.source or option.target for option in question.options}
        for key in keys:
            click(table, things[key])
    press(_buttons(table)[-1])


def choose(table: Table, option: Option) -> None:
    """Chooses one option: with the pieces that it touches, or where none lies on the table in the prompt."""
    choices = table.screen.controller.choices
    assert choices is not None
    things = [thing for thing in (option.source, option.target) if _spot(table, thing) is not None]
    if option in choices.plain or not things or (option.target and option.target not in things):
        _choose_in_prompt(table, option)
    elif len(things) == 2:
        table.drag(*things)
    elif option.verb in choices.free or len(choices.touching(things[0])) > 1:
        table.double_click(things[0])
    else:
        click(table, things[0])
    settle()
    menu = table.screen.hands.menu
    if menu is not None and menu.isVisible():
        pick(menu, option)


def _choose_in_prompt(table: Table, option: Option) -> None:
    name = ANSWER + option.key
    button = next((each for each in _buttons(table) if each.objectName() == name), None)
    if button is not None:
        press(button)
        return
    opener, menu = next((each, menu) for each in _buttons(table) for menu in each.findChildren(QMenu))
    press(opener)
    pick(menu, option)


def press(button: QAbstractButton) -> None:
    """One click on a button that can be seen and pressed."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def pick(menu: QMenu, option: Option) -> None:
    """One click on the line of an option in a menu that is open."""
    assert menu.isVisible()
    line = next(line for line in menu.actions() if line.objectName() == ANSWER + option.key)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
    settle()


def click(table: Table, thing: str) -> None:
    """One click on a thing where it can be touched; a tray that covers it is folded away before."""
    spot, tray = _spot(table, thing), table.screen.scene.tray
    if spot is None and tray.isVisible() and not tray.folded:
        _click_at(table, table.board.mapFromScene(tray.strip_rect().center()))
        spot = _spot(table, thing)
    assert spot is not None, f"{thing} can be touched nowhere"
    _click_at(table, spot)


def _click_at(table: Table, spot: QPoint) -> None:
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    settle()


def _spot(table: Table, thing: str) -> QPoint | None:
    """A point of the board at which the mouse meets a thing and nothing that lies over it; None for no such point."""
    scene, board = table.screen.scene, table.board
    rect = scene.rect_of(thing)
    for down in ALONG:
        for across in ALONG:
            spot = board.mapFromScene(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
            if thing and board.rect().contains(spot) and scene.thing_at(board.point(spot)) == thing:
                return spot
    return None


def _buttons(table: Table) -> list[KeyButton]:
    """The answers of the prompt from left to right."""
    row = table.screen.prompt.answers.row
    widgets = [item.widget() for at in range(row.count()) if (item := row.itemAt(at)) is not None]
    return [widget for widget in widgets if isinstance(widget, KeyButton)]


def _count_out(table: Table, question: Question, keys: list[str]) -> None:
    """Presses plus and minus until what is shared out is what was asked for."""
    draft = table.screen.controller.draft
    assert draft is not None
    wanted = {option.key: keys.count(option.key) - draft.given.get(option.key, 0) for option in question.options}
    for place, key in sorted(enumerate(wanted), key=lambda each: wanted[each[1]]):
        for _ in range(abs(wanted[key])):
            press(_steps(table)[place][0 if wanted[key] < 0 else 1])


def _steps(table: Table) -> list[list[QAbstractButton]]:
    """Minus and plus of each that is counted out."""
    row = table.screen.prompt.answers.row
    widgets = [item.widget() for at in range(row.count()) if (item := row.itemAt(at)) is not None]
    return [widget.findChildren(QAbstractButton) for widget in widgets if isinstance(widget, Stepper)]
