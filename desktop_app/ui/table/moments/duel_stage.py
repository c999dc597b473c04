"""Two sides face to face: who attacks, what came between, who stands against it, and the sum below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.contract.moments import Comparison, Contender
from desktop_app.ui.art import tokens
from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.table.moments import kit, pictures
from desktop_app.ui.table.moments.big_stage import BigStage
from desktop_app.ui.table.moments.duel_sum import paint_sum, sum_box
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.pace import SHADOW_TURNS
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.told import Moment, Touch

IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
CARD, BETWEEN = 196.0, 152.0
SUM, MOST_GROWN = 0.25, 1.3
"""How much of its usual height a stage keeps for the sum, and how much larger its cards are at most on a higher one."""
HEAD = 50.0
"""How far below the upper edge the cards of both sides stand, under their headings."""
SIDE = 0.34
"""How much of the width one side may take in any case; more where the other side and the lines leave it free."""
LINES = 280.0
"""How wide the lines between both sides stay."""
FOOT = 0.24
"""How far above the foot of a card stands what it adds."""
FLOWN = 0.45
"""In which part of its line a blow comes to the one that is hit."""


class DuelStage(BigStage):
    """Stages an attack, a strike, a challenge, a skirmish."""

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        usual = min(ground.room.height() * 0.64, 470 * ground.grown)
        contest = ground.sights.contest_at()  # of the same fight: a part of it would look out below
        tall = max(usual, contest.bottom() - ground.room.top())
        self._card = CARD * ground.grown * min(MOST_GROWN, tall / usual)
        super().__init__(ground, moment, rows, ratio, tall=tall, land=1 - SUM * usual / tall)

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """Both sides, the lines, the sum as far as it is known, what is left of whom."""
        compared = self.compared(self.told_by(frame))
        first = compared.left.cards[0].card if compared.left.cards else ""
        self.backdrop(painter, split_card_ref(first)[1] if first else "", shade=0.5)
        self._camp(painter, compared, frame, left=True)
        self._camp(painter, compared, frame, left=False)
        self._lines(painter, compared, frame)
        self._between(painter, compared, frame)
        paint_sum(painter, self, compared, self.told_by(frame))
        self.hint(painter)

    def _heading(self, painter: QPainter, text: str, box: QRectF, align: Qt.AlignmentFlag) -> None:
        kit.words(painter, box, text, kit.heading_font(self.ground, 21), self.ground.theme.inks["title"], align)

    def _camp(self, painter: QPainter, compared: Comparison, frame: Frame, *, left: bool) -> None:
        """A side: its heading, its cards as in a hand, of each the left edge in sight."""
        camp = compared.left if left else compared.right
        px, wide = self.ground.px, self.top.width() * SIDE
        x = self.top.left() + self.edge if left else self.top.right() - self.edge - wide
        head = QRectF(x, self.top.top() + px(10), wide, px(32))
        self._heading(painter, self.ground.wording.plain(camp.heading), head, kit.LEFT if left else kit.RIGHT)
        placed = list(zip(self._cards(compared, left=left), camp.cards, strict=True))
        for box, card in placed if left else reversed(placed):
            if not self._falls(card.card, frame):
                pictures.draw(painter, self.faces.of_contender(card, box.width()), box)
            if card.value is not None and len(camp.cards) > 1:
                self._worth(painter, box, card.value)

    def _worth(self, painter: QPainter, box: QRectF, value: int) -> None:
        """What one of several adds, at the foot of its picture: title and numbers stay in sight."""
        theme, px = self.ground.theme, self.ground.px
        at = QPointF(box.left() + px(8), box.bottom() - box.height() * FOOT)
        fill, ink = theme.inks["disc"], theme.inks["disc_ink"]
        kit.pill(painter, at, str(value), sans(px(15), SEMIBOLD), theme, fill=fill, ink=ink)

    def _falls(self, ref: str, frame: Frame) -> bool:
        """Whether a card is falling in this very line: it is painted as it moves."""
        line = self.line_of(frame)
        if line is None or line.beat.way != "falls":
            return False
        return any(touch.thing == split_card_ref(ref)[0] for touch in line.touches)

    def _cards(self, compared: Comparison, *, left: bool) -> list[QRectF]:
        """Where the cards of a side stand: of several each beside the one before, or behind it where they are many."""
        count = len((compared.left if left else compared.right).cards)
        wide = self._wide(count)
        step = min(wide + self._gap, (self._room(compared, left=left) - wide) / max(1, count - 1))
        first = self.top.left() + self.edge if left else self.top.right() - self.edge - wide
        top = self.top.top() + self.ground.px(HEAD)
        return [QRectF(first + (at if left else -at) * step, top, wide, wide * 88 / 63) for at in range(count)]

    @property
    def _gap(self) -> float:
        return self.ground.px(10)

    def _wide(self, count: int) -> float:
        """How wide a card of a side of so many is."""
        tall = self.top.height() - self.ground.px(HEAD + 12)
        return min(self._card, tall * 63 / 88) * (0.86 if count > 1 else 1.0)

    def _room(self, compared: Comparison, *, left: bool) -> float:
        """How wide a side may be: what the other side, the lines and the card between do not need."""
        least, lines = self.top.width() * SIDE, self.ground.px(LINES)
        if compared.between:
            middle, whole = self._middle(), self.top.adjusted(self.edge, 0, -self.edge, 0)
            free = middle.left() - whole.left() - lines if left else whole.right() - middle.right() - self._gap
            return max(least, free)
        count = len((compared.right if left else compared.left).cards)
        other = min(least, count * (self._wide(count) + self._gap))
        return max(least, self.top.width() - 2 * self.edge - lines - other)

    def _lines(self, painter: QPainter, compared: Comparison, frame: Frame) -> None:
        """What has been done and what comes, beside who attacks."""
        px, inks = self.ground.px, self.ground.theme.inks
        own = self._cards(compared, left=True)
        left = (own[-1].right() if own else self.top.left()) + px(18)
        top = self.top.top() + px(58)
        against = self._cards(compared, left=False)
        free = against[-1].left() if against else self.top.right() - self.top.width() * SIDE
        right = self._middle().left() if compared.between else free - px(8)
        box = QRectF(left, top, right - left - px(10), self.top.bottom() - top - px(12))
        colours = kit.Inks(inks["title"], inks["pale_rim"], inks["pale_gold"], inks["coin"])
        kit.lines(painter, self.ground, box, self.rows, self.now_of(frame), colours)

    def _middle(self) -> QRectF:
        """Where what came between lies."""
        top = self.top.top() + self.ground.px(HEAD)
        tall = min(BETWEEN * self.ground.grown * 88 / 63, self.top.bottom() - top - self.ground.px(14))
        wide = tall * 63 / 88
        return QRectF(self.top.left() + self.top.width() * 0.535 - wide / 2, top, wide, tall)

    def _between(self, painter: QPainter, compared: Comparison, frame: Frame) -> None:
        if not compared.between:
            return
        box, px = self._middle(), self.ground.px
        if compared.between_heading is not None:
            head = QRectF(box.center().x() - px(110), self.top.top() + px(10), px(220), px(32))
            self._heading(painter, self.ground.wording.plain(compared.between_heading), head, kit.MIDDLE)
        if not self._turning(frame):
            self._between_card(painter, compared, box)

    def _between_card(self, painter: QPainter, compared: Comparison, box: QRectF) -> None:
        pictures.draw(painter, self.faces.of_ref(compared.between[-1], self._middle().width()), box)

    def _turning(self, frame: Frame) -> bool:
        """Whether the card between is just coming to light."""
        line = self.line_of(frame)
        return line is not None and line.beat.way == "turns" and frame.share * frame.step.lasts < SHADOW_TURNS

    # -- what moves -----------------------------------------------------------------------------------------------

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """The card between turns over; the drop flies to the one that is hit; who falls tilts and darkens."""
        line = self.line_of(frame)
        if line is None:
            return
        compared = self.compared(self.told_by(frame))
        if self._turning(frame) and compared.between:
            self._turn(painter, compared, frame.share * frame.step.lasts / SHADOW_TURNS)
        for touch in line.touches:
            standing = self._standing(compared, touch.thing)
            if standing is None:
                continue
            box, contender = standing
            if line.beat.way == "hits":
                self._strike(painter, touch, box, frame.share)
            elif line.beat.way == "falls":
                face = self.faces.of_contender(contender, box.width())
                pictures.fallen(painter, self.ground, face, box, frame.share)

    def _standing(self, compared: Comparison, card: str) -> tuple[QRectF, Contender] | None:
        """Where a card stands on one of the sides, and as what."""
        for camp, left in ((compared.left, True), (compared.right, False)):
            for box, contender in zip(self._cards(compared, left=left), camp.cards, strict=True):
                if split_card_ref(contender.card)[0] == card:
                    return box, contender
        return None

    def _turn(self, painter: QPainter, compared: Comparison, share: float) -> None:
        box = self._middle()
        turned = IN_OUT.valueForProgress(min(1.0, share))
        wide = max(2.0, box.width() * abs(1 - 2 * turned))
        narrow = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
        if turned < 0.5:
            back = self.ground.back_of(split_card_ref(compared.between[-1])[1])
            pictures.draw(painter, self.ground.skin.back_pixmap(back, painter, box), narrow)
        else:
            self._between_card(painter, compared, narrow)

    def _strike(self, painter: QPainter, touch: Touch, box: QRectF, share: float) -> None:
        """A drop on its way, then the amount over the card."""
        theme, flown = self.ground.theme, IN_OUT.valueForProgress(min(1.0, share / FLOWN))
        start, end, size = sum_box(self).center(), box.center(), self.ground.px(44)
        if flown < 1:
            at = start + (end - start) * flown
            place = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
            tokens.paint_token(painter, "damage", place, touch.amount, theme)
            return
        big = box.width() * 0.5
        place = QRectF(end.x() - big / 2, box.top() + box.height() * 0.3, big, big)
        tokens.paint_token(painter, "damage", place, touch.amount, theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.danger), 4))
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 10, 10)
