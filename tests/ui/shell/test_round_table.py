"""The round table of a new game: who sits on which chair, drawn by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtTest import QTest

from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.new_game.round_table import CHAIR, RoundTable
from tests.ui.shell.conftest import Person
from tests.ui.shell.open_screens import menu_of, new_game_of


def drag(table: RoundTable, start: int, end: int) -> None:
    """Draws whoever sits on one chair to another."""
    spots = [spot.toPoint() for spot in table.spots()]
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=spots[start])
    QTest.mouseMove(table, (spots[start] + spots[end]) / 2)
    QTest.mouseMove(table, spots[end])
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=spots[end])
    settle()


def test_a_seat_drawn_to_another_chair_changes_places(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    before = [seat.deck for seat in new_game_of(ana).set_up.seats]
    drag(ana.find(RoundTable, "round-table"), 0, 1)
    seats = new_game_of(ana).set_up.seats
    assert [seat.deck for seat in seats] == before[::-1]
    assert [seat.name for seat in seats] == ["Player B", "Ana"]
    assert new_game_of(ana).seat == 1, "the seat that was drawn chooses its deck"


def test_keys_go_round_the_table_and_take_a_seat_along(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    QTest.keyClick(ana.find(RoundTable, "round-table"), Qt.Key.Key_Right)
    assert new_game_of(ana).seat == 1
    QTest.keyClick(ana.find(RoundTable, "round-table"), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [seat.name for seat in new_game_of(ana).set_up.seats] == ["Player B", "Ana"]


def test_an_empty_chair_asks_who_sits_down(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    table = ana.find(RoundTable, "round-table")
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.spots()[2].toPoint())
    next(action for action in menu_of(ana) if action.text() == "bot: plays to win").trigger()
    settle()
    assert [seat.player for seat in new_game_of(ana).set_up.seats] == ["here", "greedy"]


@pytest.mark.parametrize("height", [130, 210, 420])
def test_little_cards_lie_clear_of_the_chairs(height: int) -> None:
    with Stage((1366, 768), "en", "candlelight", "meccg") as stage:
        (table,) = stage.show("newgame").findChildren(RoundTable)
        table.setFixedSize(420, height)
        chairs = table.spots()
        for place in range(len(table.seats)):
            for box in table.leaders(place):
                nearest = box.marginsAdded(QMarginsF(CHAIR, CHAIR, CHAIR, CHAIR))
                assert not nearest.contains(chairs[place])
