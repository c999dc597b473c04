"""A key that is shown works, wherever the focus is: every way of moving it, and then every key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.ask import Option
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import ROOMS, LayTable, Table, activate, asks, new_session, play_until

SILENT = Settings(motion="off", moments="off")


def focused() -> QWidget:
    """Who has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the focus is."""
    QTest.keyClick(focused(), key, modifier)


def click(widget: QWidget) -> None:
    """A click on a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def log(table: Table) -> None:
    """Into the log."""
    click(table.screen.side.log.text.viewport())


def search_and_back(table: Table) -> None:
    """Into the search of the log, and out."""
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focused(), "aragorn")
    press(Qt.Key.Key_Escape)
    assert not table.screen.side.log.search.isVisible()


def rules(table: Table) -> None:
    """To the rules of this moment."""
    click(table.screen.side.tabs["rules"])


def notes_and_back(table: Table) -> None:
    """Into the notes, and out."""
    click(table.screen.side.tabs["notes"])
    QTest.keyClicks(focused(), "spider w n")
    press(Qt.Key.Key_Escape)


def pin(table: Table) -> None:
    """On the pin of the large card, and off again."""
    click(table.screen.side.large.pin)
    click(table.screen.side.large.pin)


def help_and_back(table: Table) -> None:
    """A panel opens and closes."""
    press(Qt.Key.Key_F1)
    press(Qt.Key.Key_Escape)


def note_and_back(table: Table) -> None:
    """The panel with a field to write in: the way out that it shows is Escape."""
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    shown = [button for button in table.screen.panels.panel.findChildren(KeyButton) if button.isVisible()]
    assert [button.accessibleName() for button in shown] == ["Close (Esc)"]
    QTest.keyClicks(focused(), "a b")
    press(Qt.Key.Key_Escape)


def round_by_f6(table: Table) -> None:
    """Twice round, and one further."""
    for _ in range(3):
        press(Qt.Key.Key_F6)


def language(table: Table) -> None:
    """Another language, and the first again."""
    table.screen.take_settings(SILENT.changed(language="es"), load_theme("candlelight"))
    table.screen.take_settings(SILENT, load_theme("daylight"))


def away_and_back(table: Table) -> None:
    """To another screen and back."""
    room = table.screen.parentWidget()
    if not isinstance(room, QStackedWidget):
        room = QStackedWidget()
        ROOMS.append(room)
        room.addWidget(table.screen)
        room.addWidget(QWidget())
        room.resize(table.screen.size())
        room.show()
        assert QTest.qWaitForWindowActive(room)
    room.setCurrentIndex(1)
    room.setCurrentIndex(0)


def walk(table: Table) -> None:
    """Over the cards."""
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down):
        press(key)


WAYS = (
    log,
    search_and_back,
    rules,
    notes_and_back,
    pin,
    help_and_back,
    note_and_back,
    round_by_f6,
    language,
    away_and_back,
    walk,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_shown_key_works_after_every_way_of_moving_the_focus(
    lay_table: LayTable, way: Callable[[Table], None]
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), settings=SILENT)
    screen, session = table.screen, table.session
    activate(screen)
    choices = screen.controller.choices
    assert choices is not None
    assert choices.main is not None
    shown = {letter: thing for thing, letter in choices.letters.items()}
    assert shown

    way(table)
    answers = len(session.records)
    press(Qt.Key.Key_Space)
    assert len(session.records) > answers, "Space is dead"
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.question == "lcg-ask-planning", "Ctrl+Z is dead"

    way(table)
    letter = next(iter(shown))
    press(Qt.Key(ord(letter)))
    went_on = len(session.records) > answers
    assert went_on or screen.controller.aimed or screen.hands.menu is not None, f"{letter} is dead"
    if screen.controller.aimed:
        way(table)
        if screen.controller.aimed:
            press(Qt.Key.Key_Escape)
        assert not screen.controller.aimed, "Escape is dead"


def window_with_choices(session: Session) -> bool:
    """An open window in which something could be used."""
    question = session.question
    return question is not None and question.prompt.id == "lcg-ask-action" and len(question.options) > 1


