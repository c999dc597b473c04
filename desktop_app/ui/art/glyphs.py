"""The signs of the application: Material Design glyphs as outlines in a box of 24 by 24.

The outlines come from the icon font that qtawesome carries, read once through QRawFont; so cards, tokens
and map scale them freely, and the same sign on a button is the same drawing.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path

import qtawesome
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QRawFont, QTransform

BOX = 24.0
_BASELINE = 21.0  # the font's glyphs reach from 21 above the baseline to 3 below it, at a size of 24
_FOLDER = Path(qtawesome.__file__).parent / "fonts"


@cache
def _codes() -> dict[str, int]:
    (charmap,) = _FOLDER.glob("materialdesignicons6-webfont-charmap-*.json")
    return {name: int(code, 16) for name, code in json.loads(charmap.read_text(encoding="utf-8")).items()}


@cache
def _font() -> QRawFont:
    (file,) = (each for each in _FOLDER.glob("materialdesignicons6-webfont-*.ttf"))
    return QRawFont(str(file), BOX, QFont.HintingPreference.PreferNoHinting)


def known_glyph(name: str) -> bool:
    """Whether the set has a sign of this name (without the `mdi6.` before it)."""
    return name in _codes()


@lru_cache(maxsize=512)
def glyph_path(name: str) -> QPainterPath:
    """The outline of the sign `name` in a box of 24 by 24, its origin in the upper left corner.

    Raises KeyError if the set has no such sign. The path is shared: copy it before changing it.
    """
    font = _font()
    (index,) = font.glyphIndexesForString(chr(_codes()[name]))
    path = font.pathForGlyph(index)
    return QTransform.fromTranslate(0, _BASELINE).map(path)


def glyph_at(name: str, x: float, y: float, size: float) -> QPainterPath:
    """The sign `name` at `size` units high and wide, its middle on (x, y)."""
    placed = QTransform.fromTranslate(x - size / 2, y - size / 2)
    return placed.scale(size / BOX, size / BOX).map(glyph_path(name))


def paint_glyph(painter: QPainter, name: str, x: float, y: float, size: float, colour: str | QColor) -> None:
    """Fill the sign `name` with its middle on (x, y)."""
    painter.fillPath(glyph_at(name, x, y, size), QColor(colour))


def icon(name: str, colour: str | QColor) -> QIcon:
    """The sign as an icon for buttons and menus."""
    made: QIcon = qtawesome.icon(f"mdi6.{name}", color=QColor(colour))
    return made
