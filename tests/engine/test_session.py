"""The session: answering, refusing, undoing, redoing, branching, forking."""

from __future__ import annotations

import json

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone, dump
from desktop_app.engine.errors import IllegalAnswer, KernelError, NotNow, RulesError, TooDeep
from desktop_app.engine.record import BY_CHANCE, BY_SEAT, BY_SESSION
from desktop_app.engine.session import Session
from tests.engine.evening import evening, inn, open_question, play_card
from tests.engine.inn import INN, broken, new, view
from tests.engine.play import answers, moment, play, questions, random_answer

# -- answering ---------------------------------------------------------------------------------------------------------


def test_the_first_question_comes_by_itself_after_the_shuffle() -> None:
    session = evening()
    assert open_question(session).prompt.id == "inn-play"
    assert open_question(session).seat == "A"
    assert [record.by for record in session.records] == [BY_CHANCE]
    assert [line.message.id for line in session.log] == ["inn-dealt"]


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    session = evening(answers=3)
    before = moment(session)
    for keys in ([], ["fly"], ["pass", "pass"]):
        with pytest.raises(IllegalAnswer):
            session.answer(keys)
    assert moment(session) == before


def test_nothing_can_be_answered_after_the_end() -> None:
    session = evening(answers=10_000)
    assert session.state.outcome is not None
    with pytest.raises(IllegalAnswer):
        session.answer(["pass"])


def test_answers_nobody_chose_are_recorded_as_the_sessions() -> None:
    session = evening(seed=2, answers=10_000)
    assert {record.by for record in session.records} == {BY_SEAT, BY_SESSION, BY_CHANCE}


def test_secret_bids_are_revealed_only_when_all_are_in() -> None:
    session = evening()
    while open_question(session).prompt.id != "inn-bid":
        session.answer(["pass"])
    first = open_question(session)
    assert (first.seat, first.secret) == ("A", True)
    before, lines = dump(session.state), len(session.log)
    session.answer(["bid#3"])
    assert (open_question(session).seat, open_question(session).secret) == ("B", True)
    assert dump(session.state) == before
    assert len(session.log) == lines
    session.answer(["bid#1"])
    assert next(line.message.params["bids"] for line in session.log[lines:]) == ["A:3", "B:1"]


def test_a_rule_that_asks_without_options_is_an_error_of_the_rule() -> None:
    session = evening(deck=["nothing"] * 6)
    before = moment(session)
    with pytest.raises(RulesError):
        play_card(session, "nothing")
    assert moment(session) == before


# -- undo and redo -----------------------------------------------------------------------------------------------------


def test_undoing_every_answer_walks_back_through_every_moment() -> None:
    session = evening(seed=5)
    moments = [moment(session)]
    for _ in questions(session, Chance(5)):
        moments.append(moment(session))
    moments.append(moment(session))
    moments.pop(0)
    while moments:
        assert moment(session) == moments.pop()
        assert session.undo() == bool(moments)
    assert not session.undo()


@pytest.mark.parametrize("seed", range(6))
def test_redoing_every_answer_comes_back_to_every_moment(seed: int) -> None:
    session = evening(seed)
    moments = []
    for _ in questions(session, Chance(seed)):
        moments.append(moment(session))
    end = moment(session)
    while session.undo():
        pass
    for known in moments:
        assert moment(session) == known
        assert session.redo()
    assert moment(session) == end
    assert not session.redo()
    assert session.future == []


def test_undoing_twice_and_redoing_once_leaves_one_to_redo() -> None:
    session = evening(seed=3, answers=12)
    last = moment(session)
    session.undo()
    one_back = moment(session)
    session.undo()
    session.redo()
    assert moment(session) == one_back
    session.redo()
    assert moment(session) == last


def test_undoing_an_action_goes_back_to_its_first_answer() -> None:
    session = Session(INN, new(2, 3, ["dagger", "rage"] * 6))
    while not any(session.state.codes.get(option.source) == "dagger" for option in open_question(session).options):
        session.answer(["pass"])
    before, answered = moment(session), len(answers(session))
    play_card(session, "dagger")
    session.answer([open_question(session).options[0].key])
    assert open_question(session).prompt.id == "inn-respond-after"
    assert len(answers(session)) == answered + 2
    session.undo("action")
    assert moment(session) == before


def test_undoing_a_phase_goes_back_to_its_start() -> None:
    session = evening(seed=4)
    while open_question(session).prompt.id != "inn-bid":
        session.answer(["pass"])
    start = moment(session)
    session.answer(["bid#2"])
    session.answer(["bid#0"])
    assert session.state.position[-1].row != "1w"
    session.go_to(len(session.records))
    session.undo("phase")
    assert moment(session) == start
    session.undo("phase")
    assert answers(session) == []


def test_an_unknown_step_back_is_refused() -> None:
    with pytest.raises(ValueError, match="century"):
        evening(answers=2).undo("century")


def test_any_line_of_the_log_is_a_place_to_go_back_to_and_forward_again() -> None:
    session = evening(seed=6, answers=10_000)
    end = moment(session)
    lines, records = list(session.log), list(session.records)
    for line in reversed(lines):
        session.go_to(line.at)
        assert session.log == lines[: len(session.log)]
        assert session.records == records[: len(session.records)]
        assert len(session.records) >= line.at
        assert session.records + session.future == records
    session.go_to(len(records))
    assert moment(session) == end


