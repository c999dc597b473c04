"""What stands in a panel beside its text and is drawn as a whole: it grows with the window as the text does."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.widgets.look import Look


class Figure(QWidget):
    """As wide as its panel and as high as it asks to be. It says when it is ``retold``."""

    retold = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def in_words(self) -> str:
        """What it shows, to be read where it has no room; "" where that cannot be said."""
        return ""

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.setMinimumHeight(self.sizeHint().height())
        self.update()
