"""Set by hand: logged, undoable, kept in its place, and refused in the middle of an action."""

from __future__ import annotations

import json

import pytest

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone
from desktop_app.engine.errors import NotNow, RulesError
from desktop_app.engine.frozen import replace
from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.messages import message
from desktop_app.engine.record import BY_HAND, BY_SESSION
from desktop_app.engine.rows import STAY, Next, Row, Steps
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.state import Outcome
from tests.engine.evening import evening, inn, open_question
from tests.engine.inn import INN, Inn, adjust, broken, new, view
from tests.engine.play import moment, questions, random_answer
from tests.rules_only import rules_only

# -- by hand -----------------------------------------------------------------------------------------------------------


def test_the_table_can_be_set_by_hand_and_that_can_be_undone_and_redone() -> None:
    session = evening(seed=3)
    session.answer(["pass"])
    before = moment(session)
    assert session.can_adjust()
    session.adjust(Adjustment("health", "B", amount=-2))
    assert inn(session).health["B"] == 4
    assert session.records[-1].by == BY_HAND
    assert session.log[-1].message.id == "inn-by-hand"
    after = moment(session)
    session.undo()
    assert moment(session) == before
    session.redo()
    assert moment(session) == after


def test_by_hand_between_answers_is_kept_through_undo_and_redo() -> None:
    session = evening(seed=3)
    moments = [moment(session)]
    for number in range(3):
        session.adjust(Adjustment("health", "A", amount=1))
        moments.append(moment(session))
        session.answer(["pass"] if number == 0 else random_answer(open_question(session), Chance(number)))
        moments.append(moment(session))
        while not session.can_adjust():
            session.answer(random_answer(open_question(session), Chance(number)))
            moments.append(moment(session))
    for known in reversed(moments[:-1]):
        session.undo()
        assert moment(session) == known
    for known in moments[1:]:
        session.redo()
        assert moment(session) == known
    assert session.future == []


def test_by_hand_before_a_question_that_comes_after_forced_answers() -> None:
    """The forced answers of a row come again after the hand has been at work, also through undo and redo."""
    found = 0
    for seed in range(30):
        session = evening(seed)
        for question in questions(session, Chance(seed)):
            forced = [r for r in session.records[session.quiet_at :] if r.by == BY_SESSION]
            if session.can_adjust() and forced:
                found += 1
                before = moment(session)
                session.adjust(Adjustment("health", "A", amount=3))
                after = moment(session)
                session.undo()
                with pytest.raises(RulesError):
                    session.adjust(Adjustment("move", "c1", "the moon"))
                assert moment(session) == before
                session.redo()
                assert moment(session) == after
                session.undo()
                session.answer(random_answer(question, Chance(seed)))
                line = moment(session)
                session.switch(session.branches[-1])
                assert moment(session) == after
                session.switch(session.branches[-1])
                assert moment(session) == line
                break
    assert found > 3


def test_in_the_middle_of_an_action_the_table_is_left_alone() -> None:
    session = evening(seed=4)
    while open_question(session).prompt.id != "inn-bid":
        session.answer(["pass"])
    session.answer(["bid#2"])
    before = moment(session)
    assert not session.can_adjust()
    with pytest.raises(NotNow):
        session.adjust(Adjustment("health", "A", amount=1))
    assert moment(session) == before


def test_after_the_end_the_table_is_left_alone() -> None:
    session = evening(answers=10_000)
    assert not session.can_adjust()
    with pytest.raises(NotNow):
        session.adjust(Adjustment("health", "A", amount=1))


def test_a_game_is_given_up_in_the_midst_of_an_action_which_is_another_line_of_play_then() -> None:
    session = Session(giving_up(), new(seed=3))
    while session.can_adjust():
        session.answer(random_answer(open_question(session), Chance(len(session.records))))
    begun, rest = [record.keys for record in session.records], session.quiet_at
    session.give_up("A")
    assert session.question is None
    assert session.state.outcome == Outcome("left", "given_up", ["B"])
    assert [record.by for record in session.records[rest:]] == [BY_HAND]
    assert session.undo()
    assert session.state.outcome is None
    assert len(session.records) == rest
    session.switch(session.branches[0])
    assert [record.keys for record in session.records + session.future] == begun
    session.redo()


