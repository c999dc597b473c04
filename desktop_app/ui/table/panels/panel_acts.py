"""What can be done in a panel: a row of buttons, each with its key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from desktop_app.ui.table.panels.content import Act
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look


class PanelActs(QHBoxLayout):
    """The buttons of one panel; ``chosen`` tells which act somebody wants."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._acts: Sequence[Act] = ()

    def offer(self, acts: Sequence[Act], look: Look) -> None:
        """Other buttons than before, as large as everything is now."""
        self._acts = acts
        while self.count():
            item = self.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.addStretch(1)
        for act in acts:
            button = KeyButton(look, act.text, act.key, "primary" if act.primary else "button")
            button.clicked.connect(lambda _=False, act=act: self.chosen.emit(act))
            self.addWidget(button)

    def main(self) -> Act | None:
        """The act that Space does."""
        return next((act for act in self._acts if act.primary), None)

    def with_letter(self, letter: str) -> Act | None:
        """The act that a letter does."""
        wanted = (act for act in self._acts if len(act.key) == 1 and act.key.upper() == letter.upper())
        return next(wanted, None)
