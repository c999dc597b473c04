"""Words as outlines: shaped once by Qt, kept, and filled at any size.

Card faces are the same to the pixel on every machine and print as vectors because no text is drawn by
the system: every letter is an outline in hundredths of its type size.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QRawFont, QTextLayout, QTransform

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.fonts import BOLD, MEDIUM, REGULAR, SANS, SEMIBOLD, SERIF, sans, serif

EM = 100.0


class Hand(Frozen):
    """A way of writing: family, weight, upright or italic, how narrow (1 is as drawn), spacing in em."""

    family: str = SANS
    weight: int = REGULAR
    italic: bool = False
    narrow: float = 1.0
    spacing: float = 0.0


TITLE = Hand(SERIF, SEMIBOLD)
NARROW_TITLES = (TITLE, Hand(SERIF, MEDIUM, narrow=0.92), Hand(SERIF, MEDIUM, narrow=0.84))
NUMERAL = Hand(SANS, BOLD)
TYPE_LINE = Hand(SANS, SEMIBOLD, spacing=0.09)
LABEL = Hand(SANS, SEMIBOLD)
FOOTER = Hand(SANS, REGULAR)
SUBTITLE = Hand(SERIF, REGULAR, italic=True)


class Written(Frozen, eq=False):
    """Words set in a line: the outlines of their letters, the place of each from the origin on the baseline (all
    across, then all down), and how far they reach, in EM units before they are made narrow."""

    letters: tuple[QPainterPath, ...]
    across: array[float]
    down: array[float]
    advance: float

    def in_place(self) -> Iterator[QPainterPath]:
        """The outline of each letter where it stands."""
        for letter, x, y in zip(self.letters, self.across, self.down, strict=True):
            yield letter.translated(x, y)


_LINES, _OUTLINES = 2048, 96
"""How much is kept: a line is light, for its letters are shared and a point of Qt's would weigh twenty times its two
numbers; its outline weighs tens of kilobytes."""
_letters: dict[tuple[str, int, bool, str, int], QPainterPath] = {}
"""Outlines of single letters, as many as a few hands have: to get one from its font takes as long as to fill it."""


@lru_cache(maxsize=_LINES)
def written(text: str, hand: Hand) -> Written:
    """`text` set in one line; the outlines are shared, so copy them before changing them."""
    layout = QTextLayout(text, _font(hand))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1e6)
    line.setPosition(QPointF(0, -line.ascent()))
    layout.endLayout()
    letters: list[QPainterPath] = []
    across, down = array("d"), array("d")
    for run in layout.glyphRuns():
        font = run.rawFont()
        letters += [_letter(font, index, hand) for index in run.glyphIndexes()]
        places = run.positions()
        across.extend(place.x() for place in places)
        down.extend(place.y() for place in places)
    return Written(tuple(letters), across, down, line.horizontalAdvance())


def _letter(font: QRawFont, index: int, hand: Hand) -> QPainterPath:
    key = (hand.family, hand.weight, hand.italic, font.familyName(), index)
    known = _letters.get(key)
    if known is None:
        known = _letters[key] = font.pathForGlyph(index)
    return known


@lru_cache(maxsize=_OUTLINES)
def _outlines(text: str, hand: Hand) -> tuple[QPainterPath, ...]:
    """One outline for each word: Qt fills several short ones faster than a long one."""
    words: list[QPainterPath] = []
    goes_on = False
    for letter in written(text, hand).in_place():
        if letter.isEmpty():
            goes_on = False
            continue
        if not goes_on:
            words.append(QPainterPath())
            words[-1].setFillRule(Qt.FillRule.WindingFill)
            goes_on = True
        words[-1].addPath(letter)
    return tuple(words)


def _font(hand: Hand) -> QFont:
    family = serif if hand.family == SERIF else sans
    font = family(EM, hand.weight, italic=hand.italic)
    if hand.spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, hand.spacing * EM)
    return font


def width_of(text: str, hand: Hand, size: float) -> float:
    """How wide `text` stands at a type size, in the size's own units."""
    return written(text, hand).advance * hand.narrow * size / EM


def write(
    painter: QPainter,
    text: str,
    hand: Hand,
    size: float,
    x: float,
    baseline: float,
    colour: str | QColor,
    align: float = 0.0,
) -> None:
    """Fill `text` on its baseline; `align` is the share of its width left of x (0.5 centres it)."""
    left = x - width_of(text, hand, size) * align
    placed = QTransform.fromTranslate(left, baseline).scale(size * hand.narrow / EM, size / EM)
    ink = QColor(colour)
    for outline in _outlines(text, hand):
        painter.fillPath(placed.map(outline), ink)


def write_quickly(
    painter: QPainter, text: str, hand: Hand, size: float, x: float, baseline: float, colour: str | QColor
) -> None:
    """The same in a fraction of the time, from letters that Qt keeps as pixels: for words that answers change and that
    need not be the same to the pixel everywhere. The size is whole pixels, the hand neither narrow nor spaced."""
    family = serif if hand.family == SERIF else sans
    painter.setFont(family(size, hand.weight, italic=hand.italic))
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(x, baseline), text)


class Fitted(Frozen):
    """A title cut to its room: the words (shortened if nothing else helped), the hand and the size."""

    text: str
    hand: Hand
    size: float

    @property
    def width(self) -> float:
        """How wide it stands."""
        return width_of(self.text, self.hand, self.size)


@lru_cache(maxsize=2048)
def fit_title(text: str, room: float, size: float, smallest: float) -> Fitted:
    """A title in `room`: as drawn, narrower, narrower still, smaller down to `smallest`, then cut short.

    It is cut before its last word where twice as much is left of the others: there differ titles that begin alike.
    """
    for hand in NARROW_TITLES:
        if width_of(text, hand, size) <= room:
            return Fitted(text, hand, size)
    narrowest = NARROW_TITLES[-1]
    fitting = size * room / max(width_of(text, narrowest, size), 1e-6)
    if fitting >= smallest:
        return Fitted(text, narrowest, fitting)
    rest, _, last = text.rpartition(" ")
    shorter = _cut(rest, f" {last}", narrowest, smallest, room)
    if len(shorter) < 2 * len(last):
        shorter, last = _cut(text, "", narrowest, smallest, room), ""
    return Fitted(f"{shorter}… {last}".rstrip(), narrowest, smallest)


def _cut(text: str, after: str, hand: Hand, size: float, room: float) -> str:
    """As much of a text as stands in a room with dots and what comes ``after`` them."""
    while text and width_of(f"{text.rstrip()}…{after}", hand, size) > room:
        text = text[:-1]
    return text.rstrip()
