"""The foot of the side column, where a panel that says a line lies over nothing of the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget


class Berth(QWidget):
    """Has one guest, or none and then no height."""

    stands = Signal()
    """The guest came, went or changed its height: what stands above has less or more room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.needed = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def take(self, guest: QWidget, tall: int) -> None:
        """Gives a guest so much of the height."""
        if guest.parentWidget() is not self:
            shown = not guest.isHidden()
            self._column.addWidget(guest)
            guest.setVisible(shown)
        self._need(tall)

    def let_go(self, guest: QWidget, home: QWidget) -> None:
        """The guest, if it is here, lives where it comes from again."""
        if guest.parentWidget() is not self:
            return
        shown = not guest.isHidden()
        self._column.removeWidget(guest)
        guest.setParent(home)
        guest.setVisible(shown)
        self._need(0)

    def _need(self, tall: int) -> None:
        if tall != self.needed:
            self.needed = tall
            self.setFixedHeight(tall)
            self.stands.emit()  # what stands above makes room first: nothing is pushed out of the window
        self.setVisible(tall > 0)
