"""What a stage sees of the table beneath it: where things lie, where a card comes from, where it will lie."""

from __future__ import annotations

from fnmatch import fnmatchcase

from PySide6.QtCore import QPoint, QRectF

from desktop_app.ui.table.board.foreseeing import place_to_be
from desktop_app.ui.table.board.pile_item import PileItem
from desktop_app.ui.table.layout.asides import beside
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.counter_words import counter_at


class TableSights:
    """The sights of one table, in the pixels of its board. It is the table as it stood before what is told."""

    def __init__(self, table: Parts) -> None:
        self.table = table

    def place_of(self, thing: str) -> QRectF:
        """Where a card, a dial or a zone is seen; an empty rectangle for what is not, as the cards of the tray, which
        is away while something is told."""
        item = self.table.scene.cards.get(thing)
        return QRectF() if item is not None and item.to_read else self._lay_at(thing)

    def _lay_at(self, thing: str) -> QRectF:
        """Where something lay before it was told, in the tray too."""
        scene = self.table.scene
        dial = scene.dials.get(thing)
        return self._on_board(scene.rect_of(thing) if dial is None or not dial.spot.open else dial.face_rect())

    def warns(self, dial: str, seat: str) -> bool:
        """Whether a dial, of a seat, warns near its limit."""
        counter = counter_at(self.table.words, dial)
        return counter is None or counter.warns(seat, self.table.controller.seat)

    def mat_of(self, zone: str) -> QRectF:
        """The whole mat in which a zone lies; an empty rectangle where it has none."""
        scene, layout = self.table.scene, self.table.game.layout
        shown = beside(layout.asides, zone)
        fact, begins, forward = layout.forward
        if fact and scene.view is not None and shown == begins + scene.view.facts.get(fact, ""):
            shown = forward
        held = (mat for mat in scene.mats if any(fnmatchcase(shown, each) for each in mat.mat.zones))
        return next((self._on_board(mat.rect()) for mat in held), QRectF())

    def _on_board(self, rect: QRectF) -> QRectF:
        return QRectF(self.table.board.mapFromScene(rect).boundingRect()) if not rect.isEmpty() else QRectF()

    def sum_at(self) -> QRectF:
        """Where an attack or the like is added up; an empty rectangle where nothing is."""
        ledger = self.table.scene.ledger
        return self._on_board(ledger.sceneBoundingRect()) if ledger.isVisible() else QRectF()

    def fighting(self) -> list[QRectF]:
        """Where those lie who fight or are to fight: who wears a ring for it."""
        scene = self.table.scene
        fight = [card for card, item in scene.cards.items() if scene.skin.signs.ring(item.card)]
        return [self.place_of(card) for card in fight]

    def contest_at(self) -> QRectF:
        """The land under a contest that is staged over it; an empty rectangle where none is."""
        land = self.table.scene.land
        if land is None or land.map is None or land.staging.staged is None:
            return QRectF()
        return self._on_board(land.map.room)

    def origin(self, moment: Moment) -> QRectF:
        """Where the card of a moment comes from: where it lay in sight, where it waited, the place on the land that it
        is, or else its deck."""
        lay = self._lay_at(moment.subject[0])
        if not lay.isEmpty():
            return lay
        if moment.told:
            return self.aside()
        land, code = self.table.scene.land, moment.subject[1]
        if land is not None and land.is_place(code):
            return self._on_board(land.rect_of_place(code))
        pile = self._pile_of(moment)
        return self._on_board(pile.face_rect()) if pile is not None else QRectF()

    def deck(self, moment: Moment) -> QRectF:
        """The deck of the card of a moment; none for one that lay in sight or is a place on the land, nor where a line
        tells of the deck."""
        pile = self._pile_of(moment)
        return self._on_board(pile.face_rect()) if pile is not None and pile.spot.open else QRectF()

    def _pile_of(self, moment: Moment) -> PileItem | None:
        card, land = moment.subject[0], self.table.scene.land
        seen = moment.after.card(card) if moment.after is not None else None
        if seen is None or not self.place_of(card).isEmpty() or (land is not None and land.is_place(seen.code)):
            return None
        return self.table.scene.piles.get(self.table.words.deck_of(seen, moment.seat or self.table.controller.seat))

    def landing(self, moment: Moment) -> QRectF:
        """Where the card of a moment will lie when it has been told: in its zone where that is all that is known, aside
        where it has none while somebody decides."""
        card = moment.shown[0]
        if moment.after is not None and card:
            place = self._on_board(place_to_be(self.table.scene, moment.after, card))
            if not place.isEmpty():
                return place
        zone = self.place_of(moment.goes)
        return self.aside() if zone.isEmpty() and moment.open else zone

    def aside(self) -> QRectF:
        """Where a moment waits that is halted by a decision: beside the prompt, at the foot of the column."""
        waits, side, board = self.table.side.waiting, self.table.side, self.table.board
        place = waits.place_of_card()
        if waits.isVisible():
            return place.translated(board.mapFromGlobal(waits.mapToGlobal(QPoint(0, 0))))
        if side.drawer:
            return place.translated(board.width() - place.right(), board.height() - place.bottom())
        return place.translated(
            board.mapFromGlobal(side.mapToGlobal(QPoint(0, round(side.height() - 2 * place.bottom()))))
        )
