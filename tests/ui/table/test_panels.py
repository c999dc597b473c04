"""Every panel of the table: it opens by its key, says its words in both languages, and closes again."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language
from desktop_app.engine.session import Session
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.panels.road_map import RoadMap
from tests.ui.parts import part_of
from tests.ui.table.conftest import LayTable, asks, at_window, greedy_answer, new_session, play_until
from tests.ui.table.panels import CONTROL, KEYS
from tests.ui.table.test_coach import shown


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", KEYS)
def test_a_panel_opens_by_its_key_over_the_prompt_and_its_cross_closes_it(
    lay_table: LayTable, name: str, language: Language
) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000), size=(1366, 768), language=language)
    panel = table.screen.panels.panel
    table.key(KEYS[name], CONTROL)
    assert panel.showing == name
    assert panel.head.title.text() == table.screen.texts(f"table-panel-{name}")
    assert shown(table.screen).contains(shown(panel))
    over = shown(panel).intersects(shown(table.screen.prompt))
    assert not over or name == "history", "what is asked stays in sight, but where other times are looked at"
    assert name == "note" or panel.text.toPlainText().strip()
    assert panel.text.verticalScrollBar().value() == 0, "it is read from its beginning"
    QTest.mouseClick(panel.head.close_button, Qt.MouseButton.LeftButton)
    assert panel.showing == ""


def test_a_panel_has_the_sign_of_the_tool_that_opens_it(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000))
    panel = table.screen.panels.panel
    signs: list[QImage] = []
    for name in ("history", "waiting", "coach", "odds", "note"):
        table.key(KEYS[name], CONTROL)
        assert panel.head.sign.isVisible()
        signs.append(panel.head.sign.pixmap().toImage())
        panel.close_panel()
    assert all(one != other for one, other in combinations(signs, 2))
    table.key(KEYS["text-board"], CONTROL)
    assert not panel.head.sign.isVisible(), "what no tool opens has none"


def test_an_open_panel_says_the_same_in_another_language_and_another_light(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000), size=(1366, 768))
    screen, panel = table.screen, table.screen.panels.panel
    looks: list[tuple[Language, str]] = [("es", "candlelight"), ("en", "daylight")]
    for number, (name, key) in enumerate(KEYS.items()):
        table.key(key, CONTROL)
        if name == "note":
            panel.field.setPlainText("Keep the eagle")
        language, theme = looks[number % 2]
        screen.texts.use(language)
        screen.take_settings(screen.settings.changed(language=language), load_theme(theme))
        assert (panel.showing, panel.head.title.text()) == (name, screen.texts(f"table-panel-{name}"))
        assert panel.head.close_button.accessibleName() == screen.texts("common-close")
        assert panel.field.toPlainText() == ("Keep the eagle" if name == "note" else "")
        told = panel.text.toHtml()
        panel.close_panel()
        table.key(key, CONTROL)
        assert name == "coach" or told == panel.text.toHtml(), "as if it were opened now"
        panel.close_panel()


@pytest.mark.parametrize("name", ["waiting", "odds", "text-board"])
def test_a_panel_that_tells_of_the_table_follows_it_while_it_stands_open(lay_table: LayTable, name: str) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    table = lay_table(session)
    panel = table.screen.panels.panel
    table.key(KEYS[name], CONTROL)
    before = panel.text.toPlainText()
    for _ in range(4):
        table.screen.controller.answer(greedy_answer(session))
    settle()
    told = panel.text.toPlainText()
    assert panel.showing == name
    assert told != before
    panel.close_panel()
    table.key(KEYS[name], CONTROL)
    assert panel.text.toPlainText() == told


def test_the_history_stays_at_the_stop_that_is_looked_at(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")), size=(1366, 768))
    screen = table.screen
    table.key(KEYS["history"], CONTROL)
    before = part_of(screen.panels.panel, RoadMap)
    before.choose(0, 1)
    screen.take_settings(screen.settings, load_theme("candlelight"))
    content = screen.panels.panel.content
    assert content is not None
    assert isinstance(content.figure, RoadMap)
    assert content.figure is not before
    assert (content.figure.road, content.figure.stop) == (0, 1)


def test_a_text_that_goes_on_fades_and_cuts_no_line_in_half(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")), size=(1366, 768))
    table.key(KEYS["history"], CONTROL)
    text = table.screen.panels.panel.text
    bar = text.verticalScrollBar()
    assert bar.maximum() > 0

    def plain(row: int) -> bool:
        """Whether nothing is written at the very edge."""
        shown = text.viewport().grab().toImage()
        y = row % shown.height()
        return {shown.pixelColor(x, y).name() for x in range(shown.width())} == {table.screen.theme.panel}

    for at in range(0, bar.maximum(), 29):
        bar.setValue(at)
        assert plain(-1)
        assert not at or plain(0)


def test_an_open_panel_grows_with_its_window(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000), size=(1366, 768))
    table.key(Qt.Key.Key_W, CONTROL)
    content = table.screen.panels.panel.content
    assert content is not None
    assert content.figure is not None
    before = content.figure.minimumHeight()
    table.screen.resize(3840, 2160)
    settle()
    assert table.screen.look.scale == 2.0
    assert content.figure.minimumHeight() == 2 * before
    assert "Now, by your choice" in table.screen.panels.panel.text.toPlainText()


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)], ids=str)
def test_the_room_around_the_words_of_a_panel_grows_with_the_window(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000), size=size)
    panel, look = table.screen.panels.panel, table.screen.look
    table.key(KEYS["coach"], CONTROL)
    assert panel.head.title.x() >= look.px(20)
    assert panel.width() - panel.head.close_button.geometry().right() >= look.px(20)
    bar = table.screen.bar
    words = bar.subtitle.x() + bar.subtitle.contentsMargins().left()
    assert words - bar.title.geometry().right() >= look.px(10)


def test_no_note_of_what_has_just_happened_lies_over_a_panel(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    brief = table.screen.showing.brief
    brief.tell("Forest Spider is destroyed.", QRectF(), table.screen.look)
    assert brief.isVisible()
    table.screen.panels.act("help")
    assert not brief.isVisible()
    brief.tell("Ana raises threat by 1.", QRectF(), table.screen.look)
    assert not brief.isVisible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_bots_do_not_play_on_behind_what_tells_where_one_was(
    lay_table: LayTable, qtbot: QtBot, language: Language
) -> None:
    """Said again in another language it is still read, and bots still wait; closed, they go on."""
    session = play_until(new_session(seats=2), lambda session: at_turn_of(session, "B"))
    at_once = Settings(motion="off", moments="off", review="decisions_only")
    asked = len(session.records)
    table = lay_table(session, settings=at_once, language=language, continued=True)
    assert table.screen.panels.panel.showing == "back"
    table.screen.panels.tell_again()
    settle()
    assert len(session.records) == asked
    table.screen.panels.panel.close_panel()
    qtbot.waitUntil(lambda: len(session.records) > asked)


def at_turn_of(session: Session, seat: str) -> bool:
    question = session.question
    return question is not None and question.seat == seat
