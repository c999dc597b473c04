"""How far it is from one location to others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from desktop_app.games.me_quest.reading.board import BOARD

FAR = 9
"""Further than anything that matters."""


@cache
def reach(place: str) -> Mapping[str, int]:
    """How many paths away every location is."""
    return BOARD.distances(place)


def distance(place: str, places: Iterable[str]) -> int:
    """How far the nearest of some locations is; FAR where there is none."""
    reached = reach(place) if place else {}
    return min((reached.get(other, FAR) for other in places), default=FAR)
