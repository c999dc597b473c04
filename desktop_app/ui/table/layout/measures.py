"""How large cards may be in a window: the table of the specification, between its rows by straight lines."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.ui.table.layout.plan import FOOT, MERELY_THERE, SLIM_HIGH, THERE_OF_OTHERS

NAMELESS = 56.0
"""Cards no wider than this show no name."""
LEAST_OF_TWO_LINES = 64.0
"""Cards in two lines are no narrower than this: beside each other they have to be seen whole."""
HEAD, LABEL = 34.0, 24.0
"""The room above the cards of a mat, and how much of it is its label."""
Line = Sequence[tuple[float, float]]
"""From the width of the board, in units, to a card width."""

LESS_ABOVE, LESS_BELOW = 7.0, 5.0
"""How much closer the label of a mat and its edge come to its cards where height is short."""

_MOST: Line = ((700, 84), (942, 100), (1126, 118), (1240, 138), (1496, 170))
_LEAST: Line = ((700, 66), (942, 80), (1126, 92))
_OTHERS: Line = ((700, 60), (942, 72), (1126, 80), (1240, 92))
_HAND: Line = ((700, 88), (942, 98), (1126, 106), (1240, 122), (1496, 138))
_SMALL, _WIDE = 1126.0, 1496.0
"""Boards of windows of 1366 and of 1920 pixels."""


class Bounds(Frozen):
    """The least and largest width of cards on the table, the least for the other seats and how large those are beside
    one's own, and what nothing goes below; up to the width ``alike`` they are as large as one's own. ``crowded`` says
    how far below their least the cards of the other seats go rather than lie too close or turn pages, ``there`` and
    ``there_of_others`` how far one's own and theirs go beside what is being decided. ``head`` is how high the label of
    a mat stands above its cards, ``foot`` what is free below them, ``slim`` how high a mat is that is told in a line.
    Where the rows ``reach`` from edge to edge of their room, as beside a land, they take all of its height."""

    least: float
    most: float
    least_of_others: float
    others_share: float = 0.7
    alike: float = 0.0
    smallest: float = 44.0
    crowded: float = 1.0
    there: float = 1.0
    there_of_others: float = 1.0
    head: float = HEAD
    foot: float = FOOT
    slim: float = SLIM_HIGH
    reach: bool = False


def bounds_of(width: float, lettering: float = 1.0) -> Bounds:
    """The bounds for a board of this width in units, with letters so much larger than usual."""
    head = HEAD + LABEL * (lettering - 1)
    least, most, others = (between(line, width) for line in (_LEAST, _MOST, _OTHERS))
    there, there_of_others = (where_small(share, width) for share in (MERELY_THERE, THERE_OF_OTHERS))
    return Bounds(
        least, most, others, head=head, slim=SLIM_HIGH * lettering, there=there, there_of_others=there_of_others
    )


def close_together(bounds: Bounds) -> Bounds:
    """The same where mats have no more air around their cards than keys and rings need."""
    return replace(bounds, head=bounds.head - LESS_ABOVE, foot=bounds.foot - LESS_BELOW)


def where_small(share: float, width: float) -> float:
    """How much of their least width is left to cards that give way to others: this share where the board is small,
    all of it on a wide one, where they lie closer instead."""
    return between(((_SMALL, share), (_WIDE, 1.0)), width)


def hand_card(width: float) -> float:
    """How wide the cards of a hand are."""
    return between(_HAND, width)


def between(line: Line, at: float) -> float:
    """The value at a width: that of the nearest end outside the line."""
    if at <= line[0][0]:
        return line[0][1]
    for (x, value), (to_x, to_value) in itertools.pairwise(line):
        if at <= to_x:
            return value + (to_value - value) * (at - x) / (to_x - x)
    return line[-1][1]
