"""The sum of a zone in large numerals on its mat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, sans
from desktop_app.ui.table.board.mat_heading import LETTERS
from desktop_app.ui.table.words.mat_words import Label

TOTAL_HIGH, UNIT_HIGH, SUM_HIGH = 106.0, 22.0, 26.0
"""How high a total stands with what it counts, how much of it that is, and how high the line of its parts."""


def paint_total(painter: QPainter, label: Label, room: QRectF, scale: float, ink: str) -> None:
    """The sum, what it counts, and its parts: smaller in a mat that is low for its letters; under them what it means,
    where that has room."""
    high = TOTAL_HIGH + (SUM_HIGH if label.sum else 0.0)
    k = min(scale, room.height() / high)
    lines = (
        (label.value, sans(92 * k, BOLD), (TOTAL_HIGH - UNIT_HIGH) * k),
        (label.unit, sans(16 * k, SEMIBOLD), UNIT_HIGH * k),
        (label.sum, sans(15 * k, MEDIUM), SUM_HIGH * k),
    )
    y = room.top()
    painter.setPen(QColor(ink))
    for words, font, tall in lines:
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QRectF(room.left(), y, room.width(), tall), Qt.AlignmentFlag.AlignCenter, shown)
        y += tall
    painter.setFont(sans(LETTERS * k, MEDIUM))
    rest = QRectF(room.left(), y + 8 * k, room.width(), max(0.0, room.bottom() - y - 8 * k))
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    if QFontMetricsF(painter.font()).boundingRect(rest, int(flags), label.meaning).height() <= rest.height():
        painter.drawText(rest, int(flags), label.meaning)
