"""The last page of a game: what it tells, and every way on from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.tables.journeys import Journey
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.art.roles import dress
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.around import Around
from desktop_app.ui.table.ends.banner import FigureBox
from desktop_app.ui.table.ends.carried_box import Bar, CarriedBox
from desktop_app.ui.table.ends.foot import EndFoot
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.ends.turn_card import TurnCard
from desktop_app.ui.table.screen import TableScreen
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look
from tests.ui.clipping import faults
from tests.ui.staged import last_page_on
from tests.ui.table.conftest import LayTable, played_out
from tests.ui.table.ended import page_of, words_on


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1061), (3840, 2160)])
def test_the_page_tells_the_end_in_both_languages_and_nothing_is_cut(
    lay_table: LayTable, lost: Session, language: Language, size: tuple[int, int]
) -> None:
    table, page = page_of(lay_table, lost, size=size, language=language)
    assert page.isVisible()
    said = words_on(page)
    assert ("Defeat" if language == "en" else "Derrota") in said
    assert ("The story of this game" if language == "en" else "La historia de esta partida") in said
    assert page.width() == table.screen.width()
    assert page.geometry().bottom() == table.screen.rect().bottom()
    assert faults(page) == []


def test_after_a_loss_enter_plays_on_from_the_turn_that_weighed_most(lay_table: LayTable) -> None:
    session = played_out()
    table, page = page_of(lay_table, session)
    assert page.ending is not None
    best = page.ending.told.turns[page.ending.best_turn]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.isVisible()
    assert len(session.records) == best.at
    assert session.question is not None
    assert table.screen.controller.question is not None


def test_every_turn_has_its_key(lay_table: LayTable) -> None:
    session = played_out()
    _, page = page_of(lay_table, session)
    assert page.ending is not None
    turns = page.ending.told.turns
    assert 2 <= len(turns) <= 4
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert len({turn.round for turn in turns}) == len(turns)
    QTest.keyClick(page, Qt.Key.Key_2)
    assert len(session.records) == turns[1].at


def test_the_table_can_be_looked_at_and_space_comes_back(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    QTest.keyClick(page, Qt.Key.Key_L)
    assert not page.isVisible()
    table.key(Qt.Key.Key_Space)
    assert page.isVisible()


def test_each_way_out_is_asked_of_the_window(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    asked: list[str] = []
    table.screen.again_requested.connect(lambda: asked.append("again"))
    table.screen.another_deck_requested.connect(lambda: asked.append("deck"))
    table.screen.home_requested.connect(lambda: asked.append("home"))
    table.screen.journal_requested.connect(lambda: asked.append("journal"))
    for key in (Qt.Key.Key_R, Qt.Key.Key_D, Qt.Key.Key_J, Qt.Key.Key_Escape):
        QTest.keyClick(page, key)
    assert asked == ["again", "deck", "journal", "home"]


def test_a_game_without_decks_speaks_of_none_at_its_end(lay_table: LayTable) -> None:
    """After a game of Quest one may set another table: there is no other deck."""
    session = Session(PLAYS["me_quest"].game, PLAYS["me_quest"].new(usual_table("me_quest", 2, 3)))
    session.give_up("A")
    _, page = page_of(lay_table, session, size=(2560, 1300))
    ways = [button.accessibleName() for button in page.findChildren(KeyButton)]
    assert [way for way in ways if "deck" in way.casefold()] == []
    assert [way for way in ways if way.startswith(("Play again", "Another table"))]


def test_the_other_games_of_the_scenario_stand_beside_it(lay_table: LayTable, lost: Session) -> None:
    table = lay_table(lost)
    table.screen.parts.around = Around(lambda: [Journey(True, 121, 9), Journey(False, None, 8, this=True)])
    table.screen.panels.last_page.open()
    assert "2 games" in words_on(table.screen.panels.page)
    assert "Won 1 of 2." in words_on(table.screen.panels.page)


def test_of_many_games_without_a_score_it_is_told_in_one_line_how_many_were_won(
    lay_table: LayTable, lost: Session
) -> None:
    table = lay_table(lost, size=(1366, 768))
    before = [Journey(True, None, 9)] * 7
    table.screen.parts.around = Around(lambda: [*before, Journey(False, None, 8, this=True)])
    table.screen.panels.last_page.open()
    (told,) = [each for each in table.screen.panels.page.findChildren(QLabel) if each.text() == "Won 7 of 8."]
    assert told.width() >= told.fontMetrics().horizontalAdvance(told.text())


def test_a_page_too_long_for_its_window_is_scrolled_by_its_keys() -> None:
    with Stage((1366, 768), "es", "daylight") as stage:
        stage.show("victory")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        settle()
        stage.window.grab()
        settle()
        page = stage.window.findChild(EndPage)
        assert page is not None
        last = page.turns[-1].button
        assert last.visibleRegion().isEmpty()
        QTest.keyClick(page, Qt.Key.Key_PageDown)
        settle()
        assert last.visibleRegion().boundingRect() == last.rect()
        assert faults(stage.window) == []
        QTest.keyClick(page, Qt.Key.Key_PageUp)
        settle()
        assert last.visibleRegion().isEmpty()


def test_every_card_that_did_something_is_a_click_away(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    button = page.findChild(QPushButton, "end-carried")
    assert button is not None
    button.click()
    told = table.screen.panels.page_panel.text.toPlainText()
    assert page.ending is not None
    assert all(table.screen.wording.title(each.code) in told for each in page.ending.told.carried)


def test_undo_takes_the_page_away(lay_table: LayTable) -> None:
    session = played_out()
    table, page = page_of(lay_table, session)
    QTest.mouseClick(table.screen.bar.tools["undo"], Qt.MouseButton.LeftButton)
    assert session.question is not None
    assert not page.isVisible()


@pytest.fixture
def site_nine() -> Iterator[EndPage]:
    """The last page of a TCG game that reached the last site, in a small window."""
    with Stage((1366, 768), "es", "candlelight", "lotr_tcg") as stage:
        page = last_page_on(stage)
        yield page


def test_the_cards_that_carried_one_fill_their_box(site_nine: EndPage) -> None:
    (screen,) = [each for each in site_nine.window().findChildren(TableScreen) if each.isVisible()]
    screen.parts.around = Around()
    screen.panels.last_page.open()
    settle()
    (box,) = [each for each in site_nine.findChildren(CarriedBox) if each.isVisible()]
    whole = box.findChild(QPushButton, "end-carried")
    assert whole is not None
    assert site_nine.ending is not None
    bars = [bar for bar in box.findChildren(Bar) if bar.isVisible()]
    assert len(bars) == len(site_nine.ending.told.carried) == 4, "four cards have room"
    assert not whole.isVisible(), "nothing more is to be seen"
    assert faults(site_nine) == []


def test_a_goal_that_was_reached_is_no_warning(site_nine: EndPage, lay_table: LayTable, lost: Session) -> None:
    site = next(each for each in site_nine.findChildren(FigureBox) if each.figure.limit)
    assert (site.figure.value, site.figure.limit) == (9, 9)
    warning = QColor(site.look.theme.dial["near_end"])
    assert warning not in colours_of(site)
    _, page = page_of(lay_table, lost, theme="candlelight")
    threat = next(each for each in page.findChildren(FigureBox) if each.figure.sign == "threat")
    assert QColor(threat.look.theme.dial["near_end"]) in colours_of(threat)


def colours_of(widget: QWidget) -> list[QColor]:
    """The colours in which a widget is painted, each once."""
    image = widget.grab().toImage()
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return [QColor.fromRgb(each) for each in seen]


@pytest.mark.parametrize(("game", "language", "screen"), [("lotr_tcg", "en", "victory"), ("lotr_lcg", "es", "defeat")])
def test_what_a_turn_was_worth_stands_in_one_line(game: str, language: Language, screen: str) -> None:
    """ "A match for the minion" over "strength +2", "Guardia de la Ciudadela resiste" over "+3 de Amenaza"."""
    with Stage((1366, 768), language, "daylight", game) as stage:
        stage.show(screen)
        play_on = Texts(language)("ends-play-on")
        turns = stage.window.findChildren(TurnCard)
        assert len(turns) == 4, "as many as there can be"
        for turn in turns:
            words = turn.stake.text()
            assert turn.stake.fontMetrics().horizontalAdvance(words) <= turn.stake.width(), words
            assert turn.button.accessibleName() == f"{play_on} ({turn.number})"
            signs = [each for each in turn.button.findChildren(QLabel) if not each.pixmap().isNull()]
            assert [each.isVisible() for each in signs] == [True], "a bare key says nothing"
            assert turn.title.height() < 2 * turn.title.fontMetrics().height(), turn.title.text()


@pytest.mark.parametrize("screen", ["victory", "defeat"])
def test_every_picture_of_a_last_page_tells_of_the_same_games_before(screen: str) -> None:
    """Games that were looked through for it stood beside it in the first picture of a process only."""
    told: list[list[bool]] = []
    for _ in range(2):
        with Stage((1366, 768), "en", "daylight", "lotr_lcg") as stage:
            page = last_page_on(stage, screen)
            assert page.ending is not None
            told.append([each.won for each in page.ending.journeys])
    assert told == [[screen == "defeat", screen == "victory"]] * 2


@pytest.mark.parametrize(("room", "rows", "signs"), [(1400, 1, True), (1090, 1, False), (700, 2, False)])
def test_the_ways_on_stand_in_one_row_as_long_as_they_can(
    qtbot: QtBot, qapp: QApplication, room: int, rows: int, signs: bool
) -> None:
    theme = load_theme("daylight")
    dress(qapp, theme)
    look = Look(theme)
    names = ["Into the journal", "Play again", "Another deck", "Play on from round 4", "Next scenario", "The table"]
    ways = [KeyButton(look, name, "K", "button", sign="restart") for name in names]
    page = QWidget()
    qtbot.addWidget(page)
    foot = EndFoot(look, room, ways[:4], ways[4:], page)
    foot.setFixedWidth(room)
    page.show()
    foot.adjustSize()
    assert len({way.y() for way in ways}) == rows
    pictures = [label for way in ways for label in way.findChildren(QLabel) if not label.pixmap().isNull()]
    assert all(picture.isVisible() for picture in pictures) is signs
