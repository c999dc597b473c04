"""The table from above: who sits where, and the empty chairs, of which each can be taken."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.art import oak
from desktop_app.ui.art.colours import darker, with_opacity
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.faces.pictures import rounded
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look


class RoundTable(QWidget):
    """``seat_wanted`` names the seat that was pressed, ``more_wanted`` asks for one more."""

    seat_wanted = Signal(int)
    more_wanted = Signal()

    def __init__(self, look: Look, seats: Sequence[tuple[str, bool]], chairs: int, chosen: int, name: str) -> None:
        """``seats`` are names with whether somebody here decides; ``chairs`` is how many there can be."""
        super().__init__()
        self.look, self.seats, self.chairs, self.chosen = look, seats, chairs, chosen
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(look.px(130))
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """Broader than high."""
        return QSize(self.look.px(360), self.look.px(210))

    def _spots(self) -> list[QPointF]:
        """Chairs around the table: the first at the near side, the others against the clock's way."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        across, down = self.width() * 0.36, self.height() * 0.37
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
        for place, at in enumerate(self._spots()):
            self._paint_chair(painter, place, at)
        painter.end()

    def _paint_chair(self, painter: QPainter, place: int, at: QPointF) -> None:
        look, theme, radius = self.look, self.look.theme, self.look.px(18)
        if place >= len(self.seats):
            painter.setPen(QPen(QColor(theme.ink3), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(with_opacity(theme.panel, 0.85))
            painter.drawEllipse(at, radius, radius)
            paint_glyph(painter, "plus", at.x(), at.y(), look.px(18), theme.ink2)
            return
        name, here = self.seats[place]
        painter.setPen(QPen(QColor(theme.gold if place == self.chosen else theme.panel), 3))
        painter.setBrush(QColor(theme.accent if here else theme.ink3))
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QColor(theme.on_accent))
        painter.setFont(sans(look.px(18), BOLD))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, chr(ord("A") + place))
        painter.setFont(sans(look.px(13.5), SEMIBOLD))
        painter.setPen(QColor(theme.ink))
        wide = painter.fontMetrics().horizontalAdvance(name)
        right = at.x() + radius + look.px(8)
        x = right if right + wide < self.width() - 4 else max(4.0, at.x() - radius - look.px(8) - wide)
        painter.drawText(QPointF(x, at.y() + look.px(5)), name)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A chair is chosen, or taken."""
        for place, at in enumerate(self._spots()):
            if (event.position() - at).manhattanLength() < self.look.px(28):
                if place < len(self.seats):
                    self.seat_wanted.emit(place)
                else:
                    self.more_wanted.emit()
                return
