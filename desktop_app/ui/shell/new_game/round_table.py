"""The table from above: who sits where, and the empty chairs, of which each can be taken."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art import oak
from desktop_app.ui.art.colours import darker, with_opacity
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.faces.pictures import rounded
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

CATCH, FAR = 28.0, 8
"""How near to its middle a chair is meant, and how far the pointer goes before a press is a drag, in pixels."""

AT_AN_END = 0.25
"""So much of the width a chair stands from the middle where the table ends beside it."""
CHAIR, RING = 18, 3
"""The radius of a chair, and how wide the ring around it is."""
BEFORE = 0.38
"""How far before their seat its leaders lie, of the way to the middle; further where that is too near to the chair."""
RIM = 0.55
"""How clear the rim of a little card is: dark ones are seen on dark boards too."""


class Sitter(Frozen):
    """Somebody at the table: a name, whether somebody here decides, the frames of the leaders in front."""

    name: str
    here: bool
    frames: tuple[str, ...] = ()


class RoundTable(QWidget):
    """``seat_wanted`` names the seat that was pressed, ``more_wanted`` asks for one more, ``moved`` tells who was drawn
    to which chair. Arrows choose a seat, with Control they move it."""

    seat_wanted = Signal(int)
    more_wanted = Signal()
    moved = Signal(int, int)

    def __init__(self, look: Look, seats: Sequence[Sitter], chairs: int, chosen: int, name: str) -> None:
        """``chairs`` is how many can sit down, ``chosen`` the seat that chooses its deck."""
        super().__init__()
        self.look, self.seats, self.chairs, self.chosen = look, seats, chairs, chosen
        self.held = -1
        self._pressed, self._pointer = QPointF(), QPointF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(look.px(130))
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """Broader than high."""
        return QSize(self.look.px(360), self.look.px(210))

    def spots(self) -> list[QPointF]:
        """Chairs around the table, whole: the first at the near side, the others against the clock's way."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        across, down = self.width() * 0.36, min(self.height() * 0.37, self.height() / 2 - self.look.px(CHAIR + RING))
        turns = [math.pi / 2 + 2 * math.pi * place / max(2, self.chairs) for place in range(self.chairs)]
        return [QPointF(middle.x() + across * math.cos(turn), middle.y() + down * math.sin(turn)) for turn in turns]

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Boards, the table, the chairs with letters and names."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillPath(rounded(box, look.px(12)), QColor(theme.panel3))
        top = QRectF(0, 0, self.width() * 0.62, self.height() * 0.56)
        top.moveCenter(box.center())
        oval = QPainterPath()
        oval.addEllipse(top)
        painter.fillPath(oval.translated(0, look.px(7)), QColor(darker(theme.table, 0.45)))
        painter.save()
        painter.setClipPath(oval)
        oak.paint_table(painter, box, theme, flat=False, ratio=self.devicePixelRatioF())
        painter.restore()
        painter.setPen(QPen(QColor(darker(theme.table, 0.35)), 2))
        painter.drawPath(oval)
        spots = self.spots()
        for place, at in enumerate(spots):
            if place < len(self.seats):
                self._paint_leaders(painter, place)
            self._paint_chair(painter, place, at)
        if self.held >= 0:
            self._paint_sitter(painter, self.held, self._pointer)
        painter.end()

    def leaders(self, place: int) -> list[QRectF]:
        """Where the leaders of a seat lie before it."""
        look, at = self.look, self.spots()[place]
        middle, count = QPointF(self.width() / 2, self.height() / 2), len(self.seats[place].frames)
        wide, tall, gap = look.px(19.0), look.px(27.0), look.px(4)
        way, clear = math.hypot(middle.x() - at.x(), middle.y() - at.y()), look.px(CHAIR + 4) + tall / 2
        spot = at + (middle - at) * max(BEFORE, min(1.0, clear / way))
        left = spot.x() - (count * (wide + gap) - gap) / 2
        return [QRectF(left + index * (wide + gap), spot.y() - tall / 2, wide, tall) for index in range(count)]

    def _paint_leaders(self, painter: QPainter, place: int) -> None:
        """The leaders as little cards before their seat."""
        theme = self.look.theme
        painter.setPen(QPen(with_opacity(theme.inks["title"], RIM), self.look.px(1.4)))
        for box, frame in zip(self.leaders(place), self.seats[place].frames, strict=True):
            painter.setBrush(QColor(theme.frames[frame]))
            painter.drawRoundedRect(box, 3, 3)

    def _paint_chair(self, painter: QPainter, place: int, at: QPointF) -> None:
        look, theme, radius = self.look, self.look.theme, self.look.px(CHAIR)
        if place >= len(self.seats) or place == self.held:
            painter.setPen(QPen(QColor(theme.ink3), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(with_opacity(theme.panel, 0.85))
            painter.drawEllipse(at, radius, radius)
            if place != self.held:
                paint_glyph(painter, "plus", at.x(), at.y(), look.px(18), theme.ink2)
            return
        self._paint_sitter(painter, place, at)

    def _paint_sitter(self, painter: QPainter, place: int, at: QPointF) -> None:
        """The letter and the name of a seat."""
        look, theme, radius, name = self.look, self.look.theme, self.look.px(CHAIR), self.seats[place].name
        painter.setPen(QPen(QColor(theme.gold if place == self.chosen else theme.panel), look.px(RING)))
        painter.setBrush(QColor(theme.accent if self.seats[place].here else theme.ink3))
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QColor(theme.on_accent))
        painter.setFont(sans(look.px(18), BOLD))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, chr(ord("A") + place))
        painter.setFont(sans(look.px(13.5), SEMIBOLD))
        painter.setPen(QColor(theme.ink))
        wide = painter.fontMetrics().horizontalAdvance(name)
        painter.drawText(self._name_at(at, wide), name)

    def _name_at(self, at: QPointF, wide: float) -> QPointF:
        """Where a name stands: beside its chair and away from the table, under a chair where there is no room."""
        look, aside, from_middle = self.look, self.look.px(26), at.x() - self.width() / 2
        if from_middle < -self.look.px(8) and at.x() - aside - wide >= 4:
            return QPointF(at.x() - aside - wide, at.y() + look.px(5))
        beside_the_table = from_middle < -self.width() * AT_AN_END
        if not beside_the_table and at.x() + aside + wide < self.width() - 4:
            return QPointF(at.x() + aside, at.y() + look.px(5))
        inside = look.px(18) if beside_the_table else wide / 2  # so far towards the table, which has no room for words
        x = min(max(4.0, at.x() + inside - wide), self.width() - wide - 4)
        return QPointF(x, at.y() + look.px(33))

    def _chair_at(self, at: QPointF) -> int:
        """The chair at a point, -1 for none."""
        for place, spot in enumerate(self.spots()):
            if (at - spot).manhattanLength() < self.look.px(CATCH):
                return place
        return -1

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A chair is pressed: what it was for shows when it is let go."""
        self._pressed = self._pointer = event.position()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Whoever was pressed hangs at the pointer."""
        self._pointer = event.position()
        held = self._chair_at(self._pressed)
        if self.held < 0 and 0 <= held < len(self.seats) and (self._pointer - self._pressed).manhattanLength() > FAR:
            self.held = held
        self.update()

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A seat is chosen, a chair is taken, or somebody changes places."""
        place, held = self._chair_at(event.position()), self.held
        self.held = -1
        self.update()
        if held >= 0:
            if place not in (-1, held):
                self.moved.emit(held, place)
        elif 0 <= place < len(self.seats):
            self.seat_wanted.emit(place)
        elif place >= 0:
            self.more_wanted.emit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go round the table, with Control they take the seat along."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None or len(self.seats) < 2:
            event.ignore()
            return
        to = (self.chosen + step) % len(self.seats)
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(self.chosen, to)
        else:
            self.seat_wanted.emit(to)
