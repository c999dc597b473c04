"""The tray: a panel over the table on which the cards lie that are being looked at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.layout.tray import TRAY_GAP
from desktop_app.ui.widgets.guard import guarded

FOLD = "tray:"
"""The strip of the tray as a thing that can be pressed: it folds the tray away and opens it again."""
SHADOW, BESIDE_TITLE = 6, 84.0


class TrayItem(QGraphicsItem):
    """The panel with its title; its cards lie on it as items of their own. Folded it is its strip alone."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self.skin = skin
        self.title = ""
        self._rect = QRectF()
        self._strip, self._unit = 0.0, 1.0
        self.folded = False
        self._gives_way = False
        self.setVisible(False)

    def show_tray(self, spot: PlacedSpot | None, title: str) -> None:
        """Shows the panel at its place on the table; None where there is nothing to look at."""
        if spot is None and not self.isVisible():
            return
        self.prepareGeometryChange()
        self.setVisible(spot is not None)
        if spot is None:
            self.folded = self._gives_way = False
            return
        self.title, self._strip, self._unit = title, spot.strip, spot.unit
        self._rect = qrect(spot.rect)
        if self.folded:  # as slim as can be pressed, for what is under it is being read
            self._rect.setTop(self._rect.bottom() - self._strip + TRAY_GAP * self._unit)
            beside = self._title_wide + BESIDE_TITLE * self._unit
            self._rect.setLeft(max(self._rect.left(), self._rect.right() - beside))
        self.update()

    @property
    def is_open(self) -> bool:
        """Whether there are cards to be looked at in it."""
        return self.isVisible() and not self.folded

    def give_way(self, gives_way: bool) -> None:
        """Folds itself where the table under it is needed, and opens again when it no longer is; what a person does
        about it in between stands."""
        if gives_way != self._gives_way:
            self.folded = self._gives_way = gives_way

    def rect(self) -> QRectF:
        """The panel on the table; empty while there is none."""
        return QRectF(self._rect) if self.isVisible() else QRectF()

    def strip_rect(self) -> QRectF:
        """The strip with the title."""
        tall = self._rect.height() if self.folded else self._strip - TRAY_GAP * self._unit / 2
        return QRectF(self._rect.x(), self._rect.y(), self._rect.width(), tall)

    @property
    def _letters(self) -> float:
        """How large the title is written."""
        return (self._strip - TRAY_GAP * self._unit / 2) * (0.3 if self.folded else 0.36)

    @property
    def _title_wide(self) -> float:
        return QFontMetricsF(sans(self._letters, SEMIBOLD)).horizontalAdvance(self.title)

    def boundingRect(self) -> QRectF:
        """The panel and its shadow."""
        return self._rect.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW * 2)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The panel, its title, and the sign that folds it."""
        theme, place = self.skin.theme, self._rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(SHADOW):
            painter.setBrush(with_opacity(theme.inks["shade"], 0.07))
            painter.drawRoundedRect(place.adjusted(-step, 2, step, 2 + step), 14, 14)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)
        strip, k = self.strip_rect(), self._unit
        size = self._letters
        paint_glyph(painter, "eye", strip.left() + 22 * k, strip.center().y(), size * 1.1, theme.accent)
        fold = "chevron-up" if self.folded else "chevron-down"
        paint_glyph(painter, fold, strip.right() - 24 * k, strip.center().y(), size * 1.4, theme.ink2)
        font = sans(size, SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        room = strip.adjusted(BESIDE_TITLE * k / 2 - 2, 0, 2 - BESIDE_TITLE * k / 2, 0)
        shown = QFontMetricsF(font).elidedText(self.title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def holds(self, at: QPointF) -> bool:
        """Whether a point of the table lies under the panel."""
        return self.isVisible() and self._rect.contains(at)
