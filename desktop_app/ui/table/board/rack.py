"""The cards of a scene as items: made when they come in sight, moved to their places, taken away when they go."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.engine.view import CardView
from desktop_app.ui.table.board import clock, z
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.labels import Labels
from desktop_app.ui.table.board.mover import Mover
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import Kind
from desktop_app.ui.table.layout.placed import PlacedSpot

HEIGHTS: dict[Kind, float] = {"fan": z.HAND, "tray": z.TRAY_CARDS}
"""How high the cards of a kind of zone lie; all others at rest."""


class Rack:
    """Holds the items of one scene by the ids of their cards. ``origin`` is where a new card comes
    from, ``tell`` what its strip or the bar under it says."""

    def __init__(
        self,
        scene: QGraphicsScene,
        mover: Mover,
        origin: Callable[[CardView, PlacedSpot], QPointF],
        tell: Callable[[CardView, Laid], Labels],
    ) -> None:
        self._scene = scene
        self._tell = tell
        self._mover = mover
        self._origin = origin
        self.items: dict[str, CardItem] = {}
        self.way: Callable[[str, str], QPainterPath | None] = lambda start, end: None
        """The path on the table from one zone to another, None where things go straight."""
        self.arrived: dict[str, QPointF] = {}
        """Cards that were carried to the table before everybody's eyes, and where they were let go."""

    def put(self, skin: Skin, card: CardView, laid: Laid, spot: PlacedSpot, moving: bool, delay: float) -> bool:
        """Shows a card at its place; True if it travels there."""
        item = self.items.get(card.id)
        way = self.way(item.card.zone, card.zone) if item is not None else None
        target = QPointF(laid.x, laid.y)
        if item is None:
            start = self.arrived.get(card.id) or self._origin(card, spot)
            item = self._make(skin, card, laid, start if moving else target, moving, delay)
        else:
            face_down = not item.card.code
            if item.show_card(card) and moving:
                self._mover.mark_changed(item)
            if face_down and card.code and moving and card.id not in self.arrived:
                self._mover.turn_up(item, delay)
        item.lay(laid, spot)
        item.tell(self._tell(card, laid))
        item.home, item.height = target, HEIGHTS.get(spot.kind, z.RESTING) + laid.over
        if item.held:
            return False
        item.setZValue(item.rest_z)
        travels = (item.pos() - target).manhattanLength() > 1
        if travels and way is not None:
            self._mover.follow(item, target, way, clock.WALKS if moving else 0, delay)
        elif travels:
            self._mover.glide(item, target, clock.CARD_MOVES if moving else 0, delay)
        if item.turn != laid.turn:
            self._mover.turn(item, laid.turn, clock.TURNS if moving else 0, delay)
        return travels and moving

    def _make(self, skin: Skin, card: CardView, laid: Laid, at: QPointF, moving: bool, delay: float) -> CardItem:
        item = self.items[card.id] = CardItem(skin, card)
        self._scene.addItem(item)
        item.setPos(at)
        item.turn = 0.0 if moving else laid.turn
        if moving and card.code and card.id not in self.arrived:
            self._mover.turn_up(item, delay)
        return item

    def keep(self, present: Collection[str]) -> None:
        """Takes away every card that is not among these."""
        for card in [card for card in self.items if card not in present]:
            self._scene.removeItem(self.items.pop(card))
