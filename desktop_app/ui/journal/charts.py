"""The charts of the records. What was lost is hatched and marked, never told by colour alone; numbers stand beside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop_app.app.journal.figures import Month, Record
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

MIDDLE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def fill_lost(painter: QPainter, box: QRectF, look: Look) -> None:
    """A part of a bar that stands for defeats: hatched within an edge."""
    painter.fillRect(box, QColor(look.theme.panel2))
    painter.fillRect(box, QBrush(QColor(look.theme.danger), Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(QColor(look.theme.danger), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))


class Chart(QWidget):
    """A picture of numbers; ``spoken`` says them."""

    def __init__(self, look: Look, spoken: str, tall: int) -> None:
        super().__init__()
        self.look, self._tall = look, tall
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """High enough to compare."""
        return QSize(self.look.px(260), self.look.px(self._tall))


class MonthChart(Chart):
    """The games of the last months: victories below, defeats hatched on top of them, then what had no winner."""

    def __init__(self, look: Look, months: Sequence[Month], language: str, spoken: str) -> None:
        super().__init__(look, spoken, 150)
        self._months, self._locale = months, QLocale(language)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Columns with their number above and the month below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self.look, self.look.theme
        painter.setFont(look.font("keycap"))
        line = QFontMetrics(look.font("keycap")).height() + look.px(4)
        foot, room = self.height() - line, self.height() - 2.2 * line
        most = max(1, *(month.won + month.lost + month.other for month in self._months))
        wide = min(self.width() / max(1, len(self._months)), look.px(74))
        for at, month in enumerate(self._months):
            x, y = at * wide, float(foot)
            column = QRectF(x + wide * 0.2, 0, wide * 0.6, 0)
            for kind, count in (("won", month.won), ("lost", month.lost), ("other", month.other)):
                tall = room * count / most
                if not count:
                    continue
                box = QRectF(column.x(), y - tall, column.width(), tall)
                self._paint(painter, kind, box)
                y -= tall
            total = month.won + month.lost + month.other
            painter.setPen(QColor(theme.ink))
            if total:
                painter.drawText(QRectF(x, y - line, wide, line), MIDDLE, str(total))
            painter.setPen(QColor(theme.ink2))
            name = self._locale.monthName(month.month, QLocale.FormatType.ShortFormat)
            painter.drawText(QRectF(x, foot, wide, line), MIDDLE, name)
        painter.setPen(QColor(theme.line))
        painter.drawLine(0, foot, self.width(), foot)
        painter.end()

    def _paint(self, painter: QPainter, kind: str, box: QRectF) -> None:
        if kind == "lost":
            fill_lost(painter, box, self.look)
        else:
            theme = self.look.theme
            painter.fillRect(box, QColor(theme.accent if kind == "won" else theme.panel3))


class Legend(QWidget):
    """What the parts of the charts stand for, with how many there are of each."""

    def __init__(self, look: Look, won: str, lost: str) -> None:
        super().__init__()
        self._look, self._texts = look, (won, lost)
        self.setAccessibleName(f"{won}, {lost}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(self._look.px(200), QFontMetrics(self._look.font("hint")).height() + self._look.px(6))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """A square of each kind and its words."""
        painter = QPainter(self)
        look, side = self._look, self._look.px(13)
        painter.setFont(look.font("hint"))
        x = 0.0
        for kind, text in zip(("won", "lost"), self._texts, strict=True):
            box = QRectF(x, (self.height() - side) / 2, side, side)
            if kind == "lost":
                fill_lost(painter, box, look)
            else:
                painter.fillRect(box, QColor(look.theme.accent))
            painter.setPen(QColor(look.theme.ink2))
            room = QFontMetrics(painter.font()).horizontalAdvance(text) + look.px(4)
            painter.drawText(QRectF(x + side + look.px(6), 0, room, self.height()), LEFT, text)
            x += side + room + look.px(22)
        painter.end()


class ScoreChart(Chart):
    """The scores of one scenario in the order of its games: a disc for a victory, a cross for a defeat, a ring about
    the best."""

    def __init__(self, look: Look, scores: Sequence[tuple[int, bool]], best: int | None, spoken: str) -> None:
        super().__init__(look, spoken, 150)
        self._scores, self._best = scores, best

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Two lines with their numbers at the left, the way of the scores between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self.look, self.look.theme
        painter.setFont(look.font("keycap"))
        values = [score for score, _ in self._scores]
        least, most = min(values), max(values)
        left, edge = look.px(46), look.px(18)
        room = QRectF(left + edge, edge, self.width() - left - 2 * edge, self.height() - 2 * edge)
        for value in dict.fromkeys((least, most)):
            y = self._y(value, least, most, room)
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(left, y), QPointF(self.width(), y))
            painter.setPen(QColor(theme.ink2))
            painter.drawText(QRectF(0, y - look.px(10), left - look.px(8), look.px(20)), RIGHT, str(value))
        step = room.width() / max(1, len(values) - 1)
        points = [QPointF(room.x() + at * step, self._y(value, least, most, room)) for at, value in enumerate(values)]
        painter.setPen(QPen(QColor(theme.ink3), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        way = QPainterPath(points[0])
        for point in points[1:]:
            way.lineTo(point)
        painter.drawPath(way)
        for point, (score, won) in zip(points, self._scores, strict=True):
            self._paint_game(painter, point, score, won=won)
        painter.end()

    def _y(self, value: int, least: int, most: int, room: QRectF) -> float:
        if least == most:
            return room.center().y()
        return room.bottom() - room.height() * (value - least) / (most - least)

    def _paint_game(self, painter: QPainter, at: QPointF, score: int, *, won: bool) -> None:
        look, theme = self.look, self.look.theme
        size = look.px(6)
        painter.setPen(QPen(QColor(theme.panel), 2))
        painter.setBrush(QColor(theme.accent if won else theme.panel))
        painter.drawEllipse(at, size, size)
        if not won:
            paint_glyph(painter, "close-thick", at.x(), at.y(), size * 2.4, theme.danger)
        elif score == self._best:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.gold), 2.4))
            painter.drawEllipse(at, size + look.px(4), size + look.px(4))


class RecordBar(QAbstractButton):
    """A scenario, a deck or a hero: the name, the numbers at the right, and one bar of victories and defeats. Pressed,
    it asks for these games alone."""

    def __init__(self, look: Look, name: str, told: str, record: Record, most: int) -> None:
        super().__init__()
        self._look, self._name, self._told, self._record, self._most = look, name, told, record, most
        self.setAccessibleName(f"{name}: {told}")
        self.setToolTip(f"{name}: {told}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """A line of words and the bar."""
        line = QFontMetrics(self._look.font("body")).height()
        return QSize(self._look.px(220), max(32, line + self._look.px(20)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, then the bar as long as there were games."""
        painter = QPainter(self)
        look, theme, record = self._look, self._look.theme, self._record
        painter.setFont(look.font("body"))
        metrics = QFontMetrics(painter.font())
        numbers = metrics.horizontalAdvance(self._told) + look.px(10)
        line = QRectF(0, 0, self.width() - numbers, metrics.height() + look.px(4))
        painter.setPen(QColor(theme.accent if self.underMouse() or self.hasFocus() else theme.ink))
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, LEFT, name)
        painter.setPen(QColor(theme.ink2))
        painter.drawText(QRectF(self.width() - numbers, 0, numbers, line.height()), RIGHT, self._told)
        track = QRectF(0, line.bottom() + look.px(2), self.width(), look.px(9))
        painter.fillRect(track, QColor(theme.panel2))
        x, whole = 0.0, track.width() / max(1, self._most)
        painter.fillRect(QRectF(x, track.y(), whole * record.won, track.height()), QColor(theme.accent))
        x += whole * record.won
        if record.lost:
            fill_lost(painter, QRectF(x, track.y(), whole * record.lost, track.height()), look)
            x += whole * record.lost
        other = record.games - record.won - record.lost
        painter.fillRect(QRectF(x, track.y(), whole * other, track.height()), QColor(theme.panel3))
        painter.end()
