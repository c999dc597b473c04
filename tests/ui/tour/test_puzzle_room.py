"""Puzzles looked for, played by hand, shown, solved and remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from desktop_app.app.learning.puzzles import puzzles
from desktop_app.app.learning.solved import SolvedPuzzles
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Row
from desktop_app.ui.tour.puzzle_room import PuzzleRoom
from tests.ui.clipping import faults
from tests.ui.parts import part_of
from tests.ui.tour.conftest import Pupil

ROAD = "lotr_lcg/voluntary-engagement"


def _rows(room: PuzzleRoom) -> list[str]:
    return [row.objectName() for row in room.list.findChildren(Row) if row.isVisible()]


def _open(room: PuzzleRoom, puzzle: str) -> Pupil:
    row = part_of(room.list, Row, f"puzzle-{puzzle}")
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    settle()
    assert room.puzzle is not None
    return Pupil(room.puzzle)


def _count(room: PuzzleRoom) -> str:
    return part_of(room.list, QLabel, "puzzle-count").text()


def test_every_puzzle_is_listed_and_the_search_narrows_them(room: PuzzleRoom) -> None:
    assert len(_rows(room)) == len(puzzles("lotr_lcg"))
    of = part_of(room.list, QLabel, "puzzles-of")
    assert of.text() == "The Lord of the Rings LCG", "the puzzles of each game are a list of their own"
    field = part_of(room.list, QLineEdit, "puzzle-search")
    assert field.hasFocus()
    QTest.keyClicks(field, "lcg-169")
    settle()
    assert _rows(room) == [f"puzzle-{ROAD}"]
    QTest.keyClicks(field, " nonsense")
    settle()
    assert _rows(room) == []


def test_a_puzzle_is_solved_by_hand_and_remembered(room: PuzzleRoom, desk: Desk) -> None:
    pupil = _open(room, ROAD)
    assert "Ungoliant’s Spawn → Engaged with Ana" in pupil.reads()
    assert pupil.told() == ""
    pupil.click("Ungoliant’s Spawn")
    assert pupil.told() == "Solved!"
    assert SolvedPuzzles(desk.profile.folder).all() == [ROAD]
    assert pupil.ways()[0] == "next"

    pupil.key(Qt.Key.Key_Escape)
    assert room.currentWidget() is room.list
    assert _count(room).startswith("1 of ")
    row = part_of(room.list, Row, f"puzzle-{ROAD}")
    assert "solved" in row.accessibleName()

    chip = part_of(room.list, QPushButton, "puzzle-open-only")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    settle()
    assert f"puzzle-{ROAD}" not in _rows(room)


def test_the_wrong_move_solves_nothing_and_is_undone(room: PuzzleRoom, desk: Desk) -> None:
    pupil = _open(room, ROAD)
    pupil.click("Hummerhorns")
    assert pupil.told() == "The game is over, and it has not come true. Undo, or begin again."
    pupil.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert SolvedPuzzles(desk.profile.folder).all() == []
    pupil.click("Ungoliant’s Spawn")
    assert pupil.told() == "Solved!"


def test_what_is_shown_does_not_count_as_solved(room: PuzzleRoom, desk: Desk) -> None:
    pupil = _open(room, ROAD)
    pupil.click("Hummerhorns")
    pupil.press("show")
    assert "Moves shown: 1 of 1." in pupil.told()
    assert SolvedPuzzles(desk.profile.folder).all() == []
    pupil.press("restart")
    pupil.click("Ungoliant’s Spawn")
    assert SolvedPuzzles(desk.profile.folder).all() == [ROAD]


def test_the_next_puzzle_is_one_that_is_not_solved(room: PuzzleRoom) -> None:
    pupil = _open(room, ROAD)
    pupil.click("Ungoliant’s Spawn")
    pupil.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert room.puzzle is not None
    assert room.puzzle.puzzle.id != ROAD


def test_one_person_decides_for_every_seat(room: PuzzleRoom) -> None:
    room.begin("lotr_lcg/sentinel-defends-for-a-neighbour")
    settle()
    assert room.puzzle is not None
    pupil = Pupil(room.puzzle)
    while room.puzzle.attempt.shown < len(room.puzzle.attempt.moves):
        assert not pupil.hands.screen.controller.between.curtain
        pupil.press("show")
    assert "Moves shown" in pupil.told()


def test_leaving_the_list(room: PuzzleRoom) -> None:
    left = QSignalSpy(room.home_requested)
    field = part_of(room.list, QLineEdit, "puzzle-search")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert left.count() == 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("puzzle", ["paying-from-two-pools", "sentinel-defends-for-a-neighbour", "hasty-stroke"])
def test_no_word_beside_a_puzzle_is_cut_off(room: PuzzleRoom, puzzle: str) -> None:
    room.begin(f"lotr_lcg/{puzzle}")
    settle()
    assert room.puzzle is not None
    assert faults(room.puzzle.guide) == []
    room.puzzle.looks.take(room.puzzle.looks.settings.changed(language="es", theme="candlelight"))
    settle()
    assert faults(room.puzzle.guide) == []
