"""What a lifted hand lies on: the wood of the table, so that nothing looks out between prompt and cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.widgets.guard import guarded


class HandGround(QGraphicsItem):
    """A piece of the table over the table, under the cards of the hand."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self._skin, self._flat = skin, False
        self._rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def stand(self, rect: QRectF, *, flat: bool) -> None:
        """Lies there, or nowhere where the rectangle is empty; ``flat`` paints one colour."""
        if (rect, flat) == (self._rect, self._flat):
            return
        self.prepareGeometryChange()
        self._rect, self._flat = rect, flat
        self.setVisible(not rect.isEmpty())

    def boundingRect(self) -> QRectF:
        """The piece."""
        return self._rect

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The same boards as under everything."""
        self._skin.paint_table(painter, self._rect, flat=self._flat)
