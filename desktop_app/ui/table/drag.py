"""A card in the hand of the person: it hangs to the lower right of the pointer, and its place stays marked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.table import z
from desktop_app.ui.table.card_item import CardItem
from desktop_app.ui.table.skin import Skin

TILT = -5.0


class _Origin(QGraphicsItem):
    """The dashed place a card was taken from."""

    def __init__(self, skin: Skin, rect: QRectF, turn: float) -> None:
        super().__init__()
        self._skin = skin
        self._rect = rect
        self.setRotation(turn)
        self.setZValue(z.RESTING - 1)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._skin.paint_origin(painter, self._rect)


class _Trail(QGraphicsItem):
    """The dotted line from where a card was taken to where it is."""

    def __init__(self, skin: Skin, start: QPointF) -> None:
        super().__init__()
        self._skin = skin
        self._start = start
        self._end = start
        self.refused = False
        self.setZValue(z.TRAIL)

    def reach(self, end: QPointF) -> None:
        self.prepareGeometryChange()
        self._end = end

    def boundingRect(self) -> QRectF:
        return QRectF(self._start, self._end).normalized().adjusted(-60, -60, 60, 60)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pen = QPen(QColor(self._skin.theme.danger if self.refused else self._skin.theme.legal), 2.6)
        pen.setDashPattern([0.1, 3.0])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        path = QPainterPath(self._start)
        middle = (self._start + self._end) / 2
        across = QPointF(-(self._end.y() - self._start.y()), self._end.x() - self._start.x()) * 0.08
        path.quadTo(middle + across, self._end)
        painter.drawPath(path)


class Drag:
    """One card being dragged over a scene."""

    def __init__(self, scene: QGraphicsScene, item: CardItem, at: QPointF) -> None:
        self.item = item
        self._scene = scene
        self._origin = _Origin(item.skin, item.face_rect(), item.turn)
        self._origin.setPos(item.pos())
        self._trail = _Trail(item.skin, item.pos())
        scene.addItem(self._origin)
        scene.addItem(self._trail)
        item.held = True
        item.lift = 0.0
        item.set_turn(item.turn + TILT if item.turn == 90 else TILT)
        item.setZValue(z.DRAGGED)
        self.move(at)

    @property
    def source(self) -> str:
        """The id of the card."""
        return self.item.card.id

    def move(self, at: QPointF) -> None:
        """Follows the pointer, which stays free at the card's upper left."""
        wide, tall = self.item.size()
        if self.item.turn > 45:
            wide, tall = tall, wide
        self.item.setPos(at + QPointF(wide * 0.42, tall * 0.46))
        self._trail.reach(at)

    def refuse(self, refused: bool) -> None:
        """Whether what is under the pointer is no target."""
        self._trail.refused = refused
        self._trail.update()

    def end(self) -> None:
        """Takes the marks of the drag away; the card stays where it was let go."""
        self._scene.removeItem(self._origin)
        self._scene.removeItem(self._trail)
        self.item.held = False
        self.item.update()
