"""What stands on the picture of a scenario: the signs of the cards it is put together from, and how hard it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

SIGN, SIGN_STEP = 30.0, 36.0
PIP_WIDE, PIP_HIGH, PIP_STEP = 7.0, 13.0, 9.0


class GroupSigns(QWidget):
    """One round sign for each group of cards; their names are told by the card of the scenario."""

    def __init__(self, look: Look, signs: Sequence[str]) -> None:
        super().__init__()
        self.look, self.signs = look, signs
        self.setFixedSize(round(look.px(SIGN_STEP) * len(signs)), round(look.px(SIGN + 2)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The signs on dark plates with a rim of gold."""
        look, theme, radius = self.look, self.look.theme, self.look.px(SIGN) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, sign in enumerate(self.signs):
            middle = QPointF(radius + 1 + place * look.px(SIGN_STEP), radius + 1)
            painter.setPen(QPen(QColor(theme.inks["pale_gold"]), 1))
            painter.setBrush(with_opacity(theme.inks["darkest"], 0.86))
            painter.drawEllipse(middle, radius, radius)
            paint_glyph(painter, sign, middle.x(), middle.y(), look.px(18), theme.inks["title"])
        painter.end()


class Difficulty(QWidget):
    """As many little shields as the hardest scenario has, so many of them filled."""

    def __init__(self, look: Look, value: int, whole: int) -> None:
        super().__init__()
        self.look, self.value, self.whole = look, value, whole
        self.setFixedSize(round(look.px(PIP_STEP) * whole), round(look.px(PIP_HIGH + 2)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The shields, pointed below."""
        look, inks = self.look, self.look.theme.inks
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(self.whole):
            box = QRectF(place * look.px(PIP_STEP), 1, look.px(PIP_WIDE), look.px(PIP_HIGH))
            shield = QPainterPath(box.topLeft())
            shield.lineTo(box.topRight())
            shield.lineTo(box.right(), box.y() + box.height() * 0.6)
            shield.quadTo(box.right(), box.bottom() - box.height() * 0.12, box.center().x(), box.bottom())
            shield.quadTo(box.x(), box.bottom() - box.height() * 0.12, box.x(), box.y() + box.height() * 0.6)
            shield.closeSubpath()
            filled = place < self.value
            painter.fillPath(shield, QColor(inks["pale_gold"]) if filled else with_opacity(inks["title"], 0.28))
        painter.end()
