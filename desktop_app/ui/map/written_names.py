"""Names of places and regions as they stand on the land: letters in a halo of paper, facts in a line below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop_app.ui.art.colours import legible
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.lettering import EM, Hand, width_of, written
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.ink import name_ink
from desktop_app.ui.map.sizes import FACTS_TALL

HALO = 0.28
"""How wide the paper shows around a name, in its size."""
LEFT, BASE = 1.5, 0.83
"""Where a line begins, in pixels from the left of its room, and its baseline, in its size from the top."""
THIN = 8.0
"""How much the letters of a region's name stand out from their paper: their strokes are thin."""


class Line(NamedTuple):
    """One line of what is written by a place."""

    words: str
    size: float
    hand: Hand
    ink: str


def paint_lines(painter: QPainter, lines: Sequence[Line], wide: float, align: float, theme: Theme) -> None:
    """Lines one below the other in a room so ``wide``; ``align`` is the share of what is left over that lies left of
    each."""
    halo, top, placed = name_ink(theme).halo, 0.0, list[tuple[QPainterPath, Line]]()
    for line in lines:
        aside = (wide - 2 * LEFT - width_of(line.words, line.hand, line.size)) * align
        share, letters = line.size / EM, QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        for letter in written(line.words, line.hand).in_place():
            letters.addPath(letter)
        path = QTransform.fromTranslate(LEFT + max(aside, 0.0), top + line.size * BASE).scale(share, share).map(letters)
        placed.append((path, line))
        painter.strokePath(path, pen(halo, HALO * line.size))
        top += line.size * FACTS_TALL if placed[1:] else line.size * 1.08
    for path, line in placed:
        painter.fillPath(path, QColor(line.ink))


def region_ink(theme: Theme) -> str:
    """The ink for the names of regions: that of lands, as far from their halo as their thin letters need it."""
    return legible(theme.map["letters_land"], name_ink(theme).halo, THIN)
