"""What of a way does not lie there yet: a strip for each step above the cards that do, as many as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import CardView
from desktop_app.ui.art.fonts import MEDIUM, fitting, sans
from desktop_app.ui.art.mat import paint_mat
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.spot_item import SpotItem
from desktop_app.ui.table.layout.arrange import CLEAR_OF_RING, lay
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.layout.plan import RATIO
from desktop_app.ui.widgets.guard import guarded

HIGH, LOW, APART = 36.0, 22.0, 8.0
"""How high a strip is where there is room, how high at least, and how far apart they stand then, in units."""
WORDS, AROUND = 13.5, 8.0


class AheadItem(SpotItem):
    """Strips one above the other, the last step of the way uppermost."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self._cards: Sequence[CardView] = ()
        self._told: Sequence[str] = ()

    def show_way(self, cards: Sequence[CardView], told: Sequence[str]) -> None:
        """The cards that lie there, and what each further step is called, the nearest first."""
        if (cards, told) != (self._cards, self._told):
            self._cards, self._told = cards, told
            self.update()

    def strips(self) -> list[tuple[QRectF, str]]:
        """Where each further step is told; none where there is no room for all of them."""
        room, unit = qrect(self.spot.rect), self.spot.unit
        laid = lay(self.spot, self._cards, self.skin.signs)
        foot = min((card.y - card.width / RATIO / 2 for card in laid if card.landscape), default=room.bottom())
        foot -= CLEAR_OF_RING * unit if laid else 0.0
        each = min((HIGH + CLEAR_OF_RING) * unit, (foot - room.top()) / max(len(self._told), 1))
        high = min(HIGH * unit, each - APART * unit)
        if high < LOW * self.text_scale or not self.spot.open:
            return []
        left = room.center().x() - self.spot.card / 2
        return [
            (QRectF(left, foot - at * each - high, self.spot.card, high), told) for at, told in enumerate(self._told)
        ]

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dashed strip for each, with its words in the middle."""
        theme = self.skin.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box, told in self.strips():
            paint_mat(painter, box, theme.zone, theme.zone_line, broken=True)
            painter.setFont(fitting(sans(WORDS * self.text_scale, MEDIUM), told, box.width() - 2 * AROUND, self.least))
            painter.setPen(QColor(theme.zone_ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
