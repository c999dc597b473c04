"""What was won, as ground on the chart of a game's story: a green slope with firs, and flags on its way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from desktop_app.app.tables.story import Told
from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.colours import legible, with_opacity
from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.art.tokens import token_outline
from desktop_app.ui.table.ends.lettering import write
from desktop_app.ui.table.ends.scales import Scales
from desktop_app.ui.widgets.look import Look

SHIELD = 32.0
"""The box in which the outline of a shield is drawn."""
TALLEST_FIR = 12
"""How high a fir is at most."""


def ground_colour(look: Look) -> str:
    """The green of what was won, legible on the panel."""
    return legible(look.theme.tokens["progress"][0], look.theme.panel, 3.2)


def paint_ground(painter: QPainter, told: Told, scales: Scales, look: Look) -> None:
    """The slope, with firs on it."""
    path = scales.steps(told.ground, scales.y_ground, told.end, look.px(5))
    if path is None:
        return
    colour = ground_colour(look)
    area = QPainterPath(path)
    area.lineTo(scales.x(told.end), scales.bottom)
    area.lineTo(scales.left, scales.bottom)
    area.closeSubpath()
    shade = QLinearGradient(QPointF(0, scales.top), QPointF(0, scales.bottom))
    shade.setColorAt(0, with_opacity(colour, 0.62))
    shade.setColorAt(1, with_opacity(colour, 0.24))
    painter.fillPath(area, shade)
    painter.fillPath(_firs(told, scales, look), with_opacity(colour, 0.8))
    painter.strokePath(path, QPen(QColor(colour), look.scale * 2.6))


def _firs(told: Told, scales: Scales, look: Look) -> QPainterPath:
    """Little firs stand on what was won."""
    firs, chance = QPainterPath(), Chance("firs")
    ends = [*(level.time for level in told.ground[1:]), told.end]
    for level, end in zip(told.ground, ends, strict=True):
        x, y = scales.x(level.time) + look.px(16), scales.y_ground(level.value)
        while level.value and x < scales.x(end) - look.px(4):
            tall = look.px(chance.between(6, TALLEST_FIR))
            firs.moveTo(x, y - tall)
            firs.lineTo(x + tall * 0.32, y)
            firs.lineTo(x - tall * 0.32, y)
            firs.closeSubpath()
            x += look.px(chance.between(9, 20))
    return firs


def firs_over(told: Told, scales: Scales, look: Look) -> list[QRectF]:
    """The room over the slope in which firs stand."""
    tallest, ends = look.px(TALLEST_FIR), [*(level.time for level in told.ground[1:]), told.end]
    stretches = zip(told.ground, ends, strict=True) if told.ground else ()
    return [
        QRectF(
            scales.x(level.time), scales.y_ground(level.value) - tallest, scales.x(end) - scales.x(level.time), tallest
        )
        for level, end in stretches
        if level.value
    ]


def paint_flags(painter: QPainter, told: Told, scales: Scales, look: Look) -> None:
    """A line at each mark of the way, with its number on a shield: filled where it was reached."""
    theme, colour = look.theme, ground_colour(look)
    reached = max((level.value for level in told.ground), default=0)
    lowest = scales.bottom + look.px(14)
    for flag in told.flags:
        y, done = scales.y_ground(flag.value), reached >= flag.value
        painter.setPen(QPen(with_opacity(colour, 0.9 if done else 0.55), look.scale * 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(scales.left, y), QPointF(scales.right, y))
        y = min(y, lowest - look.px(27))  # two flags close to each other keep apart
        lowest = y
        box = QRectF(scales.right + look.px(5), y - look.px(13), look.px(26), look.px(26))
        place = QTransform.fromTranslate(box.x(), box.y()).scale(box.width() / SHIELD, box.height() / SHIELD)
        shield = place.map(token_outline("progress"))
        painter.fillPath(shield, QColor(colour if done else theme.panel))
        painter.strokePath(shield, QPen(QColor(colour), look.scale * 1.5))
        painter.setPen(QColor(theme.panel if done else colour))
        painter.setFont(sans(look.px(13), BOLD))
        painter.drawText(box.adjusted(0, 0, 0, -look.px(3)), Qt.AlignmentFlag.AlignCenter, str(flag.value))
        at = QPointF(box.right() + look.px(3), y + look.px(5))
        write(painter, look, flag.label, at, theme.ink2, Qt.AlignmentFlag.AlignLeft)
