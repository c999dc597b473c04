"""A card in the hand of the person: it hangs to the lower right of the pointer, and its place stays marked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.widgets.guard import guarded

TILT = -5.0
DOTS = 22
DOT = 4.0


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

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._skin.paint_origin(painter, self._rect)


class _Trail:
    """The dotted line from where a card was taken to where it is.

    Every dot is an item of its own: one item as large as the whole way would have the table repainted with it.
    """

    def __init__(self, scene: QGraphicsScene, skin: Skin, start: QPointF) -> None:
        self._scene = scene
        self._skin = skin
        self.start = start
        self._dots = [QGraphicsEllipseItem(-DOT / 2, -DOT / 2, DOT, DOT) for _ in range(DOTS)]
        for dot in self._dots:
            dot.setPen(QPen(Qt.PenStyle.NoPen))
            dot.setZValue(z.TRAIL)
            scene.addItem(dot)
        self.colour(refused=False)

    def colour(self, *, refused: bool) -> None:
        theme = self._skin.theme
        for dot in self._dots:
            dot.setBrush(QColor(theme.danger if refused else theme.legal))

    def reach(self, end: QPointF) -> None:
        way = end - self.start
        across = QPointF(-way.y(), way.x()) * 0.06
        for i, dot in enumerate(self._dots):
            share = i / (len(self._dots) - 1)
            dot.setPos(self.start + way * share + across * (4 * share * (1 - share)))

    def end(self) -> None:
        for dot in self._dots:
            self._scene.removeItem(dot)


class Drag:
    """One card being dragged over a scene."""

    def __init__(self, scene: QGraphicsScene, item: CardItem, at: QPointF) -> None:
        self.item = item
        self._scene = scene
        self._origin = _Origin(item.skin, item.face_rect(), item.turn)
        self._origin.setPos(item.pos())
        self._trail = _Trail(scene, item.skin, item.pos())
        scene.addItem(self._origin)
        item.set_held(True)
        item.lift = 0.0
        item.set_turn(TILT)
        item.setZValue(z.DRAGGED)
        self.move(at)

    @property
    def source(self) -> str:
        """The id of the card."""
        return self.item.card.id

    def move(self, at: QPointF) -> None:
        """Follows the pointer, which stays free at the card's upper left."""
        wide, tall = self.item.size()
        self.item.setPos(at + QPointF(wide * 0.42, tall * 0.46))
        self._trail.reach(at)

    def keep_place(self, home: QPointF) -> None:
        """Where the card would go back to, when its place has moved."""
        self._origin.setPos(home)
        self._trail.start = home

    def refuse(self, refused: bool) -> None:
        """Whether what is under the pointer is no target."""
        self._trail.colour(refused=refused)

    def end(self) -> None:
        """Takes the marks of the drag away; the card stays where it was let go."""
        self._scene.removeItem(self._origin)
        self._trail.end()
        self.item.set_held(False)