# -- branches ----------------------------------------------------------------------------------------------------------


def test_doing_the_same_again_makes_no_branch() -> None:
    session = evening(seed=3, answers=15)
    last, keys = moment(session), answers(session)
    for _ in range(4):
        session.undo()
    for answer in keys[-4:]:
        session.answer(answer)
    assert moment(session) == last
    assert session.branches == []
    assert session.future == []


def test_doing_otherwise_keeps_the_line_left_behind_as_a_branch() -> None:
    session = evening(seed=4)
    session.answer(["pass"])
    session.answer(["pass"])
    session.answer(["bid#2"])
    session.answer(["bid#0"])
    left = moment(session)
    session.undo()
    session.undo()
    session.answer(["bid#1"])
    assert [(b.name, b.at) for b in session.branches] == [("1", len(session.records) - 1)]
    new_line = moment(session)
    session.switch(session.branches[0])
    assert moment(session) == left
    session.switch(session.branches[0])
    assert moment(session) == new_line


def test_a_branch_can_be_taken_up_from_before_it_forks_off() -> None:
    session = evening(seed=3, answers=15)
    old = moment(session)
    session.undo()
    session.answer(_otherwise(session))
    new_line = moment(session)
    for _ in range(5):
        session.undo()
    session.switch(session.branches[0])
    assert moment(session) == old
    session.switch(session.branches[0])
    assert moment(session) == new_line


def test_a_tree_of_branches_can_be_walked_without_loss() -> None:
    """Thirty times back and otherwise: every line ever played can still be reached, in any order."""
    session, dice = evening(seed=8, answers=25), Chance(99)
    ends = [session.records + session.future]
    for turn in range(30):
        for _ in range(1 + turn % 7):
            session.undo()
        if session.question is not None:
            session.answer(random_answer(session.question, dice))
        if turn % 3 == 0 and session.branches:
            session.switch(session.branches[turn % len(session.branches)])
        play(session, dice, turn % 4)
        ends.append(session.records + session.future)
    assert len({branch.name for branch in session.branches}) == len(session.branches) > 5
    reached = [session.records + session.future]
    for name in [branch.name for branch in session.branches]:
        session.switch(next(b for b in session.branches if b.name == name))
        assert broken(inn(session)) == []
        reached.append(list(session.records))
    for line in ends:
        people = [r for r in line if r.by == BY_SEAT]
        assert any([r for r in full if r.by == BY_SEAT][: len(people)] == people for full in reached)


def _otherwise(session: Session) -> list[str]:
    """An answer other than the one that was undone."""
    undone = session.future[0].keys
    for seed in range(50):
        keys = random_answer(open_question(session), Chance(seed))
        if keys != undone:
            return keys
    raise AssertionError("there is only one answer")


# -- forks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keep", [True, False])
def test_a_fork_is_the_same_moment_and_goes_its_own_way(keep: bool) -> None:
    session = Session(INN, new(7, 3), keep=keep)
    for _ in questions(session, Chance(7)):
        before = moment(session)
        fork = session.fork()
        assert dump(fork.state) == dump(session.state)
        assert open_question(fork).fingerprint == open_question(session).fingerprint
        assert [o.key for o in open_question(fork).options] == [o.key for o in open_question(session).options]
        play(fork, Chance(11), 6)
        assert moment(session) == before


def test_a_fork_played_on_like_its_original_ends_like_it() -> None:
    session = evening(seed=9, answers=20)
    fork = session.fork()
    play(session, Chance(5))
    play(fork, Chance(5))
    assert dump(fork.state) == dump(session.state)


def test_a_fork_of_a_finished_game_is_finished() -> None:
    fork = evening(answers=10_000).fork()
    assert fork.question is None
    assert fork.state.outcome is not None


# -- the state ---------------------------------------------------------------------------------------------------------


def test_a_clone_equals_its_original_and_shares_nothing() -> None:
    session = evening(seed=2, answers=9)
    copy = clone(session.state)
    assert copy == session.state
    before = json.dumps(dump(copy))
    play(session, Chance(2))
    assert json.dumps(dump(copy)) == before


def test_the_state_is_plain_json_at_every_question() -> None:
    session = evening(seed=2)
    for _ in questions(session, Chance(2)):
        assert broken(inn(session)) == []
        assert json.loads(json.dumps(dump(session.state))) == dump(session.state)


def test_hidden_cards_do_not_show_in_the_view_of_another_seat() -> None:
    session = evening(seed=2)
    other = clone(inn(session))
    hand, deck = other.zones["hand.B"], other.zones["deck"]
    hand[0], deck[0] = deck[0], hand[0]
    other.home[hand[0]], other.home[deck[0]] = "hand.B", "deck"
    assert other != session.state
    assert view(other, "A") == view(inn(session), "A")
    assert view(other, "B") != view(inn(session), "B")


def test_a_game_that_keeps_no_snapshots_plays_the_same() -> None:
    kept, light = evening(seed=3, answers=10_000), Session(INN, new(3), keep=False)
    play(light, Chance(3))
    assert light.records == kept.records
    assert dump(light.state) == dump(kept.state)
    assert len(light.snapshots) == 1


def test_errors_of_the_kernel_have_one_root() -> None:
    assert all(issubclass(kind, KernelError) for kind in (IllegalAnswer, NotNow, RulesError, TooDeep))
