"""The boards of the games that lie on a land: their sheets, and one of them in a window."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games import boards
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.view import MapView

BOARDS = boards()
QUEST, CCG = BOARDS["me_quest"], BOARDS["meccg"]


def sheet(game: str = "me_quest", language: str = "en", theme: str = "daylight") -> Sheet:
    """The sheet of a game's board."""
    look = BOARDS[game]
    return Sheet(look.land(), look, load_theme(theme), language)


def shown_map(size: tuple[int, int] = (1000, 800)) -> MapView:
    """The land of Quest in a window, where nothing glides."""
    view = MapView(sheet(), "map")
    view.gaze.still_only = True
    view.resize(*size)
    view.show()
    QApplication.processEvents()
    return view
