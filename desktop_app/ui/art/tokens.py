"""Tokens: the outline tells the kind, the number stands inside from 2 on, the sign when it is 1."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.ui.art.colours import darker, lighter, with_opacity
from desktop_app.ui.art.drawing import circle, moved, pen, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import NUMERAL, width_of, write
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.theme import Theme

_BOX = 32.0
_MIDDLE = _BOX / 2

TOKEN_SIGNS = {
    "damage": "water",
    "wound": "water",
    "progress": "flag-variant",
    "resource": "circle-multiple",
    "influence": "eye",
    "favour": "hand-heart",
    "threat": "eye",
    "power": "crown",
    "gold": "gold",
    "twilight": "weather-night",
    "corruption": "ring",
    "burden": "ring",
    "shadow": "weather-night",
    "monster": "help",
    "ring": "ring",
    "conquest": "sword",
}

USUAL_SIGN = "eye"


def sign_of_number(number: str) -> str:
    """The sign of a dial by the place of its number in a view: that of the token which it counts ("power:A")."""
    return TOKEN_SIGNS.get(number.partition(":")[0], USUAL_SIGN)


_DROP = "M16 1C21 8 29 14 29 20.5C29 26.6 23.2 31.5 16 31.5C8.8 31.5 3 26.6 3 20.5C3 14 11 8 16 1Z"
_STAR = "M16 1L20 6L27 5L26 12L31 16L26 20L27 27L20 26L16 31L12 26L5 27L6 20L1 16L6 12L5 5L12 6Z"
_OUTLINES = {
    "damage": _DROP,
    "wound": _DROP,
    "progress": "M3 3H29V17C29 25 21 29 16 31C11 29 3 25 3 17Z",
    "influence": "M16 1L30 16L16 31L2 16Z",
    "favour": "M9 2H23L30 16L23 30H9L2 16Z",
    "threat": "M9 2H23L30 9V23L23 30H9L2 23V9Z",
    "corruption": _STAR,
    "burden": _STAR,
}
_LOW = {"damage": 3.0, "wound": 3.0}


@lru_cache(maxsize=32)
def token_outline(kind: str) -> QPainterPath:
    """The outline of a token in a box of 32 by 32; a round one for the kinds without their own."""
    if kind == "power":
        return rectangle(2.5, 2.5, 27, 27, 5)
    return outline(_OUTLINES[kind]) if kind in _OUTLINES else circle(_MIDDLE, _MIDDLE, 14.2)


def paint_token(painter: QPainter, kind: str, box: QRectF, count: int, theme: Theme) -> None:
    """Paint a token into a square box: its sign for 1, its number from 2 on.

    Raises KeyError for a kind the theme has no colour for.
    """
    colour, ink = theme.tokens[kind]
    path = token_outline(kind)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / _BOX, box.height() / _BOX)
    painter.fillPath(path.translated(0, 1.6), with_opacity(theme.inks["shade"], 0.38))
    painter.fillPath(path, QColor(colour))
    painter.strokePath(path, pen(darker(colour, 0.55), 1.6))
    painter.strokePath(_inner(path), _hairline(kind, colour))
    low = _LOW.get(kind, 0.0)
    if count == 1:
        paint_glyph(painter, TOKEN_SIGNS[kind], _MIDDLE, _MIDDLE + low, 17, ink)
    else:
        _paint_count(painter, str(count), _MIDDLE + low, ink)
    painter.restore()


def _inner(path: QPainterPath) -> QPainterPath:
    return moved(path, _MIDDLE * 0.16, _MIDDLE * 0.16, 0.84)


def _hairline(kind: str, colour: str) -> QPen:
    made = pen(lighter(colour, 0.5), 1, 0.75)
    if kind == "monster":
        made.setDashPattern([2.5, 2.5])
    return made


def _paint_count(painter: QPainter, count: str, middle: float, ink: str) -> None:
    size = min(17.0, 17.0 * 21 / max(width_of(count, NUMERAL, 17), 1))
    write(painter, count, NUMERAL, size, _MIDDLE, middle + size * 0.35, ink, 0.5)
