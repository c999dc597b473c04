"""What a window shows, as what it is: the table, the last page of a game."""

from __future__ import annotations

from desktop_app.ui.render.stage import Stage
from desktop_app.ui.shell.shell import Shell
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.screen import TableScreen


def table_in(shell: Shell) -> TableScreen:
    """The table of a window."""
    screen = shell.screens["table"]
    assert isinstance(screen, TableScreen)
    return screen


def table_on(stage: Stage, screen: str = "table") -> TableScreen:
    """The table, once a stage shows this screen of it."""
    stage.show(screen)
    return table_in(stage.shell)


def last_page_on(stage: Stage, screen: str = "victory") -> EndPage:
    """The last page of a game, once a stage shows how it ended."""
    stage.show(screen)
    page = stage.window.findChild(EndPage)
    assert page is not None
    return page
