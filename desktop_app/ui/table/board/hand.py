"""The hand held as a fan: it hangs half below the edge, is lifted to be read, and sinks while a card is in the air."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import CardView, View
from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.hand_ground import HandGround
from desktop_app.ui.table.board.mover import Mover
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement, Rect

SUNK = 46.0
"""How much of the hand stays in sight while a card is in the air."""
AROUND = 8.0
"""How far the ground of a lifted hand reaches beyond its cards: as far as their rings."""


class Holder(Protocol):
    """The scene that the hand is held in."""

    skin: Skin
    mover: Mover
    view: View | None
    placement: Placement | None
    hand_ground: HandGround
    flat: bool

    @property
    def cards(self) -> Mapping[str, CardItem]:
        """The cards in sight by their ids."""
        ...

    @property
    def spots(self) -> Mapping[str, PlacedSpot]:
        """Where the zones lie."""
        ...

    def cards_of(self, spot: PlacedSpot, view: View) -> Sequence[CardView]:
        """The cards that lie in a spot."""
        ...


class Hand:
    """Whether the hand is up, down, or hangs as it does by itself."""

    def __init__(self, scene: Holder) -> None:
        self._scene = scene
        self._up = self._down = False

    def forget(self) -> None:
        """Hangs as it does by itself, without moving there."""
        self._up = self._down = False

    def lift(self, up: bool) -> float:
        """Lifts a hand that hangs below the edge, or lets it down; how far it is up now."""
        placement = self._scene.placement
        if placement is None or self._scene.view is None or not placement.hand_hangs:
            return 0.0
        if up != self._up:
            self._up = up
            self._move()
        return self._height() if up else 0.0

    def sink(self, down: bool) -> None:
        """Out of the way of a card in the air, or back to where it was."""
        if down != self._down:
            self._down = down
            self._move()

    def holds(self, zone: str) -> bool:
        """Whether a zone is a hand held as a fan."""
        spot = self._scene.spots.get(zone)
        return spot is not None and spot.kind == "fan"

    def room(self, spot: PlacedSpot) -> PlacedSpot:
        """Where the cards of a spot lie now: those of the hand as it is held."""
        room, placement = spot.rect, self._scene.placement
        if spot.kind != "fan" or placement is None:
            return spot
        if self._down:
            sunk = max(room.y, room.bottom - SUNK * placement.scale)
            return replace(spot, rect=Rect(room.x, sunk, room.width, room.height))
        if self._up:
            return replace(spot, rect=Rect(room.x, room.y - self._height(), room.width, room.height))
        return spot

    def taken_hold_of(self, at: QPointF) -> QPointF:
        """What a pointer means that stands under a lifted hand: its cards, for they rose away from under it."""
        spot = next((spot for spot in self._scene.spots.values() if spot.kind == "fan"), None)
        if not self._up or self._down or spot is None or at.y() < spot.rect.y:
            return at
        foot = self.room(spot).rect.y + spot.card * RATIO
        return QPointF(at.x(), min(at.y(), foot - 1.0))

    def lay_ground(self) -> None:
        """Under the cards of a lifted hand, from the prompt above them on; under no other."""
        found = self._under_cards() if self._up and not self._down else QRectF()
        self._scene.hand_ground.stand(found, flat=self._scene.flat)

    def _under_cards(self) -> QRectF:
        scene, placement = self._scene, self._scene.placement
        fan = next((spot for spot in scene.spots.values() if spot.kind == "fan"), None)
        if fan is None or placement is None or scene.view is None:
            return QRectF()
        laid = lay(self.room(fan), scene.cards_of(fan, scene.view), scene.skin.signs)
        if not laid:
            return QRectF()
        left, right = laid[0].x - laid[0].width / 2, laid[-1].x + laid[-1].width / 2
        top, foot = placement.prompt.bottom - self._height(), max(each.y + each.width * RATIO / 2 for each in laid)
        return QRectF(left, top, right - left, foot - top).adjusted(-AROUND, 0, AROUND, AROUND)

    def _height(self) -> float:
        fan = next((spot for spot in self._scene.spots.values() if spot.kind == "fan"), None)
        return max(0.0, fan.card * 1.4 + 24 - fan.rect.height) if fan is not None else 0.0

    def _move(self) -> None:
        """Its cards to where they belong now, and nothing else."""
        scene = self._scene
        assert scene.view is not None
        self.lay_ground()
        for spot in scene.spots.values():
            if spot.kind != "fan":
                continue
            for laid in lay(self.room(spot), scene.cards_of(spot, scene.view), scene.skin.signs):
                item = scene.cards.get(laid.card)
                if item is not None:
                    item.home = QPointF(laid.x, laid.y)
                    if not item.held:
                        scene.mover.glide(item, item.home, clock.GIVES_WAY, 0)
