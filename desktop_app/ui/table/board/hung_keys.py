"""Where about a lit place its key hangs: at its upper right, or where it covers no name. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from desktop_app.ui.map.boxes import Box
from desktop_app.ui.table.board.lit_names import LitPlace

RATHER = 3.0
"""So much rather than another key, a ring or the edge a key covers a name, or lies under what stands there."""


def hung(lit: Sequence[LitPlace], names: Sequence[Box], room: Box, pieces: Sequence[Box] = ()) -> list[LitPlace]:
    """The lit places with every key that lies over a name, or under one of the ``pieces``, where it covers and is
    covered least about its ring."""
    found = list(lit)
    for at, place in enumerate(lit):
        if not _over(place.key, [*names, *pieces]):
            continue
        others = [box for other in (*found[:at], *found[at + 1 :]) for box in (other.ring, other.key)] + [*pieces]

        def cost(box: Box, others: Sequence[Box] = others) -> float:
            return _over(box, names) + RATHER * (_over(box, others) + _area(box) - _shared(box, room))

        found[at] = place._replace(key=min(_about(place), key=cost))
    return found


def _about(place: LitPlace) -> list[Box]:
    """The key at each corner of its ring, the usual one first, and then at each side."""
    left, top, right, bottom = place.key
    x, y = (place.ring[0] + place.ring[2]) / 2, (place.ring[1] + place.ring[3]) / 2
    east, south = (left + right) / 2 - x, (top + bottom) / 2 - y
    far = hypot(east, south)
    ways = [(east, south), (east, -south), (-east, south), (-east, -south), (far, 0), (-far, 0), (0, -far), (0, far)]
    return [(left + x_by - east, top + y_by - south, right + x_by - east, bottom + y_by - south) for x_by, y_by in ways]


def _over(box: Box, others: Sequence[Box]) -> float:
    return sum(_shared(box, other) for other in others)


def _shared(one: Box, other: Box) -> float:
    wide, tall = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return wide * tall if wide > 0 and tall > 0 else 0.0


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])
