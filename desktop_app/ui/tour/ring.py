"""The ring around what a lesson speaks of: it lies over the table and lets every click through."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.ui.art.theme import Theme

ROUND = 10
BAND, EDGE = 3, 2
"""Two bands, so that the ring stands out from wood and panel alike: gold, and the colour of a panel around it."""
WIDE = BAND + EDGE + 2
"""How far the bands reach around what they ring."""


class Ring(QWidget):
    """Rings in the coordinates of the widget it covers."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.scale = theme, 1.0
        self.around: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def wide(self) -> int:
        """How far the bands reach in a window in which everything is so much larger."""
        return round(WIDE * self.scale)

    def show_around(self, rects: Sequence[QRect]) -> None:
        """Rings these places, and no others."""
        if list(rects) != self.around:
            self.around = list(rects)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rings, just outside of what they are around."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        band, edge, corner = BAND * self.scale, EDGE * self.scale, ROUND * self.scale
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        for rect in self.around:
            box = QRectF(rect).adjusted(-band, -band, band, band) & room
            for colour, width in ((self.theme.panel, band + 2 * edge), (self.theme.gold, band)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(box, corner, corner)
        painter.end()
