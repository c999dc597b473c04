"""What a panel says: its own words, and what its figure shows where that has no room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop_app.ui.table.panels.figure import Figure
from desktop_app.ui.table.panels.pictured_text import PicturedText
from desktop_app.ui.widgets.look import Look


class PanelWords(PicturedText):
    """The words of one panel; they can be scrolled."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._told = ""
        self._figure: Figure | None = None

    @property
    def tells_figure(self) -> bool:
        """Whether what the figure shows stands among the words."""
        return self._figure is not None

    def say(self, html: str) -> None:
        """Other words than before."""
        self._told = html
        self.say_again()

    def say_again(self) -> None:
        """The same anew: its pictures are made in the size of now."""
        self.tell(self._told + self._figure.in_words() if self._figure is not None else self._told)

    def tell_figure(self, figure: Figure | None) -> None:
        """What a figure shows stands among the words, or with None nothing of one."""
        if figure is not self._figure:
            self._figure = figure
            self.say_again()

    def follow_figure(self) -> None:
        """What is told of the figure follows it; whoever reads further down stays there."""
        if self._figure is not None:
            bar = self.verticalScrollBar()
            read = bar.value()
            self.say_again()
            bar.setValue(read)

    def forget(self) -> None:
        """What was read is not left behind."""
        self._told, self._figure = "", None
        self.clear()
