"""The looks of the application: one frozen `Theme` per file of resources/themes, its palette, its sheet.

Colours are strings Qt reads (`#rrggbb`, or `#aarrggbb` where something shows through). The window's
tokens differ from theme to theme; what is printed on cards (`printed.json`) is the same in all of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Template
from types import MappingProxyType
from typing import Any

from PySide6.QtGui import QColor, QPalette

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.paths import RESOURCES

THEMES = ("daylight", "candlelight")
_FOLDER = RESOURCES / "themes"


class Light(Frozen):
    """One light for a landscape: sky from top to foot, the sun or moon, four layers from far to near."""

    sky: tuple[str, str]
    sun: str
    layers: tuple[str, str, str, str]


class Theme(Frozen, eq=False):
    """Every colour of the application under one name; equal only to itself.

    `key` names theme and variants together and belongs into every cache key of painted things.
    """

    name: str
    dark: bool
    bg: str
    table: str
    planks: tuple[str, ...]
    seam: str
    grain: str
    panel: str
    panel2: str
    panel3: str
    field: str
    line: str
    ink: str
    ink2: str
    ink3: str
    accent: str
    on_accent: str
    gold: str
    danger: str
    legal: str
    legal_glow: str
    zone: str
    zone_line: str
    zone_ink: str
    encounter_zone: str
    encounter_zone_ink: str
    shadow: str
    curtain: str
    map_veil: str
    frames: Mapping[str, str]
    regions: Mapping[str, str]
    metals: Mapping[str, str]
    backs: Mapping[str, str]
    inks: Mapping[str, str]
    signs: Mapping[str, str]
    tokens: Mapping[str, tuple[str, str]]
    dial: Mapping[str, str]
    map: Mapping[str, str]
    lights: Mapping[str, Light]
    colour_safe: bool = False
    large_print: bool = False

    @property
    def key(self) -> str:
        """Name and variants in one word, e.g. `daylight+safe+large`."""
        return self.name + ("+safe" if self.colour_safe else "") + ("+large" if self.large_print else "")

    @property
    def print_scale(self) -> float:
        """The factor on every type size: 1.25 in large print, else 1."""
        return 1.25 if self.large_print else 1.0

    def palette(self) -> QPalette:
        """The palette for `QApplication.setPalette`, every role of the style guide set."""
        return _palette(self)

    def style_sheet(self) -> str:
        """The sheet for `QApplication.setStyleSheet`, filled from longtable.qss.template."""
        return _style_sheet(self)


@cache
def load_theme(name: str = "daylight", *, colour_safe: bool = False, large_print: bool = False) -> Theme:
    """The theme `name` (one of THEMES); with frames told apart by every kind of sight if `colour_safe`.

    Raises ValueError for a name without a file.
    """
    if name not in THEMES:
        raise ValueError(f"no theme is called {name!r}; there are {', '.join(THEMES)}")
    if colour_safe or large_print:
        return _variant(load_theme(name), colour_safe, large_print)
    printed = _read(_FOLDER / "printed.json")
    window = _read(_FOLDER / f"{name}.json")
    tables: dict[str, Any] = {key: MappingProxyType(printed[key]) for key in _PLAIN_TABLES}
    return Theme(
        **{**window, "planks": tuple(window["planks"])},
        **tables,
        tokens=MappingProxyType({kind: (fill, ink) for kind, (fill, ink) in printed["tokens"].items()}),
        lights=MappingProxyType({light: _light(made) for light, made in printed["lights"].items()}),
    )


_PLAIN_TABLES = ("frames", "regions", "metals", "backs", "inks", "signs", "dial", "map")


def _variant(theme: Theme, colour_safe: bool, large_print: bool) -> Theme:
    frames = dict(theme.frames)
    if colour_safe:
        frames.update(_read(_FOLDER / "printed.json")["safe_frames"])
    return replace(theme, frames=MappingProxyType(frames), colour_safe=colour_safe, large_print=large_print)


def _read(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def _light(made: Mapping[str, Any]) -> Light:
    top, foot = made["sky"]
    far, middle, near, front = made["layers"]
    return Light((top, foot), made["sun"], (far, middle, near, front))


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for each, colour in (
        (role.Window, theme.bg),
        (role.WindowText, theme.ink),
        (role.Base, theme.field),
        (role.AlternateBase, theme.panel2),
        (role.Text, theme.ink),
        (role.Button, theme.panel),
        (role.ButtonText, theme.ink),
        (role.Highlight, theme.accent),
        (role.Accent, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.LinkVisited, theme.accent),
        (role.PlaceholderText, theme.ink3),
        (role.Light, theme.panel),
        (role.Midlight, theme.panel3),
        (role.Mid, theme.line),
        (role.Dark, theme.ink3),
        (role.Shadow, theme.ink),
        (role.BrightText, theme.danger),
        (role.ToolTipBase, theme.panel),
        (role.ToolTipText, theme.ink),
    ):
        palette.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(theme.ink3))
    return palette


@cache
def _style_sheet(theme: Theme) -> str:
    template = Template((_FOLDER / "longtable.qss.template").read_text(encoding="utf-8"))
    colours = {name: getattr(theme, name) for name in Theme.__struct_fields__}
    return template.substitute(colours)
