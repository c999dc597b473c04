"""How far it is from one location to others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from heapq import heappop, heappush

from desktop_app.games.me_quest.reading.board import BOARD

FAR = 9
"""Further than anything that matters."""


@cache
def reach(place: str) -> Mapping[str, int]:
    """How many paths away every location is."""
    return BOARD.distances(place)


EACH_NUMBER = 0.5
"""What each card above the first of a path's number counts: one with its icon is often at hand."""


@cache
def cards_to(place: str) -> Mapping[str, float]:
    """About how many Hero cards it takes to come to every location."""
    found: dict[str, float] = {}
    waiting = [(0.0, place)]
    while waiting:
        spent, at = heappop(waiting)
        if at not in found:
            found[at] = spent
            for other in BOARD.neighbours(at):
                path = BOARD.path(at, other)
                assert path is not None
                heappush(waiting, (spent + 1 + EACH_NUMBER * (path.cost - 1), other))
    return found


def distance(place: str, places: Iterable[str]) -> int:
    """How far the nearest of some locations is; FAR where there is none."""
    reached = reach(place) if place else {}
    return min((reached.get(other, FAR) for other in places), default=FAR)
