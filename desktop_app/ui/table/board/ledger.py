"""The ledger: what an attack, a challenge, a skirmish adds up to, as a sum that can be read while it comes about."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, fitting, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.sum_cells import LEAST_LETTERS, in_a_line, in_words, paint_cells
from desktop_app.ui.table.layout.layout import PADDING
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.words.sums import Sum
from desktop_app.ui.widgets.guard import guarded

TERM_WIDTH = 96.0
"""The room that a term needs for its words at their usual size."""
SMALLEST = 0.78
HIGH, SHAPE = 166.0, 0.5
"""How high it stands at its usual size, and beside its width where it is larger: higher ones would be mostly air."""
LOW = 92.0
"""In less height than this the words and figures of cells have no room: the sum is told in a line under its heading."""
LINE = 26.0
"""How high the sum is where only the strip of the zone's name has room for it."""
RAISED = 6.0
"""How far it stands above the cards' end of that strip: beside the name, clear of key caps."""
LETTERS = 14.0
NAME_OF_A_STRIP = 150.0
"""Half of the room that is left to the name in the middle of a slim strip."""


class LedgerItem(QGraphicsItem):
    """Draws a sum in the part of its zone that its cards leave free, in the middle where there are none: in cells, in
    words where that is ``low``; where they leave too little, as one line in the strip of the zone's name, or in the
    middle of a room without one. It never lies over a card."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self.skin = skin
        self.content: Sum | None = None
        self._asked: tuple[Sum | None, PlacedSpot | None, float] = (None, None, 0.0)
        self.in_a_line = self.low = False
        self._place = QRectF()
        self._unit = 1.0
        self.setVisible(False)

    def show_ledger(self, content: Sum | None, spot: PlacedSpot | None, taken: float = 0.0) -> None:
        """Shows the sum, or nothing; the cards of the zone reach to ``taken``."""
        asked = (content, spot, taken)
        if asked == self._asked:
            return
        self._asked = asked
        self.prepareGeometryChange()
        self.content = content
        self.setVisible(content is not None and spot is not None)
        if spot is not None and content is not None:
            room, self._unit = spot.rect, spot.unit
            left = max(room.x, taken + PADDING)
            wide = room.right - left - PADDING
            self.in_a_line = not spot.open or wide < self._unit * TERM_WIDTH * SMALLEST * len(content.terms)
            self.low = not self.in_a_line and room.height - PADDING < LOW * self._unit
            if not spot.open:
                self._place = self._place_in_a_strip(room, content)
                self.setVisible(not self._place.isEmpty())
            elif self.in_a_line:
                self._place = self._line_place(spot, content)
            elif self.low:
                self._place = self._low_place(QRectF(left, room.y, wide, room.height), content)
            else:
                most = self._unit * TERM_WIDTH * 2.1 * len(content.terms)
                across = min(wide, most) - PADDING
                tall = min(room.height - PADDING, max(HIGH * self._unit, across * SHAPE))
                below = (room.height - PADDING - tall) / 2
                start = room.right - across - PADDING if taken else room.x + (room.width - across) / 2
                self._place = QRectF(start, room.y + below, across, tall)
        self.update()

    def _line_place(self, spot: PlacedSpot, content: Sum) -> QRectF:
        """In the strip of the zone's name beside its sign, or in the middle of a room that has none; without the words
        before it where these have no room."""
        room, most = spot.rect, spot.rect.width - PADDING - spot.strip
        alone = self._sum_width(in_a_line(content.terms)) + 2 * PADDING
        whole = alone + self._words_width(content) + 2 * PADDING
        wide = whole if whole <= most else min(most, alone)
        if spot.strip:
            top = room.y - spot.strip - RAISED * spot.unit
            return QRectF(room.right - wide - PADDING / 2, top, wide, spot.strip - 2)
        high = LINE * spot.unit
        return QRectF(room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2, wide, high)

    def _place_in_a_strip(self, room: Rect, content: Sum) -> QRectF:
        """At the right end of a slim strip, whose name stands in its middle; nowhere where it would cover that."""
        free = room.width / 2 - NAME_OF_A_STRIP * self._unit
        alone = self._sum_width(in_a_line(content.terms)) + 2 * PADDING
        if alone > free:
            return QRectF()
        wide, high = (
            min(alone + self._words_width(content) + 2 * PADDING, free),
            min(LINE * self._unit, room.height - 4),
        )
        return QRectF(room.right - wide - PADDING / 2, room.y + (room.height - high) / 2, wide, high)

    def _low_place(self, room: QRectF, content: Sum) -> QRectF:
        """At the right of a low room, as wide as its two lines need it."""
        wide = max(self._sum_width(in_words(content.terms)), self._words_width(content)) + 4 * PADDING
        across, high = min(wide, room.width() - PADDING), min(2 * LINE * self._unit, room.height() - PADDING)
        return QRectF(room.right() - across, room.y() + (room.height() - PADDING - high) / 2, across, high)

    def boundingRect(self) -> QRectF:
        """The panel."""
        return self._place.adjusted(-3, -3, 3, 5)

    def _sum_width(self, told: str) -> float:
        return QFontMetricsF(sans(LETTERS * self._unit, BOLD)).horizontalAdvance(told)

    def _words_width(self, content: Sum) -> float:
        return QFontMetricsF(serif(LETTERS * self._unit, SEMIBOLD)).horizontalAdvance(content.heading)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The panel, its heading, its cells."""
        if self.content is None:
            return
        theme, place = self.skin.theme, self._place
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(place, min(10.0, place.height() / 2), min(10.0, place.height() / 2))
        if self.in_a_line:
            self._paint_line(painter, place)
            return
        if self.low:
            self._paint_low(painter, place)
            return
        wide = place.width() / (TERM_WIDTH * len(self.content.terms))
        k = max(SMALLEST * self._unit, min(place.height() / HIGH, wide, 2.4))
        painter.setPen(QColor(theme.ink))
        paint_glyph(painter, "sword-cross", place.left() + 24 * k, place.top() + 23 * k, 18 * k, theme.danger)
        heading = QRectF(place.left() + 40 * k, place.top() + 8 * k, place.width() - 52 * k, 30 * k)
        font = fitting(serif(19.5 * k, SEMIBOLD), self.content.heading, heading.width(), LETTERS * self._unit)
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(self.content.heading, Qt.TextElideMode.ElideRight, heading.width())
        painter.drawText(heading, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        cells = place.adjusted(14 * k, 44 * k, -14 * k, -12 * k)
        paint_cells(painter, cells, self.content.terms, theme, k, LEAST_LETTERS * self._unit)

    def _paint_low(self, painter: QPainter, place: QRectF) -> None:
        """Who against whom, and under it the sum in words, or in figures alone where these have no room."""
        assert self.content is not None
        theme, room = self.skin.theme, place.adjusted(PADDING, 2, -PADDING, -2)
        words, figures = in_words(self.content.terms), in_a_line(self.content.terms)
        told = words if self._sum_width(words) <= room.width() else figures
        half = room.height() / 2
        lines = (
            (self.content.heading, serif(LETTERS * self._unit, SEMIBOLD)),
            (told, sans(LETTERS * self._unit, BOLD)),
        )
        painter.setPen(QColor(theme.ink))
        for number, (line, font) in enumerate(lines):
            painter.setFont(font)
            box = QRectF(room.left(), room.top() + number * half, room.width(), half)
            shown = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_line(self, painter: QPainter, place: QRectF) -> None:
        """Who against whom, and the sum after it."""
        assert self.content is not None
        theme, size = self.skin.theme, min(LETTERS * self._unit, place.height() * 0.62)
        sum_font, words_font = sans(size, BOLD), serif(size, SEMIBOLD)
        told = in_a_line(self.content.terms)
        wide = QFontMetricsF(sum_font).horizontalAdvance(told) + PADDING
        painter.setFont(sum_font)
        painter.setPen(QColor(theme.ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place.adjusted(0, 0, -PADDING, 0), middle | Qt.AlignmentFlag.AlignRight, told)
        words = place.adjusted(PADDING, 0, -wide - PADDING, 0)
        if words.width() < QFontMetricsF(words_font).horizontalAdvance(self.content.heading):
            return
        painter.setFont(words_font)
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, self.content.heading)
