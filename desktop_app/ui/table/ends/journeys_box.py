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


COLUMN, ASIDE = 40, 6
"""How wide a game stands, and the room beside them all for the words under the last."""
NARROW, BESIDE_NARROW, FEW = 26, 14, 4
"""The same of more than a few without a score, which have no words under them, so that what is told stays in a line."""


class Columns(QWidget):
    """The games as columns, the one at hand in the accent. Of games without a score only that one says how it went:
    columns and skulls tell the others, and words under each would run into each other."""

    def __init__(self, look: Look, journeys: Sequence[Journey], won: str, lost: str) -> None:
        super().__init__()
        self.look, self.journeys, self.won, self.lost = look, journeys, won, lost
        narrow = len(journeys) > FEW and all(each.score is None for each in journeys)
        self.wide, self.aside = (look.px(each) for each in ((NARROW, BESIDE_NARROW) if narrow else (COLUMN, ASIDE)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A column for each."""
        return QSize(self.wide * len(self.journeys) + 2 * self.aside, self.look.px(62))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Columns, skulls, numbers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self.look, self.look.theme
        most = max((abs(each.score or 0) for each in self.journeys), default=1) or 1
        wide, aside, foot = self.wide, self.aside, self.height() - look.px(18)
        painter.setFont(sans(look.px(12.5), BOLD))
        for index, each in enumerate(self.journeys):
            x, words = aside + index * wide, self._words(each)
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
            under = QRectF(x - aside, foot, wide + 2 * aside, look.px(18))
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()

    def _words(self, journey: Journey) -> str:
        if journey.score is not None:
            return str(journey.score)
        unscored = self.won if journey.won else self.lost
        return unscored if journey.this else ""
