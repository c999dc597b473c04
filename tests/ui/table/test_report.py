"""The report of a moment: it holds the whole game and nobody's name, whatever people are called."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from desktop_app.app.tables.game_box import open_box
from desktop_app.engine.chance import Chance
from desktop_app.engine.record import Branch
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.ui.table.play.report import write_report


def a_game(names: list[str]) -> Session:
    """Some turns of a game between people of these names."""
    play, decks = PLAYS["lotr_lcg"], list(open_box("lotr_lcg").decks.values())
    seats = tuple(Sitting(name, deck.cards) for name, deck in zip(names, decks, strict=False))
    game = play.game
    session = Session(game, play.new(NewTable(seats, seed=3)))
    dice = Chance(1)
    for _ in range(40):
        question = session.question
        assert question is not None
        session.answer(game.bots["greedy"](partial(game.view, session.state, question.seat), question, dice))
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
