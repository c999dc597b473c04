"""Where a panel stands so that it lies over as little as can be of what has to be seen beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize

CLEAR_GAP = 8
"""How far it keeps from what it does not cover."""
HIDDEN = 0.25
"""A card of which more is covered cannot be told."""


def clear_place(
    wished: QPoint,
    size: QSize,
    room: QRect,
    kept: Sequence[QRect],
    told: Sequence[QRect] = (),
    lying: Sequence[QRect] = (),
) -> QPoint:
    """The upper left corner nearest to the one that is ``wished`` where it stands within ``room`` and covers as little
    as can be of what is ``kept`` in sight, and nothing of what can be ``told`` instead, where that is possible. Of such
    places it takes the one that covers least of whatever else is ``lying`` there."""
    across = [wished.x(), room.left(), room.right() + 1 - size.width()]
    down = [wished.y(), room.top(), room.bottom() + 1 - size.height()]
    for rect in (*kept, *told):
        across += [rect.left() - CLEAR_GAP - size.width(), rect.right() + 1 + CLEAR_GAP]
    for rect in (*kept, *told, *lying):
        down += [rect.top() - CLEAR_GAP - size.height(), rect.bottom() + 1 + CLEAR_GAP]
    corners = product(dict.fromkeys(across), dict.fromkeys(down))
    places = [QPoint(x, y) for x, y in corners if room.contains(QRect(QPoint(x, y), size))]

    def cost(at: QPoint) -> tuple[int, bool]:
        box = QRect(at, size)
        return covered(box, kept), covered(box, told) > 0

    costs = [cost(at) for at in places]
    least = min(costs, default=None)
    best = [at for at, each in zip(places, costs, strict=True) if each == least]
    return min(best, key=lambda at: (covered(QRect(at, size), lying), (at - wished).manhattanLength()), default=wished)


def hides(box: QRect, kept: Sequence[QRect], share: float = HIDDEN) -> bool:
    """Whether a box lies over so much of something that it is not known any more, or over another ``share`` of it."""
    return any(covered(box, [each]) > share * each.width() * each.height() for each in kept)


def covered(box: QRect, kept: Sequence[QRect]) -> int:
    """How many pixels of what is kept in sight a box covers."""
    parts = (box.intersected(each) for each in kept)
    return sum(part.width() * part.height() for part in parts if not part.isEmpty())
