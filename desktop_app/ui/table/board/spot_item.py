"""What stands in a spot of the layout beside the cards, whatever it shows there."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import PlacedSpot

SMALLEST, LARGEST = 1.0, 2.0
"""Words are never smaller than on a small window and grow to twice that on a very large one."""
LEAST = 12.5
"""The size below which no word is written, on a small window."""


class SpotItem(QGraphicsItem):
    """An item of a spot: its room, its way to another one, and how large words are there: usually, and at ``least``."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__()
        self.skin, self.spot = skin, spot
        grown = max(SMALLEST, min(scale, LARGEST))
        self.text_scale = grown * skin.theme.print_scale
        self.least = LEAST * grown
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Its room."""
        return qrect(self.spot.rect)

    def take(self, spot: PlacedSpot) -> None:
        """Stands in another place."""
        self.prepareGeometryChange()
        self.spot = spot
