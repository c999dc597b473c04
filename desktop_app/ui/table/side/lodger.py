"""What lives in the side column, or over the table where the column is a drawer."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from desktop_app.ui.widgets.look import Look

FLOATING = 380
"""How wide it is over the table, in pixels of the usual size."""
ANY_WIDTH = 16777215
RIM = 2
"""What the edge of the column takes of its width."""


class Lodger(QFrame):
    """As wide as the column, or floating; as high as its words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("well")
        self.look = look
        self.floats = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def fit(self) -> None:
        """Takes the room that its words need."""
        raise NotImplementedError

    def live_in(self, parent: QWidget, *, floats: bool) -> None:
        """Moves into the column, or over the table where the column is a drawer."""
        shown = not self.isHidden()
        self.floats = floats
        self.setObjectName("bigPanel" if floats else "well")
        if floats:
            self.setParent(parent)
        else:
            self.setMinimumWidth(0)
            self.setMaximumWidth(ANY_WIDTH)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setVisible(shown)
        self.fit()