def shown_keys(table: Table) -> list[str]:
    """The keys that stand on the buttons of the prompt."""
    buttons = [button for button in table.screen.prompt.findChildren(KeyButton) if button.isVisible()]
    return [button.accessibleName().rpartition("(")[2].rstrip(")") for button in buttons if button.isEnabled()]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_key_on_the_prompt_answers_after_every_way_of_moving_the_focus(
    lay_table: LayTable, way: Callable[[Table], None]
) -> None:
    table = lay_table(play_until(new_session(7), window_with_choices, most=2000), settings=SILENT)
    screen, session = table.screen, table.session
    activate(screen)
    answers, keys = len(session.records), shown_keys(table)
    assert {"Space", "W", "1"} <= set(keys)
    for key in keys:
        way(table)
        assert shown_keys(table) == keys
        press(Qt.Key.Key_Space if key == "Space" else Qt.Key(ord(key)))
        assert len(session.records) > answers, f"{key} is dead"
        session.go_to(answers)
        screen.refresh()


def who_bears_it(session: Session) -> list[Option]:
    """In a Shadow phase of the TCG: how something in hand may be played on one of several minions."""
    question = session.question
    if question is None or question.prompt.id != "tcg-ask-shadow-actions":
        return []
    several = [option for option in question.options if option.target]
    return several if len({option.source for option in several}) < len(several) else []


def test_the_letter_on_a_button_answers_while_a_card_is_held_and_its_targets_are_lit(lay_table: LayTable) -> None:
    play = PLAYS["lotr_tcg"]
    begun = Session(play.game, play.new(usual_table("lotr_tcg", 2, 1)))
    session = play_until(begun, lambda table: bool(who_bears_it(table)), most=4000)
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat], settings=SILENT)
    activate(table.screen)
    held, answers = who_bears_it(session)[0].source, len(session.records)
    table.screen.controller.activate(held)
    assert table.screen.controller.aimed == held

    assert "N" in shown_keys(table)
    press(Qt.Key.Key_N)
    assert len(session.records) > answers, "The Shadow is done, says the button"


def test_the_curtain_answers_to_enter_after_another_screen(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-mulligan"))
    table = lay_table(session, seats=["A", "B"], settings=SILENT)
    activate(table.screen)
    table.screen.controller.answer(["keep_hand"])
    assert not table.screen.panels.curtain.isHidden()
    away_and_back(table)
    press(Qt.Key.Key_Return)
    assert table.screen.panels.curtain.isHidden()


def test_a_language_switch_takes_the_large_card_with_it(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=SILENT)
    side = table.screen.side
    side.shown.show(table.screen.controller.view.zones["heroes:A"].cards[0])
    english = side.large.face.face
    table.screen.texts.use("es")
    table.screen.take_settings(SILENT.changed(language="es"), load_theme("daylight"))
    assert english is not None
    assert side.large.face.face != english


def test_the_hand_button_asks_what_is_meant_where_nothing_was_chosen(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=SILENT)
    table.screen.keyboard.do("by-hand")
    assert table.screen.hands.menu is None
    assert table.screen.panels.chronicle.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_hand_button_means_the_card_that_was_pointed_at_last(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=SILENT)
    screen = table.screen
    hero = screen.scene.items_of(["heroes:A"])[0].card
    screen.board.hovered.emit(hero.id)
    screen.board.hovered.emit("")
    screen.keyboard.do("by-hand")
    menu = screen.hands.menu
    assert menu is not None
    assert menu.actions()[0].text() == screen.wording.title(hero.code)


def test_a_menu_opens_where_there_is_something_to_do_and_not_for_a_name_alone(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    hands, board = table.screen.hands, table.board
    hero = table.options[0].source
    for thing, opens in ((hero, True), ("allies:A", False), ("threat:A", True)):
        board.menu_asked.emit(thing, QPoint(5, 5))
        assert hands.menu is not None
        assert hands.menu.isVisible() == opens, thing
