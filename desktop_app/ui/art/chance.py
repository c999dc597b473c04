"""Seeded choices for drawings: the same seed draws the same picture on every machine and in every run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_Choice = TypeVar("_Choice")
_WORD = 0xFFFFFFFF


def seed_of(text: str) -> int:
    """A 32-bit seed from a text (FNV-1a over its UTF-8 bytes); unlike `hash` the same in every run."""
    seed = 2166136261
    for byte in text.encode("utf-8"):
        seed = ((seed ^ byte) * 16777619) & _WORD
    return seed


class Chance:
    """A small generator (mulberry32) for shapes only; the games draw their chance elsewhere."""

    def __init__(self, seed: str) -> None:
        self._state = seed_of(seed)

    def share(self) -> float:
        """The next number from 0 up to 1."""
        self._state = (self._state + 0x6D2B79F5) & _WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 15)) * (1 | mixed)) & _WORD
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (61 | mixed))) & _WORD
        return ((mixed ^ (mixed >> 14)) & _WORD) / 4294967296

    def between(self, low: float, high: float) -> float:
        """The next number from `low` up to `high`."""
        return low + (high - low) * self.share()

    def whole(self, low: int, high: int) -> int:
        """The next whole number from `low` to `high`, both included."""
        return int(self.between(low, high + 1))

    def one_of(self, choices: Sequence[_Choice]) -> _Choice:
        """One of the choices."""
        return choices[int(self.share() * len(choices))]
