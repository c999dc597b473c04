"""The colours of the map in a theme: what is printed, seen in the theme's light."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtGui import QColor

from desktop_app.ui.art.colours import contrast, mix
from desktop_app.ui.art.theme import Theme

Ink = Mapping[str, str]
"""Colours by the names under which the theme has them."""


@lru_cache(maxsize=8)
def ground_ink(theme: Theme) -> Ink:
    """The colours of the land itself, under the veil that the theme lays over it."""
    veil = QColor(theme.map_veil)
    return {name: mix(colour, veil.name(), veil.alphaF()) for name, colour in theme.map.items()}


def ink_on(colour: str, theme: Theme) -> str:
    """The ink for a sign on a ground of this colour: pale, or dark where that reads better."""
    pale, dark = theme.map["mark_rim"], theme.map["mark_dark_ink"]
    return pale if contrast(pale, colour) >= contrast(dark, colour) * 0.8 else dark
