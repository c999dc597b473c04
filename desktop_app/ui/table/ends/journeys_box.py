"""A game among those before it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.tables.journeys import Journey
from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.ends.box import Box
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.ends.pressure_box import pressed_most
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look


class JourneysBox(Box):
    """This game among those before it: a column each, as high as its score, a skull for a loss."""

    def __init__(self, look: Look, wording: Wording, ending: Ending) -> None:
        texts, journeys = wording.texts, ending.journeys
        super().__init__(look, texts("ends-journeys", count=len(journeys)))
        won = sum(1 for each in journeys if each.won)
        row = QHBoxLayout()
        told = QVBoxLayout()
        told.setSpacing(look.px(2))
        self._say(told, texts("ends-journeys-won", won=won, count=len(journeys)), "body")
        if not ending.won and ending.told.rises:
            self._say(told, pressed_most(ending, wording), "hint")
        row.addLayout(told, 1)
        row.addWidget(Columns(look, journeys, texts("home-result-won"), texts("home-result-lost")))
        self.column.addLayout(row)
        self.column.addStretch(1)

    def _say(self, column: QVBoxLayout, text: str, role: str) -> None:
        label = self.look.label(text, role)
        label.setWordWrap(True)
        column.addWidget(label)


class Columns(QWidget):
    """The games as columns, the one at hand in the accent."""

    def __init__(self, look: Look, journeys: Sequence[Journey], won: str, lost: str) -> None:
        super().__init__()
        self.look, self.journeys, self.won, self.lost = look, journeys, won, lost
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A column for each."""
        return QSize(self.look.px(42) * len(self.journeys), self.look.px(62))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Columns, skulls, numbers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self.look, self.look.theme
        most = max((abs(each.score or 0) for each in self.journeys), default=1) or 1
        wide, foot = look.px(42), self.height() - look.px(18)
        painter.setFont(sans(look.px(12.5), BOLD))
        for index, each in enumerate(self.journeys):
            unscored = self.won if each.won else self.lost
            x, words = index * wide, unscored if each.score is None else str(each.score)
            colour = theme.accent if each.this else theme.gold
            if each.won:
                tall = max(look.px(6), foot * abs(each.score or most) / most)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(QRectF(x + look.px(5), foot - tall, wide - look.px(10), tall), 3, 3)
            else:
                box = QRectF(x + look.px(6), foot - look.px(20), wide - look.px(12), look.px(20))
                painter.setPen(QPen(QColor(theme.danger), 1.2, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 3, 3)
                paint_glyph(painter, "skull-outline", box.center().x(), box.center().y(), look.px(15), theme.danger)
            painter.setPen(QColor(theme.ink if each.this else theme.ink2))
            painter.drawText(QRectF(x, foot, wide, look.px(18)), Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
