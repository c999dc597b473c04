"""Card text in its box: paragraphs with **bold**, *italic* and [signs], broken into lines that fit."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtGui import QColor, QPainter

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.fonts import BOLD, REGULAR, SERIF
from desktop_app.ui.art.glyphs import known_glyph, paint_glyph
from desktop_app.ui.art.lettering import Hand, width_of, write
from desktop_app.ui.art.signs import FRAME_SIGNS, NUMBER_SIGNS, ROAD_SIGNS

BODY = Hand(SERIF, REGULAR)
LINE = 1.27
MARK = "=="
"""Stands around words that are marked because they act now."""
MARKED = "gold"
_TOKENS = re.compile(r"==|\*\*|\*|\[[a-z_0-9-]+\]|\s+|[^\s\[*=]+|.")
_SIGN_SHARE = 0.86
_SPACE = 0.235
_KEPT = 256
"""Paragraphs kept in pieces and in lines: those of a few cards, each of which weighs kilobytes."""


class Piece(Frozen):
    """A run of letters in one hand, or a sign; `glued` if no line may be broken before it, `marked` if it acts now."""

    text: str
    hand: Hand
    sign: bool
    glued: bool
    marked: bool = False

    def width(self, size: float) -> float:
        """How wide it stands at a type size."""
        return size * _SIGN_SHARE if self.sign else width_of(self.text, self.hand, size)


class Placed(Frozen):
    """A piece with its place on its line, in the size's units from the line's left."""

    piece: Piece
    x: float


TextLine = tuple[Placed, ...]
Writing = Callable[[QPainter, str, Hand, float, float, float, str], None]
"""Writes words in a hand of a size from a place on a baseline, in a colour."""


@lru_cache(maxsize=_KEPT)
def pieces_of(paragraph: str, hand: Hand = BODY) -> tuple[Piece, ...]:
    """The paragraph's pieces in order; a mark in brackets without a sign stays as it is written."""
    pieces: list[Piece] = []
    current, glued, marked = hand, False, False
    for token in _TOKENS.findall(paragraph):
        if token == MARK:
            marked = not marked
        elif token == "**":
            current = replace(current, weight=BOLD if current.weight == hand.weight else hand.weight)
        elif token == "*":
            current = replace(current, italic=not current.italic)
        elif token.isspace():
            # A number and the sign it counts stay together: "+1 [attack]" is never torn apart.
            glued = False
        else:
            glyph = sign_of(token)
            pieces.append(Piece(glyph or token, current, bool(glyph), glued, marked))
            glued = True
    return tuple(pieces)


def sign_of(token: str) -> str:
    """The glyph of an inline mark such as `[attack]`, or nothing."""
    if not (token.startswith("[") and token.endswith("]")):
        return ""
    key = token[1:-1]
    for signs in (NUMBER_SIGNS, FRAME_SIGNS, ROAD_SIGNS):
        if key in signs:
            return signs[key]
    return key if known_glyph(key) else ""


@lru_cache(maxsize=_KEPT)
def lines_of(paragraph: str, size: float, room: float, hand: Hand = BODY) -> tuple[TextLine, ...]:
    """The paragraph broken into lines no wider than `room` (a word wider than that stands alone)."""
    lines: list[list[Placed]] = [[]]
    x = 0.0
    for word in _words(pieces_of(paragraph, hand)):
        width = sum(piece.width(size) for piece in word)
        start = x + size * _SPACE if lines[-1] else 0.0
        if lines[-1] and start + width > room:
            lines.append([])
            start = 0.0
        for piece in word:
            lines[-1].append(Placed(piece, start))
            start += piece.width(size)
        x = start
    return tuple(tuple(line) for line in lines)


def _words(pieces: tuple[Piece, ...]) -> list[list[Piece]]:
    words: list[list[Piece]] = []
    for piece in pieces:
        if piece.glued and words:
            words[-1].append(piece)
        else:
            words.append([piece])
    return words


def line_width(line: TextLine, size: float) -> float:
    """How far a line reaches."""
    return line[-1].x + line[-1].piece.width(size) if line else 0.0


def paint_line(
    painter: QPainter,
    line: TextLine,
    size: float,
    x: float,
    baseline: float,
    ink: str,
    sign_ink: str,
    put: Writing = write,
) -> None:
    """Write one line from x on its baseline; what is marked stands on colour. ``put`` writes its words."""
    marked = [placed for placed in line if placed.piece.marked]
    if marked:
        start, last = marked[0].x - size * 0.15, marked[-1]
        wide = last.x + last.piece.width(size) + size * 0.15 - start
        ground = rectangle(x + start, baseline - size * 0.92, wide, size * LINE, 3)
        painter.fillPath(ground, with_opacity(MARKED, 0.62))
    for placed in line:
        piece = placed.piece
        if piece.sign:
            middle = x + placed.x + size * _SIGN_SHARE / 2
            paint_glyph(painter, piece.text, middle, baseline - size * 0.3, size * 0.8, QColor(sign_ink))
        else:
            put(painter, piece.text, piece.hand, size, x + placed.x, baseline, ink)


def plain(paragraphs: tuple[str, ...]) -> str:
    """The paragraphs without marks, for counting letters."""
    return re.sub(r"==|\*+|\[[a-z_0-9-]+\]", "", "".join(paragraphs))
