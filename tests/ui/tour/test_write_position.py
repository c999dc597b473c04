"""A saved game written as a position file from the start screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QSignalSpy

from desktop_app.app.positions.position_file import read_position
from desktop_app.app.positions.position_table import table_for
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.state import State
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.tour.write_position import write_position


def _codes(state: State, zone: str) -> list[str]:
    return [state.codes[card] for card in state.zones[zone]]


def test_a_saved_game_is_written_and_laid_out_again(desk: Desk, tmp_path: Path) -> None:
    table = desk.tables.begin(usual_set_up(open_box("lotr_lcg"), "Bea"), seed=3)
    assert table.session.question is not None
    table.session.answer(["keep_hand"])
    desk.tables.keep(table)
    told = QSignalSpy(desk.told)
    path = tmp_path / "here.yaml"
    write_position(desk, table.id, path)
    assert told.at(0)[0].text(desk.looks.texts) == f"The table was written to {path}."
    again = table_for(read_position(path))
    assert again.position.title["es"].startswith("Posición de Viaje por el Bosque Negro")
    assert again.session.question is not None
    assert again.session.question.prompt.id == table.session.question.prompt.id
    for zone in ("hand:A", "deck:A", "encounter_deck", "staging"):
        assert _codes(again.state, zone) == _codes(table.session.state, zone)


def test_a_folder_that_is_not_there_is_told(desk: Desk, tmp_path: Path) -> None:
    table = desk.tables.begin(usual_set_up(open_box("lotr_lcg"), "Bea"), seed=3)
    told = QSignalSpy(desk.told)
    write_position(desk, table.id, tmp_path / "nowhere" / "here.yaml")
    assert told.count() == 1
    assert "nowhere" in told.at(0)[0].text(desk.looks.texts)
