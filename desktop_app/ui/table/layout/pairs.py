"""Two sides that wait for each other: one above the other with their strengths between them, or where that would leave
them too small to tell and there is room, one beside the other over their strengths: all pairs of a row alike. Pure
arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.groups import Group, sides_of
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import AFTER_IT, IN_A_PAIR, RATIO
from desktop_app.ui.table.layout.signs import Signs

LEAST_ABOVE, WORTH_TURNING, WORTH_ANYHOW = 44.0, 1.25, 1.3
"""Cards of a pair less wide than this, in units, lie beside each other where that makes them so much wider; others
where it makes them wider by the last."""
MOST = 0.78
"""How wide they are at most for the cards of their row: whoever fights now stands there, and larger."""
WORDS_HIGH, BETWEEN, APART = 28.0, 4.0, 16.0
"""The room under two that lie beside each other for their strengths, between them, and from pair to pair."""


RING = 7.0
"""What stays free above and below two that stand one above the other: room for their rings."""


def lay_pair(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> Iterator[Laid]:
    """Both sides, the first at the foot or at the left; of several on one side each half over the one before; what
    they bear looks out at their side."""
    sides = sides_of(cards, signs)
    wide = spot.across
    if wide:
        widths = [_whole(side) * wide for side in sides]
        y = _foot(spot) - WORDS_HIGH * spot.unit - wide * RATIO / 2
        left = spot.rect.x + (spot.rect.width - sum(widths) - BETWEEN * spot.unit) / 2
        for side, across in zip(sides, widths, strict=True):
            yield from _side(side, left, y, wide, across, BETWEEN * spot.unit)
            left += across + BETWEEN * spot.unit
        return
    wide = spot.apiece
    tall, words = wide * RATIO, between_sides(spot)
    for side, y in zip(sides, (words.bottom + tall / 2, words.y - tall / 2), strict=True):
        across = max(wide, min(spot.rect.width, _whole(side) * wide))
        yield from _side(side, spot.rect.x + (spot.rect.width - across) / 2, y, wide, across)


def between_sides(spot: PlacedSpot) -> Rect:
    """The room for the strengths of both sides of a pair."""
    foot = _foot(spot)
    if spot.across:
        high = WORDS_HIGH * spot.unit
        return Rect(spot.rect.x, foot - high, spot.rect.width, high)
    tall, high = spot.apiece * RATIO, _between_them(spot)
    whole = 2 * tall + high
    clear = max(0.0, min(RING * spot.unit, (spot.rect.height - whole) / 2))
    bottom = min(spot.rect.bottom - clear, foot + (whole - spot.card * RATIO) / 2)
    return Rect(spot.rect.x, bottom - tall - high, spot.rect.width, high)


def _foot(spot: PlacedSpot) -> float:
    return spot.rect.bottom - spot.sink


def _between_them(spot: PlacedSpot) -> float:
    """How high the strengths between two that stand one above the other are."""
    return spot.card * RATIO * (1 - 2 * IN_A_PAIR)


def width_above(spot: PlacedSpot, pairs: Sequence[Sequence[CardView]], signs: Signs, room: float) -> float:
    """How wide the cards of pairs in a row are whose sides stand one above the other: where the row is higher than the
    cards beside them, and there is room, wider than these leave it."""
    least = spot.card * IN_A_PAIR
    widest = sum(max(map(_whole, sides_of(cards, signs))) for cards in pairs)
    high = (spot.rect.height - _between_them(spot) - 2 * RING * spot.unit) / 2 / RATIO
    return max(least, min(high, MOST * spot.card, (room - APART * spot.unit * len(pairs)) / max(widest, 1.0)))


def width_across(spot: PlacedSpot, pairs: Sequence[Sequence[CardView]], signs: Signs, room: float) -> float:
    """How wide the cards of pairs in a row are whose sides lie beside each other; 0 where they lie one above the
    other."""
    above, grown = spot.card * IN_A_PAIR, width_above(spot, pairs, signs, room)
    high = spot.card - WORDS_HIGH * spot.unit / RATIO
    whole = sum(_whole(side) for cards in pairs for side in sides_of(cards, signs))
    wide = min(high, MOST * spot.card, (room - (BETWEEN + APART) * spot.unit * len(pairs)) / max(whole, 1.0))
    worth = WORTH_TURNING if above < LEAST_ABOVE * spot.unit else WORTH_ANYHOW
    return wide if wide >= max(above * worth, grown) else 0.0


def pair_across(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs, wide: float) -> float:
    """How wide a pair is whose sides lie beside each other, with cards so wide."""
    return sum(_whole(side) for side in sides_of(cards, signs)) * wide + (BETWEEN + APART) * spot.unit


def _whole(side: Sequence[Group]) -> float:
    """How wide one side lies, in widths of its cards."""
    return 1 + AFTER_IT * (max(len(side), 1) - 1)


def _side(
    side: Sequence[Group], left: float, y: float, wide: float, across: float, apart: float = inf
) -> Iterator[Laid]:
    step = (across - wide) / max(len(side) - 1, 1)
    for at, group in enumerate(side):
        x, over = left + at * step + wide / 2, at * 0.9 + 0.5
        shown = step / wide if at < len(side) - 1 else 1.0
        yield Laid(group.host.id, x, y, wide, over=over, shown=shown, apart=apart)
        for each in (*group.above, *group.beside):
            yield Laid(each.id, x + wide * 0.08, y - wide * RATIO * 0.05, wide, over=over - 0.3, covered=True)
