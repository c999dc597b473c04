"""The story of a game as a chart: what was won is ground, what presses is a line, round by round, in steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.app.tables.story import Face, Level, Turn
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.colours import legible, with_opacity
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

HEADROOM = 1.35
"""How much higher than its last flag the ground's scale reaches."""
LEAST_FACE = 20.0


def ground_colour(look: Look) -> str:
    """The green of what was won, legible on the panel."""
    return legible(look.theme.tokens["progress"][0], look.theme.panel, 3.2)


class StoryChart(QWidget):
    """Drawn anew when its size changes. ``chosen`` names the turn whose mark was pressed."""

    chosen = Signal(int)

    def __init__(self, look: Look, wording: Wording, game: GameTable, ending: Ending) -> None:
        super().__init__()
        self.look, self.wording, self.game, self.ending = look, wording, game, ending
        self.setObjectName("end-chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(look.px(150))
        self.setAccessibleName(self._in_words())
        self._marks: list[QPointF] = []

    def _in_words(self) -> str:
        told, texts = self.ending.told, self.wording.texts
        parts = []
        for course, levels in ((self.ending.story.pressing, told.pressing), (self.ending.story.ground, told.ground)):
            if levels:
                parts.append(
                    texts("ends-course-told", name=texts(course.name), first=levels[0].value, last=levels[-1].value)
                )
        return " ".join(parts)

    # -- scales -----------------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        look, told = self.look, self.ending.told
        numbers = [number for number, _ in told.rounds] or [1]
        self._rounds = numbers
        self._left, self._right = look.px(52.0), self.width() - look.px(60.0)
        self._column = (self._right - self._left) / len(numbers)
        self._face = min(look.px(44.0), max(LEAST_FACE, self._column / 2 - look.px(4)), self.height() * 0.13)
        self._top = look.px(10.0)
        self._bottom = self.height() - self._face * 88 / 63 - look.px(34.0)
        limit = self.ending.story.pressing.limit
        values = [level.value for level in told.pressing] or [0]
        self._low = 0 if not limit else max(0, min(values) // 10 * 10 - 10)
        self._high = max([*values, limit]) * 1.08 or 1
        summit = max([level.value for level in told.ground] + [flag.value for flag in told.flags] + [1])
        self._summit = summit * HEADROOM

    def _x(self, time: float) -> float:
        return self._left + (time - self._rounds[0]) * self._column

    def _y(self, value: float) -> float:
        return self._bottom - (value - self._low) / (self._high - self._low) * (self._bottom - self._top)

    def _y_ground(self, value: float) -> float:
        return self._bottom - value / self._summit * (self._bottom - self._top)

    # -- painting ---------------------------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Columns, limit, ground with its flags, line, faces, marks."""
        self._measure()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_rounds(painter)
        self._paint_limit(painter)
        self._paint_ground(painter)
        self._paint_flags(painter)
        self._paint_line(painter)
        for index, faces in enumerate(self.ending.told.faces):
            self._paint_faces(painter, index, faces)
        self._paint_marks(painter)
        painter.end()

    def _write(self, painter: QPainter, text: str, at: QPointF, colour: str, align: Qt.AlignmentFlag) -> None:
        """Words beside a point, with a rim of the panel's colour so that no line runs through them."""
        font = sans(self.look.px(13.5), SEMIBOLD)
        painter.setFont(font)
        wide = QFontMetricsF(font).horizontalAdvance(text)
        x = at.x() - (wide if align == Qt.AlignmentFlag.AlignRight else 0)
        if align == Qt.AlignmentFlag.AlignHCenter:
            x = at.x() - wide / 2
        path = QPainterPath()
        path.addText(QPointF(x, at.y()), font, text)
        painter.strokePath(path, QPen(QColor(self.look.theme.panel), 4))
        painter.fillPath(path, QColor(colour))

    def _paint_rounds(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        for index, number in enumerate(self._rounds):
            x = self._left + index * self._column
            if index % 2 == 0:
                strip = QRectF(x, self._top, self._column, self._bottom - self._top)
                painter.fillRect(strip, with_opacity(theme.ink, 0.045))
            at = QPointF(x + self._column / 2, self._bottom + look.px(18))
            self._write(painter, str(number), at, theme.ink2, Qt.AlignmentFlag.AlignHCenter)
        label = self.wording.texts("ends-round")
        at = QPointF(self._left - look.px(8), self._bottom + look.px(18))
        self._write(painter, label, at, theme.ink3, Qt.AlignmentFlag.AlignRight)
        step = 10 if self._high - self._low > 12 else 5
        value = int(self._low) // step * step + step
        while value < self._high:
            y = self._y(value)
            painter.setPen(QPen(with_opacity(theme.line, 0.8), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(self._left, y), QPointF(self._right, y))
            at = QPointF(self._left - look.px(8), y + look.px(5))
            self._write(painter, str(value), at, theme.ink2, Qt.AlignmentFlag.AlignRight)
            value += step

    def _paint_limit(self, painter: QPainter) -> None:
        course, theme = self.ending.story.pressing, self.look.theme
        if not course.limit:
            return
        y = self._y(course.limit)
        band = QRectF(self._left, self._top, self._right - self._left, y - self._top)
        shade = QLinearGradient(band.topLeft(), band.bottomLeft())
        shade.setColorAt(0, with_opacity(theme.danger, 0.3))
        shade.setColorAt(1, with_opacity(theme.danger, 0.05))
        painter.fillRect(band, shade)
        painter.setPen(QPen(QColor(theme.danger), 2))
        painter.drawLine(QPointF(self._left, y), QPointF(self._right, y))
        if course.limit_told:
            text = self.wording.texts(course.limit_told, limit=course.limit)
            at = QPointF(self._left + self.look.px(8), y - self.look.px(6))
            self._write(painter, text, at, theme.danger, Qt.AlignmentFlag.AlignLeft)

    def _paint_ground(self, painter: QPainter) -> None:
        path = self._steps(self.ending.told.ground, self._y_ground)
        if path is None:
            return
        colour = ground_colour(self.look)
        area = QPainterPath(path)
        area.lineTo(self._x(self.ending.told.end), self._bottom)
        area.lineTo(self._left, self._bottom)
        area.closeSubpath()
        shade = QLinearGradient(QPointF(0, self._top), QPointF(0, self._bottom))
        shade.setColorAt(0, with_opacity(colour, 0.62))
        shade.setColorAt(1, with_opacity(colour, 0.24))
        painter.fillPath(area, shade)
        painter.fillPath(self._firs(), with_opacity(colour, 0.8))
        painter.strokePath(path, QPen(QColor(colour), 2.6))

    def _firs(self) -> QPainterPath:
        """Little firs stand on what was won."""
        told, firs, chance = self.ending.told, QPainterPath(), Chance("firs")
        ends = [*(level.time for level in told.ground[1:]), told.end]
        for level, end in zip(told.ground, ends, strict=True):
            x, y = self._x(level.time) + self.look.px(16), self._y_ground(level.value)
            while level.value and x < self._x(end) - self.look.px(4):
                tall = self.look.px(chance.between(6, 12))
                firs.moveTo(x, y - tall)
                firs.lineTo(x + tall * 0.32, y)
                firs.lineTo(x - tall * 0.32, y)
                firs.closeSubpath()
                x += self.look.px(chance.between(9, 20))
        return firs

    def _steps(self, levels: Sequence[Level], height: Callable[[float], float]) -> QPainterPath | None:
        """A course in steps: a number changes where the decision was that changed it."""
        if not levels:
            return None
        path = QPainterPath(QPointF(self._x(max(levels[0].time, self._rounds[0])), height(levels[0].value)))
        for before, level in pairwise(levels):
            x = self._x(max(level.time, self._rounds[0]))
            path.lineTo(x, height(before.value))
            path.lineTo(x + self.look.px(5), height(level.value))
        path.lineTo(self._x(self.ending.told.end), height(levels[-1].value))
        return path

    def _paint_flags(self, painter: QPainter) -> None:
        look, theme, told = self.look, self.look.theme, self.ending.told
        colour, reached = ground_colour(look), max((level.value for level in told.ground), default=0)
        lowest = self._bottom + look.px(14)
        for flag in told.flags:
            y = self._y_ground(flag.value)
            done = reached >= flag.value
            painter.setPen(QPen(with_opacity(colour, 0.9 if done else 0.55), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(self._left, y), QPointF(self._right, y))
            y = min(y, lowest - look.px(25))  # two flags close to each other keep apart
            lowest = y
            box = QRectF(self._right + look.px(6), y - look.px(11), look.px(24), look.px(22))
            painter.setPen(QPen(QColor(colour), 1.5))
            painter.setBrush(QColor(colour) if done else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, look.px(5), look.px(5))
            painter.setPen(QColor(theme.panel if done else colour))
            painter.setFont(sans(look.px(13), BOLD))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(flag.value))
            at = QPointF(box.right() + look.px(4), y + look.px(5))
            self._write(painter, flag.label, at, theme.ink2, Qt.AlignmentFlag.AlignLeft)

    def _paint_line(self, painter: QPainter) -> None:
        path = self._steps(self.ending.told.pressing, self._y)
        if path is None:
            return
        rim = QPen(with_opacity(self.look.theme.panel, 0.85), 9)
        rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, rim)
        painter.strokePath(path, QPen(QColor(self.look.theme.gold), 4))
        first = self.ending.told.pressing[0]
        at = QPointF(self._left + self.look.px(8), self._y(first.value) + self.look.px(18))
        text = self.wording.texts("ends-to-begin-with", value=first.value)
        self._write(painter, text, at, self.look.theme.ink2, Qt.AlignmentFlag.AlignLeft)

    def _paint_faces(self, painter: QPainter, index: int, faces: Sequence[Face]) -> None:
        look, theme, language = self.look, self.look.theme, self.wording.texts.language
        wide = self._face
        shown = faces if self._column > 2 * wide + look.px(4) else faces[-1:]
        middle = self._left + (index + 0.5) * self._column
        for place, face in enumerate(shown):
            x = middle + (place - (len(shown) - 1) / 2) * (wide + look.px(6)) - wide / 2
            model = self.game.face_of(face.code, language, "front")
            pixmap = face_pixmap(model, round(wide), self.devicePixelRatioF(), theme, language)
            tall = wide * pixmap.height() / pixmap.width()
            box = QRectF(x, self._bottom + look.px(27), wide, tall)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            if face.fell:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(with_opacity(theme.inks["shade"], 0.55))
                painter.drawRoundedRect(box, 4, 4)
                at = box.center()
                paint_glyph(painter, "skull-outline", at.x(), at.y(), wide * 0.62, theme.inks["title"])

    # -- the turns that decided -------------------------------------------------------------------------------------

    def _spot(self, turn: Turn) -> QPointF:
        told = self.ending.told
        levels, height = (told.ground, self._y_ground) if self.ending.won else (told.pressing, self._y)
        value = next((level.value for level in reversed(levels) if level.time <= turn.time), 0)
        return QPointF(self._x(turn.time), height(value))

    def _paint_marks(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        self._marks = []
        for number, turn in enumerate(self.ending.told.turns, 1):
            at = self._spot(turn)
            self._marks.append(at)
            colour = theme.accent if turn.weighed.gain > 0 else theme.gold
            painter.setPen(QPen(QColor(colour), 1.4, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(at.x(), at.y() + look.px(15)), QPointF(at.x(), self._bottom))
            paint_number(painter, number, at, look.px(14.5), colour, look)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A mark leads to its turn."""
        for index, at in enumerate(self._marks):
            if (event.position() - at).manhattanLength() < self.look.px(22):
                self.chosen.emit(index)


def paint_number(painter: QPainter, number: int, at: QPointF, radius: float, colour: str, look: Look) -> None:
    """The round sign of a turn."""
    painter.setPen(QPen(QColor(look.theme.panel), 3))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QColor(look.theme.on_accent))
    painter.setFont(sans(radius * 1.15, BOLD))
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
