"""The steps of a sequence in one row: what is done with a check, the present one in words, the others as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import SEMIBOLD, fitting, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.words.sight_words import StepTold

LEAST, SIGN = 12.5, 15.0


def paint_steps(painter: QPainter, steps: Sequence[StepTold], room: QRectF, theme: Theme, k: float) -> None:
    """Every step in its words where there is room for all, else only the one that goes on now; letters are ``k`` times
    as large as drawn."""
    font = sans(13.5 * k, SEMIBOLD)
    metrics = QFontMetricsF(font)
    whole = [_wide(metrics, step.told, k) for step in steps]
    short = [wide if step.state == "now" else 30 * k for step, wide in zip(steps, whole, strict=True)]
    gap = 6.0 * k
    chosen = whole if sum(whole) + gap * (len(steps) - 1) <= room.width() - 12 else short
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(with_opacity(theme.panel, 0.94))
    painter.drawRoundedRect(room, 8, 8)
    x = room.center().x() - (sum(chosen) + gap * (len(steps) - 1)) / 2
    for number, (step, wide) in enumerate(zip(steps, chosen, strict=True), 1):
        box = QRectF(x, room.top() + 3, wide, room.height() - 6)
        told = step.told if chosen is whole or step.state == "now" else "" if step.state == "done" else str(number)
        _paint_step(painter, step, told, box, theme, k)
        x += wide + gap


def _wide(metrics: QFontMetricsF, words: str, k: float) -> float:
    return metrics.horizontalAdvance(words) + (SIGN + 18) * k


def _paint_step(painter: QPainter, step: StepTold, words: str, box: QRectF, theme: Theme, k: float) -> None:
    now = step.state == "now"
    if now:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    ink = theme.on_accent if now else theme.ink if step.state == "done" else theme.ink3
    sign = {"done": "check", "now": "play"}.get(step.state, "")
    left = box.left() + 6 * k
    if sign:
        paint_glyph(painter, sign, left + SIGN * k / 2, box.center().y(), SIGN * k, ink)
        left += (SIGN + 2) * k
    line = QRectF(left, box.top(), box.right() - left - 4, box.height())
    painter.setFont(fitting(sans(13.5 * k, SEMIBOLD), words, line.width(), LEAST * k))
    painter.setPen(QColor(ink))
    shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(line.width()) + 1)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
