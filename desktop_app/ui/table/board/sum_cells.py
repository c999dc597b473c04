"""The cells of a sum, with their signs between them: the same on the table and in a moment, for any number of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.words.sums import Term

BETWEEN = 16.0
"""Room for a sign between two cells, at the scale of one."""
LEAST_LETTERS = 12.5
RESULT = "="


def paint_cells(painter: QPainter, room: QRectF, terms: Sequence[Term], theme: Theme, k: float) -> None:
    """All terms side by side; the one after the sign of the result is filled, as soon as it is known."""
    between = BETWEEN * k
    wide = (room.width() - between * (len(terms) - 1)) / max(1, len(terms))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i, term in enumerate(terms):
        box = QRectF(room.left() + i * (wide + between), room.top(), wide, room.height())
        _paint_cell(painter, box, term, theme, k)
        if i and term.sign:
            painter.setFont(sans(20 * k, SEMIBOLD))
            painter.setPen(QColor(theme.ink2))
            gap = QRectF(box.left() - between, box.top(), between, box.height())
            painter.drawText(gap, Qt.AlignmentFlag.AlignCenter, term.sign)


def _paint_cell(painter: QPainter, box: QRectF, term: Term, theme: Theme, k: float) -> None:
    result = term.sign == RESULT and term.known
    harm = result and term.value != "0"
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.danger if harm else theme.panel2))
    painter.drawRoundedRect(box, 8, 8)
    quiet, loud = (theme.panel, theme.panel) if harm else (theme.ink2, theme.ink)
    small = max(LEAST_LETTERS, 13.5 * k)
    two = _too_long(term.note, sans(LEAST_LETTERS, MEDIUM), box.width() - 6)
    value = sans(min(34 * k, box.height() * (0.36 if two else 0.46)), BOLD)
    lines = (
        (term.name, sans(small, MEDIUM), quiet, 0.0 if two else 0.02, 0.26 if two else 0.3),
        (term.value, value, loud if term.known else theme.ink3, 0.24 if two else 0.27, 0.36 if two else 0.46),
        (term.note, sans(small, MEDIUM), quiet, 0.6 if two else 0.7, 0.38 if two else 0.28),
    )
    for words, font, colour, top, tall in lines:
        painter.setPen(QColor(colour))
        line = QRectF(box.left() + 3, box.top() + box.height() * top, box.width() - 6, box.height() * tall)
        _fitted(painter, line, words, font)


def _fitted(painter: QPainter, line: QRectF, words: str, font: QFont) -> None:
    """Words in one line, as small as they may be, then in two, and at last cut short."""
    font = fitting(font, words, line.width(), LEAST_LETTERS)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    wrapped = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    if _too_long(words, font, line.width()):
        needed = metrics.boundingRect(line, wrapped, words)
        if needed.width() <= line.width() and needed.height() <= line.height() + 2:
            painter.drawText(line, wrapped, words)
            return
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)


def _too_long(words: str, font: QFont, width: float) -> bool:
    return QFontMetricsF(font).horizontalAdvance(words) > width


def in_a_line(terms: Sequence[Term]) -> str:
    """The sum as one line: "3 + 1 − 2 = 2"."""
    return " ".join(f"{term.sign} {term.value}".strip() for term in terms)
