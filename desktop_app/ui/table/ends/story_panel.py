"""The panel with the chart of a game's story and what its lines mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.app.tables.other_way import OtherWay
from desktop_app.ui.table.ends.chart import StoryChart
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.ends.ground import ground_colour
from desktop_app.ui.table.ends.other import other_name
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look


class StoryPanel(QFrame):
    """``chosen`` names the turn whose mark was pressed."""

    chosen = Signal(int)

    def __init__(self, look: Look, wording: Wording, game: GameTable, ending: Ending, *, short: bool) -> None:
        super().__init__()
        self.setObjectName("bigPanel")
        self._wording = wording
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(8))
        column.setSpacing(look.px(4))
        texts, story = wording.texts, ending.story
        head = QHBoxLayout()
        head.setSpacing(look.px(10))
        if short:  # what the lines mean needs a line of its own
            column.addWidget(look.label(texts("ends-story"), "title"))
        else:
            head.addWidget(look.label(texts("ends-story"), "title"))
        head.addStretch(1)
        self._add(head, Stroke(look, look.theme.gold, 4), look.label(texts(story.pressing.name), "hint"))
        self._add(head, Stroke(look, ground_colour(look), 12), look.label(texts(story.ground.name), "hint"))
        self._dots, self._dotted = Stroke(look, look.theme.accent, 0), look.label("", "hint")
        self._add(head, self._dots, self._dotted)
        self._dots.hide()
        self._dotted.hide()
        column.addLayout(head)
        self.chart = StoryChart(look, wording, game, ending)
        self.chart.chosen.connect(self.chosen)
        column.addWidget(self.chart, 1)

    @staticmethod
    def _add(head: QHBoxLayout, sign: QWidget, words: QLabel) -> None:
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(words)

    def show_other(self, other: OtherWay) -> None:
        """Another way, dotted on the chart and named in the legend."""
        self._dotted.setText(other_name(other, self.chart.ending, self._wording))
        self._dots.show()
        self._dotted.show()
        self.chart.show_other(other)


class Stroke(QWidget):
    """A sign of the legend: a stroke of some pixels, dots for 0."""

    def __init__(self, look: Look, colour: str, thick: int) -> None:
        super().__init__()
        self._look, self._colour, self._thick = look, colour, thick
        self.setFixedSize(QSize(look.px(24), look.px(14)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """In the middle of its height."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        if self._thick:
            tall = self._look.px(self._thick)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colour))
            painter.drawRoundedRect(QRectF(0, middle - tall / 2, self.width(), tall), 2, 2)
        else:
            pen = QPen(QColor(self._colour), self._look.px(3), Qt.PenStyle.DotLine)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(2, round(middle), self.width() - 2, round(middle))
        painter.end()
