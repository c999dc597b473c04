"""Where on a stage something may stand so that it covers nothing that is needed. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

COARSE = 2_000.0
"""Square pixels that make no difference."""


def covered(box: QRectF, needed: Sequence[QRectF]) -> float:
    """How much of what is needed a box would cover."""
    parts = (box.intersected(each) for each in needed)
    return sum(part.width() * part.height() for part in parts if not part.isEmpty())


def clearest(boxes: Sequence[QRectF], *needed: Sequence[QRectF]) -> QRectF:
    """Of some places the one that covers least, of equals the first. What is needed may be named in several rows, the
    most important first."""
    return min(boxes, key=lambda box: [round(covered(box, each) / COARSE) for each in needed])


def within(room: QRectF, box: QRectF, edge: float) -> QRectF:
    """The box moved so far that it keeps an edge to the rim of a room."""
    x = max(room.left() + edge, min(box.x(), room.right() - edge - box.width()))
    y = max(room.top() + edge, min(box.y(), room.bottom() - edge - box.height()))
    return QRectF(x, y, box.width(), box.height())


def beside(box: QRectF, width: float, height: float, gap: float) -> list[QRectF]:
    """The places of something of a size beside a box: below it, then left, right and above."""
    return [
        QRectF(box.right() - width, box.bottom() + gap, width, height),
        QRectF(box.left(), box.bottom() + gap, width, height),
        QRectF(box.left() - gap - width, box.top(), width, height),
        QRectF(box.right() + gap, box.top(), width, height),
        QRectF(box.right() - width, box.top() - gap - height, width, height),
    ]
