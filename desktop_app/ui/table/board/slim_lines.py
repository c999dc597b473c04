"""What a slim mat says in few lines: its name and its numbers, so that none of them is left out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtGui import QFontMetricsF

from desktop_app.engine.frozen import Frozen, replace

BETWEEN = " · "
"""What parts the numbers of a mat that is told in a line."""
NARROWEST = 0.84
"""How far letters are squeezed at most: they are read all the same."""
PITCH = {1: 0.0, 2: 14.0, 3: 12.0}
"""How far apart so many lines stand."""
_WITH_SIGN, _WITHOUT, _END = 30.0, 10.0, 10.0
"""Where the words begin beside the sign of the mat and where without it, and what is left behind them."""
_OF_THREE = 37.0
"""How much room three lines need, one above the other."""


class SlimLines(Frozen):
    """The lines, the first with the ``name`` at its beginning; where they begin, whether the sign stands before them,
    how far their letters are squeezed, and how much room each has before that."""

    name: str
    lines: tuple[str, ...]
    left: float
    signed: bool
    squeeze: float
    room: float


def slim_lines(
    names: Sequence[str], rests: Sequence[str], metrics: QFontMetricsF, long: float, across: float, scale: float
) -> SlimLines:
    """The longest of the rests, and of the names, with which all is told: in two lines, if need be in narrower letters,
    then without the sign, then both, then in three lines; of what has no room even so nothing is told by half. A name
    without a rest is broken in the middle."""
    found: list[SlimLines] = []
    for rest, most, left, squeeze, name in product(rests, (2, 3), (_WITH_SIGN, _WITHOUT), (1.0, NARROWEST), names):
        room = (long - (left + _END) * scale) / squeeze
        if most == 3 and across < _OF_THREE * scale:
            continue
        lines = in_lines(name, rest, metrics, room, most) if rest else in_equal_lines(name, metrics, room)
        found.append(SlimLines(name, tuple(lines), left * scale, left == _WITH_SIGN, squeeze, room))
        if all(metrics.horizontalAdvance(line) <= room for line in lines):
            return found[-1]
    last = found[-1]
    return replace(last, lines=tuple(whole_parts(line, metrics, last.room) for line in last.lines))


def in_lines(title: str, rest: str, metrics: QFontMetricsF, room: float, most: int) -> Sequence[str]:
    """A title and what is told after it in two lines, or in as many more as are needed and allowed."""
    if most == 2:
        return in_two_lines(title, rest, metrics, room)
    lines = [title]
    for part in rest.split(BETWEEN):
        longer = BETWEEN.join((lines[-1], part))
        if len(lines) == most or metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


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


def in_equal_lines(words: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """Words in one line, or where that is too wide in the two that are most alike in width."""
    if metrics.horizontalAdvance(words) <= room or " " not in words:
        return [words]
    parts = words.split(" ")
    ways = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts))]
    return min(ways, key=lambda lines: max(map(metrics.horizontalAdvance, lines)))
