"""Zones without a place of their own, and the zones with whose cards theirs are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache


def beside(asides: Mapping[str, str], zone: str) -> str:
    """The zone with whose cards those of a zone are shown; the zone itself where it stands alone.

    What a star stands for in the name of the one stands for a star in the name of the other.
    """
    if zone in asides:
        return asides[zone]
    for pattern, other in asides.items():
        if "*" in pattern and fnmatchcase(zone, pattern):
            return other.replace("*", zone[len(pattern.partition("*")[0]) :])
    return zone


def shown_with(asides: Mapping[str, str], zone: str, zones: Iterable[str]) -> list[str]:
    """A zone and those of ``zones`` that are shown with it: the one of a pattern before it, any other after it."""
    there = _guests(tuple(asides.items()), tuple(zones)).get(zone, ())
    return [*(name for name in there if name not in asides), zone, *(name for name in there if name in asides)]


@lru_cache(maxsize=32)
def _guests(asides: tuple[tuple[str, str], ...], zones: tuple[str, ...]) -> dict[str, list[str]]:
    """The zones that are shown with another one, by that: the same for every zone that is asked about in a view."""
    found: dict[str, list[str]] = {}
    for name in zones:
        host = beside(dict(asides), name)
        if host != name:
            found.setdefault(host, []).append(name)
    return found
