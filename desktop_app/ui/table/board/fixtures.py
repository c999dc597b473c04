"""What stands on the table besides mats and cards: piles, counters, pagers, places of a map, by their zones."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.engine.view import View
from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.ahead_item import AheadItem
from desktop_app.ui.table.board.counter_item import DialItem, TallyItem
from desktop_app.ui.table.board.fold_item import FoldItem
from desktop_app.ui.table.board.heap_item import HeapItem
from desktop_app.ui.table.board.mover import Mover
from desktop_app.ui.table.board.pager import PagerItem
from desktop_app.ui.table.board.pair_item import PairItem
from desktop_app.ui.table.board.pile_item import CountItem, PileItem
from desktop_app.ui.table.board.place_item import PlaceItem
from desktop_app.ui.table.board.roster_item import RosterItem
from desktop_app.ui.table.board.sheet_item import AccountsItem, ScoresItem, TitleItem, lend_room
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.zone_words import ZoneWords

Fixture = (
    PileItem
    | CountItem
    | DialItem
    | PagerItem
    | PlaceItem
    | ScoresItem
    | AccountsItem
    | RosterItem
    | TitleItem
    | FoldItem
    | PairItem
    | AheadItem
)
"""What can stand on the table and be carried to another place."""
COUNTERS: Mapping[str, type[DialItem]] = {"dial": DialItem, "tally": TallyItem, "heap": HeapItem}


class Fixtures:
    """Stands on one scene. What comes and goes in play is set up and taken away with its zone."""

    def __init__(self, scene: QGraphicsScene, words: ZoneWords) -> None:
        self._scene = scene
        self._words = words
        self._spots: dict[str, PlacedSpot] = {}
        self._items: dict[str, list[Fixture]] = {}
        self.piles: dict[str, PileItem] = {}
        self.dials: dict[str, DialItem] = {}
        self.pagers: dict[str, PagerItem] = {}
        self.places: dict[str, PlaceItem] = {}
        self.scores: dict[str, ScoresItem] = {}
        self.accounts: dict[str, AccountsItem] = {}
        self.rosters: dict[str, RosterItem] = {}
        self.titles: dict[str, TitleItem] = {}
        self.folds: dict[str, FoldItem] = {}
        self.pairs: dict[str, PairItem] = {}
        self.ways: dict[str, AheadItem] = {}

    def stand(self, skin: Skin, spots: Mapping[str, PlacedSpot], scale: float, mover: Mover | None = None) -> None:
        """Sets up what these zones need and takes away what stood for others; what only moves is carried there."""
        for zone, before in [(zone, spot) for zone, spot in self._spots.items() if spots.get(zone) != spot]:
            now = spots.get(zone)
            if now is None or now.kind != before.kind or now.kind == "map" or now.folded != before.folded:
                self._take_away(zone)
            else:
                self._move(zone, before, now, mover)
        for zone, spot in spots.items():
            if zone not in self._spots:
                self._spots[zone] = spot
                self._items[zone] = self._set_up(skin, spot, scale)

    def _move(self, zone: str, before: PlacedSpot, now: PlacedSpot, mover: Mover | None) -> None:
        self._spots[zone] = now
        from_middle = QPointF(before.rect.x + before.rect.width / 2, before.rect.y + before.rect.height / 2)
        by = from_middle - QPointF(now.rect.x + now.rect.width / 2, now.rect.y + now.rect.height / 2)
        for item in self._items[zone]:
            item.take(now)
            if mover is not None and now.open and before.open:
                mover.carry(item, by)

    def _take_away(self, zone: str) -> None:
        for item in self._items.pop(zone):
            self._scene.removeItem(item)
        del self._spots[zone]
        for kept in (
            self.piles, self.dials, self.pagers, self.places, self.scores, self.accounts, self.rosters, self.titles,
            self.folds,
            self.pairs, self.ways,
        ):  # fmt: skip
            kept.pop(zone, None)

    def _set_up(self, skin: Skin, spot: PlacedSpot, scale: float) -> list[Fixture]:
        made: list[tuple[Fixture, float]] = []
        if spot.kind == "pile":
            pile = self.piles[spot.zone] = PileItem(skin, spot, scale)
            made += [(pile, z.MATS + 1), (CountItem(skin, pile), z.COUNTS)]
        elif spot.kind in COUNTERS:
            dial = self.dials[spot.zone] = COUNTERS[spot.kind](skin, spot, scale)
            made.append((dial, z.MATS + 1))
        elif spot.kind == "map":
            place = self.places[spot.zone] = PlaceItem(skin, spot, self._words.zone(spot.zone))
            made.append((place, z.MATS + 1))
        elif spot.folded:
            fold = self.folds[spot.zone] = FoldItem(skin, spot, scale)
            made.append((fold, z.MATS + 1))
        elif spot.kind == "row":
            pager = self.pagers[spot.zone] = PagerItem(skin, spot, scale)
            made.append((pager, z.COUNTS))
            if spot.comes_and_goes:
                title = self.titles[spot.zone] = TitleItem(skin, spot, scale)
                made.append((title, z.MATS + 1))
        elif spot.kind == "pair":
            pair = self.pairs[spot.zone] = PairItem(skin, spot, scale)
            made.append((pair, z.COUNTS))
        elif spot.kind == "climb":
            way = self.ways[spot.zone] = AheadItem(skin, spot, scale)
            made.append((way, z.MATS + 1))
        elif spot.kind == "scores":
            scores = self.scores[spot.zone] = ScoresItem(skin, spot, scale)
            made.append((scores, z.MATS + 1))
        elif spot.kind == "accounts":
            accounts = self.accounts[spot.zone] = AccountsItem(skin, spot, scale)
            made.append((accounts, z.MATS + 1))
        elif spot.kind == "roster":
            roster = self.rosters[spot.zone] = RosterItem(skin, spot, scale)
            made.append((roster, z.MATS + 1))
        for item, height in made:
            item.setZValue(height)
            self._scene.addItem(item)
        return [item for item, _ in made]

    def show_counts(self, view: View) -> None:
        """The number of cards of each pile and the value of each counter."""
        for zone, pile in self.piles.items():
            shown = view.zones.get(zone)
            count = shown.count if shown is not None else 0
            face_up = bool(shown and shown.cards)
            back = "" if face_up else self._words.back_of(zone)
            caption, none = self._words.caption(pile.spot, view, 0 if back else count), self._words.none(pile.spot)
            pile.show_pile(count, back, caption, none, self._words.caption(pile.spot, view) or self._words.zone(zone))
        for dial in self.dials.values():
            dial.show_dial(self._words.counters.reading(dial.spot, view))
        for zone, title in self.titles.items():
            title.show_title(self._words.sights.title_over(view, zone, title.spot.seat))
        lend_room(self.titles.values())
        for zone, fold in self.folds.items():
            fold.show_group(self._words.sights.folded(view, zone))
        for zone, pair in self.pairs.items():
            pair.show_score(self._words.sights.score_of(view, zone))
        for zone, way in self.ways.items():
            way.show_way(view.zones[zone].cards if zone in view.zones else (), self._words.sights.ahead(view, zone))
        for scores in self.scores.values():
            scores.show_scores(self._words.sights.scores(view))
        for accounts in self.accounts.values():
            accounts.show_accounts(self._words.sights.accounts(view, accounts.spot.seat))
        for zone, roster in self.rosters.items():
            roster.show_roster(self._words.sights.roster(view, zone))
