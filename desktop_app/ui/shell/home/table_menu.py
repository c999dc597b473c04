"""What can be done with a table of the lists: opened again, written down, thrown away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.app.saves.saves import SaveEntry
from desktop_app.games import GAMES
from desktop_app.ui.shell.desk import Desk


def table_menu(
    desk: Desk,
    entry: SaveEntry,
    row: QWidget,
    at: QPoint,
    open_game: Callable[[str], object],
    to_trash: Callable[[SaveEntry], object],
) -> None:
    """Opens the menu of a table over its row, and waits until something is chosen."""
    texts = desk.looks.texts
    menu = QMenu(row.window())  # of the window: the row goes when the list is shown anew
    menu.setFont(desk.looks.look.font("body"))
    menu.addAction(texts("home-open-game"), lambda: open_game(entry.id))
    if entry.header.game in GAMES:
        menu.addAction(texts("tour-export"), lambda: _write_position(desk, entry.id))
    menu.addAction(texts("home-delete-game"), lambda: to_trash(entry))
    menu.exec(row.mapToGlobal(at))
    menu.deleteLater()


def _write_position(desk: Desk, save_id: str) -> None:
    # Position files and all that reads them are no part of the first screen.
    from desktop_app.ui.tour.write_position import ask_and_write

    ask_and_write(desk, save_id)
