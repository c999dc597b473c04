"""Where the result of a sum is laid: each card with its row of tokens, filled one after the other."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop_app.ui.art import dial, tokens
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.kit import Ground
from desktop_app.ui.table.moments.pace import APART, TOKEN
from desktop_app.ui.table.moments.rows import row_of, total_of
from desktop_app.ui.table.moments.telling import Moment, Told, Touch

OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
MOST_TOKENS = 14
_FACES: dict[tuple[object, ...], QPixmap] = {}
_KEPT = 12


def gaining(moment: Moment) -> list[tuple[int, Told, Touch]]:
    """The lines that lay something on a card or turn a dial, with their number."""
    return [
        (number, line, touch)
        for number, line in enumerate(moment.lines)
        for touch in line.touches
        if touch.counted and line.beat.way in ("gains", "dial", "hits")
    ]


def paint_gains(
    painter: QPainter,
    ground: Ground,
    moment: Moment,
    box: QRectF,
    line: int,
    ratio: float,
    share: float | None = None,
    start: QPointF | None = None,
) -> None:
    """All places side by side as they stand before ``line``; with a ``share`` only that of the line, on its way."""
    found = gaining(moment)
    if not found:
        return
    wide = box.width() / max(2, len(found))
    for at, (number, told, touch) in enumerate(found):
        room = QRectF(box.left() + at * wide, box.top(), wide - 12, box.height())
        if share is None and number != line:
            _place(painter, ground, told, touch, room, 1.0 if number < line else 0.0, ratio, moment)
        elif share is not None and number == line:
            _place(painter, ground, told, touch, room, share, ratio, moment, start)


def _place(
    painter: QPainter,
    ground: Ground,
    told: Told,
    touch: Touch,
    room: QRectF,
    share: float,
    ratio: float,
    moment: Moment,
    start: QPointF | None = None,
) -> None:
    if touch.seat:
        _dial(painter, ground, touch, room, share)
        return
    px, theme = ground.px, ground.theme
    tall = min(room.height(), 190.0)
    lying = ground.face(touch.code).kind.endswith("quest")
    wide = min(tall * (88 / 63 if lying else 63 / 88), room.width() * 0.42)
    face = _face(ground, touch, wide, ratio, moment)
    card = QRectF(room.left(), room.top(), wide, wide * face.height() / max(face.width(), 1))
    kit.draw(painter, face, card)
    right = QRectF(card.right() + 12, room.top(), room.right() - card.right() - 12, room.height())
    name = QRectF(right.left(), right.top(), right.width(), px(26))
    kit.words(painter, name, ground.wording.title(touch.code), kit.heading_font(ground, 18), theme.ink)
    row = QRectF(right.left(), name.bottom() + px(6), right.width(), px(30))
    _tokens(painter, ground, told, touch, row, share, start)
    left = next(
        (
            line
            for line in moment.lines
            if line.beat.way == "leaves" and touch.thing in [each.thing for each in line.touches]
        ),
        None,
    )
    if left is not None and share >= 1:
        at = QPointF(right.left(), row.bottom() + px(50))
        text = row_of(left, ground.wording).title
        pill = kit.pill_width(text, sans(px(14), SEMIBOLD), sign=True)
        if pill <= right.width():
            fill, ink = theme.accent, theme.on_accent
            kit.pill(painter, at, text, sans(px(14), SEMIBOLD), theme, fill=fill, ink=ink, sign="check")
    if share > 0:
        sum_of = QRectF(right.left(), row.bottom() + px(6), right.width(), px(24))
        kit.words(painter, sum_of, total_of(touch, ground.wording), sans(px(16), SEMIBOLD), theme.ink)


def _face(ground: Ground, touch: Touch, wide: float, ratio: float, moment: Moment) -> QPixmap:
    key = (touch.code, round(wide), ratio, ground.theme.key, ground.wording.texts.language, moment.first)
    if key not in _FACES:
        while len(_FACES) >= _KEPT:
            _FACES.pop(next(iter(_FACES)))
        views = (moment.before, moment.after)
        seen = next((found for view in views if view is not None and (found := view.card(touch.thing))), None)
        _FACES[key] = kit.small_card(ground, touch.code, wide, ratio, seen)
    return _FACES[key]


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
    bar = QRectF(row.left(), row.center().y() - 7, row.width(), 14)
    now = touch.before + (touch.after - touch.before) * min(1.0, share / 0.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.panel3))
    painter.drawRoundedRect(bar, 7, 7)
    painter.setBrush(QColor(theme.tokens["progress"][0]))
    painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * min(1.0, now / limit), 14), 7, 7)


def _dial(painter: QPainter, ground: Ground, touch: Touch, room: QRectF, share: float) -> None:
    """The dial of a seat, turning to its new level."""
    px, theme = ground.px, ground.theme
    size = min(room.height(), room.width() * 0.5, 190.0)
    now = round(touch.before + (touch.after - touch.before) * OUT.valueForProgress(min(1.0, share / 0.6)))
    of = ground.wording.texts("table-dial-of", limit=touch.limit) if touch.limit else ""
    dial.paint_dial(painter, QRectF(room.left(), room.top(), size, size), now, touch.limit or 0, of, theme)
    text = QRectF(room.left() + size + 12, room.top() + px(8), room.width() - size - 12, px(26))
    kit.words(painter, text, ground.wording.seat(touch.seat), kit.heading_font(ground, 18), theme.ink)
    if share > 0:
        text.translate(0, px(28))
        kit.words(painter, text, total_of(touch, ground.wording), sans(px(16), MEDIUM), theme.ink)
