"""Two sides added up card by card: medallions, bars, the margin, and where what it brings is laid token by token."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.contract.moments import Camp, Contender
from desktop_app.ui.art.drawing import circle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.moments import kit, pictures
from desktop_app.ui.table.moments.big_stage import BELOW, BigStage
from desktop_app.ui.table.moments.gains import Gains
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.pace import BARS, MARGIN, MEDALLION, MOST_MEDALLIONS
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.sum_bars import bar_tall, paint_bars
from desktop_app.ui.table.moments.sum_parts import paint_parts
from desktop_app.ui.table.moments.told import Moment

IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
CARD, LEAST_CARD = 132.0, 64.0
MEDAL = 44.0
HEAD = 58.0


class SumStage(BigStage):
    """Stages a comparison of two sides."""

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        super().__init__(
            ground, moment, rows, ratio, tall=min(ground.room.height() - BELOW, 620 * ground.grown), land=0.49
        )
        self.sum = self.compared(len(moment.lines))
        self._camps = ((self.sum.left, True), (self.sum.right, False))
        self._medal_tall = MEDAL * ground.grown * 0.9
        self._gains = Gains(ground, moment, self._places(), self.faces)

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """The panel, the land, both sides' cards; once they are counted all of the sum, and the lines so far."""
        self.backdrop(painter, self._land())
        self._headings(painter)
        counting = frame.step.phase in ("arrive", "count")
        for camp, left in self._camps:
            for contender, box in zip(camp.cards, self._cards(camp, left=left), strict=True):
                pictures.draw(painter, self.faces.of_ref(contender.card, box.width()), box)
                if not counting:
                    self._medal(painter, camp, contender, box, 1.0)
        if not counting:
            paint_bars(painter, self.ground, self.lower, self.sum, 1.0, 1.0)
            self._paint_rows(painter, frame)
            paint_parts(painter, self.ground, self._places(), self.sum)
            self._gains.still(painter, self.now_of(frame))
        self.hint(painter)

    def _land(self) -> str:
        """The card whose land lies behind: what the result is laid on, or the first of the other side."""
        for line in self.moment.lines:
            for touch in line.touches:
                if touch.code and line.beat.way == "gains":
                    return touch.code
        return split_card_ref(self.sum.right.cards[0].card)[1] if self.sum.right.cards else ""

    def _headings(self, painter: QPainter) -> None:
        ground, theme = self.ground, self.ground.theme
        font = kit.heading_font(ground, 19)
        y = self.box.top() + ground.px(30)
        for camp, left in self._camps:
            text, sign = ground.wording.plain(camp.heading), NUMBER_SIGNS.get(camp.sign, "")
            wide = kit.pill_width(text, font, sign=bool(sign))
            x = self.box.left() + self.edge if left else self.box.right() - self.edge - wide
            fill, ink = (theme.accent, theme.on_accent) if left else (theme.inks["disc"], theme.inks["disc_ink"])
            kit.pill(painter, QPointF(x, y), text, font, theme, fill=fill, ink=ink, sign=sign)

    def _cards(self, camp: Camp, *, left: bool) -> list[QRectF]:
        """Where a side's cards stand: side by side in their half, overlapping where they are many."""
        count, room = len(camp.cards), self.top
        if not count:
            return []
        half = room.width() / 2 - self.edge * 1.5
        top = room.top() + self.ground.px(HEAD)
        tall = room.height() - self.ground.px(HEAD) - self._medal_tall - self.ground.px(26)
        wide = min(CARD * self.ground.grown, tall * 63 / 88, max(LEAST_CARD, (half - 10 * (count - 1)) / count))
        step = min(wide + 12, (half - wide) / max(1, count - 1)) if count > 1 else 0.0
        start = room.left() + self.edge if left else room.right() - self.edge - wide - step * (count - 1)
        return [QRectF(start + step * at, top, wide, wide * 88 / 63) for at in range(count)]

    def _medal(self, painter: QPainter, camp: Camp, contender: Contender, card: QRectF, share: float) -> None:
        """What a card adds, beneath it: round for one side, eight-cornered for the other."""
        theme, own = self.ground.theme, camp is self.sum.left
        size = min(self._medal_tall, card.width() * 0.62) * (0.6 + 0.4 * share)
        at = QPointF(card.center().x(), card.bottom() + 6 + self._medal_tall / 2)
        ink = theme.on_accent if own else theme.inks["disc_ink"]
        painter.save()
        painter.setOpacity(share)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(at.x() - size / 2, at.y() - size / 2)
        painter.scale(size / 32, size / 32)
        shape = circle(16, 16, 15) if own else token_outline("threat")
        painter.fillPath(shape, QColor(theme.accent if own else theme.inks["disc"]))
        painter.strokePath(shape, QPen(QColor(theme.on_accent if own else theme.inks["pale_gold"]), 1.2))
        sign = NUMBER_SIGNS.get(camp.sign, "")
        if sign:
            painter.setOpacity(share * 0.25)
            paint_glyph(painter, sign, 16, 16, 24, ink)
        painter.restore()
        painter.setOpacity(share)
        box = QRectF(at.x() - size, at.y() - size / 2, size * 2, size)
        kit.words(painter, box, str(contender.value), kit.number_font(size * 0.56), ink, kit.MIDDLE)
        painter.setOpacity(1.0)

    # -- below the land -------------------------------------------------------------------------------------------

    def _paint_rows(self, painter: QPainter, frame: Frame) -> None:
        """What has been done and what comes, in a column at the left below the bars."""
        theme, box = self.ground.theme, self._rows_box()
        top = box.top() - self.ground.px(7)
        painter.fillRect(QRectF(box.left(), top, self.box.width() - 2 * self.edge, 1), QColor(theme.line))
        inks = kit.Inks(theme.ink, theme.ink3, theme.accent, theme.accent, theme.panel2)
        kit.lines(painter, self.ground, box, self.rows, self.now_of(frame), inks)

    def _rows_box(self) -> QRectF:
        room, px = self.lower, self.ground.px
        top = room.top() + px(16) + 2 * bar_tall(self.ground, room) + px(32)
        return QRectF(room.left() + self.edge, top, room.width() * 0.27, max(px(31), room.bottom() - top - px(8)))

    def _places(self) -> QRectF:
        rows, room = self._rows_box(), self.lower
        return QRectF(rows.right() + 20, rows.top(), room.right() - rows.right() - 20 - self.edge, rows.height())

    # -- what moves -----------------------------------------------------------------------------------------------

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """Medallion by medallion, then the bars, then the margin; later the tokens of the line that is told."""
        if frame.step.phase == "count":
            self._count(painter, frame.share)
        elif frame.step.phase == "line":
            room = self.lower
            start = QPointF(room.left() + room.width() * 0.55, room.top() + self.ground.px(50))
            self._gains.moving(painter, frame.step.line, frame.share, start)

    def _count(self, painter: QPainter, share: float) -> None:
        parts = max(len(self.sum.left.cards), len(self.sum.right.cards), 1)
        first = min(MEDALLION * parts, MOST_MEDALLIONS)
        gone = share * (first + BARS + MARGIN)
        each = first / parts
        for camp, left in self._camps:
            for at, (contender, box) in enumerate(zip(camp.cards, self._cards(camp, left=left), strict=True)):
                come = min(1.0, max(0.0, (gone - at * each) / max(each, 1)))
                if come > 0:
                    self._medal(painter, camp, contender, box, come)
        grown = min(1.0, max(0.0, (gone - first) / BARS))
        margin = min(1.0, max(0.0, (gone - first - BARS) / MARGIN))
        if grown > 0:
            paint_bars(painter, self.ground, self.lower, self.sum, IN_OUT.valueForProgress(grown), margin)
