"""A profile with the built-in cards and some of our own, and the screens over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.app.library.library import Library
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.looks import Looks
from tests.libraries import Fill, Libraries
from tests.ui.faces.test_faces import CARDS, made


def with_cards_of_every_kind(library: Library) -> None:
    """Cards of our own of every game."""
    library.add_all({(game, "test"): [made(game, card) for card in cards] for game, cards in CARDS.items()})


@pytest.fixture
def content() -> Fill:
    """What lies in the library beside the built-in cards."""
    return with_cards_of_every_kind


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path, libraries: Libraries, content: Fill) -> Iterator[Desk]:
    """An open profile whose library has our own cards beside the built-in ones."""
    profiles = Profiles(tmp_path / "profiles")
    profile = profiles.create("Ana", language="en", theme="daylight", hide_unmet=False)  # who wants to see every card
    desk = Desk(profiles, profile, Looks(profile.settings))
    libraries.copy(profile.folder_of("library"), content)
    catalogue = catalogue_of(desk, profile)
    catalogue.cards_changed()
    yield desk
    catalogue.library.close()
    profile.close()
    # Without a running event loop nothing else lets go of what has been put away.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def library(desk: Desk, qtbot: QtBot) -> LibraryScreen:
    """The library in a window of usual size."""
    screen = LibraryScreen(desk)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    qtbot.waitExposed(screen)
    return screen
