"""A chain of what was declared, over the land: a heading, a number at each card, whose it is and what it will do."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import pen, polygon
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans, serif
from desktop_app.ui.map.ink import ink_on
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.sheet_item import SEAT_COLOURS
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.over_land import StagedStack
from desktop_app.ui.table.words.sight_words import LinkTold, StackTold
from desktop_app.ui.widgets.guard import guarded

LEAST = 12.5
CUT = "…"
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)


class StackItem(QGraphicsItem):
    """Covers the land while a chain is open. The cards are the scene's own."""

    def __init__(self, skin: Skin) -> None:
        super().__init__()
        self._skin = skin
        self.told: StackTold | None = None
        self._staged: StagedStack | None = None
        self._seats: list[str] = []
        self.setVisible(False)

    def show_stack(self, told: StackTold | None, staged: StagedStack | None, seats: list[str]) -> None:
        """Shows a chain where it is staged, or nothing."""
        if (told, staged) == (self.told, self._staged):
            return
        self.prepareGeometryChange()
        self.told, self._staged, self._seats = told, staged, seats
        self.setVisible(told is not None and staged is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """The room of the land."""
        return qrect(self._staged.room) if self._staged is not None else QRectF()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A veil over the land, the heading, arrows from each to the one before, words under each, what comes of it."""
        if self.told is None or self._staged is None:
            return
        theme, staged = self._skin.theme, self._staged
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(qrect(staged.room), with_opacity(theme.inks["shade"], 0.42))
        self._paint_heading(painter, qrect(staged.heading))
        boxes = [qrect(card) for card in staged.cards]
        for at in range(1, len(boxes)):
            self._paint_arrow(painter, boxes[at], boxes[at - 1], self._colour(self.told.links[at].seat))
        for at, (link, plate) in enumerate(zip(self.told.links, staged.plates, strict=True)):
            self._paint_plate(painter, link, qrect(plate), boxes[at].center().x())
            self._paint_number(
                painter, at + 1, self._colour(link.seat), boxes[at].topLeft() + QPointF(14, -17) * self._k
            )
        self._paint_foot(painter, qrect(staged.foot))

    def _colour(self, seat: str) -> str:
        at = self._seats.index(seat) if seat in self._seats else 0
        return self._skin.theme.frames[SEAT_COLOURS[at % len(SEAT_COLOURS)]]

    @property
    def _k(self) -> float:
        """How much larger than drawn its words are."""
        return self._skin.theme.print_scale * (self._staged.spot.unit if self._staged is not None else 1.0)

    def _paint_heading(self, painter: QPainter, line: QRectF) -> None:
        assert self.told is not None
        theme, k = self._skin.theme, self._k
        painter.setFont(fitting(serif(20 * k, SEMIBOLD), self.told.heading, line.width() - 30 * k, LEAST * k))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(self.told.heading) + 32 * k
        box = QRectF(line.center().x() - wide / 2, line.top(), wide, line.height())
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.told.heading)

    def _paint_arrow(self, painter: QPainter, start: QRectF, end: QRectF, colour: str) -> None:
        """An arc from the side of a card to the one it answers."""
        tip = QPointF(end.right() + 3, end.top() + end.height() * 0.26)
        tail = QPointF(start.left() - 2, start.top() + start.height() * 0.3)
        arc = QPainterPath(tail)
        arc.quadTo(QPointF((tip.x() + tail.x()) / 2, min(tip.y(), tail.y()) - 16), tip)
        painter.strokePath(arc, pen(self._skin.theme.panel, 6))
        painter.strokePath(arc, pen(colour, 3))
        painter.save()
        painter.translate(tip)
        painter.rotate(180 - arc.angleAtPercent(0.96))
        painter.fillPath(polygon([(-3.0, 0.0), (9.0, -6.0), (9.0, 6.0)]), QColor(colour))
        painter.restore()

    def _paint_plate(self, painter: QPainter, link: LinkTold, most: QRectF, middle: float) -> None:
        """Who declares what, and what it will do; struck through once it is cancelled. The plate is no larger than that
        takes, and stands under its card as far as it may."""
        theme, k = self._skin.theme, self._k
        fonts = (sans(13.5 * k, SEMIBOLD), sans(LEAST * k, MEDIUM))
        words = max(
            QFontMetricsF(font).horizontalAdvance(told)
            for font, told in zip(fonts, (link.name, link.told), strict=True)
        )
        box = under_its_card(most, middle, words + 24 * k)
        line = QRectF(box.left() + 12 * k, box.top() + 3 * k, box.width() - 16 * k, 19 * k)
        small = sans(LEAST * k, MEDIUM)
        room = QRectF(line.left(), line.bottom(), line.width(), box.bottom() - line.bottom() - 3 * k)
        told = in_whole_lines(link.told, small, room)
        tall = QFontMetricsF(small).boundingRect(room, _WRAPPED, told).height() if told else 0.0
        box = QRectF(box.left(), box.top(), box.width(), line.bottom() + tall + 4 * k - box.top())
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, 7, 7)
        painter.fillRect(
            QRectF(box.left(), box.top() + 4 * k, 4 * k, box.height() - 8 * k), QColor(self._colour(link.seat))
        )
        painter.setFont(fitting(_struck(sans(13.5 * k, SEMIBOLD), link.cancelled), link.name, line.width(), LEAST * k))
        painter.setPen(QColor(theme.ink))
        shown = painter.fontMetrics().elidedText(link.name, Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.setFont(small)
        painter.setPen(QColor(theme.ink2))
        painter.drawText(room, _WRAPPED, told)

    def _paint_number(self, painter: QPainter, number: int, colour: str, at: QPointF) -> None:
        radius = 14.0 * self._k
        painter.setPen(QPen(QColor(self._skin.theme.panel), 2.4))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at, radius, radius)
        painter.setFont(sans(16 * self._k, BOLD))
        painter.setPen(QColor(ink_on(colour, self._skin.theme)))
        painter.drawText(
            QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter, str(number)
        )

    def _paint_foot(self, painter: QPainter, box: QRectF) -> None:
        assert self.told is not None
        if not self.told.told:
            return
        theme, k = self._skin.theme, self._k
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, 8, 8)
        tall = (box.height() - 12 * k) / len(self.told.told)
        for at, words in enumerate(self.told.told):
            line = QRectF(box.left() + 12 * k, box.top() + 6 * k + at * tall, box.width() - 24 * k, tall)
            painter.setFont(fitting(sans(14 * k, MEDIUM), words, line.width(), LEAST * k))
            painter.setPen(QColor(theme.ink))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


def under_its_card(room: QRectF, middle: float, wide: float) -> QRectF:
    """As much of a room as words so wide need, around the middle of their card as far as the room reaches."""
    wide = min(wide, room.width())
    left = min(max(middle - wide / 2, room.left()), room.right() - wide)
    return QRectF(left, room.top(), wide, room.height())


def in_whole_lines(words: str, font: QFont, room: QRectF) -> str:
    """As many of the words as stand in a room, the last of them cut short: no line is cut through."""
    metrics, parts = QFontMetricsF(font), words.split(" ")

    def fits(many: int) -> bool:
        shown = words if many == len(parts) else " ".join(parts[:many]) + CUT
        return metrics.boundingRect(room, _WRAPPED, shown).height() <= room.height()

    many = next((many for many in range(len(parts), 1, -1) if fits(many)), 1)
    return words if many == len(parts) else " ".join(parts[:many]).rstrip(",;:.") + CUT


def _struck(font: QFont, cancelled: bool) -> QFont:
    made = QFont(font)
    made.setStrikeOut(cancelled)
    return made
