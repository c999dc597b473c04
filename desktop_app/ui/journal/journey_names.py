"""Where the names of places stand on the map of a journey: beside roads and medals, and over no letter of the land."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.art.lettering import width_of
from desktop_app.ui.art.picture import lay, painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.lettering import paint_name
from desktop_app.ui.map.sizes import PLAIN_NAME

PICTURES = 6 * MEGABYTE
HALO, LINE = 4.0, 1.3
"""How far the halo of a name reaches, and how tall it is with what hangs down, in the size of its letters."""
TALL, BASE = 1.2, 0.3
"""How tall a line is in the size of its letters, and how far its baseline lies above its foot."""
DOT = 6.0
"""How far no other name comes near the middle of a place."""
NEAR = 240.0
"""What is drawn farther from a place than this never meets its name."""


class Wanted(NamedTuple):
    """A place whose name is to be written, so ``wide``: one ``on_way`` is named wherever it can be, others where there
    is room. ``below`` is how far something hangs under it."""

    place: str
    name: str
    wide: float
    at: QPointF
    on_way: bool
    below: float = 0.0


class Named(NamedTuple):
    """A place with its name in a room; the middle of its baseline is so far ``off`` the place."""

    place: str
    name: str
    off: QPointF
    room: QRectF

    def written(self, at: QPointF, size: float) -> QRectF:
        """The room it takes, in a size, where its place now lies."""
        foot = at + self.off
        wide, tall = self.room.width(), self.room.height()
        return QRectF(foot.x() - wide / 2, foot.y() + size * BASE - tall, wide, tall)


def named(places: Iterable[Wanted], taken: Sequence[QRectF], drawn: Sequence[QRectF], size: float) -> list[Named]:
    """The places that have their names written, those first that come first: no name lies over what is ``taken``, nor
    over another or its place, nor but for want of any other room over what is ``drawn``, letters of the land and roads.
    """
    kept, found = list(taken), list[Named]()
    for place in places:
        near = [each for each in drawn if (each.center() - place.at).manhattanLength() < NEAR]
        rooms = _rooms(place.at, place.below, place.wide, size * TALL)
        clear = [room for room in rooms if not any(room.intersects(other) for other in kept)]
        over = [sum(1 for each in near if room.intersects(each)) for room in clear]
        free = clear[over.index(min(over))] if clear and (place.on_way or not min(over)) else None
        if free is None and place.on_way:
            free = rooms[0]
        if free is not None and (place.on_way or not any(other.contains(place.at) for other in kept)):
            kept += [free, box(place.at, DOT, DOT)]
            foot = QPointF(free.center().x(), free.bottom() - size * BASE)
            found.append(Named(place.place, place.name, foot - place.at, free))
    return found


class NamePictures:
    """Names in a theme, each a picture that is kept: letters and their halo take longer than all else on the map."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept = Store(PICTURES)

    def paint(self, painter: QPainter, name: str, size: float, foot: QPointF, ratio: float) -> None:
        """A name with the middle of its baseline at a point; ``ratio`` is how many device pixels one pixel has."""
        wide, tall = width_in_size(name, size) + 2 * HALO, size * LINE + 2 * HALO

        def written(onto: QPainter) -> None:
            onto.setRenderHint(QPainter.RenderHint.Antialiasing)
            onto.scale(ratio, ratio)
            paint_name(onto, name, size, QPointF(wide / 2, HALO + size), self._theme)

        picture = self._kept.get((name, size, ratio), lambda: painted(ceil(wide * ratio), ceil(tall * ratio), written))
        room = QRectF(foot.x() - wide / 2, foot.y() - HALO - size, picture.width() / ratio, picture.height() / ratio)
        lay(painter, picture, room)


def width_in_size(name: str, size: float) -> float:
    """How wide a name is written in a size."""
    return width_of(name, PLAIN_NAME, size)


def box(middle: QPointF, half_wide: float, half_tall: float) -> QRectF:
    """A box about its middle."""
    return QRectF(middle.x() - half_wide, middle.y() - half_tall, 2 * half_wide, 2 * half_tall)


def _rooms(at: QPointF, below: float, wide: float, tall: float) -> list[QRectF]:
    """The eight places where the name of a place may stand, best first: under it, beside it, over it, askew."""
    under, over, beside, askew = 6 + below + tall / 2, -8 - tall / 2, wide / 2 + 9, wide * 0.4
    places: list[tuple[float, float]] = [(0.0, under), (beside, 0.0), (-beside, 0.0), (0.0, over)]
    places += [(x, y) for y in (under, over) for x in (askew, -askew)]
    return [box(at + QPointF(x, y), wide / 2, tall / 2) for x, y in places]
