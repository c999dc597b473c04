"""The counters of the table: a dial with its number, or a small sign that is lit while there is any left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.spot_item import SpotItem
from desktop_app.ui.table.layout.layout import LABEL_STRIP
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.counter_words import Reading
from desktop_app.ui.widgets.guard import guarded

TALLY, COUNT = 26.0, 11.0
"""How high the sign of a tally stands, and the letters of its number where that is more than one."""


class DialItem(SpotItem):
    """A counter beside the cards."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.reading = Reading(0)

    def show_dial(self, reading: Reading) -> None:
        """What the counter says now."""
        if reading != self.reading:
            self.reading = reading
            self.update()

    @property
    def _strip(self) -> float:
        """How high its caption stands."""
        return LABEL_STRIP * self.text_scale if self.reading.caption else 0.0

    def face_rect(self) -> QRectF:
        """The square around what shows the number."""
        room, strip = self.boundingRect(), self._strip
        size = min(room.width() - 8, room.height() - strip - 12)
        box = QRectF(0, 0, size, size)
        box.moveCenter(QPointF(room.center().x(), room.top() + (room.height() - strip) / 2 - 4))
        return box

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The dial and whose it is."""
        if not self.spot.open:
            return
        room, now, face, strip = self.boundingRect(), self.reading, self.face_rect(), self._strip
        size, at = face.width(), face.center()
        self.skin.paint_dial(
            painter, now.value, now.limit, at, size, now.of, now.sign, warns=now.warns, scale=self.text_scale
        )
        if now.caption:
            font = sans(13.5 * self.text_scale, SEMIBOLD)
            painter.setFont(font)
            painter.setPen(QColor(self.skin.theme.zone_ink))
            line = QRectF(room.left(), face.bottom(), room.width(), strip)
            shown = QFontMetricsF(font).elidedText(now.caption, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)


class TallyItem(DialItem):
    """A counter that is mostly 0 or 1: its sign, pale when nothing is left, with the number at its corner where there
    are more."""

    def face_rect(self) -> QRectF:
        """Its whole room."""
        return qrect(self.spot.rect)

    def boundingRect(self) -> QRectF:
        """Its room, and what the number reaches over it."""
        return self.face_rect().adjusted(0, -COUNT * self.text_scale, COUNT * self.text_scale, 0)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The sign in a cell of its colour."""
        now, theme = self.reading, self.skin.theme
        cell = self.cell()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.zone_line))
        painter.setBrush(QColor(theme.inks[now.sign]) if now.value else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 5, 5)
        ink = theme.inks["shine"] if now.value else with_opacity(theme.zone_ink, 0.45)
        paint_glyph(painter, NUMBER_SIGNS[now.sign], cell.center().x(), cell.center().y(), cell.height() * 0.68, ink)
        if now.value > 1:
            corner = cell.topRight() + QPointF(-2, 2) * self.text_scale
            self.skin.paint_count(painter, str(now.value), corner, COUNT * self.text_scale)

    def cell(self) -> QRectF:
        """Where the sign stands: in the middle of its room."""
        room = qrect(self.spot.rect)
        size = min(TALLY * self.text_scale, room.height(), room.width() - 6)
        return QRectF(room.center().x() - size * 0.62, room.center().y() - size / 2, size * 1.24, size)
