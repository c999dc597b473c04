"""What the window holds: the bar, what is told below it, and the screens, of which one is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.nav_bar import NavBar
from desktop_app.ui.shell.notice import Banner
from desktop_app.ui.shell.screen import BesideTable, Screen

WHOLE_WINDOW = ("table", "tour", "puzzles")
"""Screens with a bar of their own."""


class Stage(QWidget):
    """Keeps the screens by name and shows one of them; knows to which a game or a lesson comes back."""

    def __init__(self, looks: Looks, tabs: Sequence[str]) -> None:
        super().__init__()
        self.screens: dict[str, QWidget] = {}
        self.shown = ""
        self._table_shown = "table"
        self._before = ""
        self.bar = NavBar(looks, tuple(tabs))
        self.banner = Banner(looks)
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.bar, self.banner, self.stack):
            column.addWidget(part)

    def put(self, name: str, screen: QWidget, *, show: bool = True) -> None:
        """A screen under its name, in place of the one that had it."""
        old = self.screens.pop(name, None)
        if old is not None:
            self._take_down(old)
        self.screens[name] = screen
        self.stack.addWidget(screen)
        if show:
            self.show_screen(name)

    def show_screen(self, name: str) -> None:
        """Shows one of the screens that are there."""
        if not isinstance(self.screens.get(self.shown), BesideTable):
            self._before = self.shown
        self.shown = name
        whole = name.partition(":")[0] in WHOLE_WINDOW
        if whole:
            self._table_shown = name
        elif name == "home":
            self._table_shown = "table"  # a lesson is left by going home, a game only by putting it away
        for beside in self.screens.values():
            if isinstance(beside, BesideTable):
                beside.to_table = self._table_shown in self.screens
        self.bar.setVisible(not whole)
        self.bar.mark(name)
        screen = self.screens[name]
        self.stack.setCurrentWidget(screen)
        if isinstance(screen, Screen):
            screen.focus_on(screen.first_focus)
        else:
            screen.setFocus()

    @property
    def way_back(self) -> str:
        """Where one goes back to from a screen beside the table: to the game or the lesson that was shown last, else
        to the screen before."""
        known = (name for name in (self._table_shown, self._before) if name in self.screens)
        return next(known, "home")

    def clear(self) -> None:
        """No screen is left, and nobody's name on the bar."""
        for screen in self.screens.values():
            self._take_down(screen)
        self.screens.clear()
        self.shown = ""
        self.bar.show_profile("")
        self.bar.show()

    def _take_down(self, screen: QWidget) -> None:
        self.stack.removeWidget(screen)
        screen.deleteLater()
