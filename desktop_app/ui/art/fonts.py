"""The two families of the application, from PyPI: EB Garamond for the world, Cabin for the tool.

No system font is relied upon. A `QGuiApplication` must exist before a font is asked for.
"""

from __future__ import annotations

from functools import cache, lru_cache

import fontpkg
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

SERIF = "EB Garamond"
SANS = "Cabin"
REGULAR, MEDIUM, SEMIBOLD, BOLD = 400, 500, 600, 700


@cache
def register_fonts() -> tuple[str, ...]:
    """Make both families known to Qt, once a process; the families Qt now knows by these names.

    Raises RuntimeError if Qt refuses one of the files.
    """
    families: list[str] = []
    for name, style in ((SERIF, "normal"), (SERIF, "italic"), (SANS, "normal"), (SANS, "italic")):
        number = QFontDatabase.addApplicationFont(str(fontpkg.path(name, style=style)))
        if number < 0:
            raise RuntimeError(f"the font file of {name} ({style}) could not be read")
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def serif(size: float, weight: int = REGULAR, *, italic: bool = False) -> QFont:
    """EB Garamond at `size` logical pixels: titles, card text, map, journal, prompts."""
    return _font(SERIF, size, weight, italic)


def sans(size: float, weight: int = REGULAR, *, italic: bool = False) -> QFont:
    """Cabin at `size` logical pixels: numbers, labels, buttons, log, lists."""
    return _font(SANS, size, weight, italic)


@lru_cache(maxsize=4096)
def wide_in_sans(words: str, size: float, weight: int = REGULAR) -> float:
    """How wide words stand in Cabin: a table says most of its words again with every picture of it."""
    return QFontMetricsF(sans(size, weight)).horizontalAdvance(words)


@lru_cache(maxsize=256)
def rise_in_sans(size: float, weight: int = REGULAR) -> float:
    """How far the baseline of a line in Cabin lies under its middle."""
    metrics = QFontMetricsF(sans(size, weight))
    return (metrics.ascent() - metrics.descent()) / 2


def _font(family: str, size: float, weight: int, italic: bool) -> QFont:
    return QFont(_made(family, max(1, int(size + 0.5)), weight, italic))


@cache
def _made(family: str, pixels: int, weight: int, italic: bool) -> QFont:
    register_fonts()
    font = QFont(family)
    font.setPixelSize(pixels)
    # The files are variable fonts. The axis gives the drawn weight; QFont.setWeight would embolden the
    # regular drawing on top of it.
    font.setVariableAxis(QFont.Tag("wght"), weight)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def fitting(font: QFont, words: str, width: float, least: float) -> QFont:
    """The font, smaller where the words need it to stand in one line, but no smaller than ``least`` pixels."""
    fitted = QFont(font)
    while QFontMetricsF(fitted).horizontalAdvance(words) > width and fitted.pixelSize() > least:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted
