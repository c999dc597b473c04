"""The words beside the cards of a scene: written where the plan has room for them, gone with their card."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGraphicsScene

from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.fact_item import FactItem
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import Rect
from desktop_app.ui.table.words.zone_words import Told


class WordsBeside:
    """Holds what is written beside each card of one scene, by the ids of the cards."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, FactItem] = {}

    def put(self, laid: Laid, room: Rect, words: Told, ink: str, scale: float) -> None:
        """Writes these words in a room beside a card that lies so, in letters so many times larger than drawn."""
        item = self._items.get(laid.card)
        if item is None:
            item = self._items[laid.card] = FactItem()
            item.setZValue(z.WORDS)
            self._scene.addItem(item)
        tall = laid.width / RATIO if laid.landscape else laid.width * RATIO
        item.show_words(room, words, ink, scale, tall)

    def keep(self, told: Collection[str]) -> None:
        """Takes away what stands beside every card that is not among these."""
        for card in [card for card in self._items if card not in told]:
            self._scene.removeItem(self._items.pop(card))
