"""The deck builder over a shipped deck."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.preset import preset_decks
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.shell.desk import Desk
from tests.ui.library.conftest import content, desk

__all__ = ["content", "desk"]


@pytest.fixture
def decks(desk: Desk, qtbot: QtBot) -> DeckScreen:
    """The decks of a profile that has one shipped deck, opened."""
    catalogue = catalogue_of(desk, desk.profile)
    id = catalogue.decks.create(next(iter(preset_decks("en").values())))
    screen = DeckScreen(desk)
    qtbot.addWidget(screen)
    screen.resize(1920, 1080)
    screen.show()
    qtbot.waitExposed(screen)
    screen.open_deck(id)
    return screen
