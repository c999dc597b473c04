"""The menu of the choices that find no room in the prompt: the keys that stand in it work while it is open."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.spelled import spelled


class ChoiceMenu(QMenu):
    """Lines with a digit at their end are chosen by it."""

    def __init__(self, parent: QWidget, key: str) -> None:
        """``key`` opens it, and closes it again."""
        super().__init__(parent)
        self._key = key
        self._by_key: dict[str, QAction] = {}
        self.setToolTipsVisible(True)

    def add(self, text: str, key: str) -> QAction:
        """One more line, with its key where it has one."""
        action = self.addAction(spelled(text) + (f"\t{key}" if key else ""))
        if key:
            self._by_key[key] = action
        return action

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses its line, the key that has opened the menu closes it."""
        if event.text().upper() == self._key:
            self.close()
            return
        action = self._by_key.get(event.text())
        if action is None:
            super().keyPressEvent(event)
            return
        self.close()
        action.trigger()
