"""A counter as a heap of tokens: as many as there are, their number, and below it the sum that led to it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.games.kit.numerals import numeral, signed
from desktop_app.ui.art.fonts import BOLD, MEDIUM, fitting, sans
from desktop_app.ui.table.board.counter_item import DialItem
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.widgets.guard import guarded

MOST = 12
"""Of more tokens the number alone is told."""
TOKEN, LINE = 27.0, 18.0
FIGURES = 46.0
FIGURE, GAP = 30.0, 6.0


class HeapItem(DialItem):
    """Tokens beside their number, and line by line what they come from."""

    def face_rect(self) -> QRectF:
        """Its whole room."""
        return self.boundingRect()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The heap at the top, the sum at the foot."""
        if not self.spot.open:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, terms = qrect(self.spot.rect), self.reading.terms
        line = min(LINE * self.text_scale, room.height() * 0.62 / max(len(terms), 1))
        foot = QRectF(room.left(), room.bottom() - line * len(terms), room.width(), line * len(terms))
        self._paint_heap(painter, QRectF(room.left(), room.top(), room.width(), foot.top() - room.top() - 2))
        size = min(14.0 * self.text_scale, line * 0.84)
        figures, gap = FIGURE * self.text_scale, GAP * self.text_scale
        longest = max((name for name, _ in terms), key=QFontMetricsF(sans(size, MEDIUM)).horizontalAdvance, default="")
        words = fitting(sans(size, MEDIUM), longest, room.width() - figures - gap, min(size, self.least * 0.9))
        for at, (name, amount) in enumerate(terms):
            place = QRectF(foot.left(), foot.top() + at * line, figures, line)
            told = signed(amount) if at else numeral(amount)
            painter.setPen(QColor(self.skin.theme.encounter_zone_ink))
            painter.setFont(sans(words.pixelSize(), BOLD))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, told)
            place = QRectF(place.right() + gap, place.top(), room.width() - figures - gap, line)
            painter.setFont(words)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _paint_heap(self, painter: QPainter, room: QRectF) -> None:
        """The number, and the tokens at its right in rows."""
        count, theme = self.reading.value, self.skin.theme
        shown = count if count <= MOST else 0
        size = min(FIGURES * self.text_scale, room.height() * 0.9)
        figures = sans(size, BOLD)
        wide = room.width() * 0.4 if shown else room.width()
        painter.setFont(fitting(figures, str(count), wide, self.least))
        painter.setPen(QColor(theme.encounter_zone_ink))
        painter.drawText(QRectF(room.left(), room.top(), wide, room.height()), Qt.AlignmentFlag.AlignCenter, str(count))
        if not shown:
            return
        left = room.width() - wide
        rows = max(range(1, shown + 1), key=lambda rows: min(room.height() / rows, left / ceil(shown / rows)))
        columns = ceil(shown / rows)
        step = min(TOKEN * self.text_scale, room.height() / rows, left / columns)
        top = room.center().y() - step * (rows - 1) / 2
        for at in range(shown):
            row, column = divmod(at, columns)
            middle = QPointF(room.left() + wide + step * (column + 0.5), top + step * row)
            self.skin.paint_token(painter, self.reading.sign, 1, middle, step * 0.94)
