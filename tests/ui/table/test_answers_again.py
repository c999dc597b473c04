"""What an answer leaves as it was is used again: buttons of the prompt, large faces painted ahead, one painting."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView
from desktop_app.ui.measures.painted import Painted
from desktop_app.ui.table.side.large_face import LargeFace
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import LayTable, Table, asks, greedy_answer, new_session, play_until


def buttons(table: Table) -> list[KeyButton]:
    """The answers in the prompt, in sight."""
    return [button for button in table.screen.prompt.findChildren(KeyButton) if button.isVisible()]


def test_whoever_holds_a_button_down_while_the_question_changes_has_answered_nothing(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")))
    session = table.screen.session
    button = buttons(table)[0]
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    session.answer(greedy_answer(session))
    table.screen.refresh()
    given = len(session.records)
    assert button in buttons(table)  # it asks about something else now
    QTest.mouseMove(button, button.rect().center() + QPoint(1, 0))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert len(session.records) == given
    assert not button.isDown()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert len(session.records) > given


def test_a_button_that_is_not_needed_any_more_says_nothing(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")))
    session = table.screen.session
    for _ in range(30):
        session.answer(greedy_answer(session))
        table.screen.refresh()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        hidden = set(table.screen.prompt.findChildren(KeyButton)) - set(buttons(table))
        assert all(not (each.objectName() or each.accessibleName() or each.toolTip()) for each in hidden)
        assert len(hidden) < 12


def test_an_answer_has_the_column_painted_once(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), size=(1920, 1080))
    session, side = table.screen.session, table.screen.side
    QApplication.processEvents()
    painted = Painted(side)
    for _ in range(25):
        session.answer(greedy_answer(session))
        table.screen.refresh()
        before = painted.frames
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        assert painted.frames - before <= 1


def test_a_large_face_painted_ahead_is_the_same_to_the_pixel(lay_table: LayTable) -> None:
    table = lay_table(new_session())
    screen = table.screen
    code = next(item.card.code for item in screen.scene.cards.values() if item.card.code)
    face = screen.side.shown.face_of(CardView("", code, ""))

    def shown(ahead: bool) -> object:
        large = LargeFace(screen.theme)
        large.take_size(360, screen.theme)
        if ahead:
            assert face is not None
            large.paint_ahead(face)
        large.show_face(face)
        return large.grab().toImage()

    assert shown(ahead=True) == shown(ahead=False)
