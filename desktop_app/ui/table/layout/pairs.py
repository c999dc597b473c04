"""Two sides that wait for each other: one above the other with their strengths between them, or where that would leave
them too small to tell and there is room, one beside the other over their strengths. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.groups import Group, sides_of
from desktop_app.ui.table.layout.layout import PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import AFTER_IT, IN_A_PAIR, RATIO
from desktop_app.ui.table.layout.signs import Signs

LEAST_ABOVE, WORTH_TURNING = 44.0, 1.25
"""Cards of a pair less wide than this, in units, lie beside each other where that makes them so much wider."""
WORDS_HIGH, BETWEEN = 28.0, 8.0
"""The room under two that lie beside each other for their strengths, and between them."""


@dataclass(frozen=True, slots=True)
class InPair:
    """Where a card of a pair lies: its middle, its width, its height above the mat; what it bears is ``covered``."""

    card: str
    x: float
    y: float
    width: float
    over: float
    shown: float = 1.0
    covered: bool = False


def lay_pair(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> Iterator[InPair]:
    """Both sides, the first at the foot or at the left; of several on one side each half over the one before; what
    they bear looks out at their side."""
    sides = sides_of(cards, signs)
    wide = _beside(spot)
    if wide:
        between = BETWEEN * spot.unit
        first, second = (_across(side, wide, (spot.rect.width - between) / 2) for side in sides)
        y = _foot(spot) - WORDS_HIGH * spot.unit - wide * RATIO / 2
        left = spot.rect.x + (spot.rect.width - first - between - second) / 2
        yield from _side(sides[0], left, y, wide, first)
        yield from _side(sides[1], left + first + between, y, wide, second)
        return
    wide = spot.card * IN_A_PAIR
    tall, foot = wide * RATIO, _foot(spot)
    top = foot - spot.card * RATIO
    for side, y in zip(sides, (foot - tall / 2, top + tall / 2), strict=True):
        across = _across(side, wide, spot.rect.width)
        yield from _side(side, spot.rect.x + (spot.rect.width - across) / 2, y, wide, across)


def between_sides(spot: PlacedSpot) -> Rect:
    """The room for the strengths of both sides of a pair."""
    foot = _foot(spot)
    if _beside(spot):
        high = WORDS_HIGH * spot.unit
        return Rect(spot.rect.x, foot - high, spot.rect.width, high)
    tall = spot.card * IN_A_PAIR * RATIO
    high = spot.card * RATIO - 2 * tall
    return Rect(spot.rect.x, foot - tall - high, spot.rect.width, high)


def _foot(spot: PlacedSpot) -> float:
    return spot.rect.bottom - spot.sink


def _beside(spot: PlacedSpot) -> float:
    """How wide its cards lie beside each other, with room for two on a side; 0 where they lie one above the other."""
    above = spot.card * IN_A_PAIR
    high = spot.card - WORDS_HIGH * spot.unit / RATIO
    wide = min(high, (spot.rect.width - BETWEEN * spot.unit) / (2 + AFTER_IT))
    return wide if above < LEAST_ABOVE * spot.unit and wide >= above * WORTH_TURNING else 0.0


def _across(side: Sequence[Group], wide: float, most: float) -> float:
    """How wide one side lies."""
    return max(wide, min(most, wide * (1 + AFTER_IT * (len(side) - 1))))


def _side(side: Sequence[Group], left: float, y: float, wide: float, across: float) -> Iterator[InPair]:
    step = (across - wide) / max(len(side) - 1, 1)
    for at, group in enumerate(side):
        x, over = left + at * step + wide / 2, at * 0.9 + 0.5
        yield InPair(group.host.id, x, y, wide, over, step / wide if at < len(side) - 1 else 1.0)
        for each in (*group.above, *group.beside):
            yield InPair(each.id, x + wide * 0.08, y - wide * RATIO * 0.05, wide, over - 0.3, covered=True)
