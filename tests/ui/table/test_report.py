"""The report of a moment: it holds the whole game and nobody's name, whatever people are called."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.engine.record import Branch
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.table.presets import load_presets
from desktop_app.ui.table.play.report import write_report
from tests.ui.table.conftest import greedy_answer


def a_game(names: list[str]) -> Session:
    """Some turns of a game between two people of these names."""
    preset = load_presets()["riders_of_the_white_tree"]
    decks: list[dict[str, object]] = [
        {"heroes": preset.heroes, "cards": preset.cards},
        {"heroes": ["01003", "01004"], "cards": {"01073": 3, "01026": 3, "01013": 3}},
    ]
    session = Session(GAME, new_game("passage_through_mirkwood", decks, names=names, seed=3))
    for _ in range(40):
        session.answer(greedy_answer(session))
    return session


@pytest.mark.parametrize(
    "names", [["A", "B"], ["B", "A"], ["seat", "by"], ["hand", "play:A"], ["true", "0"], ["Zebulon", "Quentin"]]
)
def test_a_report_is_restored_to_the_same_moment_whatever_people_are_called(tmp_path: Path, names: list[str]) -> None:
    session = a_game(names)
    write_report(session, tmp_path / "report.json")
    written = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    again = restore(session.game, written["session"])
    assert again.question is not None
    assert session.question is not None
    assert again.question.fingerprint == session.question.fingerprint
    assert [option.key for option in again.question.options] == [option.key for option in session.question.options]
    assert again.dropped == []
    assert set(again.state.names.values()) == {"Seat A", "Seat B"}
    assert save(again)["records"] == save(session)["records"]


def test_a_report_names_nobody_and_no_branch_that_somebody_named(tmp_path: Path) -> None:
    session = a_game(["Zebulon", "Quentin"])
    session.branches.append(Branch("Zebulon's other way", 3, session.records[3:5]))
    write_report(session, tmp_path / "report.json")
    text = (tmp_path / "report.json").read_text(encoding="utf-8")
    assert "Zebulon" not in text
    assert "Quentin" not in text
    restore(session.game, json.loads(text)["session"])
