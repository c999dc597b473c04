"""A position file of one's own is opened as a puzzle from the list; a wrong one is told in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from desktop_app.app.learning.solved import SolvedPuzzles
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.games import TENANTS
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.tour.puzzle_room import PuzzleRoom
from desktop_app.ui.tour.write_position import write_position
from tests.ui.clipping import faults
from tests.ui.tour.conftest import Pupil

SHIPPED = TENANTS["lotr_lcg"].folder("positions") / "voluntary-engagement.yaml"


def opened(room: PuzzleRoom, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press the button over the list and choose a file."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    button = room.list.findChild(QPushButton, "puzzle-file")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def test_a_file_of_ones_own_is_played_and_solved(
    room: PuzzleRoom, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "mine.yaml"
    own.write_text(SHIPPED.read_text(encoding="utf-8").replace("Any enemy may", "My enemy may"), encoding="utf-8")
    assert faults(room) == []
    opened(room, own, monkeypatch)
    assert room.puzzle is not None
    pupil = Pupil(room.puzzle)
    assert "My enemy may" in pupil.reads()
    pupil.click("Ungoliant’s Spawn")
    assert pupil.told() == "Solved!"
    assert SolvedPuzzles(desk.profile.folder).all() == [], "only those that ship are counted"
    pupil.press("next")
    assert room.puzzle is not None
    assert room.puzzle.puzzle.id.startswith("lotr_lcg/")


def test_the_table_of_a_saved_game_is_opened_and_played_freely(
    room: PuzzleRoom, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = desk.tables.begin(usual_set_up(open_box("lotr_lcg"), "Bea"), seed=3)
    write_position(desk, table.id, tmp_path / "here.yaml")
    opened(room, tmp_path / "here.yaml", monkeypatch)
    assert room.puzzle is not None
    pupil = Pupil(room.puzzle)
    assert "Nothing is asked for" in pupil.reads()
    pupil.space()
    assert room.puzzle.attempt.moved
    assert pupil.told() != "Solved!"
    pupil.key(Qt.Key.Key_Escape)
    assert room.currentWidget() is room.list


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("][", "line 1"),
        (SHIPPED.read_text(encoding="utf-8").replace("game: lotr_lcg", "game: chess"), "chess"),
        (SHIPPED.read_text(encoding="utf-8").replace("Ana: {threat: 20", "Ana: {threat: many"), "many"),
        (SHIPPED.read_text(encoding="utf-8").replace("staging_threat: 1}", "staging_threat: 7}"), "7"),
    ],
)
def test_a_wrong_file_is_told_and_the_list_stays(
    room: PuzzleRoom, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, why: str
) -> None:
    (tmp_path / "odd.yaml").write_text(content, encoding="utf-8")
    told = QSignalSpy(desk.told)
    opened(room, tmp_path / "odd.yaml", monkeypatch)
    assert room.currentWidget() is room.list
    said = told.at(0)[0].text(desk.looks.texts)
    assert said.startswith("odd.yaml cannot be played: ")
    assert why in said
