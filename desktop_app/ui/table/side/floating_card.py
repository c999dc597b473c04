"""The large card beside the pointer, where the window has no room for a column."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.table.side.large_face import LargeFace
from desktop_app.ui.widgets.look import Look

WIDTH = 220
GAP = 14


class FloatingCard(LargeFace):
    """Lies to the side of the card it shows, never over it, and takes no clicks."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look.theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.take_size(look.px(WIDTH), look.theme)
        self.hide()

    def show_beside(self, face: FaceModel | None, card: QRect, look: Look) -> None:
        """Shows a face beside a card of the board; None shows nothing."""
        around = self.parentWidget()
        if face is None or around is None:
            self.hide()
            return
        self.take_size(look.px(WIDTH), look.theme)
        self.show_face(face)
        x = card.right() + GAP
        if x + self.width() > around.width() - 6:
            x = card.left() - GAP - self.width()
        y = max(6, min(card.top(), around.height() - self.height() - 6))
        self.move(max(6, x), y)
        self.show()
        self.raise_()
