"""Where a panel stands so that it lies over nothing that has to be seen beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize

CLEAR_GAP = 8
"""How far it keeps from what it does not cover."""


def clear_place(wished: QPoint, size: QSize, room: QRect, kept: Sequence[QRect]) -> QPoint:
    """The upper left corner nearest to the one that is ``wished`` where it stands within ``room`` and covers nothing
    that is ``kept`` in sight; the wished one where there is no such place."""
    across, down = [wished.x()], [wished.y()]
    for rect in kept:
        across += [rect.left() - CLEAR_GAP - size.width(), rect.right() + 1 + CLEAR_GAP]
        down += [rect.top() - CLEAR_GAP - size.height(), rect.bottom() + 1 + CLEAR_GAP]
    places = [QPoint(x, y) for x, y in product(across, down)]
    clear = [
        at
        for at in places
        if room.contains(QRect(at, size)) and not any(QRect(at, size).intersects(each) for each in kept)
    ]
    return min(clear, key=lambda at: (at - wished).manhattanLength(), default=wished)
