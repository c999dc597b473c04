"""Action windows: who could only pass is passed over, unless every question is wanted."""

from __future__ import annotations

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.record import BY_SESSION
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from tests.games.playing import new_session, played

WINDOWS = {"lotr_lcg": ("lcg-ask-action", "lcg-ask-planning"), "thrones": ("got-ask-action", "got-ask-marshal")}


@pytest.mark.parametrize("game", WINDOWS)
def test_nobody_is_asked_for_an_action_who_has_none(game: str) -> None:
    for session in played(new_session(game, 2, 5), "greedy", 5):
        assert session.question is not None
        if session.question.prompt.id in WINDOWS[game]:
            assert len(session.question.options) > 1
    passed = [record for record in session.records if record.by == BY_SESSION]
    assert passed
    assert not any(record.fingerprint.split("|")[1] in WINDOWS[game] for record in passed)


@pytest.mark.parametrize("game", WINDOWS)
def test_where_every_question_is_wanted_a_window_with_nothing_but_a_pass_is_asked_too(game: str) -> None:
    play = PLAYS[game]
    session = Session(play.game, play.new(usual_table(game, 2, 5)), every_question=True)
    alone = False
    for each in played(session, "greedy", 5):
        assert each.question is not None
        alone = each.question.prompt.id in WINDOWS[game] and len(each.question.options) == 1
        if alone:
            break
    assert alone
