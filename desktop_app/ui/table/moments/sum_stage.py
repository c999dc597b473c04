"""Two sides added up card by card: medallions, bars, the margin, and where what it brings is laid token by token."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.contract import Camp, Comparison, Contender
from desktop_app.ui.art.drawing import circle, rectangle
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.gains import paint_gains
from desktop_app.ui.table.moments.kit import Ground
from desktop_app.ui.table.moments.pace import BARS, MARGIN, MEDALLION, MOST_MEDALLIONS
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row
from desktop_app.ui.table.moments.telling import Moment

IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)
CARD, LEAST_CARD = 132.0, 64.0
MEDAL = 44.0
EDGE = 22.0


class SumStage:
    """Stages a comparison of two sides."""

    veiled = True

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        self.ground, self.moment, self.rows, self.queue = ground, moment, rows, queue
        self._ratio = ratio
        self._faces: dict[str, QPixmap] = {}
        self.table: QPixmap | None = None
        compared = moment.compared(len(moment.lines))
        assert compared is not None
        self.compared: Comparison = compared
        room = ground.room
        tall = min(room.height() - 74, 620 * ground.grown)
        self.box = QRectF(room.left() + 10, room.top() + 8, room.width() - 20, tall)
        self.top = QRectF(self.box.left(), self.box.top(), self.box.width(), tall * 0.49)

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """The panel, the land, both sides' cards; once they are counted all of the sum, and the lines so far."""
        ground, theme, px = self.ground, self.ground.theme, self.ground.px
        kit.panel(painter, self.box, theme)
        kit.scenery(painter, ground, self.top, self._land(), 14)
        painter.fillRect(QRectF(self.box.left(), self.top.bottom(), self.box.width(), 2), QColor(theme.metals["gold"]))
        self._headings(painter)
        counting = frame.step.phase in ("arrive", "count")
        for camp, left in ((self.compared.left, True), (self.compared.right, False)):
            for contender, box in zip(camp.cards, self._cards(camp, left=left), strict=True):
                kit.draw(painter, self._face(contender, box.width()), box)
                if not counting:
                    self._medal(painter, camp, contender, box, 1.0)
        if not counting:
            self._bars(painter, 1.0, 1.0)
            self._paint_rows(painter, frame)
            line = frame.step.line if frame.step.phase == "line" else len(self.moment.lines)
            paint_gains(painter, ground, self.moment, self._places(), line, self._ratio)
        kit.hint(
            painter, ground, QPointF(self.box.center().x(), min(self.box.bottom() + px(24), ground.room.bottom() - 20))
        )

    def _land(self) -> str:
        """The card whose land lies behind: what the result is laid on, or the first of the other side."""
        for line in self.moment.lines:
            for touch in line.touches:
                if touch.code and line.beat.way == "gains":
                    return touch.code
        return split_card_ref(self.compared.right.cards[0].card)[1] if self.compared.right.cards else ""

    def _headings(self, painter: QPainter) -> None:
        ground, theme = self.ground, self.ground.theme
        font = kit.heading_font(ground, 19)
        y = self.box.top() + ground.px(30)
        for camp, left in ((self.compared.left, True), (self.compared.right, False)):
            text, sign = ground.wording.plain(camp.heading), NUMBER_SIGNS.get(camp.sign, "")
            wide = kit.pill_width(text, font, sign=bool(sign))
            x = self.box.left() + EDGE if left else self.box.right() - EDGE - wide
            fill, ink = (theme.accent, theme.on_accent) if left else (theme.inks["disc"], theme.inks["disc_ink"])
            kit.pill(painter, QPointF(x, y), text, font, theme, fill=fill, ink=ink, sign=sign)

    def _cards(self, camp: Camp, *, left: bool) -> list[QRectF]:
        """Where a side's cards stand: side by side in their half, overlapping where they are many."""
        count = len(camp.cards)
        if not count:
            return []
        room = self.top
        half = room.width() / 2 - EDGE * 1.5
        top = room.top() + self.ground.px(58)
        tall = room.height() - self.ground.px(58) - MEDAL * self._medal_scale - self.ground.px(26)
        wide = min(CARD * self.ground.grown, tall * 63 / 88, max(LEAST_CARD, (half - 10 * (count - 1)) / count))
        step = min(wide + 12, (half - wide) / max(1, count - 1)) if count > 1 else 0.0
        start = room.left() + EDGE if left else room.right() - EDGE - wide - step * (count - 1)
        return [QRectF(start + step * at, top, wide, wide * 88 / 63) for at in range(count)]

    @property
    def _medal_scale(self) -> float:
        return self.ground.grown * 0.9

    def _face(self, contender: Contender, width: float) -> QPixmap:
        if contender.card not in self._faces:
            card, code = split_card_ref(contender.card)
            seen = next(
                (found for view in (self.moment.before, self.moment.after) if view and (found := view.card(card))), None
            )
            self._faces[contender.card] = kit.small_card(self.ground, code, width, self._ratio, seen)
        return self._faces[contender.card]

    def _medal(self, painter: QPainter, camp: Camp, contender: Contender, card: QRectF, share: float) -> None:
        """What a card adds, beneath it: round for one side, eight-cornered for the other."""
        theme = self.ground.theme
        size = min(MEDAL * self._medal_scale, card.width() * 0.62) * (0.6 + 0.4 * share)
        at = QPointF(card.center().x(), card.bottom() + 6 + MEDAL * self._medal_scale / 2)
        own = camp is self.compared.left
        painter.setOpacity(share)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(at.x() - size / 2, at.y() - size / 2)
        painter.scale(size / 32, size / 32)
        shape = circle(16, 16, 15) if own else token_outline("threat")
        painter.fillPath(shape, QColor(theme.accent if own else theme.inks["disc"]))
        painter.strokePath(shape, QPen(QColor(theme.on_accent if own else theme.inks["pale_gold"]), 1.2))
        sign = NUMBER_SIGNS.get(camp.sign, "")
        if sign:
            painter.setOpacity(share * 0.25)
            paint_glyph(painter, sign, 16, 16, 24, theme.on_accent if own else theme.inks["disc_ink"])
            painter.setOpacity(share)
        painter.restore()
        ink = theme.on_accent if own else theme.inks["disc_ink"]
        box = QRectF(at.x() - size, at.y() - size / 2, size * 2, size)
        kit.words(painter, box, str(contender.value), kit.number_font(size * 0.56), ink, kit.MIDDLE)
        painter.setOpacity(1.0)

    # -- the sum --------------------------------------------------------------------------------------------------

    def _lower(self) -> QRectF:
        return QRectF(self.top.left(), self.top.bottom(), self.top.width(), self.box.bottom() - self.top.bottom())

    def _bars(self, painter: QPainter, grown: float, margin: float) -> None:
        """The bars of both sides with their parts, the margin between them, and what follows."""
        ground, theme, px, room = self.ground, self.ground.theme, self.ground.px, self._lower()
        tall = min(46.0 * ground.grown, room.height() * 0.16)
        first = room.top() + px(16)
        number, start = px(84), room.left() + px(104)
        wide = room.width() * 0.5
        camps = (self.compared.left, self.compared.right)
        most = max([camp.total or 0 for camp in camps] + [1])
        for at, camp in enumerate(camps):
            y = first + at * (tall + px(10))
            box = QRectF(room.left() + px(10), y, number, tall)
            ink = theme.accent if at == 0 else theme.ink
            kit.words(painter, box, str(camp.total), kit.number_font(tall * 0.92), ink, kit.RIGHT)
            self._bar(painter, camp, QRectF(start, y, wide * (camp.total or 0) / most * grown, tall), own=at == 0)
        ends = sorted((camp.total or 0) / most * wide for camp in camps)
        if ends[1] > ends[0] and grown >= 1 and margin > 0:
            winner = 0 if (camps[0].total or 0) > (camps[1].total or 0) else 1
            gap = QRectF(start + ends[0], first + winner * (tall + px(10)) - 3, (ends[1] - ends[0]) * margin, tall + 6)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.gold if winner == 0 else theme.danger), 3))
            painter.drawRoundedRect(gap, 7, 7)
        if margin >= 1:
            right = QRectF(start + wide + px(20), first, room.right() - start - wide - px(34), tall * 2 + px(30))
            self._result(painter, right)

    def _bar(self, painter: QPainter, camp: Camp, box: QRectF, *, own: bool) -> None:
        theme = self.ground.theme
        total = sum(card.value or 0 for card in camp.cards) or 1
        x = box.left()
        fill, ink = (theme.accent, theme.on_accent) if own else (theme.inks["disc"], theme.inks["disc_ink"])
        font = serif(self.ground.px(15.5), SEMIBOLD)
        for card in camp.cards:
            if not card.value:
                continue
            part = QRectF(x, box.top(), box.width() * card.value / total - 2, box.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(part, 5, 5)
            x += part.width() + 2
            name = f"{self.ground.wording.title(split_card_ref(card.card)[1])} {card.value}"
            if QFontMetricsF(font).horizontalAdvance(name) * kit.SMALLEST > part.width() - 10:
                name = str(card.value)
            kit.words(painter, part.adjusted(5, 0, -5, 0), name, font, ink, kit.MIDDLE)

    def _result(self, painter: QPainter, box: QRectF) -> None:
        ground, theme, px = self.ground, self.ground.theme, self.ground.px
        if self.compared.result is None:
            return
        wording = ground.wording
        colour = theme.danger if (self.compared.left.total or 0) < (self.compared.right.total or 0) else theme.ink
        head = QRectF(box.left(), box.top() - px(6), box.width(), px(36))
        kit.words(painter, head, wording.plain(self.compared.result), kit.heading_font(ground, 26), colour)
        below = box.adjusted(0, px(32), 0, 0)
        for told in self.compared.told:
            text = wording.plain(told) + (f" {told.rule}" if told.rule else "")
            used = kit.paragraph(painter, below, text, sans(px(14.5), MEDIUM), theme.ink2)
            below.adjust(0, used + 4, 0, 0)

    def _paint_rows(self, painter: QPainter, frame: Frame) -> None:
        """What has been done and what comes, in a column at the left below the bars."""
        theme, px = self.ground.theme, self.ground.px
        box = self._rows_box()
        painter.fillRect(QRectF(box.left(), box.top() - px(7), self.box.width() - 2 * EDGE, 1), QColor(theme.line))
        tall = px(31)
        shown = max(1, int(box.height() // tall))
        now = frame.step.line if frame.step.phase == "line" else len(self.rows)
        first = max(0, min(now - shown + 1, len(self.rows) - shown))
        for place, number in enumerate(range(first, min(len(self.rows), first + shown))):
            row = QRectF(box.left(), box.top() + place * tall, box.width(), tall)
            current = number == now
            if current:
                painter.fillPath(rectangle(row.x(), row.y(), row.width(), row.height(), 6), QColor(theme.panel2))
                painter.fillRect(QRectF(row.left(), row.top(), 4, row.height()), QColor(theme.accent))
            sign = "check" if number < now else "play" if current else "circle-outline"
            paint_glyph(painter, sign, row.left() + px(20), row.center().y(), px(14), theme.accent)
            ink = theme.ink if number <= now else theme.ink3
            font = sans(px(15), BOLD if current else MEDIUM)
            kit.words(painter, row.adjusted(px(38), 0, -px(6), 0), self.rows[number].title, font, ink)

    def _rows_box(self) -> QRectF:
        room, px = self._lower(), self.ground.px
        top = room.top() + px(16) + 2 * min(46.0 * self.ground.grown, room.height() * 0.16) + px(32)
        return QRectF(room.left() + EDGE, top, room.width() * 0.27, max(px(31), room.bottom() - top - px(8)))

    def _places(self) -> QRectF:
        rows, room = self._rows_box(), self._lower()
        return QRectF(rows.right() + 20, rows.top(), room.right() - rows.right() - 20 - EDGE, rows.height())

    # -- what moves -----------------------------------------------------------------------------------------------

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """Medallion by medallion, then the bars, then the margin; later the tokens of the line that is told."""
        if frame.step.phase == "count":
            self._count(painter, frame.share)
        elif frame.step.phase == "line":
            start = QPointF(
                self._lower().left() + self._lower().width() * 0.55, self._lower().top() + self.ground.px(50)
            )
            paint_gains(
                painter, self.ground, self.moment, self._places(), frame.step.line, self._ratio, frame.share, start
            )

    def _count(self, painter: QPainter, share: float) -> None:
        parts = max(len(self.compared.left.cards), len(self.compared.right.cards), 1)
        first = min(MEDALLION * parts, MOST_MEDALLIONS)
        gone = share * (first + BARS + MARGIN)
        each = first / parts
        for camp, left in ((self.compared.left, True), (self.compared.right, False)):
            for at, (contender, box) in enumerate(zip(camp.cards, self._cards(camp, left=left), strict=True)):
                come = min(1.0, max(0.0, (gone - at * each) / max(each, 1)))
                if come > 0:
                    self._medal(painter, camp, contender, box, come)
        grown = min(1.0, max(0.0, (gone - first) / BARS))
        margin = min(1.0, max(0.0, (gone - first - BARS) / MARGIN))
        if grown > 0:
            self._bars(painter, IN_OUT.valueForProgress(grown), margin)
