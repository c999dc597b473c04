"""Moments at the table: they are staged, use up their keys, can be skipped and shown again, and change nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import AutoPass, Settings
from desktop_app.engine.session import Session
from desktop_app.ui.table.play import breath
from tests.games.lotr_lcg.table import Table as Rules
from tests.ui.table.conftest import LayTable, Table, activate, asks, greedy_answer, new_session, play_until

TOLD = Settings(motion="off", moments="normal")
SILENT = Settings(motion="off", moments="off")


def at_commit(lay_table: LayTable, settings: Settings = TOLD) -> Table:
    """Ana is about to commit: what follows reveals a card."""
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=settings)
    activate(table.screen)
    return table


def reveal(table: Table) -> None:
    """Ana answers until something is told."""
    for _ in range(8):
        table.screen.controller.answer(greedy_answer(table.session))
        if table.screen.showing.playing:
            return
    raise AssertionError("nothing was told")


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def test_what_happened_is_told_before_the_table_shows_it(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    reveal(table)
    assert screen.showing.stage.isVisible()
    assert screen.scene.view is not screen.controller.view
    screen.showing.skip_all()
    assert not screen.showing.stage.isVisible()
    assert screen.scene.view is screen.controller.view


def test_a_key_ends_a_line_and_answers_nothing(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    reveal(table)
    answers, presses = len(table.session.records), 0
    while screen.showing.playing and presses < 60:
        press(Qt.Key.Key_Space)
        presses += 1
    assert presses
    assert not screen.showing.playing
    assert len(table.session.records) == answers


def test_a_click_ends_a_line_and_touches_nothing_beneath(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    reveal(table)
    answers, place = len(table.session.records), screen.showing.player.place
    QTest.mouseClick(screen.showing.stage, Qt.MouseButton.LeftButton)
    assert screen.showing.player.place != place
    assert len(table.session.records) == answers


def test_a_key_held_ends_all_that_waits(qtbot: QtBot, lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    reveal(table)
    QTest.keyPress(screen.board, Qt.Key.Key_X)
    qtbot.waitUntil(lambda: not screen.showing.playing, timeout=5_000)
    QTest.keyRelease(screen.board, Qt.Key.Key_X)
    assert not screen.showing.stage.isVisible()


def test_escape_closes_it_and_commands_work_through_it(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    reveal(table)
    press(Qt.Key.Key_Escape)
    assert not screen.showing.playing
    screen.controller.travel.undo("answer")
    asked = table.question
    reveal(table)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.question == asked
    assert not screen.showing.stage.isVisible()


def test_backspace_shows_the_last_one_again(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    press(Qt.Key.Key_Backspace)
    assert not screen.showing.playing
    reveal(table)
    screen.showing.skip_all()
    answers = len(table.session.records)
    press(Qt.Key.Key_Backspace)
    assert screen.showing.playing
    screen.showing.skip_all()
    assert len(table.session.records) == answers


def test_the_sign_of_every_line_in_the_log_shows_its_moment(lay_table: LayTable) -> None:
    table = lay_table(new_session(3), settings=SILENT)
    for _ in range(30):
        table.screen.controller.answer(greedy_answer(table.session))
    log, showing = table.screen.side.log, table.screen.showing
    started = next(iter(showing.kept.moments))
    signed = [
        at for at, line in enumerate(table.session.log) if at >= started and log.staged.opened_by(line.message.id)
    ]
    assert signed
    for at in signed:
        log.moment_asked.emit(at)
        assert showing.playing, table.session.log[at].message.id
        showing.skip_all()


def test_the_large_card_follows_unless_it_is_pinned(lay_table: LayTable) -> None:
    table = at_commit(lay_table)
    screen = table.screen
    reveal(table)
    revealed = screen.showing.player.queue[0].subject[1]
    assert screen.side.large.card is not None
    assert screen.side.large.card.code == revealed
    screen.showing.skip_all()
    screen.controller.travel.undo("answer")
    screen.side.shown.show(screen.controller.view.zones["heroes:A"].cards[0])
    screen.side.large.pin.setChecked(True)
    pinned = screen.side.large.card.code
    reveal(table)
    assert screen.side.large.card.code == pinned


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("language", "theme"), [("en", "candlelight"), ("es", "daylight")])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_every_kind_that_comes_is_drawn_from_its_first_frame_to_its_last(
    lay_table: LayTable, language: str, theme: str, size: tuple[int, int]
) -> None:
    settings = Settings(motion="normal", moments="normal").changed(language=language, theme=theme)
    table = lay_table(new_session(3), settings=settings, language=language, theme=theme, size=size)
    showing, kinds = table.screen.showing, set()
    for _ in range(36):
        if table.session.question is None:
            break
        table.screen.controller.answer(greedy_answer(table.session))
        now = 0.0
        showing.hold()
        moments = list(showing.player.queue)
        showing.player.skip_all()
        showing.player.add(moments, now)
        while (frame := showing.player.frame(now)) is not None:
            kinds.add(frame.moment.kind.id)
            showing.show(frame)
            assert not showing.stage.grab().isNull()
            now += 700.0
        showing.skip_all()
        showing.close()
        table.screen.controller.refresh()
    assert {"reveal", "quest", "attack"} <= kinds


def test_what_is_asked_stands_under_the_card_that_asks_it_and_not_under_the_one_before(lay_table: LayTable) -> None:
    """The Necromancer's Reach hurts whoever is exhausted; then Dol Guldur Orcs ask who takes their damage."""
    rules = Rules(
        players={"Ana": {"heroes": ["Aragorn", "Éowyn"]}, "Bor": {"heroes": ["Gimli", "Théodred"]}},
        encounter_deck=["The Necromancer's Reach", "Dol Guldur Orcs", "Old Forest Road"],
        step="3.2",
        first_player="Ana",
    )
    table = lay_table(rules.session, seats=["A", "B"], settings=TOLD)
    showing = table.screen.showing
    while not showing.playing:
        options = [option.key for option in rules.question.options] if rules.question.kind == "some" else ["pass"]
        table.screen.controller.answer(options)
    showing.hold()
    assert rules.question.prompt.id == "lcg-ask-damage"
    asking: list[bool] = []
    moments = list(showing.player.queue)
    for at, moment in enumerate(moments):
        showing.player.skip_all()
        showing.player.add(moments[at:], 0.0)
        frame = showing.player.frame(0.0)
        assert frame is not None
        assert frame.moment is moment
        showing.show(frame)
        asking.append(any(row.way == "asks" for row in showing._rows))
    assert asking == [*[False] * (len(moments) - 1), True]
    assert len(moments) >= 2


