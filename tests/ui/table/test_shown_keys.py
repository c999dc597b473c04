"""Every key that is drawn works after every way of moving the focus: each is pressed after each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu

from desktop_app.app.profiles.settings import Settings
from desktop_app.games import PLAYS
from desktop_app.ui.table.keys import PRESETS
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import LayTable, Table, activate, asks, new_session, play_until
from tests.ui.table.test_focus import SILENT, WAYS, focused, log, pin, press, search_and_back

TOLD = Settings(motion="off", moments="normal")
QUESTIONS = ("lcg-ask-planning", "lcg-ask-commit", "lcg-ask-mulligan", "lcg-ask-enemy-attack", "lcg-ask-defender")


def moment(table: Table) -> None:
    """A moment is told once more and skipped by a key."""
    table.screen.showing.show_again(0)
    press(Qt.Key.Key_Escape)
    assert not table.screen.showing.playing


def drag_and_back(table: Table) -> None:
    """A card is taken up with the mouse and put back with Escape."""
    hand = table.screen.scene.items_of(["hand:A"])
    table.lift(hand[0].card.id, QPoint(30, 30))
    press(Qt.Key.Key_Escape)
    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert table.board.drag is None


def drop_on_nothing(table: Table) -> None:
    """A card is taken up and let go where it means nothing."""
    hand = table.screen.scene.items_of(["hand:A"])
    table.lift(hand[0].card.id, QPoint(4, 4))
    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, 4))


def history_and_back(table: Table) -> None:
    """The largest panel opens and closes."""
    press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert table.screen.panels.panel.showing == "history"
    press(Qt.Key.Key_Escape)


def click_on_the_table(table: Table) -> None:
    """A click on a card that means nothing."""
    table.click("quest")


QUICK = (log, search_and_back, pin, moment, drag_and_back, click_on_the_table)
EVERY_WAY = (*WAYS, moment, drag_and_back, drop_on_nothing, history_and_back, click_on_the_table)


def caps(table: Table) -> list[str]:
    """The keys that are drawn in the prompt."""
    buttons = [each for each in table.screen.prompt.findChildren(KeyButton) if each.isVisible() and each.isEnabled()]
    found = [label.text() for button in buttons for label in button.findChildren(QLabel)]
    return [text for text in found if len(text) == 1 or text in ("Space", "Enter")]


def letters(table: Table) -> list[str]:
    """The keys that are drawn at cards and zones."""
    lights = table.screen.controller.lights()
    return [light.key for light in lights.values() if light.key]


def shown_keys(table: Table) -> list[str]:
    """All of them, each once."""
    return list(dict.fromkeys([*caps(table), *letters(table)]))


def key_of(cap: str) -> Qt.Key:
    """The key that a cap names."""
    return {"Space": Qt.Key.Key_Space, "Enter": Qt.Key.Key_Return}.get(cap) or Qt.Key(ord(cap))


def state(table: Table) -> tuple[object, ...]:
    """What a key can change: answers, what is held or picked, what is open."""
    controller, screen = table.screen.controller, table.screen
    menus = [menu for menu in screen.findChildren(QMenu) if menu.isVisible()]
    return (
        len(table.session.records),
        controller.aimed,
        tuple(controller.draft.picked) if controller.draft is not None else (),
        len(menus),
        screen.panels.panel.showing,
    )


def put_back(table: Table, before: tuple[object, ...], key: str) -> None:
    """As it was before the key."""
    for menu in table.screen.findChildren(QMenu):
        menu.close()
    while len(table.session.records) > int(str(before[0])):
        table.screen.controller.travel.undo("answer")
    if table.screen.controller.aimed:
        table.screen.controller.let_go()
    if state(table) != before:
        QTest.keyClick(focused(), key_of(key))


@pytest.mark.parametrize(("asked", "ways"), [(QUESTIONS[0], EVERY_WAY), *((asked, QUICK) for asked in QUESTIONS[1:])])
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_each_shown_key_works_after_every_way_of_moving_the_focus(
    lay_table: LayTable, amount: Callable[[int, int], int], asked: str, ways: Sequence[Callable[[Table], None]]
) -> None:
    table = lay_table(play_until(new_session(), asks(asked)), settings=SILENT)
    activate(table.screen)
    keys = shown_keys(table)
    assert keys
    turn = cycle(keys)
    left = set(keys)
    for way in ways:
        for key in [next(turn) for _ in range(min(len(keys), amount(2, 99)))]:
            table.screen.side.open_tab("log")  # what is typed into a field of notes is no key of the table
            way(table)
            before = state(table)
            assert table.question == asked, way.__name__
            QTest.keyClick(focused(), key_of(key))
            assert state(table) != before, f"{key} is dead after {way.__name__} at {focused()}"
            put_back(table, before, key)
            assert table.question == asked
            left.discard(key)
    assert not left, "all of them were pressed"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_key_of_the_curtain_works_and_then_those_of_the_next_person(lay_table: LayTable, key: Qt.Key) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-mulligan"))
    table = lay_table(session, seats=["A", "B"], settings=SILENT)
    activate(table.screen)
    table.screen.controller.answer(["keep_hand"])
    assert table.screen.panels.curtain.isVisible()
    press(key)
    assert table.screen.panels.curtain.isHidden()
    answers = len(session.records)
    press(Qt.Key.Key_K)
    assert len(session.records) > answers, "the next person's keys work at once"


def test_the_key_of_the_curtain_works_wherever_the_focus_is(lay_table: LayTable) -> None:
    """A game that is continued at a curtain: the window gives the keyboard to the table as a whole."""
    session = play_until(new_session(seats=2), asks("lcg-ask-mulligan"))
    table = lay_table(session, seats=["A", "B"], settings=SILENT)
    activate(table.screen)
    table.screen.controller.answer(["keep_hand"])
    answers = len(session.records)
    for widget in (table.screen, table.screen.board):
        widget.setFocus()
        press(Qt.Key.Key_K)
        assert len(session.records) == answers, "nobody answers from behind the curtain"
    table.screen.setFocus()
    press(Qt.Key.Key_Return)
    assert table.screen.panels.curtain.isHidden()


@pytest.mark.parametrize("way", [log, pin, click_on_the_table])
def test_the_letter_of_a_panel_works_wherever_the_focus_is(lay_table: LayTable, way: Callable[[Table], object]) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), settings=SILENT)
    activate(table.screen)
    table.screen.panels.act("give-up")
    way(table)
    assert table.screen.panels.panel.isVisible()
    press(Qt.Key.Key_Y)
    assert table.session.question is None, "the letter is the panel's, not that of a card"


def test_f6_goes_to_the_hand_on_to_the_column_and_back_the_same_way(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=SILENT)
    screen = table.screen
    activate(screen)
    press(Qt.Key.Key_Tab)
    first = screen.focus.thing
    assert first == next(iter(table.letters))
    press(Qt.Key.Key_F6)
    assert screen.focus.in_hand
    assert screen.board.hasFocus()
    press(Qt.Key.Key_F6)
    assert screen.side.page.hasFocus()
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert screen.focus.in_hand
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert screen.focus.thing == first, "back where the keyboard was on the table"


def test_arrows_stay_in_the_zone_while_it_has_a_card_that_way(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), settings=SILENT)
    screen = table.screen
    heroes = [item.card.id for item in screen.scene.items_of(["heroes:A"])]
    screen.focus.focus_on(heroes[0])
    for hero in heroes[1:]:
        table.key(Qt.Key.Key_Right)
        assert screen.focus.thing == hero
    table.key(Qt.Key.Key_Up)
    card = screen.controller.view.card(screen.focus.thing)
    assert card is None or card.zone != "heroes:A", "past the edge to what is nearest"


def test_after_an_answer_by_keys_the_frame_is_on_the_first_lit_card_and_by_mouse_nowhere(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), settings=SILENT)
    screen = table.screen
    activate(screen)
    press(Qt.Key.Key_Space)
    assert table.question != "lcg-ask-planning"
    letters = table.letters
    assert letters
    assert screen.focus.thing == next(iter(letters))
    assert screen.scene.cards[screen.focus.thing].focused
    screen.controller.travel.undo("answer")
    screen.focus.forget()
    button = next(each for each in screen.prompt.findChildren(KeyButton) if each.isVisible() and each.isEnabled())
    space = [each for each in screen.prompt.findChildren(KeyButton) if "Space" in each.accessibleName()]
    QTest.mouseClick((space or [button])[0], Qt.MouseButton.LeftButton)
    assert table.question != "lcg-ask-planning"
    assert screen.focus.thing == ""
    assert not any(item.focused for item in screen.scene.cards.values())


@pytest.mark.parametrize("game", sorted(PLAYS))
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_letter_of_an_answer_is_no_key_of_the_table(game: str, preset: str) -> None:
    """Whoever lifts the hand to look at it has not given the third of six strengths away."""
    bound = {key: action for action, keys in PRESETS[preset].items() for key in keys}
    taken = {letter: bound[letter] for letter in PLAYS[game].words.letters.values() if letter in bound}
    assert not taken
