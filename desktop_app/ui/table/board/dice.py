"""Dice and odds: cubes with three faces in sight, lit from above, and the eleven sums of two dice as columns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF, QTransform

from desktop_app.ui.art.colours import darker, with_opacity
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans, serif
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.words.sight_words import LOWEST, WAYS, RollTold

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.22), (0.75, 0.22), (0.25, 0.5), (0.75, 0.5), (0.25, 0.78), (0.75, 0.78)),
}
BESIDE = {1: (2, 3), 2: (3, 1), 3: (1, 2), 4: (2, 1), 5: (1, 3), 6: (3, 2)}
"""What the two faces below the upper one show."""
LEAST = 12.5
MARK, BESIDE_MARK = 11.0, 18.0
"""How large the mark of an outcome is, and how far from the edge its words stand beside it."""
COLUMNS_HIGH = 0.5
"""How much of a roll's room the columns take at most."""


def paint_die(painter: QPainter, value: int, box: QRectF, theme: Theme) -> None:
    """A die that lies in a box with this value up; 0 for one that is still in the hand, which shows no pips."""
    side = min(box.width(), box.height())
    middle = box.center()
    half, drop = side * 0.46, side * 0.25
    top = QPointF(middle.x(), middle.y() - side * 0.46)
    left = QPointF(middle.x() - half, top.y() + drop)
    right = QPointF(middle.x() + half, top.y() + drop)
    front = QPointF(middle.x(), top.y() + 2 * drop)
    down = QPointF(0, side * 0.46)
    ivory = theme.inks["lightest"]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_opacity(theme.inks["shade"], 0.28))
    painter.drawEllipse(QPointF(middle.x(), front.y() + down.y()), half * 0.95, side * 0.1)
    faces = (
        ((top, right, left), ivory, value),
        ((left, front, left + down), darker(ivory, 0.16), BESIDE[value][0] if value else 0),
        ((front, right, front + down), darker(ivory, 0.3), BESIDE[value][1] if value else 0),
    )
    for (corner, along, across), colour, pips in faces:
        _paint_face(painter, corner, along - corner, across - corner, colour, pips, theme)


def _paint_face(
    painter: QPainter, corner: QPointF, along: QPointF, across: QPointF, colour: str, pips: int, theme: Theme
) -> None:
    painter.setPen(pen(darker(colour, 0.35), 1.0))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([corner, corner + along, corner + along + across, corner + across]))
    painter.save()
    painter.setTransform(
        QTransform(along.x(), along.y(), across.x(), across.y(), corner.x(), corner.y()) * painter.transform()
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.inks["darkest"]))
    for x, y in PIPS.get(pips, ()):
        painter.drawEllipse(QPointF(x, y), 0.095, 0.095)
    painter.restore()


def paint_roll(painter: QPainter, roll: RollTold, room: QRectF, theme: Theme, k: float) -> None:
    """For what is rolled, the dice, the odds of each sum and what they mean, on a tray of cloth; letters are ``k``
    times as large as drawn."""
    painter.setPen(pen(theme.frames["dwarven"], 5))
    painter.setBrush(QColor(theme.frames["elven"]))
    painter.drawRoundedRect(room.adjusted(2.5, 2.5, -2.5, -2.5), 12, 12)
    unit = max(1.0, k)
    inside = room.adjusted(13 * unit, 10 * unit, -13 * unit, -10 * unit)
    ink = QColor(theme.inks["title"])
    line = 24 * k
    font = fitting(serif(19 * k, SEMIBOLD), roll.told, inside.width(), LEAST * k)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(inside.left(), inside.top(), inside.width(), line), Qt.AlignmentFlag.AlignCenter, roll.told)
    wrapped = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)
    tall = _words_tall(painter, roll, inside, k, wrapped)
    words, mark = QRectF(inside.left(), inside.bottom() - sum(tall), inside.width(), sum(tall)), MARK * unit
    middle = QRectF(inside.left(), inside.top() + line + 4, inside.width(), words.top() - inside.top() - line - 10)
    dice = QRectF(middle.left(), middle.top(), middle.width(), middle.height() * (1 - COLUMNS_HIGH))
    _paint_dice(painter, roll, dice, theme, k)
    _paint_columns(
        painter, roll, QRectF(middle.left(), dice.bottom(), middle.width(), middle.bottom() - dice.bottom()), theme, k
    )
    y = words.top()
    painter.setFont(sans(14 * k, MEDIUM))
    for outcome, high in zip(roll.outcomes, tall, strict=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_colour(outcome.way, theme)))
        painter.drawRoundedRect(QRectF(words.left(), y + (high - mark) / 2, mark, mark), 2, 2)
        painter.setPen(ink)
        aside = BESIDE_MARK * unit
        painter.drawText(QRectF(words.left() + aside, y, words.width() - aside, high), wrapped, outcome.told)
        y += high


def _words_tall(painter: QPainter, roll: RollTold, inside: QRectF, k: float, flags: int) -> list[float]:
    painter.setFont(sans(14 * k, MEDIUM))
    metrics = painter.fontMetrics()
    wide = int(inside.width() - BESIDE_MARK * max(1.0, k))
    apart = 5.0 * max(1.0, k)
    return [metrics.boundingRect(0, 0, wide, 4000, flags, each.told).height() + apart for each in roll.outcomes]


def _paint_dice(painter: QPainter, roll: RollTold, room: QRectF, theme: Theme, k: float) -> None:
    side = min(room.height() * 0.94, room.width() * 0.3, 96.0 * k)
    shown = roll.dice or (0, 0)
    wide = side * len(shown) + side * 0.2
    summed = f"= {sum(shown)}" if roll.dice else ""
    font = sans(side * 0.5, BOLD)
    painter.setFont(font)
    text = painter.fontMetrics().horizontalAdvance(summed) + 12 if summed else 0
    x = room.center().x() - (wide + text) / 2
    for at, value in enumerate(shown):
        paint_die(painter, value, QRectF(x + at * side * 1.2, room.center().y() - side / 2, side, side), theme)
    if summed:
        painter.setFont(font)
        painter.setPen(QColor(_colour(roll.way_of(sum(shown)), theme)))
        beside = QRectF(x + wide + 12, room.top(), text + 20, room.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, summed)


def _paint_columns(painter: QPainter, roll: RollTold, room: QRectF, theme: Theme, k: float) -> None:
    """Eleven columns, as high as their sums are likely; the sum that fell stands out."""
    label = 16 * k
    step = room.width() / len(WAYS)
    size = min(13 * k, step * 0.62)
    fell = sum(roll.dice) if roll.dice else 0
    for at, ways in enumerate(WAYS):
        number = at + LOWEST
        high = max(3.0, (room.height() - label - 4) * ways / max(WAYS))
        column = QRectF(room.left() + at * step + step * 0.12, room.bottom() - label - high, step * 0.76, high)
        painter.setPen(pen(theme.inks["title"], 2) if number == fell else Qt.PenStyle.NoPen)
        shown = QColor(_colour(roll.way_of(number), theme))
        painter.setBrush(with_opacity(shown, 0.45) if fell and number != fell else shown)
        painter.drawRoundedRect(column, 2, 2)
        painter.setFont(sans(size, BOLD if number == fell else SEMIBOLD))
        painter.setPen(QColor(theme.inks["title"]))
        under = QRectF(room.left() + at * step - 4, room.bottom() - label, step + 8, label)
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, str(number))


def _colour(way: str, theme: Theme) -> str:
    return {"good": theme.inks["outcome_good"], "bad": theme.inks["outcome_bad"]}.get(way, theme.inks["outcome_even"])
