"""The cells of a sum, with their signs between them: the same on the table and in a moment, for any number of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.words.sums import Term

BETWEEN = 16.0
"""Room for a sign between two cells, at the scale of one."""
WIDEST = 260.0
"""How wide a cell is at most, at the scale of one."""
IN_CELL = 6.0
"""Around the words within a cell, in pixels, at both sides together."""
LEAST_LETTERS, LEAST_SHARE = 12.5, 9.0
"""How small letters may be, and that at the scale of one, for very large windows."""
NARROW = 84
"""How wide letters stand, in hundredths, of words that would not fit in one line at their smallest."""
RESULT = "="
Heights = tuple[tuple[tuple[float, float], ...], float]
"""Of name, value and note where each begins and how high it is, and how much of its height the value's figures take."""
NOTED: Mapping[tuple[bool, bool], Heights] = {
    (False, False): (((0.02, 0.3), (0.27, 0.46), (0.7, 0.28)), 1.0),
    (False, True): (((0.0, 0.26), (0.24, 0.36), (0.6, 0.38)), 1.0),
    (True, False): (((0.0, 0.38), (0.37, 0.34), (0.71, 0.28)), 1.0),
    (True, True): (((0.0, 0.35), (0.34, 0.3), (0.64, 0.36)), 1.0),
}
"""Whether a name, and whether a note, needs two lines."""
LONG_NAME_ALONE: Heights = ((0.02, 0.46), (0.47, 0.5), (1.0, 0.0)), 0.8
IN_THE_MIDDLE: Heights = ((0.12, 0.3), (0.4, 0.48), (1.0, 0.0)), 1.0
WRAPPED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)


def paint_cells(
    painter: QPainter, room: QRectF, terms: Sequence[Term], theme: Theme, k: float, usual: float = LEAST_LETTERS
) -> None:
    """All terms side by side; the one after the sign of the result is filled, as soon as it is known: with gold where
    it is won, else with the colour of harm. Words are ``usual`` letters large, or larger, where they have room."""
    between, left = BETWEEN * k, room.left()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    low = room.height() * NOTED[False, True][0][2][1] < 2 * QFontMetricsF(sans(_least(k), MEDIUM)).lineSpacing() - 2
    widths = cell_widths(terms, room.width() - between * (len(terms) - 1), k, low=low)
    heights = cell_heights(terms, widths, k)
    for i, (term, wide) in enumerate(zip(terms, widths, strict=True)):
        box = QRectF(left, room.top(), wide, room.height())
        left += wide + between
        _paint_cell(painter, box, term, theme, k, heights, usual)
        if i and term.sign:
            painter.setFont(sans(20 * k, SEMIBOLD))
            painter.setPen(QColor(theme.ink2))
            gap = QRectF(box.left() - between, box.top(), between, box.height())
            painter.drawText(gap, Qt.AlignmentFlag.AlignCenter, term.sign)


def cell_widths(terms: Sequence[Term], room: float, k: float, *, low: bool = False) -> list[float]:
    """How wide each cell stands: all alike, but words that two lines of their cell do not hold get from the others what
    they can spare; where that is too little, words that are longer than a line. ``low`` cells have no room for two
    lines: there words get first what they need in one."""
    even = min(WIDEST * k, room / max(1, len(terms)))
    letters = sans(_least(k), MEDIUM)
    ways = [(_in_two_lines, QFontMetricsF(letters)), (_longest_word, QFontMetricsF(letters))]
    if low:
        ways.insert(0, (_in_one_line, QFontMetricsF(_narrowed(letters))))
    for least, metrics in ways:
        needed = [
            max(least(term.name, metrics), least(term.note, metrics), metrics.horizontalAdvance(term.value)) + IN_CELL
            for term in terms
        ]
        missing = sum(max(0.0, each - even) for each in needed)
        spare = sum(max(0.0, even - each) for each in needed)
        if missing <= spare:
            return [each if each > even else even - (even - each) * missing / max(spare, 1.0) for each in needed]
    return [even] * len(terms)


def _in_one_line(words: str, metrics: QFontMetricsF) -> float:
    return metrics.horizontalAdvance(words)


def _longest_word(words: str, metrics: QFontMetricsF) -> float:
    return max((metrics.horizontalAdvance(word) for word in words.split()), default=0.0)


def _in_two_lines(words: str, metrics: QFontMetricsF) -> float:
    """How wide words are at least that may be broken once."""
    parts = words.split()
    halves = ((" ".join(parts[:at]), " ".join(parts[at:])) for at in range(max(1, len(parts))))
    return min(max(metrics.horizontalAdvance(half) for half in each) for each in halves)


