"""What a mat that is told in a line says in two: its name and its numbers, so that none of them is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtGui import QFontMetricsF

BETWEEN = " · "
"""What parts the numbers of a mat that is told in a line."""
NARROWEST = 0.84
"""How far letters are squeezed at most: they are read all the same."""
_WITH_SIGN, _WITHOUT, _END = 30.0, 10.0, 10.0
"""Where the words begin beside the sign of the mat and where without it, and what is left behind them."""


@dataclass(frozen=True, slots=True)
class TwoLines:
    """The lines, the upper one with the ``name`` at its beginning; where they begin, whether the sign stands before
    them, how far their letters are squeezed, and how much room each has before that."""

    name: str
    upper: str
    lower: str
    left: float
    signed: bool
    squeeze: float
    room: float


def two_lines(names: Sequence[str], rest: str, metrics: QFontMetricsF, long: float, scale: float) -> TwoLines:
    """The longest of the names with which all is told, if need be in narrower letters, then without the sign, then
    both; what has no room even so is not told by half."""
    found: list[TwoLines] = []
    for left, squeeze, name in product((_WITH_SIGN, _WITHOUT), (1.0, NARROWEST), names):
        room = (long - (left + _END) * scale) / squeeze
        upper, lower = in_two_lines(name, rest, metrics, room)
        found.append(TwoLines(name, upper, lower, left * scale, left == _WITH_SIGN, squeeze, room))
        if all(metrics.horizontalAdvance(line) <= room for line in (upper, lower)):
            return found[-1]
    last = found[-1]
    return replace(last, lower=whole_parts(last.lower, metrics, last.room))


def whole_parts(line: str, metrics: QFontMetricsF, room: float) -> str:
    """As much of a line as has room, part by part; of the first part alone what there is room for."""
    parts = line.split(BETWEEN)
    while len(parts) > 1 and metrics.horizontalAdvance(BETWEEN.join(parts)) > room:
        parts.pop()
    return BETWEEN.join(parts)


def in_two_lines(title: str, rest: str, metrics: QFontMetricsF, room: float) -> tuple[str, str]:
    """A title and what is told after it, so that neither line is wider than the room, where it can be, and both are
    about as long as each other."""
    first, parts = [title], rest.split(BETWEEN)

    def wide(words: list[str]) -> float:
        return metrics.horizontalAdvance(BETWEEN.join(words))

    while len(parts) > 1 and wide([*first, parts[0]]) <= room:
        if wide(parts) <= room and wide([*first, parts[0]]) > wide(parts[1:]):
            break
        first.append(parts.pop(0))
    return BETWEEN.join(first), BETWEEN.join(parts)
