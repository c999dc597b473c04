"""A few points made into a coast: every stretch strays to one side by chance, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random

LONG = 40.0
"""Stretches shorter than this stray less."""
CALMER = 0.58
"""How much of the straying is left from round to round."""


def roughened(
    points: Sequence[Sequence[float]], stray: float, rounds: int, seed: str, *, closed: bool = False
) -> list[tuple[float, float]]:
    """The line through the points with a new point on every stretch, so many rounds; ``stray`` is in units."""
    chance = Random(seed)
    line = [(point[0], point[1]) for point in points]
    for _ in range(rounds):
        ends = line[1:] + (line[:1] if closed else [])
        finer: list[tuple[float, float]] = []
        for start, end in zip(line, ends, strict=False):
            across = end[0] - start[0], end[1] - start[1]
            length = hypot(*across) or 1.0
            aside = (chance.random() - 0.5) * stray * min(1.0, length / LONG)
            middle = (
                (start[0] + end[0]) / 2 - across[1] / length * aside,
                (start[1] + end[1]) / 2 + across[0] / length * aside,
            )
            finer += [start, middle]
        line = finer if closed else [*finer, line[-1]]
        stray *= CALMER
    return line
