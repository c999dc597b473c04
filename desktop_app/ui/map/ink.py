"""The colours of the map in a theme: what is printed, seen in the theme's light."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

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


class NameInk(NamedTuple):
    """The ink of a name and the halo that parts it from what lies under it."""

    ink: str
    halo: str


def name_ink(theme: Theme) -> NameInk:
    """The ink for names of places: dark in a halo of paper; on a land under a veil, pale in a dark halo, for unveiled
    paper would glow there."""
    printed = theme.map
    if QColor(theme.map_veil).alpha():
        return NameInk(printed["mark_rim"], printed["mark_edge"])
    return NameInk(printed["name"], printed["halo"])


def ink_on(colour: str, theme: Theme) -> str:
    """The ink for a sign on a ground of this colour: pale, or dark where that reads better."""
    pale, dark = theme.map["mark_rim"], theme.map["mark_dark_ink"]
    return pale if contrast(pale, colour) >= contrast(dark, colour) * 0.8 else dark
