"""The bars of a sum: what both sides come to with their parts, the margin between them, and what follows from it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.contract.moments import Camp, Comparison, Contender
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans, serif
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.rows import as_heading

TALL = 46.0
LEAST_UNIT = 12.0
"""Single points are marked on a bar where each is so wide."""
NOTCH = 0.18
"""How deep such a mark goes into the bar, in heights of it."""


def bar_tall(ground: Ground, room: QRectF) -> float:
    """How high a bar is in a room."""
    return min(TALL * ground.grown, room.height() * 0.16)


def paint_bars(
    painter: QPainter, ground: Ground, room: QRectF, compared: Comparison, grown: float, margin: float
) -> None:
    """Both bars as far as they have grown, then the margin, and once it stands the result."""
    px, theme = ground.px, ground.theme
    tall, first = bar_tall(ground, room), room.top() + px(16)
    start, wide = room.left() + px(104), room.width() * 0.5
    camps = (compared.left, compared.right)
    most = max([camp.total or 0 for camp in camps] + [1])
    ends = [(camp.total or 0) / most * wide for camp in camps]
    for at, camp in enumerate(camps):
        y = first + at * (tall + px(10))
        number = QRectF(room.left() + px(10), y, px(84), tall)
        ink = theme.accent if at == 0 else theme.ink
        kit.words(painter, number, str(camp.total), kit.number_font(tall * 0.92), ink, kit.RIGHT)
        _bar(painter, ground, camp, QRectF(start, y, ends[at] * grown, tall), start + min(ends), own=at == 0)
    if ends[0] != ends[1] and grown >= 1 and margin > 0:
        winner = int(ends[1] > ends[0])
        gap = QRectF(start + min(ends), first + winner * (tall + px(10)) - 3, abs(ends[0] - ends[1]) * margin, tall + 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.gold if winner == 0 else theme.danger), 3))
        painter.drawRoundedRect(gap, 7, 7)
    if margin >= 1:
        right = QRectF(start + wide + px(20), first, room.right() - start - wide - px(34), tall * 2 + px(30))
        _result(painter, ground, compared, right)


def _bar(painter: QPainter, ground: Ground, camp: Camp, box: QRectF, margin: float, *, own: bool) -> None:
    """One bar, a part for each thing that adds something, and a pale one for what nothing shows; whole where they come
    to more than it, as something takes from them. No name stands across the rim of the ``margin``."""
    theme, x = ground.theme, box.left()
    total = camp.total or 0
    named = _named_parts(ground, camp)
    shown = sum(value for _, value in named)
    fill, ink = (theme.accent, theme.on_accent) if own else (theme.inks["disc"], theme.inks["disc_ink"])
    font, rim = serif(ground.px(15.5), SEMIBOLD), QPen(QColor(fill if own else theme.line), 1)
    for called, value in named:
        part = QRectF(x, box.top(), box.width() * value / total - 2, box.height())
        painter.setPen(rim)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(part, 5, 5)
        _mark_points(painter, part, value, ink, ground.px(LEAST_UNIT))
        x += part.width() + 2
        name, room = f"{called} {value}", beside(part, margin).adjusted(5, 0, -5, 0)
        if QFontMetricsF(font).horizontalAdvance(name) * kit.SMALLEST > room.width():
            name = str(value)
        kit.words(painter, room, name, font, ink, kit.MIDDLE)
    if total > shown:
        rest = QRectF(x, box.top(), box.right() - x, box.height())
        painter.setPen(rim)
        painter.setBrush(with_opacity(fill, 0.45 if named or not camp.cards else 1.0))
        painter.drawRoundedRect(rest, 5, 5)


def _named_parts(ground: Ground, camp: Camp) -> list[tuple[str, int]]:
    """What a bar is made of, by name."""
    if camp.parts:
        adding = [part for part in camp.parts if part.value > 0]
        whole = sum(part.value for part in adding) <= (camp.total or 0)
        return [(ground.wording.plain(part.name), part.value) for part in adding] if whole else []
    titled = [(split_card_ref(card.card)[1], card.value) for card in parts_of(camp)]
    return [(ground.wording.title(code), value) for code, value in titled if value]


def beside(part: QRectF, margin: float) -> QRectF:
    """The larger side of a part through which the rim of the margin goes; else all of it."""
    if not part.left() < margin < part.right():
        return part
    before, after = QRectF(part), QRectF(part)
    before.setRight(margin)
    after.setLeft(margin)
    return max(before, after, key=QRectF.width)


def _mark_points(painter: QPainter, box: QRectF, points: int, ink: str, least: float) -> None:
    """Notches at both edges of a part between its points, so that they can be counted; its name lies between."""
    painter.setPen(QPen(with_opacity(ink, 0.55), 1))
    for at in between_points(box.width(), points, least):
        x = round(box.left() + at) + 0.5
        for edge, inwards in ((box.top(), NOTCH), (box.bottom(), -NOTCH)):
            painter.drawLine(QPointF(x, edge), QPointF(x, edge + inwards * box.height()))


def between_points(wide: float, points: int, least: float) -> list[float]:
    """Where one point of a part ends and the next begins; nowhere where each would be narrower than ``least``."""
    unit = wide / points
    return [at * unit for at in range(1, points)] if unit >= least else []


def parts_of(camp: Camp) -> tuple[Contender, ...]:
    """The cards whose numbers are parts of a side's total; none where they come to more than that."""
    shown = sum(card.value or 0 for card in camp.cards)
    return camp.cards if shown <= (camp.total or 0) else ()


def _result(painter: QPainter, ground: Ground, compared: Comparison, box: QRectF) -> None:
    """What follows from the margin, and the rule that says so."""
    if compared.result is None:
        return
    theme, px, wording = ground.theme, ground.px, ground.wording
    colour = theme.danger if (compared.left.total or 0) < (compared.right.total or 0) else theme.ink
    head = QRectF(box.left(), box.top() - px(6), box.width(), px(36))
    kit.words(painter, head, as_heading(wording.plain(compared.result)), kit.heading_font(ground, 26), colour)
    below = box.adjusted(0, px(32), 0, 0)
    for told in compared.told:
        text = wording.plain(told) + (f" {told.rule}" if told.rule else "")
        used = kit.paragraph(painter, below, text, sans(px(14.5), MEDIUM), theme.ink2)
        below.adjust(0, used + 4, 0, 0)
