"""The box of rules text on a large face: traits, paragraphs, a shadow effect, all fitted into it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.ui.art.colours import darker
from desktop_app.ui.art.drawing import edges, pen, rectangle, scale_of
from desktop_app.ui.art.fonts import BOLD
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import Hand, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import frame_of, hairline_of
from desktop_app.ui.art.prose import BODY, LINE, TextLine, line_width, lines_of, paint_line, plain
from desktop_app.ui.art.theme import Theme

TRAITS = Hand(BODY.family, BOLD, italic=True)
SHADOW = replace(BODY, italic=True)
PARAGRAPH_GAP = 0.32
SMALLEST = 8.5
READABLE = 12.5
"""How many pixels letters are high at least where the box has room for that, however small the face is painted."""
COMFORTABLE = 14.6
_SIZES = ((85, 18.6), (150, 17.4), (200, 16.2))
_USUAL = 15.2


class Inset(Frozen):
    """How far the text keeps from the sides of its box."""

    x: float = 14.0
    y: float = 9.0


_USUAL_INSET = Inset()


class _Set(Frozen):
    """The text set at one size: each block's lines, and the height of all."""

    size: float
    body: tuple[tuple[TextLine, ...], ...]
    shadow: tuple[TextLine, ...]
    traits: str

    def height(self) -> float:
        tall = self.traits_height() + self.shadow_height()
        gaps = PARAGRAPH_GAP * self.size * max(len(self.body) - 1, 0)
        return tall + sum(len(lines) for lines in self.body) * self.line + gaps

    @property
    def line(self) -> float:
        return self.size * LINE

    def traits_height(self) -> float:
        return self.line + 2 if self.traits else 0.0

    def shadow_height(self) -> float:
        return len(self.shadow) * self.line + 9 if self.shadow else 0.0


def paint_text_box(
    painter: QPainter,
    face: FaceModel,
    box: QRectF,
    theme: Theme,
    inset: Inset = _USUAL_INSET,
    traits: bool = True,
    wished: float = 0.0,
) -> None:
    """Paper with its double rule and, on it, everything the card says, as large as fits: as usual, or as ``wished``
    where that is larger."""
    frame = frame_of(face, theme)
    paper = rectangle(*edges(box), 7)
    painter.fillPath(paper, QColor(theme.inks["card_paper"]))
    painter.strokePath(paper, pen(darker(frame, 0.5), 1.4))
    inner = box.adjusted(3.5, 3.5, -3.5, -3.5)
    painter.strokePath(rectangle(*edges(inner), 4.5), pen(frame, 1, 0.35))
    room = box.adjusted(inset.x, inset.y, -inset.x, -inset.y)
    paint_text(painter, face, room, theme, traits=traits, wished=wished)


def lift_for(
    face: FaceModel,
    box: QRectF,
    theme: Theme,
    most: float,
    inset: Inset = _USUAL_INSET,
    traits: bool = True,
    wished: float = COMFORTABLE,
) -> float:
    """By how much the box must grow, at most `most`, for a long text to be written at the size that is ``wished``."""
    made = _set(face, wished * theme.print_scale, box.width() - 2 * inset.x, face.traits if traits else "")
    return min(max(made.height() + 2 * inset.y - box.height(), 0.0), most)


def paint_text(
    painter: QPainter,
    face: FaceModel,
    room: QRectF,
    theme: Theme,
    *,
    traits: bool = True,
    centred: bool = True,
    wished: float = 0.0,
) -> None:
    """The card's words in a room: traits at its head, a shadow effect at its foot, the rest between."""
    readable = READABLE / scale_of(painter)
    made = _fit(face, room, face.traits if traits else "", theme.print_scale, max(wished, readable))
    ink, sign, frame = theme.inks["card_ink"], theme.inks["inline_sign"], frame_of(face, theme)
    top, foot = room.top(), room.bottom() - made.shadow_height()
    if made.traits:
        size = _shrunk(made.traits, TRAITS, made.size - 0.3, room.width())
        write(painter, made.traits, TRAITS, size, room.center().x(), top + made.size * 0.92, darker(frame, 0.25), 0.5)
        top += made.traits_height()
    body = made.height() - made.traits_height() - made.shadow_height()
    y = top + max((foot - top - body) / 2, 0) if centred else top
    for lines in made.body:
        for line in lines:
            paint_line(painter, line, made.size, room.left(), y + made.size * 0.95, ink, sign)
            y += made.line
        y += PARAGRAPH_GAP * made.size
    if made.shadow:
        _paint_shadow(painter, made, face, QRectF(room.left(), foot, room.width(), 0), theme)


def _paint_shadow(painter: QPainter, made: _Set, face: FaceModel, at: QRectF, theme: Theme) -> None:
    frame, red = frame_of(face, theme), theme.inks["shadow_word"]
    y = at.top() + 4
    painter.strokePath(rectangle(at.left(), y, at.width(), 0), pen(hairline_of(frame, theme), 1))
    y += 4 + made.size * 0.95
    paint_glyph(painter, "weather-night", at.left() + made.size * 0.42, y - made.size * 0.3, made.size * 0.8, red)
    word = Hand(BODY.family, BOLD)
    write(painter, f"{face.shadow_word}:", word, made.size, at.left() + made.size, y, red)
    for line in made.shadow:
        paint_line(painter, line, made.size, at.left(), y, theme.inks["card_ink"], theme.inks["inline_sign"])
        y += made.line


def _fit(face: FaceModel, room: QRectF, traits: str, print_scale: float, wished: float) -> _Set:
    made = _set(face, max(wished, _first_size(face, room)) * print_scale, room.width(), traits)
    while made.height() > room.height() and made.size > SMALLEST:
        made = _set(face, made.size - 0.4, room.width(), traits)
    return made


def _first_size(face: FaceModel, room: QRectF) -> float:
    letters = len(plain(face.text) + (face.shadow or ""))
    weight = letters * (300 / max(room.width(), 1)) * (132 / max(room.height(), 1))
    return next((size for limit, size in _SIZES if weight < limit), _USUAL)


def _set(face: FaceModel, size: float, width: float, traits: str) -> _Set:
    size = round(size, 1)
    body = tuple(lines_of(paragraph, size, width) for paragraph in face.text if paragraph)
    return _Set(size, body, _shadow_lines(face, size, width), traits)


def _shadow_lines(face: FaceModel, size: float, width: float) -> tuple[TextLine, ...]:
    """The shadow text with room for its bold word at the head of the first line."""
    if not face.shadow:
        return ()
    head = size + width_of(f"{face.shadow_word}:", Hand(BODY.family, BOLD), size) + size * 0.3
    lines = lines_of(face.shadow, size, width, SHADOW)
    room_for_first = width - head
    if line_width(lines[0], size) <= room_for_first:
        first, rest = lines[0], lines[1:]
    else:
        broken = lines_of(face.shadow, size, room_for_first, SHADOW)
        first = broken[0]
        rest = _after(face.shadow, first, size, width)
    return (tuple(replace(placed, x=placed.x + head) for placed in first), *rest)


def _after(text: str, first: TextLine, size: float, width: float) -> tuple[TextLine, ...]:
    """The lines of what is left of `text` once the pieces of `first` are written."""
    words = text.split()
    used = sum(1 for placed in first if not placed.piece.glued)
    left = " ".join(words[used:])
    return lines_of(left, size, width, SHADOW) if left else ()


def _shrunk(text: str, hand: Hand, size: float, room: float) -> float:
    return min(size, size * room / max(width_of(text, hand, size), 1))
