"""The table as one scene: it shows a view, lights what it is told to light, and moves cards to their places."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.engine.ask import Question
from desktop_app.engine.view import SHOWN, CardView, View
from desktop_app.ui.art.attached import Gift
from desktop_app.ui.table.board import clock, z
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.card_labels import labels_of
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.counter_item import DialItem
from desktop_app.ui.table.board.fixtures import Fixtures
from desktop_app.ui.table.board.hand import Hand
from desktop_app.ui.table.board.hand_ground import HandGround
from desktop_app.ui.table.board.labels import Labels
from desktop_app.ui.table.board.land import Land
from desktop_app.ui.table.board.leafing import Leafing
from desktop_app.ui.table.board.ledger import LedgerItem
from desktop_app.ui.table.board.mover import Mover
from desktop_app.ui.table.board.pager import PagerItem
from desktop_app.ui.table.board.pile_item import PileItem
from desktop_app.ui.table.board.planner import Planner
from desktop_app.ui.table.board.rack import Rack
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.slim_prompt import SlimPrompt
from desktop_app.ui.table.board.stagings import Staging
from desktop_app.ui.table.board.standing_mats import mats_now
from desktop_app.ui.table.board.strips import Strips
from desktop_app.ui.table.board.tray_item import TrayItem
from desktop_app.ui.table.board.words_beside import WordsBeside
from desktop_app.ui.table.layout.appearing import (
    asks_elsewhere,
    brought_forward,
    from_several,
    is_read,
    laid_open,
    spots_now,
)
from desktop_app.ui.table.layout.arrange import lay, place_for_a_card
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import PADDING, Layout
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.words.zone_words import Told, ZoneWords
from desktop_app.ui.widgets.guard import guarded


class TableScene(Leafing):
    """Shows one view after another. It knows zones, cards and lights, no game and no question."""

    def __init__(
        self, skin: Skin, motion: Clock, words: ZoneWords, layout: Layout, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.skin = skin
        self.layout = layout
        self.planner: Planner | None = None
        self.gifts_of: Callable[[CardView], tuple[Gift, ...]] = lambda card: ()
        self.motion = motion
        self.mover = Mover(motion)
        self.words = words
        self.notes: Mapping[str, str] = {}
        """Words under cards, by their ids, from the next view on."""
        self._lying: Mapping[str, str] = {}
        """Where each card of the tray lies, where they lie in several zones."""
        self.question: Question | None = None
        """What the seat is asked, from the next view on."""
        self._told: View | None = None
        self.flat = False
        self.hand = Hand(self)
        self.land = Land(self, layout.ground, self, words.word) if layout.ground is not None else None
        self._furnish(skin)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def _furnish(self, skin: Skin) -> None:
        self.rack = Rack(self, self.mover, self._origin, self._labels)
        if self.land is not None:
            self.rack.way = self.land.way
        self.fixtures = Fixtures(self, self.words)
        self.beside = WordsBeside(self)
        self.ledger, self.hand_ground = LedgerItem(skin), HandGround(skin)
        self.slim_prompt, self.tray = SlimPrompt(skin), TrayItem(skin)
        for item, height in (
            (self.ledger, z.LEDGER),
            (self.hand_ground, z.UNDER_HAND),
            (self.slim_prompt, z.SLIM_PROMPT),
            (self.tray, z.TRAY),
        ):
            item.setZValue(height)
            self.addItem(item)

    @property
    def cards(self) -> dict[str, CardItem]:
        """The cards in sight by their ids."""
        return self.rack.items

    @property
    def piles(self) -> dict[str, PileItem]:
        """The piles by their zones."""
        return self.fixtures.piles

    @property
    def dials(self) -> dict[str, DialItem]:
        """The counters by their zones."""
        return self.fixtures.dials

    @property
    def pagers(self) -> dict[str, PagerItem]:
        """What turns the pages of a zone, by zone."""
        return self.fixtures.pagers

    @property
    def told(self) -> View | None:
        """The view that is shown, as it was given."""
        return self._told or self.view

    # -- layout ---------------------------------------------------------------------------------------------------

    def rebuild(self, room: Room, skin: Skin, view: View) -> None:
        """Takes a new room or skin: everything of a view is made anew where it belongs."""
        self.motion.finish()
        self.clear()
        if self.land is not None:
            self.land.forget()
        self.hand.forget()
        self.strips = Strips(self._open_strip)
        self.skin = skin
        self.planner = Planner(self.layout, room, skin.signs, self.words.has_total)
        self.placement = None
        self._furnish(skin)
        self.mats = []
        self.show_view(view, moving=False)

    def _lay_out(self, view: View, moving: bool) -> None:
        """The mats where they belong for a view; they move there together when that is somewhere else."""
        assert self.planner is not None
        held = any(item.held for item in self.cards.values())
        if self.placement is not None and held and not self.strips.moving:
            return  # nothing moves under the hand that holds a card
        ledger = self.words.ledger(self._told or view)
        before, opened = self.strips.closed or self.placement, self.strips.opened
        placement = self.planner.plan(view, ledger.zone if ledger is not None else "", before, opened, self.unfolded)
        self.strips.planned()
        if placement is self.placement:
            return
        self.update()  # much is somewhere else: to paint all of it once is quicker than to tally what changed
        self.placement = placement
        if self.land is not None:
            self.land.stand(placement)
        self.mats = mats_now(self, self.skin, self.mover, self.mats, placement, clock.CARD_MOVES if moving else 0)

    # -- showing --------------------------------------------------------------------------------------------------

    def show_view(self, view: View, *, moving: bool = True) -> None:
        """Shows a view: cards glide to their zones, numbers change, what left goes."""
        if self.planner is None:
            self.view = view
            return
        self.motion.finish()
        seen, view = view, brought_forward(view, self.layout.forward)
        self._told = seen if seen is not view else None
        before, self.view = self.view, view
        moving = moving and before is not None
        self._lay_out(view, moving)
        assert self.placement is not None
        self.spots = self._spots_now(view)
        on_land = self.land.find_cards(view, self.question, self.spots) if self.land is not None else ()
        lying, self._lying = view, {}
        if self.question is not None:
            view = self.view = laid_open(view, self.question, self.spots, self.words.asides, on_land)
            self._lying = from_several(lying, view)
            self.spots = self._spots_now(view)
        self.fixtures.stand(self.skin, self.spots, self.placement.scale, self.mover if moving else None)
        looked_at = self._cards_of_tray(view)
        under_it = self.land is not None and self.land.staging.covers and is_read(self.question, looked_at)
        self.tray.give_way(under_it or asks_elsewhere(self.question, looked_at))
        self._show_cards(view, moving)
        self._show_words(view)

    def _spots_now(self, view: View) -> dict[str, PlacedSpot]:
        assert self.placement is not None
        land = self.land
        spots = spots_now(
            self.placement,
            view,
            self.skin.signs,
            land.where_stands if land is not None else None,
            land.figure if land is not None else 0.0,
            asides=self.words.asides,
            unfolded=self.unfolded,
            noted=bool(self._lying),
        )
        if land is None:
            return spots
        told = self._told or view
        contest = self.words.contest(told)
        staging = Staging(
            self.words.of_contest(contest) if contest is not None else None,
            self.words.sights.journey(told),
            self.words.sights.stack(told),
        )
        return {**spots, **land.stage_over(view, contest, staging)}

    def _show_cards(self, view: View, moving: bool) -> None:
        present: set[str] = set()
        told: set[str] = set()
        delay = 0.0
        for spot in self.spots.values():
            cards = self.cards_of(spot, view)
            by_id = {card.id: card for card in cards}
            room = self.hand.room(spot)
            for laid in lay(room, cards, self.skin.signs, self._page(room, cards), self._opened):
                present.add(laid.card)
                moved = self.rack.put(self.skin, by_id[laid.card], laid, spot, moving, delay)
                delay = min(delay + clock.STAGGER, clock.STAGGER_MOST) if moved else delay
                self._tell(told, by_id[laid.card], laid, spot, view)
        self.rack.keep(present)
        self.hand.lay_ground()
        if self.land is not None:
            self.land.show_pieces()
        self.beside.keep(told)

    def _tell(self, told: set[str], card: CardView, laid: Laid, spot: PlacedSpot, view: View) -> None:
        """Words beside a card, where the plan has room for them."""
        if laid.words is None or self.placement is None:
            return
        words = self.words.beside(view, card, self.skin.text_of(card))
        if words == Told():
            return
        told.add(card.id)
        dark = self.mats[spot.mat].mat.look == "encounter"
        ink = self.skin.theme.encounter_zone_ink if dark else self.skin.theme.zone_ink
        self.beside.put(laid, laid.words, words, ink, self.placement.scale * self.skin.theme.print_scale)

    def _show_words(self, view: View) -> None:
        assert self.placement is not None
        told = self._told or view
        if self.land is not None and self.layout.ground is not None:
            ground = self.layout.ground
            self.land.show_view(view, told, self.words.places.there(view, ground.look, ground.parties))
        zone = self._show_sum(told)
        for mat in self.mats:
            opened = self.strips.opened in mat.mat.zones and mat.mat.state == "open"
            mat.keep_place(place_for_a_card(self.spots[self.strips.opened]) if opened else None)
            right = mat.mat.rect.right - PADDING
            clear = self.first_pager(mat.mat.zones, right)
            if zone in mat.mat.zones and self.ledger.in_a_line:
                clear = min(clear, self.ledger.boundingRect().left())
            mat.keep_clear(right - clear)
            mat.say(self.words.mats.label(mat.mat, told))
        self.fixtures.show_counts(told)
        self.tray.show_tray(self.spots.get(SHOWN), self.words.zone(SHOWN))

    def _show_sum(self, told: View) -> str:
        """What an attack or the like adds up to; answers the zone in whose room it stands."""
        ledger = self.words.ledger(told)
        zone = ledger.zone if ledger is not None else ""
        taken = max(
            (item.home.x() + item.width / 2 for item in self.rack.items.values() if item.card.zone == zone), default=0.0
        )
        staged = self.land.staging.staged if self.land is not None else None
        if staged is not None:
            self.ledger.show_ledger(ledger, staged.sum)
        else:
            self.ledger.show_ledger(ledger, self.spots.get(zone), taken)
        return zone

    def _labels(self, card: CardView, laid: Laid) -> Labels:
        """What is written on the strip of a card, or under it."""
        pile = self.words.zone(self._lying[card.id]) if card.id in self._lying else ""
        note = self.notes.get(card.id, pile)
        return labels_of(card, laid, self.words, self.skin.signs, self.gifts_of, pile, note)

    def mover_at(self, at: QPointF) -> str:
        """The card in sight that is taken up by the pawn at a point of the table; "" for none."""
        mover = self.land.mover_at(at, self.question) if self.land is not None else ""
        return mover if mover in self.cards else ""

    def _origin(self, card: CardView, spot: PlacedSpot) -> QPointF:
        """Where a card that was not in sight comes from: the place on the land that it is, or the deck its back belongs
        to."""
        if self.land is not None and self.land.is_place(card.code):
            place = self.land.rect_of_place(card.code)
        else:
            pile = self.piles.get(self.words.deck_of(card, spot.seat))
            place = pile.face_rect() if pile is not None else QRectF()
        if not place.isEmpty():
            return place.center()
        return QPointF(spot.rect.x + spot.rect.width / 2, spot.rect.y + spot.rect.height / 2)

    def glide_home(self, item: CardItem) -> None:
        """Back to its place after a drop that did not move it."""
        self.mover.glide_home(item, self._home_turn(item))

    def shuffle(self, zone: str) -> None:
        """The cards of a pile slide through each other."""
        if zone in self.piles:
            self.mover.shuffle(self.piles[zone])

    def _home_turn(self, item: CardItem) -> float:
        if self.view is None:
            return 0.0
        spot = self.spots.get(item.card.zone)
        if spot is None:
            return 0.0
        room, cards = self.hand.room(spot), self.cards_of(spot, self.view)
        for laid in lay(room, cards, self.skin.signs, self._page(room, cards)):
            if laid.card == item.card.id:
                return laid.turn
        return 0.0

    # -- background -----------------------------------------------------------------------------------------------

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Oak boards, or one flat colour."""
        self.skin.paint_table(painter, QRectF(rect), flat=self.flat)
