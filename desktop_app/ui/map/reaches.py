"""How far every place reaches on the window: those seen near that have room for it are medallions, the rest marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot

from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.sizes import MEDALLION, MOST_MEDALLION, Sizes

APART = 5.0
"""So many pixels a medallion keeps from what stands beside it."""
Point = tuple[float, float]


def reaches(
    look: MapLook, sizes: Sizes, places: Mapping[str, Point], areas: Iterable[Point], grown: float
) -> dict[str, float]:
    """The radius of each place: that of its mark, or a larger one of its medallion.

    Where places stand too close for a medallion each, those that matter more have theirs first, then those that the
    land itself knows.
    """
    locations = look.board().locations
    found = {id: sizes.mark_of(each, look) for id, each in locations.items()}
    if not sizes.medallion:
        return found
    signs = [(x, y, sizes.area) for x, y in areas]
    known = look.land().places
    for id in sorted(found, key=lambda id: (-look.rank_of(locations[id]), id not in known, id)):
        x, y = places[id]
        beside = [(*places[other], reach) for other, reach in found.items() if other != id]
        room = min((_room(x, y, each, grown) for each in (*beside, *signs) if _near(x, y, each, grown)), default=None)
        wanted = sizes.medallion if room is None else min(sizes.medallion, room)
        if wanted > MEDALLION * grown:
            found[id] = wanted
    return found


def _near(x: float, y: float, other: tuple[float, float, float], grown: float) -> bool:
    far = (2 * MOST_MEDALLION + APART) * grown
    return abs(other[0] - x) < far and abs(other[1] - y) < far


def _room(x: float, y: float, other: tuple[float, float, float], grown: float) -> float:
    return hypot(other[0] - x, other[1] - y) - other[2] - APART * grown