def test_a_game_that_was_given_up_comes_back_from_its_save_as_it_ended() -> None:
    session = Session(giving_up(), new(seed=3))
    session.answer(["pass"])
    session.give_up("B")
    again = restore(giving_up(), json.loads(json.dumps(save(session))))
    assert again.question is None
    assert again.state.outcome == session.state.outcome
    with pytest.raises(NotNow):
        again.give_up("A")


def test_a_game_that_does_not_know_how_to_be_given_up_is_not() -> None:
    with pytest.raises(NotNow):
        evening(seed=3).give_up("A")


def giving_up() -> Game:
    """The brawl, of which one may walk out."""

    def leave(g: Inn, seat: str) -> None:
        g.outcome = Outcome("left", "given_up", [other for other in g.seats if other != seat])

    return replace(INN, give_up=leave)


def test_an_adjustment_that_cannot_be_made_changes_nothing() -> None:
    session = evening(seed=3)
    session.answer(["pass"])
    before = moment(session)
    with pytest.raises(RulesError):
        session.adjust(Adjustment("move", "c1", "the moon"))
    assert moment(session) == before
    session.answer(random_answer(open_question(session), Chance(1)))


async def _draws_and_asks(g: Inn) -> Next:
    """A row moves a card before it asks."""
    g.move("c1", "hand.A")
    await ask_one(Question("A", "one", message("inn-third"), lambda: [Option("on"), Option("stop")], step=g.step))
    return None


def _elsewhere(g: Inn, subject: str) -> list[Adjustment]:
    return [Adjustment("move", subject, zone) for zone in ("deck", "hand.A", "hand.B") if zone != g.home[subject]]


def test_what_a_row_has_moved_may_be_put_only_where_it_could_have_been_put_before() -> None:
    steps = Steps({"evening": [Row("1", _draws_and_asks, "arrive"), Row("2", _third_time, "arrive")]})
    game = replace(rules_only("inn", Inn, steps, view, broken, adjust), adjustments=_elsewhere)
    session = Session(game, new())
    assert inn(session).home["c1"] == "hand.A"
    assert session.adjustments("c1") == [Adjustment("move", "c1", "hand.B")]
    session.answer(["on"])
    assert session.adjustments("c1") == [Adjustment("move", "c1", "deck"), Adjustment("move", "c1", "hand.B")]


# -- rows that come round without asking -------------------------------------------------------------------------------


async def _third_time(g: Inn) -> Next:
    """Stays twice without a question; the third time it asks."""
    g.round += 1
    g.health["A"] *= 2
    if g.round % 3:
        return STAY
    options = [Option("on"), Option("stop")]
    chosen = await ask_one(Question("A", "one", message("inn-third"), lambda: options, step=g.step))
    if chosen.verb == "stop":
        g.outcome = Outcome("ended", "inn-closed")
    return STAY


THIRD = rules_only("inn", Inn, Steps({"evening": [Row("1", _third_time, "arrive")]}), view, broken, adjust)


@pytest.mark.parametrize("keep", [True, False])
def test_by_hand_stays_at_the_visit_of_a_row_it_was_done_at(keep: bool) -> None:
    """Health is doubled at each visit: adding one before the third is not adding one before the first."""
    g = new()
    g.round = 0
    session = Session(THIRD, g)
    session.answer(["on"])
    session.answer(["on"])
    session.adjust(Adjustment("health", "A", amount=1))
    session.adjust(Adjustment("health", "A", amount=2))
    session.answer(["on"])
    session.adjust(Adjustment("health", "A", amount=3))
    health, told = inn(session).health["A"], moment(session)
    while session.undo():
        pass
    while session.redo():
        pass
    assert moment(session) == told
    data = save(session)
    data["snapshot"], data["earlier"] = data["start"], []
    loaded = restore(THIRD, data)
    assert inn(loaded).health["A"] == health
    light = Session(THIRD, clone(g), keep=keep)
    assert inn(light.fork()).health == inn(light).health
