"""What of a zone lies open: its page, the tray, the attachments of a card, the strip that a card in the air is over."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.engine.view import SHOWN, CardView, View
from desktop_app.ui.table.board.hand import Hand
from desktop_app.ui.table.board.light import UNLIT
from desktop_app.ui.table.board.lighting import Lit
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.slim_prompt import SlimPrompt
from desktop_app.ui.table.board.strips import Strips
from desktop_app.ui.table.layout.appearing import tray_zones
from desktop_app.ui.table.layout.arrange import page_count, page_of
from desktop_app.ui.table.layout.asides import shown_with
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement


class Leafing(Lit):
    """A scene of which a person turns the pages, folds the tray, and opens what lies close together."""

    skin: Skin
    hand: Hand
    slim_prompt: SlimPrompt

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages: dict[str, int] = {}
        self._order: Sequence[str] = ()
        self._opened = ""
        self.unfolded: Sequence[str] = ()
        self.placement: Placement | None = None
        self.strips = Strips(self._open_strip)

    @abstractmethod
    def show_view(self, view: View, *, moving: bool = True) -> None:
        """Shows a view: cards glide to their zones, numbers change, what left goes."""

    def _page(self, room: PlacedSpot, cards: Sequence[CardView]) -> int:
        """The page of a zone that is shown; its pager says so."""
        pages = page_count(room, cards, self.skin.signs)
        page = min(self._pages.get(room.zone, 0), pages - 1)
        if room.zone in self.pagers:
            self.pagers[room.zone].show_page(page, pages)
        return page

    def first_pager(self, zones: Sequence[str], right: float) -> float:
        """Where in the strip of a mat the first pager of its zones begins; ``right`` where everything is in sight."""
        pagers = [self.pagers[zone] for zone in zones if zone in self.pagers and self.pagers[zone].pages > 1]
        return min((pager.boundingRect().left() for pager in pagers), default=right)

    def turn_page(self, zone: str, by: int = 1) -> None:
        """The next page of a zone, the first again after the last."""
        pager = self.pagers.get(zone)
        if pager is not None and pager.pages > 1:
            self._pages[zone] = (pager.page + by) % pager.pages
            self._show_again()

    def bring_forward(self, card: str) -> None:
        """Turns to the page on which a card lies, or opens the tray."""
        if card in self.cards or self.view is None:
            return
        for spot in self.spots.values():
            cards = self.cards_of(spot, self.view, folded=False)
            if any(each.id == card for each in cards):
                self._pages[spot.zone] = page_of(self.hand.room(spot), cards, self.skin.signs, card)
                if spot.folded:
                    self._open_group(spot.zone)
                self.tray.folded = self.tray.folded and spot.kind != "tray"
                self._show_again()
                return

    def open_company(self, thing: str) -> None:
        """Shows all attachments of the card that is pointed at, where only some of many lie open."""
        card = self.view.card(thing) if self.view is not None else None
        host = (card.host or card.id) if card is not None else ""
        strips = sum(item.card.host == host and bool(item.strip) for item in self.cards.values())
        bearer = self.cards.get(host)
        spot = self.spots.get(bearer.card.zone) if bearer is not None else None
        opened = host if spot is not None and strips >= spot.strips else ""
        if opened != self._opened and not any(item.held for item in self.cards.values()):
            self._opened = opened
            self._show_again()

    def unfold(self, zone: str) -> bool:
        """Opens a group that is folded, and folds the one that lay open; False for what is no such group."""
        if zone not in self.fixtures.folds:
            return False
        self._open_group(zone)
        self._open_strip()
        return True

    def _open_group(self, zone: str) -> None:
        self.unfolded = (*(each for each in self.unfolded if each != zone), zone)

    def fold_tray(self) -> None:
        """Folds the tray away, or opens it again."""
        self.tray.folded = not self.tray.folded
        self._show_again()

    @contextmanager
    def without_tray(self) -> Iterator[None]:
        """The table without what is being looked at, as long as it is drawn."""
        cards = [item for item in self.cards.values() if item.to_read]
        seen: list[QGraphicsItem] = [item for item in (self.tray, *cards) if item.isVisible()]
        for item in seen:
            item.setVisible(False)
        try:
            yield
        finally:
            for item in seen:
                item.setVisible(True)

    def order_tray(self, cards: Sequence[str]) -> None:
        """The order in which the cards of the tray lie; those not named come after them."""
        if self._order != cards:
            self._order = list(cards)
            if SHOWN in self.spots and self.view is not None:
                self.show_view(self.view)
                self.shine(self._lights)

    def _show_again(self) -> None:
        if self.view is not None:
            self.show_view(self.view, moving=False)
            self.shine(self._lights)

    def cards_of(self, spot: PlacedSpot, view: View, *, folded: bool | None = None) -> list[CardView]:
        """The zone's cards, and those of zones without a place of their own that are shown with it."""
        if spot.kind == "tray":
            return self._cards_of_tray(view) if not (self.tray.folded if folded is None else folded) else []
        zones = shown_with(self.words.asides, spot.zone, view.zones)
        there = [name for name in zones if name in view.zones and (name == spot.zone or name not in self.spots)]
        return [card for name in there for card in view.zones[name].cards]

    def _cards_of_tray(self, view: View) -> list[CardView]:
        assert self.placement is not None
        cards = [card for zone in tray_zones(self.placement, view) for card in view.zones[zone].cards]
        wanted = {card: at for at, card in enumerate(self._order)}
        return sorted(cards, key=lambda card: wanted.get(card.id, len(wanted)))

    def give_way(self, question: str, way_back: str) -> None:
        """A card is in the air: the question shrinks to one line, and the hand sinks unless a target lies in it."""
        if self.placement is None:
            return
        self.slim_prompt.show_question(question, way_back, self.placement.prompt, self.placement.scale)
        aims = [
            self.cards[thing] for thing, light in self._lights.items() if light.ring == "legal" and thing in self.cards
        ]
        if not any(item.in_hand for item in aims):
            self.hand.sink(True)

    def hover_with(self, thing: str) -> None:
        """What a card in the air is over: an empty zone that it may go to opens, and a group that is folded."""
        if self.unfold(thing):
            return
        lit = self._lights.get(thing, UNLIT).ring == "legal"
        strip = any(thing in item.mat.zones and item.mat.state == "strip" for item in self.mats)
        if thing != self.strips.opened:
            self.strips.open(thing if lit and strip else "", self.placement)

    def _open_strip(self) -> None:
        if self.view is not None:
            self.show_view(self.view)
            self.shine(self._lights)

    def come_back(self) -> None:
        """What gave way to a card in the air stands where it stood."""
        self.slim_prompt.setVisible(False)
        self.hand.sink(False)

    def forget(self) -> None:
        """Another person looks: pages and what lay open are theirs to choose."""
        self._pages.clear()
        self._opened, self._order, self.unfolded = "", (), ()
