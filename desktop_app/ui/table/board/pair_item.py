"""What stands between the two sides of a pair that waits: who is how strong."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import BOLD, fitting, sans
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.spot_item import SpotItem
from desktop_app.ui.table.layout.pairs import between_sides
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.widgets.guard import guarded

USUAL = 17.0
AROUND = 7.0
"""Between the words and the end of their plate."""
CLEAR_OF_CAP = 9.0
"""How far to the left the plate stands, for the key cap of the lower card is at its right."""


class PairItem(SpotItem):
    """A line between two sides."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.score = ""

    def boundingRect(self) -> QRectF:
        """The room between them, a little of the air above and below."""
        return self._between().adjusted(-2 * CLEAR_OF_CAP * self.spot.unit, 0, 0, 0)

    def _between(self) -> QRectF:
        return qrect(between_sides(self.spot)).adjusted(-4, -4, 4, 4)

    def show_score(self, score: str) -> None:
        """What it says now."""
        if score != self.score:
            self.score = score
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The words on a plate in the middle."""
        if not self.score or not self.spot.open:
            return
        room = self._between()
        size = max(self.least, min(USUAL * self.text_scale, room.height() * 0.8))
        font = fitting(sans(size, BOLD), self.score, room.width() - 2 * AROUND, self.least)
        metrics = QFontMetricsF(font)
        plate = QRectF(0, 0, metrics.horizontalAdvance(self.score) + 2 * AROUND, metrics.height())
        plate.moveCenter(room.center() - QPointF(CLEAR_OF_CAP * self.spot.unit, 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.skin.plate))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(self.skin.plate_ink))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.score)
