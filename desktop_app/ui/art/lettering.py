"""Words as outlines: shaped once by Qt, kept, and filled at any size.

Card faces are the same to the pixel on every machine and print as vectors because no text is drawn by
the system: each run of words becomes one path in hundredths of its type size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTextLayout, QTransform

from desktop_app.ui.art.fonts import BOLD, MEDIUM, REGULAR, SANS, SEMIBOLD, SERIF, sans, serif

EM = 100.0


@dataclass(frozen=True, slots=True)
class Hand:
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


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """Words as one outline from the origin on the baseline, and how far they reach, both in EM units."""

    path: QPainterPath
    advance: float


_KEPT = 48
"""Outlines kept: a face says few words twice, and each outline weighs tens of kilobytes."""


@lru_cache(maxsize=_KEPT)
def written(text: str, hand: Hand) -> Written:
    """The outline of `text`; shared, so copy the path before changing it."""
    layout = QTextLayout(text, _font(hand))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1e6)
    line.setPosition(QPointF(0, -line.ascent()))
    layout.endLayout()
    path = QPainterPath()
    for run in layout.glyphRuns():
        font = run.rawFont()
        for index, place in zip(run.glyphIndexes(), run.positions(), strict=True):
            path.addPath(font.pathForGlyph(index).translated(place))
    path = QTransform.fromScale(hand.narrow, 1).map(path)
    path.setFillRule(path.fillRule().WindingFill)
    return Written(path, line.horizontalAdvance() * hand.narrow)


def _font(hand: Hand) -> QFont:
    family = serif if hand.family == SERIF else sans
    font = family(EM, hand.weight, italic=hand.italic)
    if hand.spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, hand.spacing * EM)
    return font


def width_of(text: str, hand: Hand, size: float) -> float:
    """How wide `text` stands at a type size, in the size's own units."""
    return written(text, hand).advance * size / EM


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
    made = written(text, hand)
    scale = size / EM
    placed = QTransform.fromTranslate(x - made.advance * scale * align, baseline).scale(scale, scale)
    painter.fillPath(placed.map(made.path), QColor(colour))


@dataclass(frozen=True, slots=True)
class Fitted:
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
    """A title in `room`: as drawn, narrower, narrower still, smaller down to `smallest`, then cut short."""
    for hand in NARROW_TITLES:
        if width_of(text, hand, size) <= room:
            return Fitted(text, hand, size)
    narrowest = NARROW_TITLES[-1]
    fitting = size * room / max(width_of(text, narrowest, size), 1e-6)
    if fitting >= smallest:
        return Fitted(text, narrowest, fitting)
    shorter = text
    while shorter and width_of(shorter.rstrip() + "…", narrowest, smallest) > room:
        shorter = shorter[:-1]
    return Fitted(shorter.rstrip() + "…", narrowest, smallest)
