"""Two sides face to face: who attacks, what came between, who stands against it, and the sum below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.contract import Camp, Comparison
from desktop_app.ui.art import tokens
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.board.sum_cells import paint_cells
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.kit import Ground
from desktop_app.ui.table.moments.pace import SHADOW_TURNS
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.telling import Moment, Touch
from desktop_app.ui.table.words.sums import in_terms

IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
CARD, BETWEEN = 196.0, 152.0
EDGE = 22.0
MOST_DROPS = 12


class DuelStage:
    """Stages an attack, a strike, a challenge, a skirmish."""

    veiled = True

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        self.ground, self.moment, self.rows, self.queue = ground, moment, rows, queue
        self._ratio = ratio
        self._faces: dict[tuple[str, int], QPixmap] = {}
        room = ground.room
        tall = min(room.height() * 0.64, 470 * ground.grown)
        self.box = QRectF(room.left() + 10, room.top() + 8, room.width() - 20, tall)
        self.top = QRectF(self.box.left(), self.box.top(), self.box.width(), tall * 0.75)

    def _at(self, frame: Frame) -> Comparison:
        """What is compared as far as it has been told."""
        told = len(self.moment.lines) if frame.step.phase in ("rest", "leave") else frame.step.line + 1
        compared = self.moment.compared(told)
        assert compared is not None
        return compared

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """Both sides, the lines, the sum as far as it is known, what is left of whom."""
        ground, theme, px = self.ground, self.ground.theme, self.ground.px
        compared = self._at(frame)
        kit.panel(painter, self.box, theme)
        first = compared.left.cards[0].card if compared.left.cards else ""
        kit.scenery(painter, ground, self.top, split_card_ref(first)[1] if first else "", 14)
        shade = QColor(theme.inks["darkest"])
        shade.setAlphaF(0.5)
        painter.fillRect(self.top.adjusted(1, 14, -1, 0), shade)
        painter.fillRect(QRectF(self.box.left(), self.top.bottom(), self.box.width(), 2), QColor(theme.metals["gold"]))
        self._camp(painter, compared.left, left=True, arriving=frame)
        self._camp(painter, compared.right, left=False, arriving=frame)
        self._lines(painter, frame)
        self._between(painter, compared, frame)
        self._sum(painter, compared)
        self._outcome(painter, compared, frame)
        y = min(self.box.bottom() + px(26), ground.room.bottom() - 20)
        kit.hint(painter, ground, QPointF(self.box.center().x(), y))

    def _heading(self, painter: QPainter, text: str, box: QRectF, align: Qt.AlignmentFlag) -> None:
        ink = self.ground.theme.inks["title"]
        kit.words(painter, box, text, kit.heading_font(self.ground, 21), ink, align)

    def _camp(self, painter: QPainter, camp: Camp, *, left: bool, arriving: Frame) -> None:
        """A side: its heading, its cards, the first in front."""
        px = self.ground.px
        wide = self.top.width() * 0.34
        x = self.top.left() + EDGE if left else self.top.right() - EDGE - wide
        align = kit.LEFT if left else kit.RIGHT
        head = QRectF(x, self.top.top() + px(10), wide, px(32))
        self._heading(painter, self.ground.wording.plain(camp.heading), head, align)
        for box, card in reversed(list(zip(self._cards(camp, left=left), camp.cards, strict=True))):
            face = self._face(card.card, box.width())
            if not self._falls(card.card, arriving):
                kit.draw(painter, face, box)
            if card.value is not None and len(camp.cards) > 1:
                at = QPointF(box.center().x() - px(12), box.top() + px(6))
                theme = self.ground.theme
                fill, ink = theme.inks["disc"], theme.inks["disc_ink"]
                kit.pill(painter, at, str(card.value), sans(px(15), SEMIBOLD), theme, fill=fill, ink=ink)

    def _falls(self, ref: str, frame: Frame) -> bool:
        """Whether a card is falling in this very line: it is painted as it moves."""
        if frame.step.phase != "line" or frame.step.line >= len(self.moment.lines):
            return False
        line = self.moment.lines[frame.step.line]
        return line.beat.way == "falls" and any(touch.thing == split_card_ref(ref)[0] for touch in line.touches)

    def _cards(self, camp: Camp, *, left: bool) -> list[QRectF]:
        px, count = self.ground.px, len(camp.cards)
        top = self.top.top() + px(50)
        tall = self.top.bottom() - top - px(12)
        wide = min(CARD * self.ground.grown, tall * 63 / 88)
        if count > 1:
            wide *= 0.86
        step = min(wide * 0.5, (self.top.width() * 0.34 - wide) / max(1, count - 1)) if count > 1 else 0.0
        found = []
        for at in range(count):
            x = self.top.left() + EDGE + at * step if left else self.top.right() - EDGE - wide - at * step
            found.append(QRectF(x, top, wide, wide * 88 / 63))
        return found

    def _face(self, ref: str, width: float) -> QPixmap:
        key = (ref, round(width))
        if key not in self._faces:
            card, code = split_card_ref(ref)
            views = (self.moment.before, self.moment.after)
            seen = next((found for view in views if view is not None and (found := view.card(card))), None)
            self._faces[key] = kit.small_card(self.ground, code, width, self._ratio, seen)
        return self._faces[key]

    def _lines(self, painter: QPainter, frame: Frame) -> None:
        """What has been done and what comes, beside who attacks."""
        px, theme = self.ground.px, self.ground.theme
        compared = self._at(frame)
        own = self._cards(compared.left, left=True)
        left = (own[-1].right() if own else self.top.left()) + px(26)
        tall = px(31)
        shown = max(2, int((self.top.height() - px(70)) // tall))
        now = frame.step.line if frame.step.phase == "line" else len(self.rows)
        first = max(0, min(now - shown + 1, len(self.rows) - shown))
        wide = self._middle().left() - left - px(10)
        for place, number in enumerate(range(first, min(len(self.rows), first + shown))):
            y = self.top.top() + px(58) + place * tall
            done, current = number < now, number == now
            ink = theme.inks["title"] if done or current else theme.inks["pale_rim"]
            sign = "check" if done else "play" if current else "circle-outline"
            colour = theme.inks["coin"] if current else theme.inks["pale_gold"]
            paint_glyph(painter, sign, left + px(8), y + px(10), px(15), colour)
            font = sans(px(15.5), SEMIBOLD if current else MEDIUM)
            painter.setOpacity(1.0 if done or current else 0.72)
            kit.words(
                painter, QRectF(left + px(26), y - px(2), wide - px(26), px(24)), self.rows[number].title, font, ink
            )
            painter.setOpacity(1.0)

    def _middle(self) -> QRectF:
        """Where what came between lies."""
        wide = BETWEEN * self.ground.grown
        at = self.top.left() + self.top.width() * 0.535
        top = self.top.top() + self.ground.px(50)
        tall = min(wide * 88 / 63, self.top.bottom() - top - self.ground.px(14))
        return QRectF(at - tall * 63 / 88 / 2, top, tall * 63 / 88, tall)

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
        kit.draw(painter, self._face(compared.between[-1], self._middle().width()), box)

    def _turning(self, frame: Frame) -> bool:
        """Whether the card between is just coming to light."""
        lines = self.moment.lines
        return (
            frame.step.phase == "line"
            and frame.step.line < len(lines)
            and lines[frame.step.line].beat.way == "turns"
            and frame.share * frame.step.lasts < SHADOW_TURNS
        )

    def _sum(self, painter: QPainter, compared: Comparison) -> None:
        """The cells of the ledger, the same as on the table."""
        terms = in_terms(compared.cells, self.ground.wording)
        if terms:
            paint_cells(painter, self._sum_box(), terms, self.ground.theme, self.ground.lettering * 1.12)

    def _sum_box(self) -> QRectF:
        low = QRectF(self.box.left() + 14, self.top.bottom() + 10, self.box.width() * 0.64, 0)
        low.setBottom(self.box.bottom() - 10)
        return low

    def _outcome(self, painter: QPainter, compared: Comparison, frame: Frame) -> None:
        """Whether the one that was hit lives, with a drop for every hit point."""
        if compared.result is None:
            return
        ground, theme, px, left = self.ground, self.ground.theme, self.ground.px, self._sum_box()
        box = QRectF(left.right() + 18, left.top(), self.box.right() - left.right() - 34, left.height())
        told = ground.wording.plain(compared.result)
        kit.words(
            painter, QRectF(box.left(), box.top(), box.width(), px(34)), told, kit.heading_font(ground, 21), theme.ink
        )
        touch = self._hit(frame)
        if touch is not None and touch.limit:
            self._drops(painter, touch, QRectF(box.left(), box.top() + px(38), box.width(), px(34)))

    def _hit(self, frame: Frame) -> Touch | None:
        told = len(self.moment.lines) if frame.step.phase in ("rest", "leave") else frame.step.line + 1
        hits = [
            touch
            for line in self.moment.lines[:told]
            if line.beat.way == "hits"
            for touch in line.touches
            if touch.counted
        ]
        return hits[-1] if hits else None

    def _drops(self, painter: QPainter, touch: Touch, row: QRectF) -> None:
        theme, limit = self.ground.theme, touch.limit or 0
        size = min(row.height(), row.width() / max(1, min(limit, MOST_DROPS)) - 4)
        for at in range(min(limit, MOST_DROPS)):
            box = QRectF(row.left() + at * (size + 4), row.top(), size, size)
            if at < touch.after:
                tokens.paint_token(painter, "damage", box, 1, theme)
                continue
            painter.save()
            painter.translate(box.topLeft())
            painter.scale(size / 32, size / 32)
            painter.strokePath(token_outline("damage"), QPen(QColor(theme.ink3), 1.6))
            painter.restore()

    # -- what moves -----------------------------------------------------------------------------------------------

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """The card between turns over; the drop flies to the one that is hit; who falls tilts and darkens."""
        compared = self._at(frame)
        line = self.moment.lines[frame.step.line] if frame.step.line < len(self.moment.lines) else None
        if frame.step.phase != "line" or line is None:
            return
        if self._turning(frame) and compared.between:
            self._turn(painter, compared, frame.share * frame.step.lasts / SHADOW_TURNS)
        for touch in line.touches:
            box = self._box_of(compared, touch.thing)
            if box.isEmpty():
                continue
            if line.beat.way == "hits":
                self._strike(painter, touch, compared, box, frame.share)
            elif line.beat.way == "falls":
                self._fall(painter, touch, box, frame.share)

    def _box_of(self, compared: Comparison, card: str) -> QRectF:
        for camp, left in ((compared.left, True), (compared.right, False)):
            for box, contender in zip(self._cards(camp, left=left), camp.cards, strict=True):
                if split_card_ref(contender.card)[0] == card:
                    return box
        return QRectF()

    def _turn(self, painter: QPainter, compared: Comparison, share: float) -> None:
        box = self._middle()
        turned = IN_OUT.valueForProgress(min(1.0, share))
        wide = max(2.0, box.width() * abs(1 - 2 * turned))
        narrow = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
        if turned < 0.5:
            kit.draw(painter, self.ground.skin.back_pixmap("encounter", painter, box), narrow)
        else:
            self._between_card(painter, compared, narrow)

    def _strike(self, painter: QPainter, touch: Touch, compared: Comparison, box: QRectF, share: float) -> None:
        """A drop on its way, then the amount over the card."""
        px, theme = self.ground.px, self.ground.theme
        flown = IN_OUT.valueForProgress(min(1.0, share / 0.45))
        start = self._sum_box().center()
        end = box.center()
        size = px(44)
        if flown < 1:
            at = start + (end - start) * flown
            tokens.paint_token(
                painter, "damage", QRectF(at.x() - size / 2, at.y() - size / 2, size, size), touch.amount, theme
            )
            return
        big = box.width() * 0.5
        place = QRectF(end.x() - big / 2, box.top() + box.height() * 0.3, big, big)
        tokens.paint_token(painter, "damage", place, touch.amount, theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.danger), 4))
        painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 10, 10)

    def _fall(self, painter: QPainter, touch: Touch, box: QRectF, share: float) -> None:
        picture = next((face for (ref, _), face in self._faces.items() if split_card_ref(ref)[0] == touch.thing), None)
        if picture is None:
            return
        painter.save()
        painter.translate(box.center())
        painter.rotate(8 * min(1.0, share / 0.45))
        place = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
        kit.draw(painter, picture, place)
        veil = QColor(self.ground.theme.inks["darkest"])
        veil.setAlphaF(0.66 * min(1.0, share / 0.45))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(place, 10, 10)
        paint_glyph(painter, "skull-outline", 0, 0, box.width() * 0.4, self.ground.theme.inks["title"])
        painter.restore()
