"""Whoever has nothing to answer says so at the curtain: no hand is shown for it, and nothing of it is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.table.play.declining import PASS
from tests.ui.table.conftest import LayTable, Table, activate
from tests.ui.table.test_two_people import BOTH, assert_nothing_is_left, bots_answer

SILENT = Settings(motion="off", moments="off")


def joust(lay_table: LayTable) -> Table:
    """Two people at one screen."""
    play = PLAYS["thrones"]
    table = lay_table(Session(play.game, play.new(usual_table("thrones", 2, 3))), seats=BOTH, settings=SILENT)
    activate(table.screen)
    return table


def to_curtain(table: Table, *, declinable: bool) -> None:
    """Plays on to a curtain, one at which one may pass or another."""
    controller = table.screen.controller
    for _ in range(400):
        if controller.between.curtain and (controller.between.declinable() is not None) is declinable:
            return
        if controller.between.curtain:
            controller.lift_curtain()
        else:
            controller.answer(bots_answer(table.session))
    raise AssertionError("no such curtain")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_n_passes_for_the_one_behind_the_curtain_and_nobodys_hand_is_shown(lay_table: LayTable) -> None:
    table = joust(lay_table)
    to_curtain(table, declinable=True)
    curtain, question = table.screen.panels.curtain, table.session.question
    assert question is not None
    assert curtain.declining is not None
    assert curtain.declining.accessibleName().endswith("(N)")

    QTest.keyClick(table.screen, Qt.Key.Key_N)

    following = table.session.question
    assert following is not None
    assert following is not question
    assert table.screen.controller.between.curtain, f"{following.seat} sits down first, after {question.seat} as well"
    assert_nothing_is_left(table, "")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_decision_of_ones_own_is_never_passed_at_the_curtain(lay_table: LayTable) -> None:
    table = joust(lay_table)
    to_curtain(table, declinable=False)
    answers = len(table.session.records)

    assert table.screen.panels.curtain.declining is None
    QTest.keyClick(table.screen, Qt.Key.Key_N)

    assert len(table.session.records) == answers
    assert table.screen.controller.between.curtain


def test_passing_is_offered_whether_or_not_the_hand_holds_an_answer() -> None:
    """Else the curtain itself would tell: windows of both kinds come up, and both may be passed."""
    play = PLAYS["thrones"]
    session = Session(play.game, play.new(usual_table("thrones", 2, 3)))
    session.state.bluffs, session.pretends = True, lambda question: True
    windows: dict[bool, set[str]] = {True: set(), False: set()}
    while session.question is not None and not all(windows.values()):
        question = session.question
        if question.turns():
            windows[question.pretends].add(question.primary)
        session.answer(bots_answer(session))
    assert windows == {True: {PASS}, False: {PASS}}


@pytest.mark.parametrize("key", [Qt.Key.Key_0, Qt.Key.Key_O])
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_0_passes_for_all_who_are_asked_in_a_window_and_no_further(lay_table: LayTable, key: Qt.Key) -> None:
    """So does O: on the cap of a key the two look the same."""
    table = joust(lay_table)
    controller, curtain = table.screen.controller, table.screen.panels.curtain
    to_curtain(table, declinable=True)
    while not controller.between.others_to_ask():
        controller.decline()
        to_curtain(table, declinable=True)
    first = table.session.question
    assert first is not None
    assert controller.between.others_to_ask() == [seat for seat in BOTH if seat != first.seat]
    assert curtain.declining_for_all is not None
    assert curtain.declining_for_all.accessibleName().endswith("(0)")

    QTest.keyClick(table.screen, key)

    following = table.session.question
    assert following is not None
    assert controller.between.curtain
    passed = [seat for seat, state in following.turns() if state == "passed"]
    assert first.seat not in passed, "the window has closed, and whatever comes next is asked anew"
    assert_nothing_is_left(table, "")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_0_passes_for_who_is_asked_last_in_a_window_as_well(lay_table: LayTable) -> None:
    """The thumb lies on 0 and need not look for N because one is left. A button of its own says nothing then."""
    table = joust(lay_table)
    controller = table.screen.controller
    to_curtain(table, declinable=True)
    while controller.between.others_to_ask():
        controller.decline()
        to_curtain(table, declinable=True)
    asked = table.session.question

    assert table.screen.panels.curtain.declining_for_all is None
    QTest.keyClick(table.screen, Qt.Key.Key_0)

    assert table.session.question is not asked
    assert controller.between.curtain
    assert_nothing_is_left(table, "")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_0_passes_for_nobody_who_has_a_decision_of_their_own(lay_table: LayTable) -> None:
    table = joust(lay_table)
    to_curtain(table, declinable=False)
    answers = len(table.session.records)

    QTest.keyClick(table.screen, Qt.Key.Key_0)

    assert len(table.session.records) == answers


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_whoever_passed_with_all_in_one_window_is_asked_again_in_the_next(lay_table: LayTable) -> None:
    table = joust(lay_table)
    controller = table.screen.controller

    def to_one_with_others(first: str = "") -> str:
        """To the curtain of whoever is asked first in a window of answers; who that is. In one of actions those who
        can do nothing are not asked."""
        to_curtain(table, declinable=True)
        asked = table.session.question
        while (
            asked is None
            or not asked.going_on()
            or not controller.between.others_to_ask()
            or first not in ("", asked.seat)
        ):
            controller.decline()
            to_curtain(table, declinable=True)
            asked = table.session.question
        return asked.seat

    first = to_one_with_others()
    QTest.keyClick(table.screen, Qt.Key.Key_0)
    to_one_with_others(first)
    (other,) = controller.between.others_to_ask()

    QTest.keyClick(table.screen, Qt.Key.Key_N)

    asked = table.session.question
    assert asked is not None
    assert (asked.seat, controller.between.curtain) == (other, True), "one key passes for one alone"
    assert (first, "passed") in asked.turns(), "it is the same window"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_an_action_window_is_passed_at_the_curtain_but_not_ones_own_marshaling(lay_table: LayTable) -> None:
    table = joust(lay_table)
    controller, curtain = table.screen.controller, table.screen.panels.curtain
    asked: dict[str, list[tuple[str, str]]] = {}
    while not {"got-ask-action", "got-ask-marshal"} <= set(asked):
        question = table.session.question
        assert question is not None
        if not controller.between.curtain:
            controller.answer(bots_answer(table.session))
            continue
        prompt = question.prompt.id
        if prompt == "got-ask-marshal":
            assert curtain.declining is None, "whoever marshals sits down"
        if prompt == "got-ask-action":
            assert curtain.declining is not None
            name = table.screen.wording.seat(question.seat)
            assert curtain.declining.accessibleName() == f"{name} does not act (N)"
            assert curtain.accessibleName().endswith("do you take an action?")
        asked[prompt] = question.turns()
        controller.lift_curtain()
    QTest.keyClick(table.screen, Qt.Key.Key_Space)
    to_action = asked["got-ask-action"]
    assert [state for _, state in to_action].count("now") == 1
    assert sorted(seat for seat, _ in to_action) == BOTH


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("game", "ends"), [("lotr_lcg", "-ask-action"), ("lotr_tcg", "-actions")])
def test_whoever_takes_no_action_says_so_at_the_curtain_in_every_game_that_has_such_windows(
    lay_table: LayTable, game: str, ends: str
) -> None:
    play = PLAYS[game]
    table = lay_table(Session(play.game, play.new(usual_table(game, 2, 3))), seats=BOTH, settings=SILENT)
    activate(table.screen)
    to_curtain(table, declinable=True)
    question, curtain = table.session.question, table.screen.panels.curtain
    while question is not None and not question.prompt.id.endswith(ends):
        table.screen.controller.decline()
        to_curtain(table, declinable=True)
        question = table.session.question
    assert question is not None
    name = table.screen.wording.seat(question.seat)
    assert curtain.declining is not None
    assert curtain.declining.accessibleName() == f"{name} does not act (N)"

    QTest.keyClick(table.screen, Qt.Key.Key_N)

    assert table.session.records[-1].keys == [PASS]
