"""The story of a game as a chart: what was won is ground, what presses is a line, round by round, in steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.app.tables.other_way import OtherWay
from desktop_app.app.tables.story import Face, Level, Turn
from desktop_app.engine.frozen import replace
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.marks import step_between
from desktop_app.ui.art.picture import lay
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.ends.ground import firs_over, paint_flags, paint_ground
from desktop_app.ui.table.ends.lettering import Place, box_of, first_free, paint_number, width_of, write
from desktop_app.ui.table.ends.other import other_end, other_in_words
from desktop_app.ui.table.ends.scales import Scales, along, scales_for
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

BY_A_BEGINNING = (18, -10, -18, -26, -34, 26, 34, -42, -50, 42, 50)
BY_AN_END = (5, -9, 20, 28, 36, 44, 52, 60, -17, -25, -33, -41)
"""Where words may stand beside a course, below its point, the best place first."""
OVER_ROUNDS = 11.0
"""How far above the foot of the chart the middle of a mark keeps: the numbers of the rounds stand below."""
AIR = 5
"""How far the words by a beginning keep from all that is drawn."""


class StoryChart(QWidget):
    """Drawn anew when its size changes. ``chosen`` names the turn whose mark was pressed.

    ``other`` is how it might have gone, once that is known.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, wording: Wording, game: GameTable, ending: Ending) -> None:
        super().__init__()
        self.look, self.wording, self.game, self.ending = look, wording, game, ending
        self.setObjectName("end-chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(look.px(150))
        self.setAccessibleName(self._in_words())
        self.other: OtherWay | None = None
        self._marks: list[QPointF] = []

    def show_other(self, other: OtherWay) -> None:
        """The course of another way, dotted."""
        self.other = other
        self.setAccessibleName(f"{self._in_words()} {other_in_words(other, self.ending, self.wording)}")
        self.update()

    def _in_words(self) -> str:
        told, texts = self.ending.told, self.wording.texts
        parts = []
        for course, levels in ((self.ending.story.pressing, told.pressing), (self.ending.story.ground, told.ground)):
            if levels:
                parts.append(
                    texts("ends-course-told", name=texts(course.name), first=levels[0].value, last=levels[-1].value)
                )
        return " ".join(parts)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Columns, limit, ground with its flags, line, faces, marks."""
        scales = scales_for(self.ending, self.look, self.width(), self.height(), self.other)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_rounds(painter, scales)
        self._paint_limit(painter, scales)
        paint_ground(painter, self.ending.told, scales, self.look)
        paint_flags(painter, self.ending.told, scales, self.look)
        taken, other = self._taken(scales), self._other_way(scales)
        if other is not None:  # under the line: where both ways are one, the dots lie on it
            painter.strokePath(other, QPen(QColor(self.look.theme.panel), self.look.px(5)))
        self._paint_line(painter, scales)
        taken.append(self._paint_beginning(painter, scales))
        if other is not None:
            self._paint_other(painter, scales, other, taken)
        for index, faces in enumerate(self.ending.told.faces):
            self._paint_faces(painter, scales, index, faces)
        self._paint_marks(painter, scales)
        painter.end()

    def _paint_rounds(self, painter: QPainter, scales: Scales) -> None:
        theme, look = self.look.theme, self.look
        for index, number in enumerate(scales.rounds):
            x = scales.left + index * scales.column
            if index % 2 == 0:
                strip = QRectF(x, scales.top, scales.column, scales.bottom - scales.top)
                painter.fillRect(strip, with_opacity(theme.ink, 0.045))
            at = QPointF(x + scales.column / 2, scales.bottom + look.px(18))
            write(painter, self.look, str(number), at, theme.ink2, Qt.AlignmentFlag.AlignHCenter)
        label = self.wording.texts("ends-round")
        at = QPointF(scales.left - look.px(8), scales.bottom + look.px(18))
        write(painter, self.look, label, at, theme.ink3, Qt.AlignmentFlag.AlignRight)
        length = scales.high - scales.low
        step = step_between(length, scales.bottom - scales.top, look.px(18), 10 if length > 12 else 5)
        value = int(scales.low) // step * step + step
        while value < scales.high:
            y = scales.y(value)
            painter.setPen(QPen(with_opacity(theme.line, 0.8), look.scale, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(scales.left, y), QPointF(scales.right, y))
            at = QPointF(scales.left - look.px(8), y + look.px(5))
            write(painter, self.look, str(value), at, theme.ink2, Qt.AlignmentFlag.AlignRight)
            value += step

    def _paint_limit(self, painter: QPainter, scales: Scales) -> None:
        """The line at which the game ends: a danger, but not where it is the goal of both."""
        course, look = self.ending.story.pressing, self.look
        colour = look.theme.ink2 if self.ending.story.race else look.theme.danger
        if not course.limit:
            return
        y = scales.y(course.limit)
        band = QRectF(scales.left, scales.top, scales.right - scales.left, y - scales.top)
        shade = QLinearGradient(band.topLeft(), band.bottomLeft())
        shade.setColorAt(0, with_opacity(colour, 0.3))
        shade.setColorAt(1, with_opacity(colour, 0.05))
        painter.fillRect(band, shade)
        painter.setPen(QPen(QColor(colour), look.px(2)))
        painter.drawLine(QPointF(scales.left, y), QPointF(scales.right, y))
        if course.limit_told:
            text = self.wording.texts(course.limit_told, limit=course.limit)
            at = QPointF(scales.left + self.look.px(8), y - self.look.px(6))
            write(painter, self.look, text, at, colour, Qt.AlignmentFlag.AlignLeft)

    def _paint_line(self, painter: QPainter, scales: Scales) -> None:
        path = scales.steps(self.ending.told.pressing, scales.y, self.ending.told.end, self.look.px(5))
        if path is None:
            return
        rim = QPen(with_opacity(self.look.theme.panel, 0.85), self.look.px(9))
        rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, rim)
        painter.strokePath(path, QPen(QColor(self.look.theme.gold), self.look.px(4)))

    def _taken(self, scales: Scales) -> list[QRectF]:
        """Where no words should lie: both courses, the marks of the turns with what leads down from them, and the line
        of the limit with what it says."""
        told, around, slope = self.ending.told, self.look.px(17.0), self.look.px(5)
        spots = [self.mark_of(turn, scales) for turn in told.turns]
        marks = [QRectF(at.x() - around, at.y() - around, 2 * around, 2 * around) for at in spots]
        air = self.look.px(5)
        down = [QRectF(at.x() - air, at.y(), 2 * air, scales.bottom - at.y()) for at in spots]
        courses = [
            *along(scales.steps(told.pressing, scales.y, told.end, slope), slope),
            *along(scales.steps(told.ground, scales.y_ground, told.end, slope), slope),
        ]
        limit = self.ending.story.pressing.limit
        above = QRectF(scales.left, 0, scales.right - scales.left, scales.y(limit) + 1)
        return [*marks, *down, *courses, *([above] if limit else [])]

    def _paint_beginning(self, painter: QPainter, scales: Scales) -> QRectF:
        """What the line began with; answers where that stands."""
        place = self._place_of_beginning(scales)
        if place is not None:
            write(painter, self.look, self._begun(), place[0], self.look.theme.ink2, place[1])
        return self.beginning(scales)

    def beginning(self, scales: Scales) -> QRectF:
        """Where the words stand that tell what the line began with; empty where they have no room."""
        place = self._place_of_beginning(scales)
        return box_of(self.look, self._begun(), *place) if place is not None else QRectF()

    def _begun(self) -> str:
        """What the line began with, in words."""
        return self.wording.texts("ends-to-begin-with", value=self.ending.told.pressing[0].value)

    def _place_of_beginning(self, scales: Scales) -> Place | None:
        """By the beginning of the line, clear of all that is drawn; None where there is no room for that."""
        told, px, left = self.ending.told, self.look.px, Qt.AlignmentFlag.AlignLeft
        if not told.pressing:
            return None
        x, y = scales.left + px(8), scales.y(told.pressing[0].value)
        heights = [y + px(each) for each in BY_A_BEGINNING]
        places = [(QPointF(x, each), left) for each in heights if each < scales.bottom - px(3)]
        flags = [QRectF(scales.left, scales.y_ground(flag.value) - 1, px(200), 2) for flag in told.flags]
        taken = [*self._taken(scales), *flags, *firs_over(told, scales, self.look)]
        taken += along(self._other_way(scales), px(5))
        air = px(AIR)
        taken = [each.adjusted(-air, -air, air, air) for each in taken]
        place = first_free(self.look, self._begun(), places, taken)
        box = box_of(self.look, self._begun(), *place)
        return place if not any(box.intersects(each) for each in taken) else None

    def _other_levels(self, until: float) -> list[Level]:
        """The other way from where it is another."""
        if self.other is None:
            return []
        begins = self.other.begins
        before = [level for level in self.other.levels if level.time <= begins]
        later = [level for level in self.other.levels if begins < level.time <= until]
        return [*(replace(level, time=begins) for level in before[-1:]), *later]

    def _other_way(self, scales: Scales) -> QPainterPath | None:
        """The course of the other way, where there is one."""
        if self.other is None:
            return None
        until = min(self.other.ends, scales.end)
        return scales.steps(self._other_levels(until), scales.y, until, self.look.px(5))

    def _paint_other(self, painter: QPainter, scales: Scales, path: QPainterPath, taken: Sequence[QRectF]) -> None:
        """The other way with the number it came to."""
        other, look = self.other, self.look
        if other is None:
            return
        last = self._other_levels(min(other.ends, scales.end))[-1]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(look.theme.accent), look.px(3), Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path)
        end = path.currentPosition()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.theme.accent))
        painter.drawEllipse(end, look.px(4.5), look.px(4.5))
        text = other_end(other, last.value, self.wording, whole=other.ends <= scales.end)
        sides = [(-10, Qt.AlignmentFlag.AlignRight)]
        if end.x() + look.px(10) + width_of(look, text) < scales.right:
            sides.insert(0, (10, Qt.AlignmentFlag.AlignLeft))
        heights = [each for each in BY_AN_END if end.y() + look.px(each) < scales.bottom]
        places = [(end + QPointF(look.px(x), look.px(y)), align) for y in heights for x, align in sides]
        above = QRectF(scales.left, scales.top - look.px(40), scales.right - scales.left, look.px(40))
        at, align = first_free(look, text, places, [*taken, above, *along(path, look.px(5))])
        write(painter, look, text, at, look.theme.accent, align)

    def _paint_faces(self, painter: QPainter, scales: Scales, index: int, faces: Sequence[Face]) -> None:
        look, theme, language = self.look, self.look.theme, self.wording.texts.language
        wide = scales.face
        shown = faces if scales.column > 2 * wide + look.px(4) else faces[-1:]
        middle = scales.left + (index + 0.5) * scales.column
        for place, face in enumerate(shown):
            x = middle + (place - (len(shown) - 1) / 2) * (wide + look.px(6)) - wide / 2
            model = self.game.face_of(face.code, language, "front")
            pixmap = face_pixmap(model, round(wide), self.devicePixelRatioF(), theme, language)
            tall = wide * pixmap.height() / pixmap.width()
            box = QRectF(x, scales.bottom + look.px(27), wide, tall)
            lay(painter, pixmap, box)
            if face.fell:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(with_opacity(theme.inks["shade"], 0.55))
                painter.drawRoundedRect(box, 4, 4)
                at = box.center()
                paint_glyph(painter, "skull-outline", at.x(), at.y(), wide * 0.62, theme.inks["title"])

    # -- the turns that decided -------------------------------------------------------------------------------------

    def mark_of(self, turn: Turn, scales: Scales) -> QPointF:
        """The middle of the mark of a turn: of a victory on one's own course, of a defeat on what pressed, or as low as
        the numbers of the rounds under it allow."""
        told = self.ending.told
        on_ground = self.ending.won and self.ending.own == "ground"
        levels, height = (told.ground, scales.y_ground) if on_ground else (told.pressing, scales.y)
        value = next((level.value for level in reversed(levels) if level.time <= turn.time), 0)
        return QPointF(scales.x(turn.time), min(height(value), scales.bottom - self.look.px(OVER_ROUNDS)))

    def _paint_marks(self, painter: QPainter, scales: Scales) -> None:
        look, theme = self.look, self.look.theme
        self._marks = []
        for number, turn in enumerate(self.ending.told.turns, 1):
            at = self.mark_of(turn, scales)
            self._marks.append(at)
            colour = theme.accent if turn.weighed.gain > 0 else theme.gold
            painter.setPen(QPen(QColor(colour), look.scale * 1.4, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(at.x(), at.y() + look.px(15)), QPointF(at.x(), scales.bottom))
            paint_number(painter, number, at, look.px(14.5), colour, look)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A mark leads to its turn."""
        for index, at in enumerate(self._marks):
            if (event.position() - at).manhattanLength() < self.look.px(22):
                self.chosen.emit(index)
