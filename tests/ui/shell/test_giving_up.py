"""A game that is lost is given up from the menu of the table: it ends as lost, and undo brings it back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.play.missed import hand_moments
from desktop_app.ui.tour.puzzle_room import PuzzleRoom
from tests.ui.shell.at_the_table import table_of
from tests.ui.shell.conftest import Person
from tests.ui.table.conftest import Table

WORDS = "Give the game up…"


def opened_menu(table: Table) -> QMenu:
    """The menu of the bar, opened by a click on its button."""
    button = table.screen.bar.tools["menu"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    menu = button.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]
    assert menu.isVisible()
    return menu


def press_give_up(table: Table) -> None:
    menu = opened_menu(table)
    line = next(line for line in menu.actions() if line.text() == WORDS)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
    settle()
    assert table.screen.panels.panel.isVisible()


def test_a_game_is_given_up_and_stands_among_the_lost_ones(ana: Person) -> None:
    ana.press("game-thrones")
    ana.press("begin")
    table = table_of(ana)
    table.screen.panels.panel.close_panel()

    press_give_up(table)
    ana.key(Qt.Key.Key_Space)
    assert not table.screen.panels.panel.isVisible()
    assert table.session.question is not None, "what is pressed blindly goes on playing"

    press_give_up(table)
    ana.key(Qt.Key.Key_Y)
    assert table.session.question is None
    assert table.screen.panels.page.isVisible()
    assert ana.sees("The game was given up.")
    assert hand_moments(table.session) == [], "that is nothing set by hand"
    assert ana.shell.desk is not None
    result = ana.shell.desk.profile.results.all()[-1]
    assert (result.outcome, result.manual_adjustments) == ("lost", 0)

    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert table.session.question is not None
    assert not table.screen.panels.page.isVisible()


def test_of_several_at_the_screen_the_one_gives_up_whose_turn_it_is(ana: Person) -> None:
    assert ana.shell.desk is not None
    ana.shell.desk.change(open_hands=True)
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    ana.press("begin")
    table = table_of(ana)
    table.screen.panels.panel.close_panel()
    assert "Ana gives the game up…" in [line.text() for line in opened_menu(table).actions()]


def test_a_puzzle_is_no_game_that_could_be_given_up(ana: Person) -> None:
    ana.shell.show_screen("puzzles:lotr_lcg")
    settle()
    room = ana.shell.screens["puzzles:lotr_lcg"]
    assert isinstance(room, PuzzleRoom)
    room.begin("lotr_lcg/sentinel-defends-for-a-neighbour")
    settle()
    assert room.puzzle is not None
    assert room.puzzle.table is not None
    assert WORDS not in [line.text() for line in opened_menu(Table(room.puzzle.table)).actions()]
