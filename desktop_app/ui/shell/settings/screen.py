"""The settings of a profile; every change holds at once and is on the disk at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.games import playable
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.screen import BesideTable, scrolled
from desktop_app.ui.shell.settings.about_panel import AboutPanel
from desktop_app.ui.shell.settings.data_panel import DataPanel
from desktop_app.ui.shell.settings.game_panel import GamePanel
from desktop_app.ui.shell.settings.keys_panel import KeysPanel
from desktop_app.ui.shell.settings.looks_panel import LooksPanel
from desktop_app.ui.shell.settings.moments_panel import MomentsPanel
from desktop_app.ui.shell.settings.pace_panel import PacePanel
from desktop_app.ui.shell.settings.trash_panel import TrashPanel


class SettingsScreen(BesideTable):
    """Two columns of panels. `to_table` shows the way back to a game that lies on the table."""

    back_wanted = Signal()
    first_focus = "language-box"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self._game = playable()[0]
        """The game whose moments and stops are shown."""
        QShortcut(QKeySequence("Escape"), self).activated.connect(self.back_wanted)

    def _turn_to(self, game: str) -> None:
        self._game = game
        self.show_again()

    def build(self) -> QWidget:
        """Looks and pace at the left, data, keys and what this is at the right."""
        look, texts = self.looks.look, self.looks.texts
        content = QWidget()
        column = QVBoxLayout(content)
        edge = look.px(48 if self.width() > 1500 * look.scale else 24)
        column.setContentsMargins(edge, look.px(16), edge, look.px(20))
        column.setSpacing(look.px(12))
        head = QHBoxLayout()
        if self.to_table:
            back = look.button(texts("shell-back-to-table"), "button", "arrow-left")
            back.setObjectName("back-to-table")
            back.clicked.connect(self.back_wanted)
            head.addWidget(back)
            head.addSpacing(look.px(12))
        head.addWidget(look.label(texts("settings-title"), "screen-title"))
        head.addStretch(1)
        column.addLayout(head)
        halves = QHBoxLayout()
        halves.setSpacing(look.px(20))
        of_game = GamePanel(self._desk, self._game, self._turn_to)
        left = (LooksPanel(self._desk), MomentsPanel(self._desk), PacePanel(self._desk), of_game)
        right = (DataPanel(self._desk), TrashPanel(self._desk), KeysPanel(self._desk), AboutPanel(self._desk))
        for panels in (left, right):
            half = QVBoxLayout()
            half.setSpacing(look.px(16))
            for panel in panels:
                half.addWidget(panel)
            half.addStretch(1)
            halves.addLayout(half, 1)
        column.addLayout(halves)
        column.addStretch(1)
        area = scrolled(content)
        area.setAlignment(Qt.AlignmentFlag.AlignTop)
        return area
