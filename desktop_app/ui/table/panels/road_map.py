"""The history as a tree one can see: time runs to the right in rounds, a road is a line, a decision a dot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.app.tables.roads import ENDED, HERE, Road
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

ROW, HEAD = 64.0, 34.0
SIGNS = {HERE: "map-marker", ENDED: "skull-outline", "won": "trophy-outline", "left": "pause"}


class RoadMap(QWidget):
    """``chosen`` names a road and one of its stops, ``wanted`` asks to go there. Arrows walk along a road and from road
    to road."""

    chosen = Signal(int, int)
    wanted = Signal(int, int)

    def __init__(self, look: Look, roads: Sequence[Road], round_word: str, name: str) -> None:
        super().__init__()
        self.look, self.roads, self.round_word = look, roads, round_word
        self.road, self.stop = 0, len(roads[0].stops) - 1
        self.setObjectName("road-map")
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(self.sizeHint().height())
        self._spots: list[tuple[QPointF, int, int]] = []

    def sizeHint(self) -> QSize:
        """A row a road under the rounds."""
        return QSize(self.look.px(600), self.look.px(HEAD + ROW * len(self.roads)))

    # -- places -----------------------------------------------------------------------------------------------------

    def _x(self, time: float) -> float:
        left, right = self.look.px(44.0), self.width() - self.look.px(34.0)
        rounds = max(1, *(road.rounds for road in self.roads))
        return left + (max(time, 1.0) - 1.0) / rounds * (right - left)

    def _y(self, row: int) -> float:
        return self.look.px(HEAD + ROW * (row + 0.5))

    def _colour(self, row: int) -> str:
        theme = self.look.theme
        return (theme.accent, theme.gold, theme.danger, theme.ink3)[row % 4]

    # -- painting ---------------------------------------------------------------------------------------------------

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Rounds, roads from the lowest up so that none crosses an older one, dots, ends."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sans(look.px(13.5), SEMIBOLD))
        rounds = max(1, *(road.rounds for road in self.roads))
        step = max(1, round(look.px(64) / max(1.0, self._x(2.0) - self._x(1.0))))
        for number in range(1, rounds + 1):
            box = QRectF(self._x(number), 0, self._x(number + 1) - self._x(number), self.height())
            if number % 2:
                painter.fillRect(box, with_opacity(theme.ink, 0.05))
            if (number - 1) % step == 0:
                words = f"{self.round_word} {number}" if box.width() > look.px(74) else str(number)
                painter.setPen(QColor(theme.ink2))
                head = QRectF(box.x(), look.px(4), box.width(), look.px(20))
                painter.drawText(head, Qt.AlignmentFlag.AlignCenter, words)
        self._spots = []
        for row in reversed(range(len(self.roads))):
            self._paint_road(painter, row, self.roads[row])
        painter.end()

    def _paint_road(self, painter: QPainter, row: int, road: Road) -> None:
        look, theme, colour, y = self.look, self.look.theme, self._colour(row), self._y(row)
        end = self._x(road.stops[-1].time if road.stops else road.leaves) + look.px(14)
        path = QPainterPath()
        if row:
            fork = QPointF(self._x(road.leaves), self._y(0))
            path.moveTo(fork)
            first, second = QPointF(fork.x() + look.px(4), y - look.px(10)), QPointF(fork.x(), y)
            path.cubicTo(first, second, QPointF(fork.x() + look.px(18), y))
        else:
            path.moveTo(self._x(1.0), y)
        path.lineTo(max(end, path.currentPosition().x()), y)
        painter.strokePath(path, QPen(QColor(theme.panel), look.px(7)))
        painter.strokePath(path, QPen(QColor(colour), look.px(3.2)))
        for place, stop in enumerate(road.stops):
            at = QPointF(self._x(stop.time) + (look.px(18) if row and stop is road.stops[0] else 0), y)
            self._spots.append((at, row, place))
            here = (row, place) == (self.road, self.stop)
            radius = look.px(8 if here else 5 if stop.great else 2.8)
            painter.setPen(QPen(QColor(colour), look.px(2)))
            painter.setBrush(QColor(theme.gold if here else theme.panel))
            painter.drawEllipse(at, radius, radius)
        self._paint_end(painter, QPointF(max(end, path.currentPosition().x()), y), road, colour)
        badge = QPointF(look.px(20), y)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(badge, look.px(12), look.px(12))
        painter.setPen(QColor(theme.on_accent))
        painter.setFont(sans(look.px(13.5), BOLD))
        box = QRectF(badge.x() - look.px(12), badge.y() - look.px(12), look.px(24), look.px(24))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, road.letter)

    def _paint_end(self, painter: QPainter, at: QPointF, road: Road, colour: str) -> None:
        """The shape tells how it ended: skull, cup, pause, or the place where one is."""
        look = self.look
        painter.setPen(QPen(QColor(look.theme.panel), 3))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at, look.px(13), look.px(13))
        sign = SIGNS.get(road.result if road.state == ENDED else road.state, SIGNS[ENDED])
        paint_glyph(painter, sign, at.x(), at.y(), look.px(16), look.theme.on_accent)

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
        """Left and right a decision, up and down a road, Enter goes there."""
        stops = len(self.roads[self.road].stops)
        moves = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        move = moves.get(Qt.Key(event.key()))
        if move is None:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.wanted.emit(self.road, self.stop)
            else:
                event.ignore()
            return
        road = min(len(self.roads) - 1, max(0, self.road + move[0]))
        last = len(self.roads[road].stops) - 1
        self.choose(road, max(0, min(last, self.stop + move[1])) if stops else 0)
