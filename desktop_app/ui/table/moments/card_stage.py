"""A revealed card: from its deck large into the middle, what it does line by line beside it, what still waits beside
its deck, and then to where it belongs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.face import card_size
from desktop_app.ui.table.moments import kit, pictures, places
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.lines_panel import LinesPanel
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.queue_panel import QueuePanel
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.moments.touches import Hits

CARD_HEIGHT, LYING_WIDTH = 0.6, 0.46
LARGEST = 430.0
PANEL_WIDTH = 372.0
GAP, EDGE = 24.0, 12.0
ASIDE = 0.24
"""How far to a side the card stands that would cover in the middle what it touches, in widths of the room."""
MAT_CORNER = 10.0
OUT, IN_OUT = QEasingCurve(QEasingCurve.Type.OutCubic), QEasingCurve(QEasingCurve.Type.InOutCubic)


class CardStage:
    """Stages one card. What stands still in a step is painted once; what moves is painted over it."""

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        self.ground, self.moment = ground, moment
        self._ratio = ratio
        self._pictures: dict[tuple[str, str], QPixmap] = {}
        self.hits = Hits(ground)
        self.card = self._place_of_card()
        wide = min(ground.px(PANEL_WIDTH), self._beside_card() - GAP - EDGE)
        head = "table-moment-what" if moment.kind.acts else moment.kind.name
        self.lines = LinesPanel(ground, ground.wording.texts(head), rows, wide, len(queue))
        self.queue = QueuePanel(ground, queue)
        self.deck = ground.sights.deck(moment)
        self.panel = self._place_of_panel()
        self.waits = self._place_of_queue()
        self._hint = QRectF()
        self._line = 0

    # -- where everything stands ----------------------------------------------------------------------------------

    def _place_of_card(self) -> QRectF:
        room, kind = self.ground.room, self.ground.face(self.moment.subject[1]).kind
        lying = card_size(kind, 100).width() > 100
        self._short = (
            room.width() * LYING_WIDTH * 63 / 88
            if lying
            else min(room.height() * CARD_HEIGHT * 63 / 88, self.ground.px(LARGEST))
        )
        whole = card_size(kind, self._short)
        top = room.top() + max(20.0, (room.height() - whole.height()) * 0.28)
        middle = QRectF(room.center().x() - whole.width() / 2, top, whole.width(), whole.height())
        aside = room.width() * ASIDE
        boxes = [middle, middle.translated(-aside, 0), middle.translated(aside, 0)]
        return places.clearest([places.within(room, box, EDGE) for box in boxes], self._touched())

    def _beside_card(self) -> float:
        """The room at the wider side of the card."""
        return max(self.card.left() - self.ground.room.left(), self.ground.room.right() - self.card.right())

    def _touched(self) -> list[QRectF]:
        """Where what it touches lies on the table."""
        touched = [touch.thing for line in self.moment.lines for touch in line.touches]
        found = [self.ground.place_of(thing) for thing in dict.fromkeys(touched) if thing != self.moment.subject[0]]
        return [box for box in found if not box.isEmpty()]

    def _place_of_panel(self) -> QRectF:
        """Right of the card, or left of it where that covers less of what is needed: what is touched, the deck and the
        place of the card, or where that is not in the mat of its zone, those who stand in that mat."""
        card, wide, tall = self.card, self.lines.wide, self.lines.height
        low = max(card.top(), min(card.bottom(), self.ground.room.bottom() - EDGE) - tall)
        sides = (card.right() + GAP, card.left() - GAP - wide)
        boxes = [QRectF(x, y, wide, tall) for y in (card.top(), low) for x in sides]
        boxes = [places.within(self.ground.room, box, EDGE) for box in boxes]
        boxes = [box for box in boxes if not box.intersects(card)] or boxes
        sights = self.ground.sights
        landing, mat = sights.landing(self.moment), sights.mat_of(self.moment.goes)
        concerned = [mat] if not mat.intersects(landing) else []
        return places.clearest(boxes, self._touched(), [self.deck, landing], concerned)

    def _place_of_queue(self) -> QRectF:
        """Beside the deck, where neither card nor lines stand."""
        wide, tall = self.queue.size(self._beside_card() - GAP - EDGE)
        deck = self.deck if not self.deck.isEmpty() else self.panel
        boxes = [places.within(self.ground.room, box, EDGE) for box in places.beside(deck, wide, tall, EDGE)]
        boxes += [QRectF(self.panel.x(), self.panel.bottom() + EDGE, wide, tall)]
        return places.clearest(boxes, [self.card, self.panel, self.deck])

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """Everything that does not move in this step."""
        line, phase = frame.step.line, frame.step.phase
        self.hits.lift(painter, self.deck)
        self.hits.lift(painter, self.ground.sights.mat_of(self.moment.goes), MAT_CORNER)
        for told in self.moment.lines[self.moment.told : line]:
            self.hits.paint_done(painter, told)
        self._paint_queue(painter)
        if phase in ("arrive", "turn"):
            return
        done = line if phase == "line" else max(1, self.moment.told) if phase == "read" else len(self.moment.lines)
        self.lines.paint(painter, self.panel.topLeft(), done, line if phase == "line" else -1)
        if phase == "leave":
            return
        self._line = line
        self._paint_card(painter, self.card, self._part(frame))
        below = min(self.card.bottom() + self.ground.px(30), self.ground.room.bottom() - 30)
        self._hint = kit.hint(painter, self.ground, QPointF(self.card.center().x(), below))

    def _part(self, frame: Frame) -> str:
        lines = self.moment.lines
        return lines[frame.step.line].beat.part if frame.step.phase == "line" and frame.step.line < len(lines) else ""

    def _paint_card(self, painter: QPainter, box: QRectF, part: str = "") -> None:
        code = self._shown()
        key = (code, part)
        if key not in self._pictures:
            side = "back" if self.moment.goes in self.ground.skin.turned_zones or self._gives_way else "front"
            self._pictures[key] = pictures.large_card(self.ground, code, self._short, self._ratio, part, side)
        corner = min(box.width(), box.height()) * pictures.CORNER
        gold = rectangle(box.x() - 4, box.y() - 4, box.width() + 8, box.height() + 8, corner + 4)
        painter.fillPath(gold, QColor(self.ground.theme.metals["gold"]))
        pictures.draw(painter, self._pictures[key], box)

    @property
    def _gives_way(self) -> bool:
        """Whether it is one card giving way to another of its kind, as a stage of a quest does."""
        return any(line.beat.way == "turns" for line in self.moment.lines[1:])

    def _shown(self) -> str:
        """The code of the card in the middle: the newest that came to light."""
        return self.moment.shown_by(self._line + 1)[1]

    def _paint_queue(self, painter: QPainter) -> None:
        """What waits, and the way from its deck to the card."""
        if not self.queue.moments:
            return
        if not self.deck.isEmpty():
            painter.setPen(QPen(QColor(self.ground.theme.gold), 2, Qt.PenStyle.DotLine))
            painter.drawLine(self.deck.center(), self.card.center())
            self.hits.lift(painter, self.deck)
        self.queue.paint(painter, self.waits)

    # -- what moves -----------------------------------------------------------------------------------------------

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """The card on its way, the drop in flight, how long the line still stands."""
        step, share = frame.step, frame.share
        self._line = step.line
        if step.phase == "arrive":
            self._paint_arriving(painter, OUT.valueForProgress(share))
        elif step.phase == "turn":
            self._paint_turning(painter, IN_OUT.valueForProgress(share))
        elif step.phase == "leave":
            self._paint_card(painter, pictures.between(self.card, self._target(), OUT.valueForProgress(share)))
        else:
            if step.phase == "line" and step.line < len(self.moment.lines):
                painter.save()
                painter.setClipPath(self._beside())
                self.hits.paint_now(painter, self.moment.lines[step.line], share, self.card)
                painter.restore()
            self._paint_bar(painter, share)

    def _beside(self) -> QPainterPath:
        """The table where neither card nor words lie: nothing that is touched covers them."""
        path, words = QPainterPath(), QPainterPath()
        path.addRect(self.ground.room)
        words.setFillRule(Qt.FillRule.WindingFill)
        words.addRoundedRect(self.panel, 14, 14)
        words.addRoundedRect(self.card.adjusted(-4, -4, 4, 4), 14, 14)
        words.addRoundedRect(self._hint.adjusted(-2, -2, 2, 14), 14, 14)
        if self.queue.moments:
            words.addRoundedRect(self.waits, 14, 14)
        return path.subtracted(words)

    def _paint_bar(self, painter: QPainter, share: float) -> None:
        """How long the line still stands, under what keys do."""
        theme, box = self.ground.theme, self._hint
        bar = QRectF(box.left(), box.bottom() + 6, box.width(), 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(theme.ink3, 0.35))
        painter.drawRoundedRect(bar, 2, 2)
        painter.setBrush(QColor(theme.gold))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), 2, 2)

    def _paint_arriving(self, painter: QPainter, share: float) -> None:
        """From its deck with its back up, or from where it waited while somebody decided."""
        start = self.ground.sights.origin(self.moment)
        box = pictures.between(start if not start.isEmpty() else self._small(), self.card, share)
        if self.moment.told:
            self._paint_card(painter, box)
        else:
            self._paint_back(painter, box)

    def _target(self) -> QRectF:
        """Where it goes: to its place on the table, or aside while somebody decides."""
        box = self.ground.sights.landing(self.moment)
        return box if not box.isEmpty() else self._small()

    def _small(self) -> QRectF:
        """Where nothing is known of where it comes from or goes: small in its own middle."""
        wide, tall = self.card.width() * 0.28, self.card.height() * 0.28
        at = self.card.center()
        return QRectF(at.x() - wide / 2, at.y() - tall / 2, wide, tall)

    def _paint_back(self, painter: QPainter, box: QRectF) -> None:
        back = self.ground.back_of(self.moment.subject[1])
        pictures.draw(painter, self.ground.skin.back_pixmap(back, painter, box), box)

    def _paint_turning(self, painter: QPainter, share: float) -> None:
        wide = max(2.0, self.card.width() * abs(1 - 2 * share))
        box = QRectF(self.card.center().x() - wide / 2, self.card.y(), wide, self.card.height())
        if share < 0.5:
            self._paint_back(painter, box)
        else:
            self._paint_card(painter, box)
