"""The tables that are measured: of games that were saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.storage.files import read_json
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.saving import restore
from desktop_app.games import GAMES
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.measures.telling import SIZE
from desktop_app.ui.table.screen import TableScreen


def laid_table(path: Path, *, still: bool = False) -> TableScreen:
    """The table of a saved game; with ``still`` nothing moves, and everybody decides at this screen."""
    data = read_json(path)
    session = restore(GAMES[data["game"]], data)
    assert session.question is not None
    seats = list(session.eyes(session.question.seat)().seats) if still else [session.question.seat]
    settings = Settings(motion="off") if still else Settings()
    return TableScreen(session, Texts("en"), load_theme("daylight"), settings, seats, table_of(session.game.id))


def opened_table(path: Path, *, still: bool = False) -> TableScreen:
    """The same, shown in a window of the usual size."""
    screen = laid_table(path, still=still)
    screen.resize(*SIZE)
    screen.show()
    QApplication.processEvents()
    return screen
