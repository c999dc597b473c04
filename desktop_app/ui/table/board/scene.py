"""The table as one scene: it shows a view, lights what it is told to light, and moves cards to their places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.engine.view import CardView, View
from desktop_app.ui.table.board import clock, z
from desktop_app.ui.table.board.card_item import UNLIT, CardItem, Light, reading_order
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.ledger import LedgerItem
from desktop_app.ui.table.board.mat_item import CountItem, DialItem, MatItem, PileItem
from desktop_app.ui.table.board.mover import Mover
from desktop_app.ui.table.board.pager import PAGE, PagerItem
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.arrange import Laid, lay, page_count, page_of
from desktop_app.ui.table.layout.layout import PlacedSpot, Placement, Rect
from desktop_app.ui.table.words.sums import is_open
from desktop_app.ui.table.words.zone_words import ZoneWords
from desktop_app.ui.widgets.guard import guarded


class TableScene(QGraphicsScene):
    """Shows one view after another. It knows zones, cards and lights, no game and no question."""

    def __init__(self, skin: Skin, motion: Clock, words: ZoneWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.skin = skin
        self.motion = motion
        self.mover = Mover(motion)
        self.words = words
        self.cards: dict[str, CardItem] = {}
        self.mats: list[MatItem] = []
        self.piles: dict[str, PileItem] = {}
        self.dials: dict[str, DialItem] = {}
        self.pagers: dict[str, PagerItem] = {}
        self._pages: dict[str, int] = {}
        self._lights: Mapping[str, Light] = {}
        self.placement: Placement | None = None
        self.view: View | None = None
        self.flat = False
        self._hand_up = False
        self.ledger = LedgerItem(skin)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # -- layout ---------------------------------------------------------------------------------------------------

    def rebuild(self, placement: Placement, skin: Skin) -> None:
        """Takes a new placement or skin: everything is made anew where it belongs."""
        self.motion.finish()
        self.clear()
        self._hand_up = False
        self.skin, self.placement = skin, placement
        self.cards, self.mats, self.piles, self.dials, self.pagers = {}, [], {}, {}, {}
        for mat in placement.mats:
            item = MatItem(skin, mat, placement.scale)
            item.setZValue(z.MATS)
            self.addItem(item)
            self.mats.append(item)
        for spot in placement.spots.values():
            self._add_spot(spot, placement.scale)
        self.ledger = LedgerItem(skin)
        self.ledger.setZValue(z.LEDGER)
        self.addItem(self.ledger)
        if self.view is not None:
            self.show_view(self.view, moving=False)

    def _add_spot(self, spot: PlacedSpot, scale: float) -> None:
        if spot.kind == "pile":
            pile = PileItem(self.skin, spot, scale)
            pile.setZValue(z.MATS + 1)
            count = CountItem(self.skin, pile)
            count.setZValue(z.COUNTS)
            self.addItem(pile)
            self.addItem(count)
            self.piles[spot.zone] = pile
        elif spot.kind == "dial":
            dial = DialItem(self.skin, spot, scale)
            dial.setZValue(z.MATS + 1)
            self.addItem(dial)
            self.dials[spot.zone] = dial
        elif spot.kind == "row":
            pager = PagerItem(self.skin, spot, scale)
            pager.setZValue(z.COUNTS)
            self.addItem(pager)
            self.pagers[spot.zone] = pager

    # -- showing --------------------------------------------------------------------------------------------------

    def show_view(self, view: View, *, moving: bool = True) -> None:
        """Shows a view: cards glide to their zones, numbers change, what left goes."""
        if self.placement is None:
            self.view = view
            return
        self.motion.finish()
        before, self.view = self.view, view
        present: set[str] = set()
        delay = 0.0
        for spot in self.placement.spots.values():
            cards = self._cards_of(spot, view)
            by_id = {card.id: card for card in cards}
            room = self._room(spot, view)
            for laid in lay(room, cards, self._page(room, cards)):
                present.add(laid.card)
                moved = self._put(by_id[laid.card], laid, spot, moving and before is not None, delay)
                delay = min(delay + clock.STAGGER, clock.STAGGER_MOST) if moved else delay
        for card in [card for card in self.cards if card not in present]:
            self.removeItem(self.cards.pop(card))
        self._show_counts(view)
        self.ledger.show_ledger(self.words.ledger(view) if is_open(view) else None, self._ledger_place())
        self.update()

    def _page(self, room: PlacedSpot, cards: Sequence[CardView]) -> int:
        """The page of a zone that is shown; its pager says so."""
        pages = page_count(room, cards)
        page = min(self._pages.get(room.zone, 0), pages - 1)
        if room.zone in self.pagers:
            self.pagers[room.zone].show_page(page, pages)
        return page

    def turn_page(self, zone: str, by: int = 1) -> None:
        """The next page of a zone, the first again after the last."""
        pager = self.pagers.get(zone)
        if pager is not None and self.view is not None and pager.pages > 1:
            self._pages[zone] = (pager.page + by) % pager.pages
            self.show_view(self.view, moving=False)
            self.shine(self._lights)

    def bring_forward(self, card: str) -> None:
        """Turns to the page on which a card lies."""
        if card in self.cards or self.view is None or self.placement is None:
            return
        for spot in self.placement.spots.values():
            cards = self._cards_of(spot, self.view)
            if any(each.id == card for each in cards):
                self._pages[spot.zone] = page_of(self._room(spot, self.view), cards, card)
                self.show_view(self.view, moving=False)
                self.shine(self._lights)
                return

    def _cards_of(self, spot: PlacedSpot, view: View) -> list[CardView]:
        """The zone's cards, and those of zones without a place of their own that are shown with it."""
        zones = [spot.zone, *(name for name, beside in self.words.asides.items() if beside == spot.zone)]
        return [card for name in zones if name in view.zones for card in view.zones[name].cards]

    def raise_hand(self, up: bool) -> float:
        """Lifts a hand that hangs half below the edge, or lets it down; how far it is up now."""
        if self.placement is None or self.view is None or not self.placement.plan.hand_hangs:
            return 0.0
        if up != self._hand_up:
            self._hand_up = up
            self.show_view(self.view, moving=False)
        return self._hand_lift() if up else 0.0

    def hangs(self, zone: str) -> bool:
        """Whether a zone is a hand held as a fan."""
        spot = self.placement.spots.get(zone) if self.placement is not None else None
        return spot is not None and spot.kind == "fan"

    def _hand_lift(self) -> float:
        assert self.placement is not None
        fan = next((spot for spot in self.placement.spots.values() if spot.kind == "fan"), None)
        return max(0.0, fan.card * 1.4 + 24 - fan.rect.height) if fan is not None else 0.0

    def _room(self, spot: PlacedSpot, view: View) -> PlacedSpot:
        if spot.kind == "fan" and self._hand_up:
            room = spot.rect
            return replace(spot, rect=Rect(room.x, room.y - self._hand_lift(), room.width, room.height))
        if is_open(view) and spot is self._ledger_place():
            return self.ledger.narrowed(spot)
        return spot

    def _ledger_place(self) -> PlacedSpot | None:
        """Attacks are added up among the enemies of the person at the table, whoever they are on."""
        return self.placement.spots.get(f"engaged:{self.placement.seat}") if self.placement is not None else None

    def _put(self, card: CardView, laid: Laid, spot: PlacedSpot, moving: bool, delay: float) -> bool:
        item = self.cards.get(card.id)
        target = QPointF(laid.x, laid.y)
        if item is None:
            item = CardItem(self.skin, card)
            self.cards[card.id] = item
            self.addItem(item)
            item.lay(laid)
            item.setPos(self._origin(card, spot) if moving else target)
            item.turn = laid.turn if not moving else 0.0
            if moving and card.code:
                self.mover.turn_up(item, delay)
        else:
            face_down = not item.card.code
            if item.show_card(card) and moving:
                self.mover.mark_changed(item)
            if face_down and card.code and moving:
                self.mover.turn_up(item, delay)
        item.lay(laid)
        item.in_hand, item.coins = spot.kind == "fan", spot.coins
        item.home, item.rest_z = target, (z.HAND if spot.kind == "fan" else z.RESTING) + laid.over
        item.setZValue(item.rest_z)
        travels = (item.pos() - target).manhattanLength() > 1
        if travels:
            self.mover.glide(item, target, clock.CARD_MOVES if moving else 0, delay)
        if item.turn != laid.turn:
            self.mover.turn(item, laid.turn, clock.TURNS if moving else 0, delay)
        return travels and moving

    def _origin(self, card: CardView, spot: PlacedSpot) -> QPointF:
        """Where a card that was not in sight comes from: the deck its back belongs to."""
        deck = "encounter_deck" if card.back == "encounter" else f"deck:{card.owner or spot.seat}"
        pile = self.piles.get(deck)
        if pile is not None:
            return pile.face_rect().center()
        return QPointF(spot.rect.x + spot.rect.width / 2, spot.rect.y + spot.rect.height / 2)

    def glide_home(self, item: CardItem) -> None:
        """Back to its place after a drop that did not move it."""
        self.mover.glide_home(item, self._home_turn(item))

    def shuffle(self, zone: str) -> None:
        """The cards of a pile slide through each other."""
        if zone in self.piles:
            self.mover.shuffle(self.piles[zone])

    def _home_turn(self, item: CardItem) -> float:
        if self.view is None or self.placement is None:
            return 0.0
        spot = self.placement.spots.get(item.card.zone)
        if spot is None:
            return 0.0
        room, cards = self._room(spot, self.view), self._cards_of(spot, self.view)
        for laid in lay(room, cards, self._page(room, cards)):
            if laid.card == item.card.id:
                return laid.turn
        return 0.0

    def _show_counts(self, view: View) -> None:
        if self.placement is None:
            return
        for mat in self.mats:
            mat.say(self.words.label(mat.mat, view, short=self.placement.plan.name == "compact"))
        for zone, pile in self.piles.items():
            shown = view.zones.get(zone)
            count = shown.count if shown is not None else 0
            face_up = bool(shown and shown.cards)
            back = "" if face_up else self.words.back_of(zone)
            pile.show_pile(count, back, self.words.caption(pile.spot, view, 0 if back else count))
        for zone, dial in self.dials.items():
            seat = zone.partition(":")[2]
            value, limit = view.numbers.get(zone, 0), view.numbers.get(f"elimination:{seat}", 50)
            dial.show_dial(value, limit, self.words.caption(dial.spot, view), self.words.of(limit))

    # -- lights ---------------------------------------------------------------------------------------------------

    def shine(self, lights: Mapping[str, Light]) -> None:
        """Marks cards and zones by id; what is not named is unlit."""
        self._lights = lights
        for name, item in self.cards.items():
            item.shine(lights.get(name, UNLIT))
        for zone, pager in self.pagers.items():
            hidden = self.view.zones[zone].cards if self.view is not None and zone in self.view.zones else ()
            pager.shine(any(card.id not in self.cards and card.id in lights for card in hidden))
        for mat in self.mats:
            found = [lights[zone] for zone in mat.mat.zones if zone in lights]
            mat.shine(found[0] if found else UNLIT)

    def focus_on(self, thing: str) -> None:
        """Puts the keyboard's frame around a card or the mat of a zone."""
        for name, item in self.cards.items():
            item.set_focused(name == thing)
        for mat in self.mats:
            mat.set_focused(thing in mat.mat.zones)

    # -- finding --------------------------------------------------------------------------------------------------

    def thing_at(self, at: QPointF, without: str = "") -> str:
        """The card there (other than ``without``), else the zone, else ""."""
        for zone, pager in self.pagers.items():
            if pager.isVisible() and pager.boundingRect().contains(at):
                return PAGE + zone
        best: CardItem | None = None
        for name, item in self.cards.items():
            if name == without or (best is not None and item.zValue() <= best.zValue()):
                continue
            there = at - item.pos()
            if abs(there.x()) + abs(there.y()) < item.width * 1.8 and item.shape().contains(there):
                best = item
        if best is not None:
            return best.card.id
        return self.zone_at(at)

    def zone_at(self, at: QPointF) -> str:
        """The zone whose room or mat holds the point."""
        if self.placement is None:
            return ""
        for spot in self.placement.spots.values():
            if QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height).contains(at):
                return spot.zone
        for mat in self.mats:
            if mat.boundingRect().contains(at) and mat.mat.zones:
                return mat.mat.zones[0]
        return ""

    def rect_of(self, thing: str) -> QRectF:
        """Where a card or zone lies on the table; an empty rectangle for something unknown."""
        item = self.cards.get(thing)
        if item is not None:
            return item.upright_rect().translated(item.pos())
        spot = self.placement.spots.get(thing) if self.placement is not None else None
        return QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height) if spot else QRectF()

    def things(self) -> list[str]:
        """Cards in reading order, then the zones: everything that can be pointed at."""
        zones = list(self.placement.spots) if self.placement is not None else []
        return [item.card.id for item in reading_order(list(self.cards.values()))] + zones

    def items_of(self, zones: Iterable[str]) -> Sequence[CardItem]:
        """The cards lying in these zones, in reading order."""
        wanted = set(zones)
        return reading_order([item for item in self.cards.values() if item.card.zone in wanted])

    # -- background -----------------------------------------------------------------------------------------------

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Oak boards, or one flat colour."""
        self.skin.paint_table(painter, QRectF(rect), flat=self.flat)
