"""Whoever draws cards reads in the log which they were; everybody else reads how many."""

from __future__ import annotations

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS

DOMAINS = {"lotr_lcg": "lcg", "lotr_tcg": "tcg", "thrones": "got", "meccg": "mec"}


@pytest.mark.parametrize("game", DOMAINS)
def test_the_log_tells_a_seat_which_cards_it_drew_and_the_others_how_many(game: str) -> None:
    play, drawn = PLAYS[game], f"{DOMAINS[game]}-log-draws"
    session, dice = Session(play.game, play.new(usual_table(game, 2, 1))), Chance(1)
    for _ in range(150):
        question = session.question
        if question is None:
            break
        session.answer(play.game.bots["greedy"](session.eyes(question.seat), question, dice))
    lines = [line.message for line in session.log]
    told = [(line, lines[at + 1]) for at, line in enumerate(lines) if line.id == drawn]
    assert {line.params["seat"] for line, _ in told} == {"seat:A", "seat:B"}
    for line, these in told:
        cards = these.params["cards"]
        assert these.id == f"{drawn}-these"
        assert f"seat:{these.only}" == line.params["seat"]
        assert not line.only
        assert isinstance(cards, list)
        assert len(cards) == line.params["count"]


def test_several_cards_drawn_one_by_one_are_one_line() -> None:
    play = PLAYS["lotr_tcg"]
    session = Session(play.game, play.new(usual_table("lotr_tcg", 2, 1)))
    counts = [line.message.params["count"] for line in session.log if line.message.id == "tcg-log-draws"]
    assert counts == [8, 8]
