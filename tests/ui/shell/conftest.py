"""A window with no display, a data folder of its own, and a person who clicks and types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.chance import Chance
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.shell import Shell
from desktop_app.ui.shell.window import MainWindow

W = TypeVar("W", bound=QWidget)


class Person:
    """Somebody in front of one window: sees its words, presses what they see."""

    def __init__(self, root: Path) -> None:
        self._gone = False
        self.expected_reports: list[str] = []
        self.window = MainWindow(load_theme("daylight"), QSize(1366, 768))
        self.window.show()
        self.shell = Shell(self.window, root)
        self.shell.door.start()
        settle()

    def find(self, kind: type[W], name: str) -> W:
        """The widget of that name that can be seen."""
        found = [widget for widget in self.window.findChildren(kind, name) if widget.isVisible()]
        assert len(found) == 1, f"{len(found)} visible {kind.__name__} are called {name!r}"
        return found[0]

    def press(self, name: str) -> None:
        """Click a button by its name."""
        QTest.mouseClick(self.find(QAbstractButton, name), Qt.MouseButton.LeftButton)
        settle()

    def press_words(self, text: str) -> None:
        """Click the one button that says this."""
        found = [each for each in self.window.findChildren(QAbstractButton) if each.isVisible() and each.text() == text]
        assert len(found) == 1, f"{len(found)} buttons say {text!r}"
        QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
        settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        focused: QWidget | None = self.window.focusWidget()
        QTest.keyClick(self.window if focused is None else focused, key, modifier)
        settle()

    def type_into(self, name: str, text: str) -> None:
        """Type into a field."""
        QTest.keyClicks(self.find(QWidget, name), text)
        settle()

    def sees(self, text: str) -> bool:
        """Whether these words stand somewhere on the window."""
        said = [label.text() for label in self.window.findChildren(QLabel) if label.isVisible()]
        said += [each.text() for each in self.window.findChildren(QAbstractButton) if each.isVisible()]
        return any(text in words for words in said)

    def game(self, answers: int, seed: int = 2, game: str = "lotr_lcg") -> OpenTable:
        """A game the greedy bot has begun for them."""
        desk = self.shell.desk
        assert desk is not None
        table = desk.tables.begin(usual_set_up(open_box(game), desk.profile.name), seed=seed)
        session, dice = table.session, Chance(1)
        for _ in range(answers):
            question = session.question
            if question is None:
                break
            look = partial(session.game.view, session.state, question.seat)
            session.answer(session.game.bots["greedy"](look, question, dice))
        return desk.tables.keep(table)

    def leave(self) -> None:
        """Close the window; doing it twice does no harm."""
        if self._gone:
            return
        self._gone = True
        assert self.shell.unforeseen.reports == self.expected_reports
        self.window.close()
        self.window.deleteLater()
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def root(own_data_folder: Path) -> Path:
    """The data folder."""
    return own_data_folder


@pytest.fixture
def stranger(qtbot: QtBot, root: Path) -> Iterator[Person]:
    """Somebody who opens the window for the first time."""
    person = Person(root)
    person.shell.looks.take(person.shell.looks.settings.changed(language="en"))
    settle()
    yield person
    person.leave()


@pytest.fixture
def ana(stranger: Person) -> Person:
    """Somebody with a profile, on the start screen."""
    stranger.shell.door.create("Ana")
    settle()
    return stranger
