"""How a contest is staged over a land: where each side's cards lie, its bars and the sum stand. Pure arithmetic."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games.contract.table import Contest
from desktop_app.ui.table.layout.layout import RATIO, Kind
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect

EDGE, HEAD, NAME, BAR, SUM = 14.0, 40.0, 34.0, 42.0, 118.0
"""Around everything, the heading, the name of a side, one of its bars, the sum at the foot."""
STEPS = 30.0
"""The row of the steps."""
ROLL_SHARE = 0.42
"""How much of the width the dice take between the sides."""
WIDEST, PLAYED = 250.0, 0.52
"""Of a chosen card; how wide those played before it are beside it."""


class StagedSide(Frozen):
    """One side: where its name stands, the card that fights, its bars, and the spots of its two zones."""

    name: Rect
    figure: Rect
    bars: Rect
    chosen: PlacedSpot
    played: PlacedSpot


class Staged(Frozen):
    """A contest in a room: the heading, both sides, the room of the sum; where dice decide the room of the roll between
    the sides, where it has steps that of their row."""

    room: Rect
    heading: Rect
    sides: tuple[StagedSide, StagedSide]
    sum: PlacedSpot
    roll: Rect | None = None
    steps: Rect | None = None


def staged(contest: Contest, room: Rect, like: PlacedSpot, unit: float = 1.0) -> Staged:
    """Lays a contest out in a room; ``like`` is a spot of the same table, ``unit`` how many pixels a unit is."""
    edge, head = EDGE * unit, HEAD * unit
    inner = room.inset(edge)
    heading = Rect(inner.x, inner.y, inner.width, head)
    summed = Rect(inner.x, inner.bottom - SUM * unit, inner.width, SUM * unit)
    row = STEPS * unit if contest.steps else 0.0
    steps = Rect(inner.x, summed.y - row - 4 * unit, inner.width, row) if contest.steps else None
    top, foot = heading.bottom + 6 * unit, summed.y - row - 8 * unit
    between = inner.width * ROLL_SHARE + edge if contest.roll is not None else 0.0
    half = (inner.width - edge - between) / 2
    columns = (Rect(inner.x, top, half, foot - top), Rect(inner.right - half, top, half, foot - top))
    middle = Rect(inner.x + half + edge, top, between - edge, foot - top) if contest.roll is not None else None
    most = max(len(side.bars) for side in contest.sides)
    left, right = (_side(contest, at, column, most * BAR * unit, like, unit) for at, column in enumerate(columns))
    at_foot = replace(_spot(like, "sum", "row", summed, like.card, unit), strip=0.0)
    return Staged(room, heading, (left, right), at_foot, middle, steps)


def _side(contest: Contest, at: int, room: Rect, bars: float, like: PlacedSpot, unit: float) -> StagedSide:
    side, gap = contest.sides[at], 8 * unit
    name = Rect(room.x, room.y, room.width, NAME * unit)
    below = Rect(room.x, room.bottom - bars, room.width, bars)
    tall = below.y - name.bottom - 2 * gap
    alone = not side.played
    card = min(WIDEST * unit, tall / RATIO, room.width * (1.0 if alone else 0.56))
    inside = room.right - card if at == 0 else room.x
    if alone:
        inside = room.x + (room.width - card) / 2
    outside = Rect(room.x if at == 0 else inside + card + gap, name.bottom + gap, room.width - card - gap, tall)
    small = min(card * PLAYED, outside.width)
    if alone and not side.chosen:
        figure = Rect(inside, name.bottom + gap + (tall - card * RATIO) / 2, card, card * RATIO)
        none = Rect(inside, figure.y, 0.0, 0.0)
        empty = _spot(like, "", "single", none, card, unit)
        return StagedSide(name, figure, below, empty, empty)
    chosen = Rect(inside, name.bottom + gap + (tall - card * RATIO) / 2, card, card * RATIO)
    played = Rect(outside.x, outside.bottom - small * RATIO - gap, outside.width, small * RATIO)
    wide = min(outside.width, (played.y - outside.y - gap) / RATIO) if not alone else 0.0
    figure = Rect(outside.x if at == 0 else outside.right - wide, outside.y, max(wide, 0.0), max(wide, 0.0) * RATIO)
    return StagedSide(
        name,
        figure,
        below,
        _spot(like, side.chosen, "single", chosen, card, unit),
        _spot(like, side.played, "row", played, small, unit),
    )


def _spot(like: PlacedSpot, zone: str, kind: Kind, rect: Rect, card: float, unit: float) -> PlacedSpot:
    return PlacedSpot(zone, kind, rect, card, like.seat, like.mat, "", like.strip, 8 * unit, unit=unit)
