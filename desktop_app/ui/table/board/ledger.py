"""The ledger: what an attack, a challenge, a skirmish adds up to, as a sum that can be read while it comes about."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import PADDING, PlacedSpot, Rect
from desktop_app.ui.table.words.sums import Sum, Term
from desktop_app.ui.widgets.guard import guarded

SHARE = 0.58
"""The part of its zone that the ledger takes while something is being added up."""
TERM_WIDTH = 96.0
"""The room that a term needs for its words at their usual size."""
SMALLEST = 0.78


def narrowed(spot: PlacedSpot) -> PlacedSpot:
    """A zone without the room that the ledger takes."""
    room = spot.rect
    return replace(spot, rect=Rect(room.x, room.y, room.width * (1 - SHARE), room.height))


class LedgerItem(QGraphicsItem):
    """Draws a sum in the free part of its zone."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self.skin = skin
        self.content: Sum | None = None
        self._place = QRectF()
        self.setVisible(False)

    def show_ledger(self, content: Sum | None, spot: PlacedSpot | None) -> None:
        """Shows the sum, or nothing."""
        if content is None and not self.isVisible():
            return
        self.prepareGeometryChange()
        self.content = content
        self.setVisible(content is not None and spot is not None)
        if spot is not None:
            room = spot.rect
            wide = room.width * SHARE
            self._place = QRectF(room.right - wide, room.y, wide - PADDING, room.height - PADDING)
        self.update()

    def boundingRect(self) -> QRectF:
        """The panel."""
        return self._place.adjusted(-3, -3, 3, 5)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The panel, its heading, its cells."""
        if self.content is None:
            return
        theme, place = self.skin.theme, self._place
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(place, 10, 10)
        k = max(SMALLEST, min(place.height() / 166, place.width() / (TERM_WIDTH * len(self.content.terms)), 2.2))
        font = serif(19.5 * k, SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        paint_glyph(painter, "sword-cross", place.left() + 24 * k, place.top() + 23 * k, 18 * k, theme.danger)
        heading = QRectF(place.left() + 40 * k, place.top() + 8 * k, place.width() - 52 * k, 30 * k)
        shown = QFontMetricsF(font).elidedText(self.content.heading, Qt.TextElideMode.ElideRight, heading.width())
        painter.drawText(heading, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        self._paint_cells(painter, place.adjusted(14 * k, 44 * k, -14 * k, -12 * k), k)

    def _paint_cells(self, painter: QPainter, room: QRectF, k: float) -> None:
        assert self.content is not None
        cells = self.content.terms
        between = 16 * k
        wide = (room.width() - between * (len(cells) - 1)) / len(cells)
        for i, cell in enumerate(cells):
            box = QRectF(room.left() + i * (wide + between), room.top(), wide, room.height())
            self._paint_cell(painter, box, cell, k)
            if i and cell.sign:
                painter.setFont(sans(18 * k, SEMIBOLD))
                painter.setPen(QColor(self.skin.theme.ink3))
                gap = QRectF(box.left() - between, box.top(), between, box.height())
                painter.drawText(gap, Qt.AlignmentFlag.AlignCenter, cell.sign)

    def _paint_cell(self, painter: QPainter, box: QRectF, cell: Term, k: float) -> None:
        theme = self.skin.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.panel2))
        painter.drawRoundedRect(box, 8, 8)
        lines = (
            (cell.name, sans(13.5 * k, MEDIUM), theme.ink2, 0.0, 0.28),
            (cell.value, sans(30 * k, BOLD), theme.danger if cell.known else theme.ink3, 0.24, 0.46),
            (cell.note, sans(max(12.5, 12.5 * k), MEDIUM), theme.ink2, 0.68, 0.28),
        )
        for words, font, colour, top, tall in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            line = QRectF(box.left() + 2, box.top() + box.height() * top, box.width() - 4, box.height() * tall)
            shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)
