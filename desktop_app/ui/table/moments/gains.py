"""Where the result of a sum is laid: each card with its row of tokens, filled one after the other."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.ui.art import tokens
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.moments import kit, pictures
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.pace import APART, TOKEN
from desktop_app.ui.table.moments.pictures import Faces
from desktop_app.ui.table.moments.rows import row_of, total_of
from desktop_app.ui.table.moments.told import Moment, Told, Touch
from desktop_app.ui.table.moments.turning_dial import paint_turning

OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
MOST_TOKENS = 14
TALLEST = 190.0
"""How high a card or a dial is at most in a small window."""
LAYS = ("gains", "dial", "hits")
"""What lines do that lay something on a card or turn a dial."""


class Gains:
    """The places of one moment side by side in a box."""

    def __init__(self, ground: Ground, moment: Moment, box: QRectF, faces: Faces) -> None:
        self._ground, self._moment, self._box, self._faces = ground, moment, box, faces
        self._found = [
            (number, line, touch)
            for number, line in enumerate(moment.lines)
            for touch in line.touches
            if touch.counted and line.beat.way in LAYS
        ]

    def still(self, painter: QPainter, line: int) -> None:
        """All places but that of ``line`` as they stand before it."""
        for at, (number, told, touch) in enumerate(self._found):
            if number != line:
                self._place(painter, told, touch, self._room(at), 1.0 if number < line else 0.0)

    def moving(self, painter: QPainter, line: int, share: float, start: QPointF) -> None:
        """The place of ``line``, its tokens on their way from ``start``."""
        for at, (number, told, touch) in enumerate(self._found):
            if number == line:
                self._place(painter, told, touch, self._room(at), share, start)

    def _room(self, at: int) -> QRectF:
        wide = self._box.width() / max(2, len(self._found))
        return QRectF(self._box.left() + at * wide, self._box.top(), wide - 12, self._box.height())

    def _place(
        self, painter: QPainter, told: Told, touch: Touch, room: QRectF, share: float, start: QPointF | None = None
    ) -> None:
        ground, px = self._ground, self._ground.px
        if touch.seat:
            _dial(painter, ground, touch, room, share)
            return
        card = self._card(painter, touch, room)
        right = QRectF(card.right() + 12, room.top(), room.right() - card.right() - 12, room.height())
        name = QRectF(right.left(), right.top(), right.width(), px(26))
        ink = ground.theme.ink
        kit.words(painter, name, ground.wording.title(touch.code), kit.heading_font(ground, 18), ink)
        row = QRectF(right.left(), name.bottom() + px(6), right.width(), px(30))
        _tokens(painter, ground, told, touch, row, share, start)
        if share > 0:
            sum_of = QRectF(right.left(), row.bottom() + px(6), right.width(), px(24))
            kit.words(painter, sum_of, total_of(touch, ground.wording), sans(px(16), SEMIBOLD), ink)
        if share >= 1:
            self._left(painter, touch, QPointF(right.left(), row.bottom() + px(50)), right.width())

    def _card(self, painter: QPainter, touch: Touch, room: QRectF) -> QRectF:
        tall = min(room.height(), TALLEST * self._ground.grown)
        lying = self._ground.face(touch.code).kind.endswith("quest")
        wide = min(tall * (88 / 63 if lying else 63 / 88), room.width() * 0.42)
        face = self._faces.of(touch.thing, touch.code, wide)
        card = QRectF(room.left(), room.top(), wide, wide * face.height() / max(face.width(), 1))
        pictures.draw(painter, face, card)
        return card

    def _left(self, painter: QPainter, touch: Touch, at: QPointF, wide: float) -> None:
        """That the card is explored or done with, in a pill; where one line is too long for it, in two."""
        ground, theme = self._ground, self._ground.theme
        leaves = (line for line in self._moment.lines if line.beat.way == "leaves")
        left = next((line for line in leaves if touch.thing in [each.thing for each in line.touches]), None)
        if left is None:
            return
        text, font = row_of(left, ground.wording).title, sans(ground.px(14), SEMIBOLD)
        if kit.pill_width(text, font, sign=True) > wide:
            text = kit.broken(text, font)
        if kit.pill_width(text, font, sign=True) <= wide:
            kit.pill(painter, at, text, font, theme, fill=theme.accent, ink=theme.on_accent, sign="check")


def _tokens(
    painter: QPainter, ground: Ground, told: Told, touch: Touch, row: QRectF, share: float, start: QPointF | None
) -> None:
    """One outline for each that fits, filled up to the new count; those that come now fly one after the other."""
    theme = ground.theme
    limit = touch.limit or touch.after
    size = min(row.height(), row.width() / max(1, min(limit, MOST_TOKENS)) - 3)
    if limit > MOST_TOKENS:
        _track(painter, ground, touch, row, share)
        return
    total = TOKEN + APART * max(0, touch.amount - 1)
    lasts = max(total / (total + 450), 0.4)
    for at in range(limit):
        box = QRectF(row.left() + at * (size + 3), row.top(), size, size)
        if at < touch.before:
            tokens.paint_token(painter, told.beat.counts, box, 1, theme)
            continue
        _outline(painter, ground, told.beat.counts, box)
        if at < touch.after and share > 0:
            begins = (at - touch.before) * APART / total * lasts
            gone = min(1.0, max(0.0, (share - begins) / (TOKEN / total * lasts)))
            if gone > 0:
                _flying(painter, ground, told.beat.counts, box, start, OUT.valueForProgress(gone))


def _flying(painter: QPainter, ground: Ground, kind: str, box: QRectF, start: QPointF | None, share: float) -> None:
    if start is not None and share < 1:
        at = start + (box.center() - start) * share
        box = QRectF(at.x() - box.width() / 2, at.y() - box.height() / 2, box.width(), box.height())
    tokens.paint_token(painter, kind, box, 1, ground.theme)
    if share >= 1:
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(box.width() / 32, box.height() / 32)
        painter.strokePath(token_outline(kind), QPen(QColor(ground.theme.gold), 3))
        painter.restore()


def _outline(painter: QPainter, ground: Ground, kind: str, box: QRectF) -> None:
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 32, box.height() / 32)
    painter.strokePath(token_outline(kind), QPen(QColor(ground.theme.ink3), 1.6, Qt.PenStyle.DashLine))
    painter.restore()


def _track(painter: QPainter, ground: Ground, touch: Touch, row: QRectF, share: float) -> None:
    """A bar, where there are too many for tokens."""
    theme, limit = ground.theme, touch.limit or 1
    high = ground.px(14)
    bar = QRectF(row.left(), row.center().y() - high / 2, row.width(), high)
    now = touch.before + (touch.after - touch.before) * min(1.0, share / 0.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.panel3))
    painter.drawRoundedRect(bar, high / 2, high / 2)
    painter.setBrush(QColor(theme.tokens["progress"][0]))
    done = QRectF(bar.left(), bar.top(), bar.width() * min(1.0, now / limit), high)
    painter.drawRoundedRect(done, high / 2, high / 2)


def _dial(painter: QPainter, ground: Ground, touch: Touch, room: QRectF, share: float) -> None:
    """The dial of a seat, turning to its new level."""
    px, theme = ground.px, ground.theme
    size = min(room.height(), room.width() * 0.5, TALLEST * ground.grown)
    box = QRectF(room.left(), room.top(), size, size)
    paint_turning(painter, ground, touch, box, OUT.valueForProgress(min(1.0, share / 0.6)))
    text = QRectF(room.left() + size + 12, room.top() + px(8), room.width() - size - 12, px(26))
    kit.words(painter, text, ground.wording.seat(touch.seat), kit.heading_font(ground, 18), theme.ink)
    if share > 0:
        text.translate(0, px(28))
        kit.words(painter, text, total_of(touch, ground.wording), sans(px(16), MEDIUM), theme.ink)
