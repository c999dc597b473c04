"""A lesson beside a real table, and somebody with a mouse and a keyboard in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.learning.tour import read_tour
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.profiles.settings import Settings, Theme
from desktop_app.app.texts.texts import Language
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.tour.beside import BesideTable
from desktop_app.ui.tour.puzzle_room import PuzzleRoom
from desktop_app.ui.tour.tour_screen import TourScreen
from tests.ui.table.conftest import Table


@pytest.fixture(autouse=True)
def _cleared() -> None:
    """Tables put away in the test before are gone: a window's loop would have let go of them, a test has none."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Pupil:
    """Somebody at a lesson. Cards are named by their titles."""

    def __init__(self, lesson: BesideTable) -> None:
        self.lesson = lesson
        settle()

    @property
    def hands(self) -> Table:
        """Their hands on the table that lies there now."""
        assert self.lesson.table is not None
        return Table(self.lesson.table)

    def card(self, title: str) -> str:
        """The id of the first card of that title in sight."""
        table = self.hands.screen
        cards = [card for zone in table.controller.view.zones.values() for card in zone.cards]
        return next(card.id for card in cards if card.code and table.wording.title(card.code, "en") == title)

    def click(self, title: str) -> None:
        """Clicks a card."""
        self.hands.click(self.card(title))
        settle()

    def drag(self, title: str, target: str) -> None:
        """Drags a card onto another or onto a zone."""
        zones = self.hands.screen.controller.view.zones
        known = target in zones or target in self.hands.screen.controller.zone_order
        self.hands.drag(self.card(title), target if known else self.card(target))
        settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Presses a key at the table."""
        self.hands.key(key, modifier)
        settle()

    def space(self) -> None:
        """Gives the main answer, or says that there is none."""
        self.hands.say_done()
        settle()

    def go_on(self) -> None:
        """Ctrl+Enter: the main way on of the guide."""
        self.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def press(self, name: str) -> None:
        """Presses a button of the guide."""
        button = self.lesson.guide.findChild(QPushButton, name)
        assert button is not None, f"no button {name!r}"
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        settle()

    def ways(self) -> list[str]:
        """The names of the guide's buttons."""
        return list(self.lesson.guide.buttons)

    def reads(self) -> str:
        """Everything that stands on the guide."""
        labels = self.lesson.guide.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())

    def told(self) -> str:
        """What the guide answered to what was done."""
        label = self.lesson.guide.findChild(QLabel, "told")
        return label.text() if label is not None else ""


@pytest.fixture
def tour(qtbot: QtBot) -> Callable[..., tuple[TourScreen, Pupil]]:
    """Begins the first game at a station."""

    def begin(
        station: str = "table",
        *,
        language: Language = "en",
        theme: Theme = "daylight",
        size: tuple[int, int] = (1366, 768),
        game: str = "lotr_lcg",
    ) -> tuple[TourScreen, Pupil]:
        read = read_tour(game)
        at = next(number for number, each in enumerate(read.stations) if each.say == f"tour-{station}")
        looks = Looks(Settings(language=language, theme=theme, motion="off", moments="off"))
        looks.fit(*size)
        screen = TourScreen(looks, read, "Bea", at)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        qtbot.waitExposed(screen)
        return screen, Pupil(screen)

    return begin


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """The desk of a new profile."""
    profiles = Profiles(tmp_path)
    profile = profiles.create("Bea", language="en", theme="daylight")
    profile.change_settings(motion="off", moments="off")
    yield Desk(profiles, profile, Looks(profile.settings))
    profile.close()


@pytest.fixture
def room(qtbot: QtBot, desk: Desk) -> PuzzleRoom:
    """The room with the puzzles."""
    made = PuzzleRoom(desk, "lotr_lcg")
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    settle()
    return made
