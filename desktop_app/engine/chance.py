"""The game's own dice: a counter-based generator (splitmix64) whose whole state is two integers in the tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15

T = TypeVar("T")


@dataclass(slots=True)
class Chance:
    """A seed and how many numbers were drawn from it."""

    seed: int
    drawn: int = 0


def _mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)


def draw(chance: Chance, below: int) -> int:
    """The next number in ``0 .. below - 1``; moves the counter.

    Raises:
        ValueError: if ``below`` is not positive.
    """
    if below < 1:
        raise ValueError(f"cannot draw a number below {below}")
    chance.drawn += 1
    return _mix((chance.seed + chance.drawn * _GOLDEN) & _MASK) % below


def shuffled(items: list[T], seed: int) -> list[T]:
    """The items in the order that ``seed`` stands for; the same on every machine and Python version."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        seed += _GOLDEN
        other = _mix(seed & _MASK) % (last + 1)
        result[last], result[other] = result[other], result[last]
    return result
