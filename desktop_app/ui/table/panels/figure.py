"""What stands in a panel beside its text and is drawn as a whole: it grows with the window as the text does."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.widgets.look import Look


class Figure(QWidget):
    """As wide as its panel and as high as it asks to be."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.setMinimumHeight(self.sizeHint().height())
        self.update()
