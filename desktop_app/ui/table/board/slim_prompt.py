"""The question while a card is in the air: one line without buttons, under the card like everything else."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans, serif
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import Rect
from desktop_app.ui.widgets.guard import guarded

HEIGHT = 36.0


class SlimPrompt(QGraphicsItem):
    """Stands in the place of the prompt for as long as something is held."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self._skin = skin
        self._rect = QRectF()
        self._question = self._way_back = ""
        self._scale = 1.0
        self.setVisible(False)

    def show_question(self, question: str, way_back: str, place: Rect, scale: float) -> None:
        """The question and how the card is put back, at the foot of where the prompt stands."""
        self.prepareGeometryChange()
        self._question, self._way_back, self._scale = question, way_back, scale * self._skin.theme.print_scale
        tall = HEIGHT * self._scale
        self._rect = QRectF(place.x, place.bottom - tall, place.width, tall)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        """The line."""
        return self._rect.adjusted(-2, -2, 2, 2)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A panel with both texts."""
        theme, k = self._skin.theme, self._scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(self._rect, 9, 9)
        hint = sans(13.5 * k, MEDIUM)
        wide = QFontMetricsF(hint).horizontalAdvance(self._way_back)
        room = self._rect.adjusted(16 * k, 0, -16 * k, 0)
        painter.setFont(hint)
        painter.setPen(QColor(theme.ink2))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._way_back)
        font = serif(18 * k, SEMIBOLD)
        shown = QFontMetricsF(font).elidedText(
            self._question, Qt.TextElideMode.ElideRight, max(0.0, room.width() - wide - 24 * k)
        )
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
