"""How things on the table move: glides, turns, shuffles and the ring of a change, all run by one clock."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.mat_item import MatItem
from desktop_app.ui.table.board.pile_item import PileItem
from desktop_app.ui.table.layout.placed import PlacedMat


class Mover:
    """Moves the items of one scene."""

    def __init__(self, motion: Clock) -> None:
        self._motion = motion

    def glide(self, item: CardItem, target: QPointF, milliseconds: float, delay: float) -> None:
        """Along a straight way to a place."""
        start = item.pos()
        self._motion.run(
            (item, "move"), milliseconds, lambda share: item.setPos(start + (target - start) * share), delay=delay
        )

    def follow(self, item: CardItem, target: QPointF, way: QPainterPath, milliseconds: float, delay: float) -> None:
        """Along a way, from one end of which the item stands as far away as at last from the other."""
        start = item.pos()
        off, end = start - way.pointAtPercent(0.0), target - way.pointAtPercent(1.0)

        def step(share: float) -> None:
            item.setPos(way.pointAtPercent(share) + off + (end - off) * share)

        self._motion.run((item, "move"), milliseconds, step, delay=delay)

    def turn(self, item: CardItem, turn: float, milliseconds: float, delay: float) -> None:
        """To an angle in degrees clockwise: exhausting and readying."""
        start = item.turn
        self._motion.run(
            (item, "turn"), milliseconds, lambda share: item.set_turn(start + (turn - start) * share), delay=delay
        )

    def turn_up(self, item: CardItem, delay: float) -> None:
        """A card that has been face down shows its back until it is half turned."""
        item.set_opened(1.0 if self._motion.reduced else 0.0)
        self._motion.run((item, "face"), clock.TURNS_UP, item.set_opened, delay=delay)

    def move_mat(self, item: MatItem, mat: PlacedMat, milliseconds: float) -> None:
        """A mat to where it stands now, growing or shrinking on the way."""
        start, end = item.rect(), item.take(mat)
        if start == end:
            return

        def step(share: float) -> None:
            corner = start.topLeft() + (end.topLeft() - start.topLeft()) * share
            item.set_rect(QRectF(corner, start.size() + (end.size() - start.size()) * share))

        self._motion.run((item, "rect"), milliseconds, step)

    def carry(self, item: QGraphicsItem, by: QPointF) -> None:
        """What stands on the table comes from so far away to where it belongs."""
        self._motion.run((item, "carry"), clock.CARD_MOVES, lambda share: item.setPos(by * (1 - share)))

    def shuffle(self, pile: PileItem) -> None:
        """Halves of a pile part and close again."""
        self._motion.run((pile, "shuffle"), clock.SHUFFLES, pile.set_shuffled)

    def glide_home(self, item: CardItem, turn: float) -> None:
        """Back to its place at an angle; a card already on its way goes on."""
        if self._motion.runs((item, "move")):
            return
        start, tilt = item.pos(), item.turn

        def step(share: float) -> None:
            item.setPos(start + (item.home - start) * share)
            item.set_turn(tilt + (turn - tilt) * share)

        self._motion.run(
            (item, "move"), clock.GLIDES_BACK, step, easing=clock.OUT, done=lambda: item.setZValue(item.rest_z)
        )

    def mark_changed(self, item: CardItem) -> None:
        """One ring that fades; without motion it is held for a while instead."""
        if self._motion.reduced:
            item.set_changed(1.0)
            self._motion.hold((item, "changed"), clock.HELD_WITHOUT_MOTION, lambda: item.set_changed(0.0))
            return
        self._motion.run(
            (item, "changed"), clock.RING_FADES, lambda share: item.set_changed(1 - share), easing=clock.OUT
        )
