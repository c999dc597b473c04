"""Automatic answers, rules without end and rules that fail: the game still stands where it stood."""

from __future__ import annotations

import pytest

from desktop_app.engine.errors import RulesError, TooDeep
from desktop_app.engine.game import Adjustment
from desktop_app.engine.record import BY_CHANCE, BY_SESSION
from desktop_app.engine.session import Session
from tests.engine.evening import evening, open_question, passing, play_card
from tests.engine.inn import INN, new
from tests.engine.play import moment

# -- policy ------------------------------------------------------------------------------------------------------------


def test_a_policy_answers_and_its_answers_are_recorded() -> None:
    session = Session(INN, new(4), policy=passing)
    assert open_question(session).prompt.id == "inn-bid"
    assert [(r.keys, r.by) for r in session.records] == [
        (session.records[0].keys, BY_CHANCE),
        (["pass"], BY_SESSION),
        (["pass"], BY_SESSION),
    ]


def test_after_an_undo_the_policy_rests_until_somebody_acts() -> None:
    session = Session(INN, new(4), policy=passing)
    session.answer(["bid#1"])
    session.go_to(1)
    assert open_question(session).prompt.id == "inn-play"
    session.answer(["pass"])
    assert open_question(session).prompt.id == "inn-bid"


def test_undoing_passes_over_what_the_policy_answered() -> None:
    session = Session(INN, new(4), policy=passing)
    before = moment(session)
    session.answer(["bid#1"])
    session.undo()
    assert moment(session) == before
    session.redo()
    session.undo()
    assert moment(session) == before


# -- guards and errors -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "words"), [("swarm", "events"), ("babble", "answers"), ("sleep", "rows")])
def test_a_rule_without_end_is_stopped_and_the_game_goes_on(code: str, words: str) -> None:
    session = evening(deck=[code] * 3 + ["armour"] * 3 + [code] * 3)
    while not any(session.state.codes.get(o.source) == code for o in open_question(session).options):
        session.answer(["pass"])
    before = moment(session)
    with pytest.raises(RulesError) as caught:
        play_card(session, code)
    assert isinstance(caught.value.__cause__, TooDeep)
    assert words in str(caught.value.__cause__)
    assert moment(session) == before
    session.answer(["pass"])


def test_a_row_of_600_answers_is_legal() -> None:
    session = evening(deck=["dither"] * 6)
    before = moment(session)
    play_card(session, "dither")
    for number in range(599):
        session.answer(["yes", "no"][number % 2 :][:1])
    assert open_question(session).prompt.id == "inn-dither"
    session.answer(["yes"])
    assert open_question(session).prompt.id == "inn-play"
    session.undo()
    assert open_question(session).prompt.id == "inn-dither"
    session.undo("action")
    assert moment(session) == before


def test_self_play_is_not_caught_in_an_endless_row() -> None:
    session = Session(INN, new(1, deck=["babble"] * 6), keep=False)
    before = moment(session)
    with pytest.raises(RulesError) as caught:
        play_card(session, "babble")
    assert isinstance(caught.value.__cause__, TooDeep)
    assert moment(session) == before


def test_fifty_abilities_inside_each_other_are_legal() -> None:
    """As deep as damage that destroys what answers with damage: some 25 frames for each ability."""
    session = evening(deck=["bramble"] * 6)
    before = moment(session)
    play_card(session, "bramble")
    assert open_question(session).prompt.id == "inn-stuck"
    session.answer(["on"])
    assert open_question(session).prompt.id == "inn-play"
    session.undo("action")
    assert moment(session) == before


def test_abilities_that_call_each_other_for_ever_are_stopped() -> None:
    session = evening(deck=["echo"] * 6)
    play_card(session, "echo")
    while open_question(session).prompt.id != "inn-bid":
        session.answer(["pass"])
    session.answer(["bid#0"])
    before = moment(session)
    with pytest.raises(RulesError) as caught:
        session.answer(["bid#1"])
    assert "inside each other" in str(caught.value.__cause__)
    assert moment(session) == before


def test_a_rule_that_fails_leaves_the_game_before_the_answer() -> None:
    session = evening(deck=["curse"] * 6)
    session.answer(["pass"])
    before = moment(session)
    with pytest.raises(RulesError) as caught:
        play_card(session, "curse")
    assert isinstance(caught.value.__cause__, ValueError)
    assert moment(session) == before
    session.answer(["pass"])
    assert open_question(session).prompt.id == "inn-bid"


def test_a_rule_that_fails_goes_back_no_further_than_its_answer() -> None:
    """The same answer was given to the same question before; only the last one is taken back."""
    session = evening(deck=["armour"] * 2 + ["curse"] * 4)
    state = session.state
    cursed = next(card for card in state.codes if state.codes[card] == "curse" and card in state.zones["hand.A"])
    session.answer(["pass"])
    session.adjust(Adjustment("move", cursed, "deck"))
    session.undo()
    session.undo()
    first = session.records[:]
    for _ in range(2):
        with pytest.raises(RulesError):
            session.answer([f"play:{cursed}"])
        assert session.records == first


def test_a_rule_that_fails_twice_in_a_window_keeps_what_was_played_between() -> None:
    session = Session(INN, new(1, 2, ["armour"] * 20))
    play_card(session, "armour")
    play_card(session, "armour")
    before = moment(session)
    state = session.state
    state.codes[state.zones["hand.A"][0]] = "curse"  # the card turns bad under the hand
    with pytest.raises(RulesError):
        play_card(session, "curse")
    assert moment(session) == before


def test_an_error_keeps_what_could_be_redone() -> None:
    session = evening(deck=["curse"] * 6)
    session.answer(["pass"])
    session.answer(["pass"])
    session.undo()
    future = list(session.future)
    with pytest.raises(RulesError):
        play_card(session, "curse")
    assert session.future == future
    assert session.branches == []
    assert session.redo()
    assert open_question(session).prompt.id == "inn-bid"


def test_an_error_wakes_no_policy() -> None:
    session = Session(INN, new(1, deck=["curse"] * 6), policy=passing)
    session.go_to(1)
    before = moment(session)
    with pytest.raises(RulesError):
        play_card(session, "curse")
    assert moment(session) == before
