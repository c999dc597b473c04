"""The page of a zone that holds more than it can show: a plate in its strip that turns to the next page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.widgets.guard import guarded

PAGE = "page:"
"""Before the id of a zone: its pager as a thing that can be pressed."""
WIDTH, HEIGHT = 60.0, 32.0
ABOVE = 7.0
"""How much higher than the middle above the cards the line of the zone's name stands."""


class PagerItem(QGraphicsItem):
    """Says "1/2"; lit while another page holds a card that can be chosen."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__()
        self.skin = skin
        self.spot = spot
        self.page, self.pages = 0, 1
        self.lit = False
        self._scale = max(1.0, min(scale, 2.0)) * skin.theme.print_scale
        self.setVisible(False)

    def take(self, spot: PlacedSpot) -> None:
        """Stands in another place."""
        self.prepareGeometryChange()
        self.spot = spot

    def boundingRect(self) -> QRectF:
        """At the right end of the zone's strip."""
        wide, tall = WIDTH * self._scale, HEIGHT * self._scale
        middle = self.spot.rect.y - self.spot.strip / 2 - ABOVE * self._scale
        return QRectF(self.spot.rect.right - wide + 6, middle - tall / 2, wide, tall)

    def show_page(self, page: int, pages: int) -> None:
        """Which page is shown, of how many; a single page needs no plate."""
        if (page, pages) == (self.page, self.pages):
            return
        self.page, self.pages = page, pages
        self.setVisible(pages > 1)
        self.update()

    def shine(self, lit: bool) -> None:
        """Whether another page holds a legal choice."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A plate with the page and an arrow."""
        k = self._scale
        box = self.boundingRect().adjusted(3, 4 * k, -3, -4 * k)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.skin.theme.legal), 2.5) if self.lit else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.skin.plate))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(self.skin.plate_ink))
        painter.setFont(sans(13.5 * k, SEMIBOLD))
        words = box.adjusted(6 * k, 0, -17 * k, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, f"{self.page + 1}/{self.pages}")
        arrow = QPointF(box.right() - 11 * k, box.center().y())
        paint_glyph(painter, "chevron-right", arrow.x(), arrow.y(), 16 * k, self.skin.plate_ink)
