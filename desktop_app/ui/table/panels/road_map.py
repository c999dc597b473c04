"""The history as a tree one can see: time runs to the right in rounds, a road is a line, a decision a dot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen

from desktop_app.app.tables.roads import Road
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.panels.figure import Figure
from desktop_app.ui.table.panels.road_signs import RoadSigns
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

HEAD, TALL, LOW = 36.0, 122.0, 64.0
MOST_TALL = 3
"""So many roads have room for what stood on their way; more are lines and dots only."""
GUTTER = 150.0
BEND = 18.0


class RoadMap(Figure):
    """``chosen`` names a road and one of its stops, ``wanted`` asks to go there. Arrows walk along a road and from road
    to road, Page Up and Down from round to round."""

    chosen = Signal(int, int)
    wanted = Signal(int, int)

    def __init__(self, look: Look, roads: Sequence[Road], wording: Wording, game: GameTable) -> None:
        super().__init__(look)
        self.roads, self.wording = roads, wording
        self.road, self.stop = 0, len(roads[0].stops) - 1
        self._tall = len(roads) <= MOST_TALL
        self._signs = RoadSigns(look, wording, game)
        self.setObjectName("road-map")
        self.setAccessibleName(wording.texts("table-panel-history"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.restyle(look)
        self._spots: list[tuple[QPointF, int, int]] = []

    def sizeHint(self) -> QSize:
        """A row a road under the rounds."""
        return QSize(self.look.px(600), self.look.px(HEAD + self._row * len(self.roads)))

    def restyle(self, look: Look) -> None:
        """Takes another theme or size, with all that stands beside the roads."""
        self._signs.look = look
        super().restyle(look)

    # -- places -----------------------------------------------------------------------------------------------------

    @property
    def _row(self) -> float:
        return TALL if self._tall else LOW

    def _x(self, time: float) -> float:
        left, right = self.look.px(GUTTER), self.width() - self.look.px(22.0)
        rounds = max(1, *(road.rounds for road in self.roads))
        return left + (max(time, 1.0) - 1.0) / rounds * (right - left)

    def _y(self, row: int) -> float:
        return self.look.px(HEAD + self._row * row + (50.0 if self._tall else LOW / 2))

    def _colour(self, row: int) -> str:
        theme = self.look.theme
        return (theme.accent, theme.gold, theme.danger, theme.ink3)[row % 4]

    # -- painting ---------------------------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Rounds, roads from the lowest up so that none crosses an older one, dots, ends."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_rounds(painter)
        self._spots = []
        for row in reversed(range(len(self.roads))):
            self._paint_road(painter, row, self.roads[row])
        painter.end()

    def _paint_rounds(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        painter.setFont(sans(look.px(13.5), SEMIBOLD))
        rounds = max(1, *(road.rounds for road in self.roads))
        step = max(1, round(look.px(64) / max(1.0, self._x(2.0) - self._x(1.0))))
        for number in range(1, rounds + 1):
            box = QRectF(self._x(number), 0, self._x(number + 1) - self._x(number), self.height())
            if number % 2:
                painter.fillRect(box, with_opacity(theme.ink, 0.05))
            head = QRectF(box.x() + 1, look.px(2), box.width() - 2, look.px(24))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel3))
            painter.drawRoundedRect(head, look.px(4), look.px(4))
            if (number - 1) % step == 0:
                word = self.wording.texts("table-roads-round")
                words = f"{word} {number}" if box.width() > look.px(74) else str(number)
                painter.setPen(QColor(theme.ink))
                painter.drawText(head, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_road(self, painter: QPainter, row: int, road: Road) -> None:
        look, theme, colour, y = self.look, self.look.theme, self._colour(row), self._y(row)
        path = QPainterPath()
        if row:
            fork = QPointF(self._x(road.leaves), self._y(0))
            path.moveTo(fork)
            first, second = QPointF(fork.x() + look.px(4), y - look.px(10)), QPointF(fork.x(), y)
            path.cubicTo(first, second, QPointF(fork.x() + look.px(BEND), y))
        else:
            path.moveTo(self._x(1.0), y)
        last = self._end(row)
        path.lineTo(last, y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, QPen(QColor(theme.panel), look.px(9)))
        painter.strokePath(path, QPen(QColor(colour), look.px(4)))
        if self._tall:
            self._paint_way(painter, row, road)
        for place, stop in enumerate(road.stops):
            at = QPointF(self._x(stop.time) + (look.px(BEND) if row and stop is road.stops[0] else 0), y)
            self._spots.append((at, row, place))
            here = (row, place) == (self.road, self.stop)
            radius = look.px(9 if here else 5 if stop.great else 2.8)
            painter.setPen(QPen(QColor(theme.panel if here else colour), look.px(2)))
            painter.setBrush(QColor(theme.gold if here else theme.panel))
            painter.drawEllipse(at, radius, radius)
        self._signs.end(painter, QPointF(last, y), road, colour)
        self._signs.name(painter, QRectF(look.px(4), y - look.px(22), look.px(GUTTER - 14), look.px(44)), road, colour)

    def _paint_way(self, painter: QPainter, row: int, road: Road) -> None:
        """What stood on the way: numbers over the end of each round, the faces that mattered under its middle."""
        first = int(road.leaves) if row else 1
        y, wide = self._y(row), self._x(2.0) - self._x(1.0)
        edge = self._x(road.leaves) + self.look.px(BEND) if row else self._x(1.0)
        for number, faces in road.faces:
            if number < first:
                continue
            middle = max(edge, self._x(number + 0.5)) if number == first else self._x(number + 0.5)
            end, room = self.end_of_round(row, number)
            self._signs.numbers(painter, QPointF(end, y - self.look.px(28)), road, number + 1, room)
            self._signs.faces(painter, QPointF(middle, y + self.look.px(12)), faces, wide)

    def _end(self, row: int) -> float:
        """Where a road ends, a little after its last decision."""
        road, look = self.roads[row], self.look
        end = self._x(road.stops[-1].time if road.stops else road.leaves) + look.px(14)
        return max(end, self._x(road.leaves) + look.px(BEND)) if row else end

    def end_of_round(self, row: int, number: int) -> tuple[float, float]:
        """Where a round of a road ends, and how much of the road lies in it: one that goes on ends where the road
        does."""
        end = min(self._x(number + 1), self._end(row))
        return end, end - self._x(max(float(number), self.roads[row].leaves))

    # -- choosing ---------------------------------------------------------------------------------------------------

    def choose(self, road: int, stop: int) -> None:
        """Stands on a decision and says so."""
        self.road, self.stop = road, stop
        self.update()
        self.chosen.emit(road, stop)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The nearest decision."""
        if self._spots:
            _, road, stop = min(self._spots, key=lambda each: (event.position() - each[0]).manhattanLength())
            self.choose(road, stop)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Goes there."""
        self.wanted.emit(self.road, self.stop)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right a decision, up and down a road, Page Up and Down a round, Enter goes there."""
        key, stops = Qt.Key(event.key()), self.roads[self.road].stops
        moves = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        rounds = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(self.road, self.stop)
        elif key in rounds and stops:
            self.choose(self.road, self._a_round_on(rounds[key]))
        elif key in moves:
            road = min(len(self.roads) - 1, max(0, self.road + moves[key][0]))
            last = len(self.roads[road].stops) - 1
            self.choose(road, max(0, min(last, self.stop + moves[key][1])) if stops else 0)
        else:
            event.ignore()

    def _a_round_on(self, by: int) -> int:
        """The first decision of the round before or after the one that is marked."""
        stops = self.roads[self.road].stops
        wanted = int(stops[self.stop].time) + by
        later = [place for place, stop in enumerate(stops) if int(stop.time) >= wanted]
        return later[0] if later else len(stops) - 1
