"""Where the names of places stand on the map of a journey: beside roads and medals, and over no letter of the land."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

LETTER = 0.52
"""How wide a letter of a name is at most, in the size it is written in."""
TALL, BASE = 1.2, 0.3
"""How tall a line is in the size of its letters, and how far its baseline lies above its foot."""
NEAR = 240.0
"""What is drawn farther from a place than this never meets its name."""


class Wanted(NamedTuple):
    """A place whose name is to be written: one ``on_way`` is named wherever it can be, others where there is room.
    ``below`` is how far something hangs under it."""

    name: str
    at: QPointF
    on_way: bool
    below: float = 0.0


class Named(NamedTuple):
    """A place with its name, the middle of whose baseline is ``foot``."""

    name: str
    at: QPointF
    foot: QPointF
    room: QRectF


def named(places: Iterable[Wanted], taken: Sequence[QRectF], drawn: Sequence[QRectF], size: float) -> list[Named]:
    """The places that have their names written, those first that come first: no name lies over what is ``taken``, nor
    over another, nor but for want of any other room over what is ``drawn``, letters of the land and roads."""
    kept, found = list(taken), list[Named]()
    for place in places:
        near = [each for each in drawn if (each.center() - place.at).manhattanLength() < NEAR]
        rooms = _rooms(place.at, place.below, len(place.name) * size * LETTER, size * TALL)
        clear = [room for room in rooms if not any(room.intersects(other) for other in kept)]
        over = [sum(1 for each in near if room.intersects(each)) for room in clear]
        free = clear[over.index(min(over))] if clear and (place.on_way or not min(over)) else None
        if free is None and place.on_way:
            free = rooms[0]
        if free is not None:
            kept.append(free)
            foot = QPointF(free.center().x(), free.bottom() - size * BASE)
            found.append(Named(place.name, place.at, foot, free))
    return found


def box(middle: QPointF, half_wide: float, half_tall: float) -> QRectF:
    """A box about its middle."""
    return QRectF(middle.x() - half_wide, middle.y() - half_tall, 2 * half_wide, 2 * half_tall)


def _rooms(at: QPointF, below: float, wide: float, tall: float) -> list[QRectF]:
    """The eight places where the name of a place may stand, best first: under it, beside it, over it, askew."""
    under, over, beside, askew = 6 + below + tall / 2, -8 - tall / 2, wide / 2 + 9, wide * 0.4
    places: list[tuple[float, float]] = [(0.0, under), (beside, 0.0), (-beside, 0.0), (0.0, over)]
    places += [(x, y) for y in (under, over) for x in (askew, -askew)]
    return [box(at + QPointF(x, y), wide / 2, tall / 2) for x, y in places]
