"""Where a card will lie once a view is shown: asked before it is, by whoever carries the card there."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop_app.engine.view import View
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.layout.appearing import brought_forward, spots_now
from desktop_app.ui.table.layout.arrange import lay, page_of
from desktop_app.ui.table.layout.asides import shown_with
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot


def place_to_be(scene: TableScene, view: View, card: str) -> QRectF:
    """The rectangle of a card in ``scene`` when it shows ``view``: that of its zone where the card lies under others,
    an empty one where it has no place."""
    if scene.planner is None or scene.placement is None:
        return QRectF()
    view = brought_forward(view, scene.layout.forward)
    ledger = scene.words.ledger(view)
    placement = scene.planner.plan(
        view, ledger.zone if ledger is not None else "", scene.placement, unfolded=scene.unfolded
    )
    spots = spots_now(placement, view, scene.skin.signs, asides=scene.layout.asides, unfolded=scene.unfolded)
    for spot in spots.values():
        found = _in_spot(scene, spot, view, card)
        if found is not None:
            return found
    return QRectF()


def _in_spot(scene: TableScene, spot: PlacedSpot, view: View, card: str) -> QRectF | None:
    zones = shown_with(scene.layout.asides, spot.zone, view.zones)
    cards = [each for name in zones if name in view.zones for each in view.zones[name].cards]
    if not any(each.id == card for each in cards):
        return None
    signs = scene.skin.signs
    for laid in lay(spot, cards, signs, page_of(spot, cards, signs, card)):
        if laid.card == card:
            return _around(laid)
    return QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height)


def _around(laid: Laid) -> QRectF:
    tall = laid.strip or (laid.width / RATIO if laid.landscape else laid.width * RATIO)
    return QRectF(laid.x - laid.width / 2, laid.y - tall / 2, laid.width, tall)
