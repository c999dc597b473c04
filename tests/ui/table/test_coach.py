"""The coach and the tips on the answers say what the cards do, in the words that their abilities are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop_app.app.tables.trying import Fared
from desktop_app.app.texts.texts import Language
from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from desktop_app.games.contract.story import Course
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.panels.clearing import covered, hides
from desktop_app.ui.table.panels.in_question import in_question
from desktop_app.ui.table.panels.ways_board import WaysBoard
from desktop_app.ui.table.panels.weighing import in_words
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.staged import table_on
from tests.ui.table.conftest import LayTable, Table, asks, greedy_answer, new_session, play_until

CONTROL = Qt.KeyboardModifier.ControlModifier


def would_use_a_card(session: Session) -> bool:
    """The bot would play a card or use an ability of one."""
    question = session.question
    if question is None or question.kind != "one":
        return False
    chosen = greedy_answer(session)[0]
    return chosen.startswith(("play:", "respond:", "use:"))


def test_the_coach_says_what_the_card_does(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), would_use_a_card))
    screen = table.screen
    question = screen.controller.question
    assert question is not None
    chosen = next(option for option in question.options if option.key == greedy_answer(screen.session)[0])
    told = screen.wording.told(chosen)
    assert len(told.split()) > 4
    table.key(Qt.Key.Key_G, CONTROL)
    assert told in screen.panels.panel.text.toPlainText()


def test_the_button_of_a_response_tells_what_it_does(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-respond")))
    tips = [button.toolTip() for button in table.screen.prompt.findChildren(KeyButton) if button.toolTip()]
    assert any(tip.startswith("After ") and tip.endswith(".") for tip in tips)


def test_an_answer_that_uses_no_text_has_no_tip(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-travel")))
    question = table.screen.controller.question
    assert question is not None
    assert [table.screen.wording.told(option) for option in question.options] == [""] * len(question.options)


@dataclass
class Tried:
    """Ways that have fared as a test has it."""

    question: Question
    side_by_side: str
    scales: Sequence[Course]
    fared: Sequence[Fared]


def board_of(table: Table) -> WaysBoard:
    """The ways that the coach lays side by side."""
    table.key(Qt.Key.Key_G, CONTROL)
    content = table.screen.panels.panel.content
    assert content is not None
    assert isinstance(content.figure, WaysBoard)
    return content.figure


def test_the_planner_says_which_answer_and_why_in_numbers(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), asks("lcg-ask-commit")))
    board = board_of(table)
    assert len(board.trials.fared) == 3
    while not board.trials.fared[-1].tries:
        settle()
    settle()
    assert "Way 2: progress on the quest" in board.accessibleName()
    assert "all that you cannot see dealt anew each time" in board.accessibleDescription()
    told = table.screen.panels.panel.text.toPlainText()
    assert re.search(r"(One try|\d+ tries): chance of winning \d+%; with way \d, \d+%\.", told)
    table.screen.panels.panel.close_panel()
    assert not table.screen.panels.working


def test_a_scale_on_which_no_way_changes_anything_is_not_shown(lay_table: LayTable) -> None:
    """Beside three ways stood six empty bars and six times 0.0."""
    table = lay_table(play_until(new_session(7), asks("lcg-ask-commit")))
    board = board_of(table)
    table.screen.panels.panel.close_panel()
    scales = board.trials.scales
    told = [Fared(each.keys, [0] * len(scales), 10) for each in board.trials.fared]
    told[1].sums[-1] = -3
    trials = Tried(board.trials.question, board.trials.side_by_side, scales, told)
    assert WaysBoard(board.look, board.wording, board.game, trials).shown == [len(scales) - 1]
    trials.fared = [replace(each, tries=0) for each in told]
    assert len(WaysBoard(board.look, board.wording, board.game, trials).shown) == len(scales), "nothing is known yet"


def test_the_coach_falls_silent_when_the_table_moves_on(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), asks("lcg-ask-commit")))
    board_of(table)
    assert table.screen.panels.working
    table.screen.controller.answer(greedy_answer(table.screen.session))
    assert table.screen.panels.panel.showing == ""
    assert not table.screen.panels.working


def test_a_digit_frames_another_way_and_t_does_it(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), asks("lcg-ask-commit")))
    board = board_of(table)
    ways, at = [each.keys for each in board.trials.fared], len(table.screen.session.records)
    QTest.keyClick(board, Qt.Key.Key_3)
    assert board.chosen == 2
    QTest.keyClick(board, Qt.Key.Key_T)
    assert table.screen.panels.panel.showing == ""
    assert tuple(table.screen.session.records[at].keys) == ways[2]


def test_showing_a_way_marks_it_and_answers_nothing(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), asks("lcg-ask-commit")))
    board = board_of(table)
    ways, at = [each.keys for each in board.trials.fared], len(table.screen.session.records)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert len(table.screen.session.records) == at
    draft = table.screen.controller.draft
    assert draft is not None
    assert tuple(draft.picked) == ways[0]


@pytest.mark.parametrize(("game", "ways"), [("lotr_lcg", 2), ("lotr_tcg", 2), ("thrones", 3)])
def test_in_a_small_window_the_reasons_are_read_and_the_question_stays_in_sight(game: str, ways: int) -> None:
    """Two ways leave room for all reasons; beside three they may have to be turned over, the first of them in sight.

    Where the ways are told in words, how they were tried may have to be turned over.
    """
    with Stage((1366, 768), "es", "candlelight", game) as stage:
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        assert panel.content is not None
        assert isinstance(panel.content.figure, WaysBoard)
        assert len(panel.content.figure.trials.fared) == ways
        if panel.folded:
            panel.fold()
            settle()
        assert panel.on_board.bottom() <= panel.around.floor()
        document, line = panel.text.document(), panel.text.fontMetrics().height()
        blocks = [document.findBlockByNumber(at) for at in range(document.blockCount())]
        said = [block for block in blocks if block.text().strip()]
        last = said[-2] if panel.content.figure.isHidden() else said[-1]
        reaches = document.documentLayout().blockBoundingRect(last).bottom()
        assert reaches < panel.text.viewport().height() + line / 2 or ways > 2
        assert panel.text.viewport().height() >= 2 * panel.text.fontMetrics().height()


def test_in_a_low_window_the_coach_says_one_line_rather_than_stand_over_the_question() -> None:
    with Stage((1366, 620), "en", "daylight", "thrones") as stage:
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        panel.around.kept = list
        panel.place()
        assert panel.folded
        assert panel.on_board.bottom() <= panel.around.floor()


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["thrones", "lotr_tcg", "lotr_lcg", "meccg"])
def test_the_line_of_the_coach_lies_over_nothing_of_the_table(game: str, language: Language) -> None:
    """It stands in the side column, below the large card and the log, and is read whole with all its buttons."""
    with Stage((1366, 768), language, "daylight", game) as stage:
        screen = table_on(stage, "coach")
        panel, side = screen.panels.panel, screen.side
        assert panel.folded
        assert not shown(panel).intersects(shown(screen.board))
        assert shown(side).contains(shown(panel))
        assert not shown(panel).intersects(shown(side.large))
        assert panel.head.line.height() >= panel.head.line.heightForWidth(panel.head.line.width())
        buttons = [each for each in [*panel.findChildren(KeyButton), panel.head.fold_button] if each.isVisible()]
        assert len(buttons) == 4
        assert all(each.width() >= each.sizeHint().width() for each in buttons)
        assert all(shown(panel).contains(shown(each)) for each in buttons)


def shown(part: QWidget) -> QRect:
    """Where a part of the table is on the screen."""
    return QRect(part.mapToGlobal(QPoint(0, 0)), part.size())


def test_in_large_print_the_line_of_the_coach_stands_in_the_row_of_its_sign_and_leaves_the_table_free() -> None:
    with Stage((1920, 1061), "es", "daylight", "thrones") as stage:
        stage.shell.door.create("Ana")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        assert panel.folded
        assert shown(screen.side).contains(shown(panel))
        assert panel.head.brief.text() == "Tormenta de espadas"
        assert not panel.head.line.isVisible()


def test_the_line_of_the_coach_stands_below_what_happened_and_leaves_its_room_again(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(1366, 768))
    side, panel = table.screen.side, table.screen.panels.panel
    side.chronicle.tell("What happened", "Esc", "<p>The spider attacks.</p>" * 9)
    settle()
    log = side.log.height()
    table.key(Qt.Key.Key_G, CONTROL)
    settle()
    assert panel.folded
    assert shown(side).contains(shown(panel))
    assert shown(side.chronicle).bottom() < shown(panel).top()
    assert not side.tabs["log"].isVisible(), "no log stands under them"
    table.key(Qt.Key.Key_Escape)
    settle()
    assert panel.showing == ""
    assert side.log.height() == log
    assert side.tabs["log"].isVisible()


def test_what_happened_gives_way_to_the_line_of_the_coach_where_both_have_no_room() -> None:
    with Stage((1366, 768), "es", "daylight", "thrones") as stage:
        screen = table_on(stage, "coach")
        side, panel = screen.side, screen.panels.panel
        panel.close_panel()
        side.chronicle.tell("Qué ha pasado", "Esc", "<p>Jon Nieve se arrodilla.</p>" * 9)
        settle()
        screen.panels.act("coach")
        settle()
        assert panel.folded
        assert shown(side).contains(shown(panel))
        assert side.chronicle.isHidden()
        panel.close_panel()
        settle()
        assert side.chronicle.isVisible(), "it has not been read yet"
        assert not shown(side.chronicle).intersects(shown(side.large))


def test_the_line_of_the_coach_answers_to_its_keys_in_the_column(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(1366, 768))
    panel = table.screen.panels.panel
    table.key(Qt.Key.Key_G, CONTROL)
    assert panel.folded
    at = len(table.screen.session.records)
    QTest.keyClick(panel, Qt.Key.Key_T)
    assert panel.showing == ""
    assert len(table.screen.session.records) > at


def test_the_coach_comes_back_over_the_table_where_the_column_is_a_drawer(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(1366, 768))
    screen, panel = table.screen, table.screen.panels.panel
    table.key(Qt.Key.Key_G, CONTROL)
    screen.window().resize(1000, 768)
    settle()
    assert screen.side.drawer
    assert panel.isVisible()
    assert shown(screen.board).contains(shown(panel))
    screen.window().resize(1366, 768)
    settle()
    assert shown(screen.side).contains(shown(panel))


def test_in_a_narrow_window_the_coach_lays_its_buttons_under_its_line() -> None:
    with Stage((700, 768), "es", "daylight", "thrones") as stage:
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        if not panel.folded:
            panel.fold()
            settle()
        buttons = [each for each in panel.findChildren(KeyButton) if each.isVisible()]
        assert buttons
        assert all(each.y() > panel.head.brief.y() for each in buttons)


def test_where_there_is_no_room_beside_what_is_chosen_from_the_coach_says_one_line(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(1366, 768))
    table.key(Qt.Key.Key_G, CONTROL)
    screen, panel = table.screen, table.screen.panels.panel
    boxes = [screen.board.mapFromScene(box).boundingRect() for box in in_question(screen.parts)]
    assert boxes
    assert panel.folded
    assert not shown(panel).intersects(shown(screen.board)), boxes
    assert panel.head.line.text()
    assert not panel.text.isVisible()
    table.key(Qt.Key.Key_V)
    assert panel.text.isVisible(), "who wants to know why reads on"
    assert panel.head.fold_button.accessibleName() == "See the table"
    table.key(Qt.Key.Key_V)
    assert panel.folded


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_who_unfolds_the_coach_reads_it_over_the_column_and_not_over_what_is_chosen_from(size: tuple[int, int]) -> None:
    with Stage(size, "en", "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        if panel.folded:
            QTest.keyClick(panel, Qt.Key.Key_V)
            settle()
        assert panel.text.isVisible()
        assert shown(panel).intersects(shown(screen.side))
        assert not hides(panel.on_board, panel.around.kept())
        assert panel.on_board.bottom() <= panel.around.floor()
        at = len(screen.session.records)
        QTest.keyClick(panel, Qt.Key.Key_T)
        assert panel.showing == ""
        assert len(screen.session.records) > at


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_large_print_the_whole_coach_tells_its_ways_in_words_beside_who_may_attack(language: Language) -> None:
    """In a window as low as that, without a column, it lay over the heroes and the enemies that one chooses from."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        stage.shell.door.create("Ana")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        assert screen.side.drawer
        panel.fold()
        settle()
        assert panel.on_board.bottom() <= panel.around.floor()
        assert not covered(panel.on_board, panel.around.kept())
        assert panel.content is not None
        board = panel.content.figure
        assert isinstance(board, WaysBoard)
        assert not board.isVisible()
        assert panel.text.verticalScrollBar().value() == 0
        told = panel.text.toPlainText()  # in which no space is one that does not break
        assert all(
            in_words(at, fared, board.trials, board.wording).replace("\u00a0", " ") in told
            for at, fared in enumerate(board.trials.fared, 1)
        )
        buttons = [each for each in panel.findChildren(KeyButton) if each.isVisible()]
        assert len(buttons) == 3
        assert all(each.width() >= each.sizeHint().width() for each in buttons)
        assert all(shown(panel).contains(shown(each)) for each in buttons)
        first = board.keys
        records = len(screen.session.records)
        QTest.keyClick(panel, Qt.Key.Key_2)
        assert board.keys != first, "a digit frames another way and answers nothing"
        assert len(screen.session.records) == records
        panel.fold()
        assert panel.folded


