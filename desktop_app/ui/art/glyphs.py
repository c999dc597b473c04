"""The signs of the application: Material Design glyphs as outlines in a box of 24 by 24.

The outlines come from the icon font that qtawesome carries, read once through QRawFont; so cards, tokens
and map scale them freely, and the same sign on a button is the same drawing. Only qtawesome's files are read:
importing its code would load all of Qt's widgets before the first screen stands.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPixmap,
    QRawFont,
    QTransform,
)

BOX = 24.0
_BASELINE = 21.0  # the font's glyphs reach from 21 above the baseline to 3 below it, at a size of 24
DISABLED = 0.4
"""How much of a sign's colour is left on a disabled button."""


@cache
def _folder() -> Path:
    found = find_spec("qtawesome")
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / "fonts"


@cache
def _codes() -> dict[str, int]:
    (charmap,) = _folder().glob("materialdesignicons6-webfont-charmap-*.json")
    return {name: int(code, 16) for name, code in json.loads(charmap.read_text(encoding="utf-8")).items()}


@cache
def _font() -> QRawFont:
    (file,) = (each for each in _folder().glob("materialdesignicons6-webfont-*.ttf"))
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


class _Sign(QIconEngine):
    """Draws one sign at whatever size a button asks for."""

    def __init__(self, name: str, colour: QColor) -> None:
        super().__init__()
        self._name, self._colour = name, colour

    def clone(self) -> QIconEngine:
        return _Sign(self._name, self._colour)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        colour = QColor(self._colour)
        if mode is QIcon.Mode.Disabled:
            colour.setAlphaF(DISABLED)
        elif mode is QIcon.Mode.Selected:  # on the colour of a chosen row it is written like its words
            colour = QGuiApplication.palette().highlightedText().color()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # At the beginning of a broad room: what is left of it stands between the sign and the words after it.
        size = min(rect.width(), rect.height())
        paint_glyph(painter, self._name, rect.x() + size / 2, rect.y() + rect.height() / 2, size, colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return picture


def icon(name: str, colour: str | QColor) -> QIcon:
    """The sign as an icon for buttons and menus. Raises KeyError if the set has no such sign."""
    glyph_path(name)
    return QIcon(_Sign(name, QColor(colour)))
