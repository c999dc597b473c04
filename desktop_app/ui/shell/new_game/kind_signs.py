"""What the cards of a deck are of, as signs: spheres, houses, cultures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.signs import FRAME_SIGNS
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

SIDE, STEP = 22.0, 26.0
MOST = 3


class KindSigns(QWidget):
    """A round sign for each of the first kinds that have one, in the colour of its frame; the chips over the decks
    name them."""

    def __init__(self, look: Look, kinds: Sequence[str]) -> None:
        super().__init__()
        self.look = look
        self.kinds = [kind for kind in kinds if kind in FRAME_SIGNS and kind in look.theme.frames][:MOST]
        self.setFixedSize(round(look.px(STEP) * len(self.kinds)), look.px(SIDE + 2))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The signs on plates of their colours."""
        look, theme, radius = self.look, self.look.theme, self.look.px(SIDE) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for place, kind in enumerate(self.kinds):
            middle = QPointF(radius + 1 + place * look.px(STEP), self.height() / 2)
            painter.setBrush(QColor(theme.frames[kind]))
            painter.drawEllipse(middle, radius, radius)
            paint_glyph(painter, FRAME_SIGNS[kind], middle.x(), middle.y(), radius * 1.25, theme.inks["title"])
        painter.end()