def _least(k: float) -> float:
    return max(LEAST_LETTERS, LEAST_SHARE * k)


def _paint_cell(
    painter: QPainter, box: QRectF, term: Term, theme: Theme, k: float, heights: Heights, usual: float
) -> None:
    result = term.sign == RESULT and term.known
    filled = result and term.value != "0"
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor((theme.gold if term.won else theme.danger) if filled else theme.panel2))
    painter.drawRoundedRect(box, 8, 8)
    quiet, loud = (theme.panel, theme.panel) if filled else (theme.ink2, theme.ink)
    least = _least(k)
    small = max(least, usual, 13.5 * k)
    (name, value, note), shrink = heights
    figures = sans(min(34 * k, box.height() * value[1] * shrink), BOLD)
    lines = (
        (term.name, sans(small, MEDIUM), quiet, *name),
        (term.value, figures, loud if term.known else theme.ink3, *value),
        (term.note, sans(small, MEDIUM), quiet, *note),
    )
    for words, font, colour, top, tall in lines:
        painter.setPen(QColor(colour))
        line = QRectF(
            box.left() + IN_CELL / 2, box.top() + box.height() * top, box.width() - IN_CELL, box.height() * tall
        )
        _fitted(painter, line, words, font, least)


def cell_heights(terms: Sequence[Term], widths: Sequence[float], k: float) -> Heights:
    """How every cell shares its height, all alike, so that their figures stand in one line: what is too long for a line
    in any of them gets room for two, and where none has a note the rest stands in the middle."""
    letters = sans(_least(k), MEDIUM)
    cells = list(zip(terms, (wide - IN_CELL for wide in widths), strict=True))
    long_name = any(_too_long(term.name, letters, width) for term, width in cells)
    if not any(term.note for term in terms):
        return LONG_NAME_ALONE if long_name else IN_THE_MIDDLE
    long_note = any(_too_long(term.note, letters, width) for term, width in cells)
    return NOTED[long_name, long_note]


def _fitted(painter: QPainter, line: QRectF, words: str, font: QFont, least: float) -> None:
    """Words in one line or in two, whichever lets them be larger, then in narrower letters, and at last cut short."""
    one = fitting(font, words, line.width(), least)
    two = in_lines(font, words, line, least) if one.pixelSize() < font.pixelSize() else None
    if two is not None and (two.pixelSize() > one.pixelSize() or _too_long(words, one, line.width())):
        painter.setFont(two)
        painter.drawText(line, WRAPPED, words)
        return
    if _too_long(words, one, line.width()):
        one = _narrowed(one)
    painter.setFont(one)
    shown = QFontMetricsF(one).elidedText(words, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, shown)


def _narrowed(font: QFont) -> QFont:
    narrow = QFont(font)
    narrow.setStretch(NARROW)
    return narrow


def in_lines(font: QFont, words: str, line: QRectF, least: float) -> QFont | None:
    """The largest letters with which two lines of some words have room, or with which more have; None where the least
    have none."""
    fitted = QFont(font)
    for most in (2, None):
        for size in range(font.pixelSize(), int(least) - 1, -1):
            fitted.setPixelSize(size)
            metrics = QFontMetricsF(fitted)
            needed = metrics.boundingRect(line, WRAPPED, words)
            few = most is None or needed.height() < (most + 0.5) * metrics.lineSpacing()
            if few and needed.width() <= line.width() and needed.height() <= line.height() + 2:
                return fitted
    return None


def _too_long(words: str, font: QFont, width: float) -> bool:
    return QFontMetricsF(font).horizontalAdvance(words) > width


def in_a_line(terms: Sequence[Term]) -> str:
    """The sum as one line: "3 + 1 − 2 = 2"; what is no part of it, or begins another, stands behind it by its name."""
    return " ".join(
        f"{term.sign} {term.value}".strip() if term.sign or not at else f"· {term.name} {term.value}"
        for at, term in enumerate(terms)
    )


def in_words(terms: Sequence[Term]) -> str:
    """The sum in a line with the name and the note of every term: "attack 4 (Asha) − defense 0 = margin 4"."""
    told = (f"{term.name} {term.value}" + (f" ({term.note})" if term.note else "") for term in terms)
    signs = (f"{term.sign} " if term.sign else "· " if at else "" for at, term in enumerate(terms))
    return " ".join(f"{sign}{words}" for sign, words in zip(signs, told, strict=True))
