"""A place of a map: a plain plate with its name, on which its cards and tokens lie."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.table.board.light import UNLIT, Light
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.widgets.guard import guarded


class PlaceItem(QGraphicsItem):
    """One place; lit while a card dropped on it means something."""

    def __init__(self, skin: Skin, spot: PlacedSpot, name: str) -> None:
        super().__init__()
        self.skin, self.spot, self.name = skin, spot, name
        self.light = UNLIT

    def take(self, spot: PlacedSpot) -> None:
        """Stands in another place."""
        self.prepareGeometryChange()
        self.spot = spot

    def boundingRect(self) -> QRectF:
        """The plate, its ring and the name under it."""
        room = self.spot.rect
        return QRectF(room.x - 6, room.y - 6, room.width + 12, room.height + self.spot.strip + 10)

    def shine(self, light: Light) -> None:
        """Marks the place."""
        if light != self.light:
            self.light = light
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The plate and its name."""
        theme, room = self.skin.theme, self.spot.rect
        box = QRectF(room.x, room.y, room.width, room.height)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = {"legal": theme.legal, "selected": theme.gold, "refused": theme.danger}.get(
            self.light.ring, theme.zone_line
        )
        painter.setPen(QPen(QColor(ring), 3 if self.light.ring else 1))
        painter.setBrush(with_opacity(theme.panel, 0.28))
        painter.drawRoundedRect(box, 10, 10)
        font = sans(self.spot.strip * 0.54, SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme.zone_ink))
        line = QRectF(box.left(), box.bottom() + 1, box.width(), self.spot.strip)
        shown = QFontMetricsF(font).elidedText(self.name, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, shown)
        if self.light.key:
            self.skin.paint_key_cap(painter, self.light.key, box.topRight(), 22)
