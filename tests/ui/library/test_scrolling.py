"""What the window itself shows while one scrolls: not a picture made for the test, which would repaint everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.library.screen import LibraryScreen


def on_the_glass(screen: LibraryScreen, qtbot: QtBot) -> QImage:
    """What stands in the window's own store where the cards are, once every face is painted."""
    grid = screen.browser.grid
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not grid.waiting)
    QApplication.processEvents()
    viewport = grid.viewport()
    at, size = viewport.mapTo(screen, QPoint(0, 0)), viewport.size()
    store = screen.screen().grabWindow(screen.winId())
    return store.copy(at.x(), at.y(), size.width(), size.height()).toImage()


def turn_the_wheel(screen: LibraryScreen, notches: int) -> None:
    """Towards oneself over the cards."""
    viewport = screen.browser.grid.viewport()
    place = QPointF(viewport.rect().center())
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    for _ in range(notches):
        event = QWheelEvent(
            place, viewport.mapToGlobal(place), QPoint(), QPoint(0, -120), no_button, no_key,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()


@pytest.mark.parametrize("by", ["wheel", "keys", "bar"])
def test_scrolling_leaves_no_old_rows_behind(library: LibraryScreen, qtbot: QtBot, by: str) -> None:
    """After scrolling the window shows just what it shows when everything is painted anew."""
    grid = library.browser.grid
    library.browser.to_cards()
    before = on_the_glass(library, qtbot)
    if by == "wheel":
        turn_the_wheel(library, 3)
    elif by == "keys":
        for _ in range(4):
            QTest.keyClick(grid, Qt.Key.Key_Down)
            QApplication.processEvents()
    else:
        grid.verticalScrollBar().setValue(333)
    assert grid.verticalOffset() > 0
    shown = on_the_glass(library, qtbot)
    assert shown != before
    library.update()
    grid.viewport().update()
    assert shown == on_the_glass(library, qtbot)
