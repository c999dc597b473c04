"""What a window shows, as what it is: a screen of it, the table, the last page of a game."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

from desktop_app.ui.render.stage import Stage
from desktop_app.ui.shell.shell import Shell
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.screen import TableScreen
from tests.ui.parts import part_of

Screen = TypeVar("Screen", bound=QWidget)


def screen_in(shell: Shell, name: str, kind: type[Screen]) -> Screen:
    """The screen of that name in a window; fails where it is another."""
    screen = shell.screens[name]
    assert isinstance(screen, kind), f"{name} is no {kind.__name__} but a {type(screen).__name__}"
    return screen


def table_in(shell: Shell) -> TableScreen:
    """The table of a window."""
    return screen_in(shell, "table", TableScreen)


def table_on(stage: Stage, screen: str = "table") -> TableScreen:
    """The table, once a stage shows this screen of it."""
    stage.show(screen)
    return table_in(stage.shell)


def last_page_on(stage: Stage, screen: str = "victory") -> EndPage:
    """The last page of a game, once a stage shows how it ended."""
    stage.show(screen)
    return part_of(stage.window, EndPage)
