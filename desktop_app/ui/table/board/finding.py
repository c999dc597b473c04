"""What lies where on the table: from points to things and from things to places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.engine.view import SHOWN
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.hand import Hand
from desktop_app.ui.table.board.land import Land
from desktop_app.ui.table.board.mat_item import MatItem
from desktop_app.ui.table.board.pager import PAGE, PagerItem
from desktop_app.ui.table.board.tray_item import FOLD, TrayItem
from desktop_app.ui.table.layout.placed import PlacedSpot


class Findable(QGraphicsScene):
    """A scene in which cards, zones and mats can be found.

    ``spots`` are the places of all zones of the view at hand, also of those that come and go.
    """

    tray: TrayItem
    hand: Hand
    land: Land | None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mats: list[MatItem] = []
        self.spots: dict[str, PlacedSpot] = {}

    @property
    def cards(self) -> dict[str, CardItem]:
        """The cards in sight by their ids."""
        raise NotImplementedError

    @property
    def pagers(self) -> dict[str, PagerItem]:
        """What turns the pages of a zone, by zone."""
        raise NotImplementedError

    def thing_at(self, at: QPointF, without: str = "") -> str:
        """The card there (other than ``without``), else the zone, else ""."""
        for zone, pager in self.pagers.items():
            if pager.isVisible() and pager.boundingRect().contains(at):
                return PAGE + zone
        on_tray = self.tray.holds(at)
        if on_tray and self.tray.strip_rect().contains(at):
            return FOLD
        best: CardItem | None = None
        at = self.hand.taken_hold_of(at)
        for name, item in self.cards.items():
            if (
                name == without
                or (on_tray and not item.to_read)
                or not item.isVisible()
                or (best is not None and item.zValue() <= best.zValue())
            ):
                continue
            there = at - item.pos()
            if abs(there.x()) + abs(there.y()) < item.width * 1.8 and item.shape().contains(there):
                best = item
        if best is not None:
            return best.card.id
        return SHOWN if on_tray else self.zone_at(at)

    def zone_at(self, at: QPointF) -> str:
        """The zone whose room or mat holds the point; on a land the place there, if there is one."""
        if self.land is not None and self.land.covers(at):
            return self.land.zone_at(at)
        for spot in reversed(self.spots.values()):
            room = QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height)
            if spot.kind not in ("tray", "place") and room.contains(at):
                return spot.zone
        for mat in self.mats:
            if mat.boundingRect().contains(at) and mat.mat.zones and "*" not in mat.mat.zones[0]:
                return mat.mat.zones[0]
        return ""

    def rect_of(self, thing: str) -> QRectF:
        """Where a card or zone lies on the table; an empty rectangle for something unknown."""
        item = self.cards.get(thing)
        if item is not None:
            return item.upright_rect().translated(item.pos())
        if self.land is not None and not self.land.rect_of(thing).isNull():
            return self.land.rect_of(thing)
        spot = self.spots.get(thing)
        return QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height) if spot else QRectF()

    def items_of(self, zones: Iterable[str]) -> Sequence[CardItem]:
        """The cards lying in these zones, in reading order."""
        wanted = set(zones)
        return _reading_order([item for item in self.cards.values() if item.card.zone in wanted])


def _reading_order(items: list[CardItem]) -> list[CardItem]:
    """From top to bottom in rows, then left to right."""
    return sorted(items, key=lambda item: (round(item.home.y() / 60), item.home.x()))
