"""How far apart the marks of a scale stand, so that they can be told apart where it is drawn."""

from __future__ import annotations

from collections.abc import Iterator

ROUND = (1, 2, 5)


def step_between(length: float, room: float, least: float, first: int) -> int:
    """The step between the marks of a scale of ``length`` in ``room`` pixels: ``first``, or as many times that as it
    takes for marks to stand ``least`` pixels apart, in round numbers."""
    if length <= 0:
        return first
    step, times = first, (digit * ten for ten in _tens() for digit in ROUND)
    while step * room < least * length:
        step = first * next(times)
    return step


def _tens() -> Iterator[int]:
    ten = 1
    while True:
        yield ten
        ten *= 10
