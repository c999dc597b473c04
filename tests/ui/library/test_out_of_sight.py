"""Painted faces are kept while cards are in sight, and their memory is there for the table when they are not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.art.kept_scenes import scenes_kept
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk


@pytest.fixture
def window(desk: Desk, qtbot: QtBot) -> QStackedWidget:
    """Two screens with cards and one without, the library in sight and its faces painted."""
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    for screen in (LibraryScreen(desk), LibraryScreen(desk), QWidget()):
        stack.addWidget(screen)
    stack.resize(1366, 768)
    stack.show()
    qtbot.waitExposed(stack)
    all_painted(stack, qtbot)
    return stack


def library(window: QStackedWidget, at: int = 0) -> LibraryScreen:
    screen = window.widget(at)
    assert isinstance(screen, LibraryScreen)
    return screen


def all_painted(window: QStackedWidget, qtbot: QtBot) -> None:
    """Wait for what is in sight."""
    QApplication.processEvents()
    screen = window.currentWidget()
    if isinstance(screen, LibraryScreen):
        qtbot.waitUntil(lambda: not screen.browser.grid.waiting)


def test_from_one_screen_with_cards_to_another_the_faces_stay(window: QStackedWidget, qtbot: QtBot) -> None:
    painted = library(window).catalogue.painted
    kept = len(painted)
    assert kept
    window.setCurrentIndex(1)
    all_painted(window, qtbot)
    assert len(painted) >= kept


def test_when_no_cards_are_in_sight_the_faces_are_given_up_and_come_back(window: QStackedWidget, qtbot: QtBot) -> None:
    painted = library(window).catalogue.painted
    kept = len(painted)
    window.setCurrentIndex(2)
    all_painted(window, qtbot)
    assert len(painted) == 0
    window.setCurrentIndex(0)
    all_painted(window, qtbot)
    assert len(painted) == kept


def test_looking_at_cards_takes_nothing_from_what_a_table_has_ready(desk: Desk, qtbot: QtBot) -> None:
    before = scenes_kept()
    screen = LibraryScreen(desk)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    qtbot.waitUntil(lambda: len(screen.catalogue.painted) > 3 and not screen.browser.grid.waiting)
    assert scenes_kept() == before
