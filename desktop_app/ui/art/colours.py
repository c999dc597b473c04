"""Mixing of flat colours: every shade on a card is made from its frame and two ends, dark and light."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

_DARK_END = (0x0D, 0x0A, 0x08)
_LIGHT_END = (0xFF, 0xF6, 0xE2)


def _channels(colour: str) -> tuple[int, int, int]:
    made = QColor(colour)
    return made.red(), made.green(), made.blue()


def _toward(colour: str, end: tuple[int, int, int], share: float) -> str:
    mixed = (round(a + (b - a) * share) for a, b in zip(_channels(colour), end, strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


@lru_cache(maxsize=2048)
def mix(first: str, second: str, share: float) -> str:
    """`first` with `share` (0 to 1) of the way gone towards `second`."""
    return _toward(first, _channels(second), share)


@lru_cache(maxsize=2048)
def darker(colour: str, share: float) -> str:
    """`colour` moved by `share` (0 to 1) towards the warm black of the ink."""
    return _toward(colour, _DARK_END, share)


@lru_cache(maxsize=2048)
def lighter(colour: str, share: float) -> str:
    """`colour` moved by `share` (0 to 1) towards the warm white of the paper."""
    return _toward(colour, _LIGHT_END, share)


def with_opacity(colour: str | QColor, opacity: float) -> QColor:
    """The colour, seen through at `opacity` (0 to 1)."""
    seen = QColor(colour)
    seen.setAlphaF(seen.alphaF() * opacity)
    return seen


def contrast(first: str, second: str) -> float:
    """The WCAG contrast ratio of two opaque colours, 1 to 21."""
    brighter, dimmer = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (brighter + 0.05) / (dimmer + 0.05)


@lru_cache(maxsize=512)
def legible(colour: str, ground: str, least: float = 3.0) -> str:
    """`colour`, moved towards paper or ink until a sign in it stands out from `ground` by the WCAG ratio `least`."""
    away = lighter if _luminance(ground) < 0.2 else darker
    steps = (away(colour, step / 10) for step in range(11))
    return next((made for made in steps if contrast(made, ground) >= least), away(colour, 1.0))


def _luminance(colour: str) -> float:
    weights = zip((0.2126, 0.7152, 0.0722), _channels(colour), strict=True)
    return sum(weight * _linear(channel / 255) for weight, channel in weights)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else float(((channel + 0.055) / 1.055) ** 2.4)
