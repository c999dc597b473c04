"""Answers tried out beside each other, on what a seat could imagine."""

from __future__ import annotations

from desktop_app.app.tables.trying import Trials, scales_of, ways_of
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from tests.ui.table.conftest import asks, greedy_answer, new_session, play_until

PLAY = PLAYS["lotr_lcg"]


def at_the_quest() -> Session:
    """A first quest with somebody to send."""
    return play_until(new_session(7), asks("lcg-ask-commit"))


def tried(session: Session, tries: int) -> Trials:
    """The coach's answer and its neighbours, each tried as often."""
    assert session.question is not None
    trials = Trials(session, PLAY, ways_of(session.question, greedy_answer(session)), scales_of(PLAY))
    for _ in trials.steps():
        if trials.fared[0].tries == tries:
            break
    return trials


def test_beside_a_quest_stand_one_hero_fewer_and_one_more() -> None:
    session = at_the_quest()
    assert session.question is not None
    first = greedy_answer(session)
    ways = ways_of(session.question, first)
    assert [len(way) - len(first) for way in ways] == [0, -1, 1]
    assert all(session.question.accepts(list(way)) for way in ways)


def test_beside_a_defender_stand_another_one_and_nobody() -> None:
    session = play_until(new_session(7), asks("lcg-ask-defender"))
    assert session.question is not None
    ways = ways_of(session.question, greedy_answer(session))
    assert [way[0].partition(":")[0] for way in ways] == ["defend", "defend", "no_defender"]


def test_every_way_is_tried_as_often_and_the_game_stays_where_it_is() -> None:
    session = at_the_quest()
    before, asked = len(session.records), session.question
    trials = tried(session, 2)
    assert [fared.tries for fared in trials.fared] == [2, 2, 2]
    assert all(len(fared.sums) == 3 for fared in trials.fared)
    assert len(session.records) == before
    assert session.question is asked


def test_the_same_tries_give_the_same_numbers() -> None:
    one, other = tried(at_the_quest(), 2), tried(at_the_quest(), 2)
    assert [fared.sums for fared in one.fared] == [fared.sums for fared in other.fared]


def test_who_sends_nobody_makes_no_progress_and_threat_rises() -> None:
    session = at_the_quest()
    trials = Trials(session, PLAY, [(), tuple(greedy_answer(session))], scales_of(PLAY))
    for _ in trials.steps():
        if trials.fared[0].tries == 2:
            break
    nobody, sent = trials.fared
    assert nobody.mean(0) <= 0 <= sent.mean(0)
    assert nobody.mean(1) > sent.mean(1)
