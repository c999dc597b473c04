"""Boxes on the window of a map: whether they meet, how much of one lies under another. Pure arithmetic in pixels."""

from __future__ import annotations

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def about(x: float, y: float, reach: float) -> Box:
    """The square about a point."""
    return x - reach, y - reach, x + reach, y + reach


def moved(box: Box, east: float, south: float) -> Box:
    """The box somewhere else."""
    return box[0] + east, box[1] + south, box[2] + east, box[3] + south


def scaled(box: Box, scale: float) -> Box:
    """The box in another unit."""
    return box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale


def wider(box: Box, by: float) -> Box:
    """The box so much larger on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def meeting(one: Box, other: Box) -> bool:
    """Whether two boxes have some area in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inside(box: Box, room: Box) -> bool:
    """Whether all of a box lies in a room."""
    return box[0] >= room[0] and box[1] >= room[1] and box[2] <= room[2] and box[3] <= room[3]


def gap(box: Box, other: Box) -> float:
    """How far two boxes lie apart, across and down together."""
    across, down = max(box[0] - other[2], other[0] - box[2], 0.0), max(box[1] - other[3], other[1] - box[3], 0.0)
    return across + down


def area(box: Box) -> float:
    """Its square pixels."""
    return (box[2] - box[0]) * (box[3] - box[1])


def shared(box: Box, other: Box) -> float:
    """The area in which two boxes meet."""
    wide = min(box[2], other[2]) - max(box[0], other[0])
    tall = min(box[3], other[3]) - max(box[1], other[1])
    return max(wide, 0.0) * max(tall, 0.0)


def share(box: Box, other: Box) -> float:
    """How much of the smaller of two boxes the other covers."""
    return shared(box, other) / max(min(area(box), area(other)), 1.0)
