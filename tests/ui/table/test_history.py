"""The history as roads: where lines of play leave each other, how they end, and the way onto any of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from desktop_app.app.tables.roads import HERE, LEFT, roads_of
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.record import Branch
from desktop_app.engine.session import Session
from desktop_app.games import CARDS, PLAYS
from desktop_app.ui.table.panels.past_text import history, left_behind
from desktop_app.ui.table.panels.road_map import RoadMap
from desktop_app.ui.table.words.wording import Wording
from tests.ui.table.conftest import LayTable, asks, greedy_answer, new_session, play_until
from tests.ui.table.left_behind import secrets_from

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAY = PLAYS["lotr_lcg"]
PICTURE = "\ufffc"
"""What stands for a picture in the words of a text."""


def forked() -> tuple[Session, int]:
    """A game that went back to its first quest and sent nobody; the old line goes on to the second quest."""
    session = play_until(new_session(), asks("lcg-ask-commit"))
    at = len(session.records)
    session.answer(greedy_answer(session))
    play_until(session, asks("lcg-ask-commit"))
    session.go_to(at)
    session.answer([])
    assert session.branches
    return session, at


def test_roads_tell_where_they_fork_and_what_was_decided_on_them() -> None:
    session, at = forked()
    here, left = roads_of(session, "A", PLAY)
    assert (here.letter, here.state, here.branch) == ("A", HERE, -1)
    assert (left.letter, left.state, left.at) == ("B", LEFT, at)
    assert left.stops[0].at == at
    assert left.stops[0].great
    assert left.stops[0].line is not None
    assert left.stops[0].line.message.id == "lcg-log-commits"
    assert 1.0 < left.leaves < 2.0
    assert left.rounds == 2
    assert left.view.round == 2
    assert session.look("A").round == 1, "reading another road leaves this one alone"


@pytest.mark.parametrize(("language", "told"), [("en", "one answer here, "), ("es", "una respuesta aquí, ")])
def test_one_answer_on_a_road_is_told_as_one(language: Language, told: str) -> None:
    session, _ = forked()
    wording = Wording(Texts(language), CARDS["lotr_lcg"].title_of, "lcg", {})
    assert told in left_behind(session, wording).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("reader", ["A", "B"])
def test_the_history_names_no_card_that_the_other_drew(reader: str) -> None:
    session = new_session(seats=2)
    while (drawn := next((line for line in session.log if line.message.only not in ("", reader)), None)) is None:
        session.answer(greedy_answer(session))
    session.branches.append(Branch("A road", drawn.at))
    wording = Wording(Texts("en"), CARDS["lotr_lcg"].title_of, "lcg", {})
    wording.view = session.look(reader)
    told = history(session, session.log, wording, lambda line: False)
    secret = secrets_from(session, reader, wording)
    assert "branch:0" in told
    assert secret
    assert [each for each in secret if each in told] == []


def test_a_road_that_was_left_is_compared_and_taken_up_at_a_decision(lay_table: LayTable) -> None:
    session, at = forked()
    table = lay_table(session)
    table.key(Qt.Key.Key_H, CONTROL)
    panel = table.screen.panels.panel
    figure = panel.content.figure if panel.content is not None else None
    assert isinstance(figure, RoadMap)
    QTest.keyClick(figure, Qt.Key.Key_Down)
    assert figure.road == 1
    words = panel.text.toPlainText()
    assert "Road B" in words
    assert "At their ends" in words
    while figure.stop > 1:
        QTest.keyClick(figure, Qt.Key.Key_Left)
    wanted = roads_of(session, "A", PLAY)[1].stops[1].at
    QTest.keyClick(figure, Qt.Key.Key_Return)
    assert panel.showing == ""
    assert len(session.records) == wanted > at
    assert session.branches, "the road of before is kept"


@pytest.mark.parametrize("wide", [1000, 2600])
def test_a_round_that_goes_on_has_its_numbers_over_the_end_of_its_road(lay_table: LayTable, wide: int) -> None:
    """In a small window the numbers of the first round were told, in a large one they were not."""
    table = lay_table(forked()[0])
    table.key(Qt.Key.Key_H, CONTROL)
    content = table.screen.panels.panel.content
    figure = content.figure if content is not None else None
    assert isinstance(figure, RoadMap)
    figure.resize(wide, 300)
    here = figure.roads[0]
    assert 1.0 < here.stops[-1].time < 2.0
    end, room = figure.end_of_round(0, 1)
    begins, ends = (figure.end_of_round(1, number)[0] for number in (1, 2))
    assert figure.look.px(80) < room < end
    assert end < begins, "the road of here ends before its round is over"
    assert begins < ends, "what was left went on to the second round"


def test_beside_what_differs_the_moments_to_go_back_to_are_in_sight_in_a_small_window(lay_table: LayTable) -> None:
    session, _ = forked()
    table = lay_table(session, size=(1366, 768))
    table.key(Qt.Key.Key_H, CONTROL)
    text = table.screen.panels.panel.text
    moments = text.document().find("Moments to play on from")
    moments.movePosition(QTextCursor.MoveOperation.NextBlock, n=4)
    assert text.cursorRect(moments).bottom() < text.viewport().height()
    assert text.cursorRect(text.document().find("At their ends")).bottom() < text.viewport().height()


def test_what_differs_begins_where_the_text_begins_and_each_number_stands_beside_its_bar(lay_table: LayTable) -> None:
    table = lay_table(forked()[0], size=(1366, 768))
    table.key(Qt.Key.Key_H, CONTROL)
    text = table.screen.panels.panel.text
    document = text.document()
    heading = document.find("Road A")
    heading.setPosition(heading.selectionStart())
    differs = document.find("At the end of round")
    differs.setPosition(differs.selectionStart())
    assert text.cursorRect(differs).left() == text.cursorRect(heading).left()
    words = document.toPlainText()
    pictures = [at for at, letter in enumerate(words) if letter == PICTURE and words[at + 2].isdigit()]
    assert len(pictures) >= 4
    for at in pictures:
        bar, number = QTextCursor(document), QTextCursor(document)
        bar.setPosition(at)
        number.setPosition(at + 2)
        assert abs(text.cursorRect(bar).center().y() - text.cursorRect(number).center().y()) <= 4


def test_the_bar_of_nothing_is_empty(lay_table: LayTable) -> None:
    text = lay_table(new_session()).screen.panels.panel.text
    bars = [
        text.loadResource(QTextDocument.ResourceType.ImageResource.value, f"bar:{share}:100:good") for share in (0, 1)
    ]
    empty, little = (bar.toImage().pixelColor(4, 4) for bar in bars)
    assert empty == QColor(text.look.theme.panel3)
    assert little == QColor(text.look.theme.accent)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_menu_button_opens_a_menu_and_leaves_nothing(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    left: list[str] = []
    table.screen.home_requested.connect(lambda: left.append("home"))
    QTest.mouseClick(table.screen.bar.tools["menu"], Qt.MouseButton.LeftButton)
    menu = table.screen.bar.tools["menu"].findChildren(QMenu)[-1]
    words = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
    assert left == []
    assert {"Undo", "History and branches", "Rules", "Settings", "To the start screen"} <= set(words)
    next(action for action in menu.actions() if action.text() == "To the start screen").trigger()
    assert left == ["home"]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_hand_of_the_bar_opens_the_menu_of_what_was_pointed_at(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    hero = table.screen.controller.view.zones["heroes:A"].cards[1]
    table.screen.parts.show_large(hero.id)
    QTest.mouseClick(table.screen.bar.tools["by-hand"], Qt.MouseButton.LeftButton)
    menu = table.screen.hands.menu
    assert menu is not None
    assert menu.actions()[0].text() == table.screen.wording.title(hero.code)
    table.screen.hands.forget()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_history_takes_the_room_of_what_is_asked_now(lay_table: LayTable, size: tuple[int, int]) -> None:
    session, _ = forked()
    table = lay_table(session, size=size)
    panels = table.screen.panels
    panels.act("history")
    history_of_game = panels.panel.geometry()
    assert history_of_game.bottom() > table.screen.prompt.geometry().top()
    assert history_of_game.bottom() == table.board.rect().bottom(), "no card of the hand looks out under it"
    assert table.screen.board.rect().contains(history_of_game)
    panels.act("waiting")
    assert panels.panel.on_board.bottom() < table.screen.prompt.geometry().top(), "what is asked stays in sight"
