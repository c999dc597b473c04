"""What is shown to a person: the table, the screen of a new game, an open menu."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop_app.ui.shell.new_game.screen import NewGameScreen
from desktop_app.ui.table.screen import TableScreen
from tests.ui.shell.conftest import Person
from tests.ui.staged import screen_in, table_in


def table_of(person: Person) -> TableScreen:
    """The table that is shown."""
    assert person.shell.shown == "table"
    return table_in(person.shell)


def new_game_of(person: Person) -> NewGameScreen:
    """The screen on which a table is laid."""
    return screen_in(person.shell, "play", NewGameScreen)


def menu_of(person: Person) -> list[QAction]:
    """What stands in the one menu that is open."""
    menus = [menu for menu in person.window.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    return menus[0].actions()
