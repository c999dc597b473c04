"""What a card does, or what happens, line by line, in a panel beside it: done, now in the larger letters, to come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.ui.art.fonts import MEDIUM, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.rows import Row

LEAST = 180.0
SIGNS = {"hits": "water", "falls": "skull-outline", "dial": "eye", "asks": "help"}
LOSES = ("hits", "falls")
"""What a line does that is drawn in the colour of a loss."""


class LinesPanel:
    """The lines of one moment under their heading, in a panel ``wide`` pixels wide; of several moments it is the first
    of ``count``."""

    def __init__(self, ground: Ground, heading: str, rows: Sequence[Row], wide: float, count: int) -> None:
        self.ground, self.heading, self.rows, self.count = ground, heading, rows, count
        self.wide = wide

    @property
    def height(self) -> float:
        """How high it stands."""
        px = self.ground.px
        return max(px(LEAST), px(52) + sum(self._tall(row) for row in self.rows) + px(14))

    def _tall(self, row: Row) -> float:
        px, wide = self.ground.px, self.wide - self.ground.px(70)
        note = kit.height_of(row.note, sans(px(14.5), MEDIUM), wide)
        return kit.height_of(row.title, kit.heading_font(self.ground, 19), wide) + note + px(20)

    def paint(self, painter: QPainter, at: QPointF, done: int, now: int) -> None:
        """The panel from its upper left corner; so many lines are done, ``now`` is told (-1: none is)."""
        ground, theme, px = self.ground, self.ground.theme, self.ground.px
        box = QRectF(at.x(), at.y(), self.wide, self.height)
        kit.panel(painter, box, theme)
        head = QRectF(box.left() + px(18), box.top() + px(12), box.width() - px(36), px(30))
        kit.words(painter, head, self.heading, kit.heading_font(ground, 21), theme.ink)
        if self.count > 1:
            of = ground.wording.texts("table-moment-number", number=1, count=self.count)
            kit.words(painter, head, of, sans(px(14), MEDIUM), theme.ink2, kit.RIGHT)
        y = head.bottom() + px(8)
        for number, row in enumerate(self.rows):
            tall = self._tall(row)
            line = QRectF(box.left() + px(8), y, box.width() - px(16), tall)
            self._paint_row(painter, line, row, done=number < done, now=number == now)
            y += tall

    def _paint_row(self, painter: QPainter, box: QRectF, row: Row, *, done: bool, now: bool) -> None:
        theme, px = self.ground.theme, self.ground.px
        if now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel2))
            painter.drawRoundedRect(box, 8, 8)
            painter.setBrush(QColor(theme.danger if row.way in LOSES else theme.accent))
            painter.drawRoundedRect(QRectF(box.left(), box.top(), 4, box.height()), 2, 2)
        mark = QPointF(box.left() + px(22), box.top() + px(20))
        paint_mark(painter, self.ground, mark, row, done=done, now=now)
        text = QRectF(box.left() + px(44), box.top() + px(8), box.width() - px(54), box.height())
        font = kit.heading_font(self.ground, 19 if now else 17.5)
        used = kit.paragraph(painter, text, row.title, font, theme.ink if done or now else theme.ink3)
        if row.note and (done or now):
            below = text.adjusted(0, used + 1, 0, 0)
            kit.paragraph(painter, below, row.note, sans(px(14.5), MEDIUM), theme.ink2)


def paint_mark(painter: QPainter, ground: Ground, at: QPointF, row: Row, *, done: bool, now: bool) -> None:
    """Before a line: a check for what is done, its sign for what happens now, a dashed circle for what is to come."""
    theme, size = ground.theme, ground.px(17)
    if done:
        paint_glyph(painter, "check", at.x(), at.y(), size, theme.accent)
    elif now:
        sign, colour = row.sign or SIGNS.get(row.way, "play"), theme.danger if row.way in LOSES else theme.accent
        paint_glyph(painter, sign, at.x(), at.y(), size, colour)
    else:
        pen = QPen(QColor(theme.ink3), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, size * 0.42, size * 0.42)