def records_of(lay_table: LayTable, settings: Settings, answers: int) -> tuple[Session, set[str]]:
    """A game in which every answer is the bot's, told as the settings say, and the kinds of moments that came."""
    table = lay_table(new_session(5), settings=settings)
    for _ in range(answers):
        if table.session.question is None:
            break
        table.screen.controller.answer(greedy_answer(table.session))
        table.screen.showing.skip_all()
    return table.session, {moment.kind.id for moment in table.screen.showing.kept.moments.values()}


def test_told_or_not_the_record_is_the_same(lay_table: LayTable) -> None:
    (told, kinds), (silent, quiet) = records_of(lay_table, TOLD, 60), records_of(lay_table, SILENT, 60)
    assert kinds == quiet
    assert {"reveal", "quest", "attack", "assault", "threat"} <= kinds
    assert [(each.fingerprint, each.keys, each.by) for each in told.records] == [
        (each.fingerprint, each.keys, each.by) for each in silent.records
    ]
    assert told.log == silent.log


def test_two_hundred_keys_of_space_leave_no_attack_undefended(lay_table: LayTable) -> None:
    table = lay_table(new_session(3), settings=SILENT)
    activate(table.screen)
    session, asked = table.session, set()
    for _ in range(200):
        question = session.question
        if question is None:
            break
        asked.add(question.prompt.id)
        answers = len(session.records)
        press(Qt.Key.Key_Space)
        if len(session.records) == answers:
            table.screen.controller.answer(greedy_answer(session))
        elif question.kind == "one":
            assert session.records[answers].keys == ["pass"]
            assert not any(option.verb == "respond" for option in question.options)
    assert {"lcg-ask-defender", "lcg-ask-mulligan", "lcg-ask-travel"} <= asked


@pytest.mark.breath
def test_a_prompt_that_changed_of_itself_takes_a_breath_before_a_key_answers_it(
    qtbot: QtBot, lay_table: LayTable
) -> None:
    assert breath.LENGTH == 400
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), settings=SILENT)
    activate(table.screen)
    table.screen.parts.breath.begin()
    answers = len(table.session.records)
    press(Qt.Key.Key_Space)
    assert len(table.session.records) == answers
    qtbot.waitUntil(lambda: not table.screen.parts.breath.taking, timeout=5_000)
    press(Qt.Key.Key_Space)
    assert len(table.session.records) > answers


@pytest.mark.breath
def test_a_prompt_of_another_step_takes_a_breath_too(qtbot: QtBot, lay_table: LayTable) -> None:
    """Windows in which nobody could do anything may lie between."""
    session = play_until(new_session(), asks("lcg-ask-planning"))
    table = lay_table(session, settings=SILENT)
    activate(table.screen)
    breath_ = table.screen.parts.breath
    qtbot.waitUntil(lambda: not breath_.taking, timeout=5_000)
    while session.question is not None and session.question.step == "2.2":
        table.screen.controller.answer(greedy_answer(session))
    assert breath_.taking


def test_a_first_round_asks_little_that_is_no_decision(lay_table: LayTable) -> None:
    for seed in (3, 5, 8):
        table = lay_table(new_session(seed), settings=SILENT)
        session, windows = table.session, 0
        while session.question is not None and session.look("A").round <= 1:
            windows += session.question.prompt.id == "lcg-ask-action"
            table.screen.controller.answer(greedy_answer(session))
        assert windows <= 6


def test_on_to_the_next_decision_passes_windows_only_and_says_so(lay_table: LayTable) -> None:
    settings = Settings(motion="off", moments="off", auto_pass=AutoPass(every_window=True))
    table = lay_table(play_until(new_session(), asks("lcg-ask-action")), settings=settings)
    activate(table.screen)
    press(Qt.Key.Key_W)
    assert table.question != "lcg-ask-action"
    before = len(table.session.records)
    if table.question == "lcg-ask-planning":
        press(Qt.Key.Key_W)
        assert len(table.session.records) == before
    assert "Undo takes all of it back" in table.screen.panels.chronicle.text.toPlainText()
