"""A revealed card: large in the middle, what it does line by line beside it, what still waits beside its deck."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.face import card_size
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.kit import Ground
from desktop_app.ui.table.moments.player import Frame
from desktop_app.ui.table.moments.rows import Row, waiting_row
from desktop_app.ui.table.moments.telling import Moment
from desktop_app.ui.table.moments.touches import Hits

CARD_HEIGHT, LYING_WIDTH = 0.6, 0.46
PANEL_WIDTH = 372.0
MOST_WAITING = 3
OUT, IN_OUT = QEasingCurve(QEasingCurve.Type.OutCubic), QEasingCurve(QEasingCurve.Type.InOutCubic)


class CardStage:
    """Stages one card. What stands still in a step is painted once; what moves is painted over it."""

    veiled = True

    def __init__(
        self, ground: Ground, moment: Moment, rows: Sequence[Row], queue: Sequence[Moment], ratio: float
    ) -> None:
        self.ground, self.moment, self.rows, self.queue = ground, moment, rows, queue
        self._ratio = ratio
        self._pictures: dict[tuple[str, str], QPixmap] = {}
        self.hits = Hits(ground)
        self._measure()

    def _measure(self) -> None:
        room = self.ground.room
        _, code = self.moment.subject
        lying = card_size(self.ground.face(code).kind, 100).width() > 100
        size = room.width() * LYING_WIDTH * 63 / 88 if lying else min(room.height() * CARD_HEIGHT * 63 / 88, 430.0)
        whole = card_size(self.ground.face(code).kind, size)
        self._short = size
        wide = self.ground.px(PANEL_WIDTH)
        left = room.center().x() - whole.width() / 2
        left = max(room.left() + 12, min(left, room.right() - wide - 36 - whole.width()))
        top = room.top() + max(20.0, (room.height() - whole.height()) * 0.28)
        self.card = QRectF(left, top, whole.width(), whole.height())
        self.panel = QRectF(self.card.right() + 24, top, min(wide, room.right() - self.card.right() - 36), 10)
        self.panel.setHeight(self._panel_height())

    def _panel_height(self) -> float:
        px = self.ground.px
        tall = px(52) + sum(self._row_height(number, row) for number, row in enumerate(self.rows)) + px(14)
        return max(tall, px(180))

    # -- what stands still ----------------------------------------------------------------------------------------

    def still(self, painter: QPainter, frame: Frame) -> None:
        """Everything that does not move in this step."""
        line = frame.step.line
        for told in self.moment.lines[self.moment.told : line]:
            self.hits.paint_done(painter, told)
        self._paint_queue(painter)
        if frame.step.phase in ("arrive", "turn"):
            return
        self._paint_panel(painter, line if frame.step.phase == "line" else -1 if frame.step.phase != "leave" else 99)
        if frame.step.phase == "leave":
            return
        self._paint_card(painter, self.card, self._part(frame))
        box = kit.hint(painter, self.ground, self._hint())
        self._bar = QRectF(box.left(), box.bottom() + 6, box.width(), 4)

    def _hint(self) -> QPointF:
        return QPointF(
            self.card.center().x(), min(self.card.bottom() + self.ground.px(30), self.ground.room.bottom() - 30)
        )

    def _part(self, frame: Frame) -> str:
        lines = self.moment.lines
        return lines[frame.step.line].beat.part if frame.step.phase == "line" and frame.step.line < len(lines) else ""

    def _paint_card(self, painter: QPainter, box: QRectF, part: str = "") -> None:
        code = self._shown()
        key = (code, part)
        if key not in self._pictures:
            side = "back" if self.moment.goes in self.ground.skin.turned_zones or self._stage else "front"
            self._pictures[key] = kit.large_card(self.ground, code, self._short, self._ratio, part, side)
        theme = self.ground.theme
        corner = min(box.width(), box.height()) * 0.065
        gold = rectangle(box.x() - 4, box.y() - 4, box.width() + 8, box.height() + 8, corner + 4)
        painter.fillPath(gold, QColor(theme.metals["gold"]))
        kit.draw(painter, self._pictures[key], box)

    @property
    def _stage(self) -> bool:
        """Whether it is one card giving way to another of its kind, as a stage of a quest does."""
        return any(line.beat.way == "turns" for line in self.moment.lines[1:])

    def _shown(self) -> str:
        """The code of the card in the middle: the newest that came to light."""
        return self._shown_at(self._line)

    _line = 0

    def _shown_at(self, line: int) -> str:
        turned = [
            touch.code for told in self.moment.lines[: line + 1] if told.beat.way == "turns" for touch in told.touches
        ]
        return turned[-1] if turned else self.moment.subject[1]

    def _paint_panel(self, painter: QPainter, now: int) -> None:
        ground, theme, px, box = self.ground, self.ground.theme, self.ground.px, self.panel
        texts = ground.wording.texts
        kit.panel(painter, box, theme)
        left = box.left() + px(18)
        head = QRectF(left, box.top() + px(12), box.width() - px(36), px(30))
        kit.words(painter, head, texts("table-moment-what"), kit.heading_font(ground, 21), theme.ink)
        if len(self.queue) > 1:
            of = texts("table-moment-number", number=1, count=len(self.queue))
            kit.words(painter, head, of, sans(px(14), MEDIUM), theme.ink2, kit.RIGHT)
        y = head.bottom() + px(8)
        for number, row in enumerate(self.rows):
            tall = self._row_height(number, row)
            self._paint_row(painter, QRectF(box.left() + px(8), y, box.width() - px(16), tall), row, number, now)
            y += tall

    def _row_height(self, number: int, row: Row) -> float:
        px = self.ground.px
        wide = self.panel.width() - px(70)
        note = kit.height_of(row.note, sans(px(14.5), MEDIUM), wide)
        title = kit.height_of(row.title, kit.heading_font(self.ground, 18), wide)
        return title + note + px(20)

    def _paint_row(self, painter: QPainter, box: QRectF, row: Row, number: int, now: int) -> None:
        theme, px = self.ground.theme, self.ground.px
        done, current = number < now or (now < 0 and number == 0), number == now
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel2))
            painter.drawRoundedRect(box, 8, 8)
            painter.setBrush(QColor(theme.danger if row.way in ("hits", "falls") else theme.accent))
            painter.drawRoundedRect(QRectF(box.left(), box.top(), 4, box.height()), 2, 2)
        mark = QPointF(box.left() + px(22), box.top() + px(20))
        paint_mark(painter, self.ground, mark, done=done, now=current, way=row.way)
        text = QRectF(box.left() + px(44), box.top() + px(8), box.width() - px(54), box.height())
        font = kit.heading_font(self.ground, 19 if current else 17.5)
        colour = theme.ink if done or current else theme.ink3
        used = kit.paragraph(painter, text, row.title, font, colour)
        if row.note and (done or current):
            below = text.adjusted(0, used + 1, 0, 0)
            kit.paragraph(painter, below, row.note, sans(px(14.5), MEDIUM), theme.ink2)

    def _paint_queue(self, painter: QPainter) -> None:
        """What waits, beside the left edge: number, name, for whom."""
        if len(self.queue) < 2:
            return
        ground, theme, px = self.ground, self.ground.theme, self.ground.px
        rows = self.queue[:MOST_WAITING]
        wide = min(px(330), self.card.left() - 36)
        tall = px(20) + len(rows) * px(44)
        box = QRectF(ground.room.left() + 20, self.card.bottom() - tall, wide, tall)
        kit.panel(painter, box, theme)
        for number, moment in enumerate(rows):
            name, whom, _ = waiting_row(moment, ground.wording)
            line = QRectF(box.left() + px(12), box.top() + px(10) + number * px(44) + 3, wide - px(24), px(38))
            edge = QPen(QColor(theme.gold if not number else theme.line), 1.4)
            if number:
                edge.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(edge)
            painter.setBrush(QColor(theme.panel2) if not number else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(line, 7, 7)
            at = QPointF(line.left() + px(20), line.center().y())
            painter.setPen(QPen(QColor(theme.gold if not number else theme.ink3), 1.4))
            painter.setBrush(QColor(theme.gold) if not number else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, px(11), px(11))
            round_box = QRectF(at.x() - px(11), at.y() - px(11), px(22), px(22))
            ink = theme.panel if not number else theme.ink2
            kit.words(painter, round_box, str(number + 1), kit.number_font(px(14)), ink, kit.MIDDLE)
            said = whom or ("" if not number else ground.wording.texts("table-moment-next"))
            said_font = sans(px(13.5), MEDIUM)
            room_for = min(px(96), wide * 0.32) if said else 0
            name_box = QRectF(line.left() + px(40), line.top(), wide - px(72) - room_for, line.height())
            kit.words(painter, name_box, name, sans(px(15), SEMIBOLD), theme.ink if not number else theme.ink2)
            tail = QRectF(line.right() - room_for - px(8), line.top(), room_for, line.height())
            kit.words(painter, tail, said, said_font, theme.ink2, kit.RIGHT)

    # -- what moves -----------------------------------------------------------------------------------------------

    def moving(self, painter: QPainter, frame: Frame) -> None:
        """The card on its way, the drop in flight, how long the line still stands."""
        step, share = frame.step, frame.share
        self._line = step.line
        if step.phase == "arrive":
            start = self._origin()
            self._paint_back(
                painter, kit.between(start, self.card, OUT.valueForProgress(share)), shut=self.moment.told == 0
            )
        elif step.phase == "turn":
            self._paint_turning(painter, IN_OUT.valueForProgress(share))
        elif step.phase == "leave":
            target = self._target()
            box = kit.between(self.card, target, OUT.valueForProgress(share))
            self._paint_card(painter, box)
        else:
            if step.phase == "line" and step.line < len(self.moment.lines):
                painter.save()
                painter.setClipPath(self._beside())
                self.hits.paint_now(painter, self.moment.lines[step.line], share, self.card)
                painter.restore()
            self._paint_bar(painter, share)

    def _beside(self) -> QPainterPath:
        """The table where neither card nor words lie: nothing that is touched covers them."""
        path = QPainterPath()
        path.addRect(self.ground.room)
        words = QPainterPath()
        words.addRoundedRect(self.panel, 14, 14)
        words.addRoundedRect(self.card.adjusted(-4, -4, 4, 4), 14, 14)
        return path.subtracted(words)

    def _paint_bar(self, painter: QPainter, share: float) -> None:
        theme, bar = self.ground.theme, getattr(self, "_bar", None)
        if bar is None:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(theme.ink3, 0.35))
        painter.drawRoundedRect(bar, 2, 2)
        painter.setBrush(QColor(theme.gold))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), 2, 2)

    def _origin(self) -> QRectF:
        """Where the card comes from: a small one at the left, below what waits."""
        small = self.card.width() * 0.28
        at = self.ground.room.bottomLeft() + QPointF(40, -60 - small * 1.4)
        return QRectF(at.x(), at.y(), small, small * self.card.height() / self.card.width())

    def _target(self) -> QRectF:
        box = self.ground.place_of(self.moment.goes)
        if box.isEmpty():
            return self._origin()
        tall = min(box.height(), 120.0)
        wide = tall * self.card.width() / self.card.height()
        return QRectF(box.center().x() - wide / 2, box.center().y() - tall / 2, wide, tall)

    def _paint_back(self, painter: QPainter, box: QRectF, *, shut: bool) -> None:
        if not shut:
            self._paint_card(painter, box)
            return
        back = self.ground.skin.back_pixmap(self._back(), painter, box)
        kit.draw(painter, back, box)

    def _back(self) -> str:
        return "encounter" if "encounter" in self.ground.theme.backs else "player"

    def _paint_turning(self, painter: QPainter, share: float) -> None:
        seen = abs(1 - 2 * share)
        wide = max(2.0, self.card.width() * seen)
        box = QRectF(self.card.center().x() - wide / 2, self.card.y(), wide, self.card.height())
        if share < 0.5:
            self._paint_back(painter, box, shut=True)
        else:
            self._paint_card(painter, box)


def paint_mark(painter: QPainter, ground: Ground, at: QPointF, *, done: bool, now: bool, way: str) -> None:
    """Before a line: a check for what is done, its sign for what happens now, a dashed circle for what is to come."""
    theme, size = ground.theme, ground.px(17)
    if done:
        paint_glyph(painter, "check", at.x(), at.y(), size, theme.accent)
    elif now:
        sign = {"hits": "water", "falls": "skull-outline", "dial": "eye", "gains": "flag-variant"}.get(way, "play")
        paint_glyph(painter, sign, at.x(), at.y(), size, theme.danger if way in ("hits", "falls") else theme.accent)
    else:
        pen = QPen(QColor(theme.ink3), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, size * 0.42, size * 0.42)
