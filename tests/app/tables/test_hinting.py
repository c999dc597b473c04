"""What the planner tells a person who asks: which answers it compared, how often, and what came of each."""

from __future__ import annotations

import pytest

from desktop_app.app.tables.hinting import Hint, hint
from desktop_app.app.tables.thinker import Thinker
from desktop_app.app.tables.thinking import think_on
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Plan, begun
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.lotr_lcg.planning.foresight import FORESIGHT
from tests.games.playing import new_session as game_of_the_box
from tests.guests import moved_in
from tests.ui.table.conftest import asks, new_session, play_until

PLAY = PLAYS["lotr_lcg"]


def asked(session: Session) -> Hint:
    """A hint that nothing was tried for yet."""
    found = hint(session, PLAY, Chance(1))
    assert found is not None
    return found


def at_the_quest() -> Session:
    """A first quest with somebody to send."""
    return play_until(new_session(7), asks("lcg-ask-commit"))


def test_before_anything_was_tried_it_names_what_it_will_compare() -> None:
    found = asked(at_the_quest())
    assert [each.tries for each in found.fared] == [0, 0, 0]
    assert [each.chance for each in found.fared] == [None] * 3
    assert found.best == 0


def test_each_way_is_tried_as_often_and_what_it_changes_is_kept() -> None:
    session = at_the_quest()
    found = asked(session)
    before = session.game.view(session.state, "A")
    for seed in range(8):
        plan = think_on(session, found.plan, Chance(seed), 0.0, found.scales)
        assert plan is not None
        found.take(plan)
    assert [each.tries for each in found.fared] == [8, 8, 8]
    assert all(each.chance is not None and 0 <= each.chance <= 1 for each in found.fared)
    assert all(len(each.sums) == len(found.scales) == 3 for each in found.fared)
    assert session.game.view(session.state, "A") == before


@pytest.mark.parametrize(("other", "sure"), [(0.4, True), (0.597, False)])
def test_it_is_sure_only_of_what_differs_enough_to_speak_of(other: float, sure: bool) -> None:
    found = asked(at_the_quest())
    usual, way = found.compared[:2]
    usual.worth = dict.fromkeys(range(400), 0.6)
    way.worth = dict.fromkeys(range(400), other)
    found.take(Plan(usual, [way], tables=400))
    assert found.is_sure == sure


def test_it_goes_on_thinking_in_another_process() -> None:
    found, thinker = asked(at_the_quest()), Thinker()
    try:
        for _ in range(2):
            plan = found.think(thinker, Chance(1)).result(timeout=60)
            assert plan is not None
            assert plan.tables > found.plan.tables
            found.take(plan)
    finally:
        thinker.close()
    assert found.fared[0].tries == found.plan.tables


def one_makes_sense(session: Session) -> bool:
    """There are several answers, and the planner would not compare them."""
    question = session.question
    if question is None or question.kind != "one" or len(question.options) < 2:
        return False
    return not begun(session.fork("A", Chance(1)), FORESIGHT, Chance(1)).others


def test_where_one_answer_makes_sense_it_is_still_held_against_others() -> None:
    session = play_until(new_session(7), one_makes_sense)
    assert session.question is not None
    found = asked(session)
    assert len(found.fared) > 1
    assert all(session.question.accepts(list(each.keys)) for each in found.fared)


def test_a_game_without_a_planner_gives_no_such_hint() -> None:
    with moved_in():
        assert hint(game_of_the_box("inn", 2, 1), PLAYS["inn"], Chance(1)) is None