def test_in_large_print_words_and_ways_of_the_coach_stand_abreast_where_that_hides_nothing() -> None:
    with Stage((1366, 768), "en", "daylight", "lotr_lcg") as stage:
        stage.shell.door.create("Ana")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        screen = table_on(stage, "coach")
        panel = screen.panels.panel
        panel.around.kept = list
        panel.fold()
        settle()
        assert panel.on_board.bottom() <= panel.around.floor()
        assert not panel.text.verticalScrollBar().maximum()
        assert panel.content is not None
        assert panel.content.figure is not None
        assert panel.text.geometry().right() < panel.content.figure.x()


def test_in_a_large_window_the_coach_stands_whole_beside_what_is_chosen_from(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(2560, 1440))
    table.key(Qt.Key.Key_G, CONTROL)
    screen, panel = table.screen, table.screen.panels.panel
    boxes = [screen.board.mapFromScene(box).boundingRect() for box in in_question(screen.parts)]
    assert not panel.folded
    assert not hides(panel.on_board, boxes)


@pytest.mark.parametrize("seed", [1, 5])
def test_the_coach_keeps_away_from_whom_one_could_attack(lay_table: LayTable, seed: int) -> None:
    table = lay_table(play_until(new_session(seed), asks("lcg-ask-attack")), size=(1920, 1080))
    table.key(Qt.Key.Key_G, CONTROL)
    screen, question = table.screen, table.screen.controller.question
    assert question is not None
    met = {option.target for option in question.options if option.target}
    enemies = [screen.board.mapFromScene(screen.scene.rect_of(each)).boundingRect() for each in met]
    assert enemies
    assert not hides(screen.panels.panel.on_board, enemies)


def test_where_the_column_is_a_drawer_the_line_of_the_coach_lies_where_few_cards_lie(lay_table: LayTable) -> None:
    """It stood in the middle whatever lay there: over strips, tokens and numbers."""
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(1100, 760))
    table.key(Qt.Key.Key_G, CONTROL)
    screen, panel = table.screen, table.screen.panels.panel
    assert screen.side.drawer
    assert panel.folded
    line, cards = panel.on_board, panel.around.lying()
    panel.around.lying = list
    panel.place()
    assert covered(line, cards) < covered(panel.on_board, cards), "less than where it minds only the question"
    assert not covered(line, panel.around.kept())
