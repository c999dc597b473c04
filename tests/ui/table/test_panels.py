"""Every panel of the table: it opens by its key, says its words in both languages, and closes again."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language
from desktop_app.engine.session import Session
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.bars.steps import coming_rows
from desktop_app.ui.table.board.sum_cells import in_a_line
from desktop_app.ui.table.panels.clearing import covered, hides
from desktop_app.ui.table.panels.contents import ENOUGH, MOST_COMING, coach
from desktop_app.ui.table.panels.in_question import in_question
from desktop_app.ui.table.panels.ladder_board import LadderBoard
from desktop_app.ui.table.panels.panel import Panel
from desktop_app.ui.table.panels.pictured_text import FADE
from desktop_app.ui.table.panels.road_map import RoadMap
from desktop_app.ui.table.play.coach import Advice
from tests.ui.staged import table_on
from tests.ui.table.conftest import LayTable, asks, greedy_answer, new_session, play_until
from tests.ui.table.test_coach import shown

PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = {
    "history": Qt.Key.Key_H,
    "waiting": Qt.Key.Key_W,
    "coach": Qt.Key.Key_G,
    "odds": Qt.Key.Key_O,
    "text-board": Qt.Key.Key_T,
    "note": Qt.Key.Key_N,
}


def at_window(session: Session) -> bool:
    question = session.question
    return question is not None and question.prompt.id == "lcg-ask-action" and len(question.options) > 1


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


def test_the_coach_leads_with_one_large_sentence_and_marks_what_speaks_against_it(lay_table: LayTable) -> None:
    table = lay_table(new_session())
    text = table.screen.panels.panel.text
    text.tell(coach(Advice([], "Send Éowyn.", "", "", arguments=(("She has 4.", False), ("She is spent.", True)))))
    document, theme = text.document(), table.screen.look.theme
    lead = QTextCursor(document.begin())
    lead.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert lead.charFormat().font().pixelSize() > table.screen.look.font("body").pixelSize()
    colours = {mark: document.find(mark).charFormat().foreground().color() for mark in "✓✗"}
    assert colours == {"✓": QColor(theme.accent), "✗": QColor(theme.danger)}


def test_what_is_to_come_stands_in_rows_under_hairlines_without_an_empty_column(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000))
    table.key(KEYS["waiting"], CONTROL)
    document = table.screen.panels.panel.text.document()
    coming = document.find("Refresh ·").currentTable()
    assert coming is not None
    firsts = [coming.cellAt(row, 0) for row in range(coming.rows())]
    assert all(cell.format().toTableCellFormat().topBorder() == 1.0 for cell in firsts)
    faces = any(PICTURE in cell.firstCursorPosition().block().text() for cell in firsts)
    assert coming.columns() == (3 if faces else 2)


def test_two_keys_of_one_name_are_told_once(lay_table: LayTable) -> None:
    """Both Enter keys play the card in focus; in Spanish they have the same name."""
    table = lay_table(play_until(new_session(7), at_window, most=2000), language="es")
    table.key(Qt.Key.Key_F1)
    told = table.screen.panels.panel.text.toPlainText()
    assert "Intro" in told
    assert "Intro · Intro" not in told


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


def test_the_history_stays_at_the_stop_that_is_looked_at(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")), size=(1366, 768))
    screen = table.screen
    table.key(KEYS["history"], CONTROL)
    before = screen.panels.panel.findChild(RoadMap)
    assert before is not None
    before.choose(0, 1)
    screen.take_settings(screen.settings, load_theme("candlelight"))
    content = screen.panels.panel.content
    assert content is not None
    assert isinstance(content.figure, RoadMap)
    assert content.figure is not before
    assert (content.figure.road, content.figure.stop) == (0, 1)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ["odds", "note", "waiting"])
def test_the_sum_of_an_attack_is_seen_beside_a_panel_or_told_on_it(
    lay_table: LayTable, name: str, size: tuple[int, int], language: Language
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")), size=size, language=language)
    panel, ledger = table.screen.panels.panel, table.screen.scene.ledger
    assert ledger.isVisible()
    assert ledger.content is not None
    table.key(KEYS[name], CONTROL)
    over = panel.on_board.intersects(table.board.mapFromScene(ledger.sceneBoundingRect()).boundingRect())
    assert panel.head.sum_line.isVisible() == over
    if over:
        assert in_a_line(ledger.content.terms) in panel.head.sum_line.text()
        assert panel.head.sum_line.width() >= panel.head.sum_line.sizeHint().width(), "no word of it is cut"
        assert panel.head.title.width() >= panel.head.title.sizeHint().width(), "nor of the title"


def test_what_waits_tells_what_is_to_come_with_its_number(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    table.key(KEYS["waiting"], CONTROL)
    view = table.screen.controller.view
    words = table.screen.panels.panel.text.toPlainText()
    assert "One encounter card is revealed from the deck." in words
    assert f"1 / {view.zones['encounter_deck'].count}" in words
    assert f"Your threat rises to {view.numbers['threat:A'] + 1}." in words
    assert "+1" in words


def test_the_odds_say_when_the_staging_area_is_ahead(lay_table: LayTable) -> None:
    session = play_until(new_session(7), asks("lcg-ask-commit"), most=2000)
    table = lay_table(session)
    numbers = table.screen.controller.view.numbers
    short = numbers["staging_threat"] - numbers.get("willpower", 0)
    assert short > 0
    table.key(Qt.Key.Key_O, CONTROL)
    words = table.screen.panels.panel.text.toPlainText()
    assert f"The staging area is {short} ahead" in words
    assert "%" in words
    assert " %" not in words
    assert "-" not in words


def test_the_odds_weigh_no_card_against_a_quest_that_is_over(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")))
    table.key(Qt.Key.Key_O, CONTROL)
    words = table.screen.panels.panel.text.toPlainText()
    assert "Threat added by the next card" in words
    assert "willpower" not in words


def test_what_waits_tells_what_can_be_done_now_and_what_comes_then_in_its_order(lay_table: LayTable) -> None:
    session = play_until(new_session(7), at_window, most=2000)
    table = lay_table(session)
    table.key(Qt.Key.Key_W, CONTROL)
    panel = table.screen.panels.panel
    words = panel.text.toPlainText()
    now, then = words.index("Now, by your choice"), words.index("Then, this round")
    waiting = [table.screen.wording.option(option) for option in table.screen.parts.waiting()]
    assert waiting
    assert all(now < words.index(option) < then for option in waiting)
    wording, steps = table.screen.wording, session.game.steps
    coming = [
        wording.step_called(row) for _, row in coming_rows(steps, table.screen.controller.view) if wording.step(row)
    ]
    told = [name for name in coming if name in words[then:]][:MOST_COMING]
    assert len(told) >= ENOUGH
    places = [words.index(name, then) for name in told]
    assert places == sorted(places)


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


def test_the_ladder_shows_which_enemies_come_at_which_threat(lay_table: LayTable) -> None:
    session = play_until(new_session(7), at_window, most=2000)
    table = lay_table(session)
    table.key(Qt.Key.Key_W, CONTROL)
    content = table.screen.panels.panel.content
    assert content is not None
    board = content.figure
    assert isinstance(board, LadderBoard)
    view = table.screen.controller.view
    assert board.ladder.now == view.numbers["threat:A"]
    assert [rung.value for rung in board.ladder.rungs] == sorted(rung.value for rung in board.ladder.rungs)
    staged = {card.code for card in view.zones["staging"].cards if "engagement_cost" in card.numbers}
    assert {rung.code for rung in board.ladder.rungs if rung.here} == staged
    assert "Hummerhorns 40" in board.accessibleName()


def test_the_keys_are_called_as_on_a_spanish_keyboard(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000), language="es")
    table.key(Qt.Key.Key_F1)
    words = table.screen.panels.panel.text.toPlainText()
    assert "Espacio" in words
    assert "Ctrl+Mayús+Izquierda" in words
    assert "Space" not in words
    assert "Backtab" not in words


@pytest.mark.parametrize(("language", "said"), [("en", "Asked by Forest Spider."), ("es", "Lo pide Araña del bosque.")])
@pytest.mark.parametrize("theme", ["daylight", "candlelight"])
def test_the_prompt_says_which_card_asks_and_its_rule_stands_out(
    lay_table: LayTable, language: Language, said: str, theme: str
) -> None:
    session = play_until(new_session(7), asks("lcg-ask-defender"), most=2000)
    table = lay_table(session, language=language, theme=theme)
    why = table.screen.prompt.why.text()
    assert said in why
    assert f'style="color:{table.screen.theme.gold}' in why
    assert "LCG-465" in why


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


def test_no_note_of_what_has_just_happened_lies_over_a_panel(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    brief = table.screen.showing.brief
    brief.tell("Forest Spider is destroyed.", QRectF(), table.screen.look)
    assert brief.isVisible()
    table.screen.panels.act("help")
    assert not brief.isVisible()
    brief.tell("Ana raises threat by 1.", QRectF(), table.screen.look)
    assert not brief.isVisible()


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


@pytest.mark.parametrize("language", ["en", "es"])
def test_beside_a_fight_the_odds_cover_nothing_of_it_and_show_every_card(language: Language) -> None:
    """In a small window they lay over the enemy and the key of a card, and showed little more than the stacks."""
    with Stage((1366, 768), language, "daylight", "me_quest") as stage:
        screen = table_on(stage, "odds")
        panel, board = screen.panels.panel, screen.board
        boxes = [board.mapFromScene(box).boundingRect() for box in in_question(screen.parts)]
        boxes += [
            board.mapFromScene(item.mapRectToScene(item.key_rect())).boundingRect()
            for item in screen.scene.cards.values()
            if item.isVisible() and not item.key_rect().isEmpty()
        ]
        assert not covered(panel.on_board, boxes)
        text = panel.text
        assert text.horizontalScrollBar().maximum() == 0, "no column is cut"
        counted = text.document().find("21")
        assert not counted.isNull()
        assert text.cursorRect(counted).bottom() < text.viewport().height() - FADE


def test_a_panel_that_is_lowered_for_the_cards_one_chooses_from_is_no_lower_than_they_need() -> None:
    """Its faces and counts were cut off, and under it, and over the prompt, lay free wood."""
    with Stage((1920, 1061), "en", "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "odds")
        panel = screen.panels.panel
        assert not panel.text.verticalScrollBar().maximum(), "all of it is read"
        assert panel.on_board.bottom() <= panel.floor()
        assert not hides(panel.on_board, panel.kept(), 0.05), "no number of what is asked about is covered"


def is_read(panel: Panel, words: str) -> bool:
    """Whether these words are in sight in a panel that was just opened."""
    found = panel.text.document().find(words)
    assert not found.isNull(), words
    return panel.text.viewport().rect().contains(panel.text.cursorRect(found))


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_a_small_window_the_odds_say_of_how_many_cards_each_bar_is(language: Language) -> None:
    """The bars stood there without the faces and counts below them."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "odds")
        assert is_read(screen.panels.panel, " de 30" if language == "es" else " of 30")


@pytest.mark.parametrize(("language", "then"), [("en", "Then, this round"), ("es", "Después, en esta ronda")])
def test_in_a_small_window_what_waits_stands_beside_its_sum_and_is_read_to_what_comes_then(
    language: Language, then: str
) -> None:
    """Under the sum there was room for little more than one entry."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "waiting")
        panel = screen.panels.panel
        assert is_read(panel, then)
        assert panel.content is not None
        assert panel.content.figure is not None
        assert not panel.text.geometry().intersects(panel.content.figure.geometry())
        assert not hides(panel.on_board, panel.kept(), 0.5)
