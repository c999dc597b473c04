"""What lies small under a lying card, or in its place where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.layout import Spot
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import RATIO, UNDER_LYING


def in_its_place(empty: PlacedSpot, under: Sequence[Spot], seat: str) -> dict[str, PlacedSpot]:
    """The spots of what lies under a lying card that is not there: they stand in its place, side by side at the
    foot."""
    wide = _abreast(empty, len(under))
    top = empty.rect.bottom - empty.sink - wide * RATIO
    return _side_by_side(empty, under, seat, top, wide, wide * RATIO)


def beneath(lying: PlacedSpot, under: Sequence[Spot], seat: str) -> dict[str, PlacedSpot]:
    """The spots of what lies small under one lying card: side by side, down to the foot of the row."""
    top, foot = lying.rect.y + lying.sink + lying.card + UNDER_LYING, lying.rect.bottom - lying.sink
    wide = min((foot - top) / RATIO, _abreast(lying, len(under)))
    return _side_by_side(lying, under, seat, top, wide, foot - top)


def _abreast(over: PlacedSpot, count: int) -> float:
    """How wide so many are that lie under one lying card, from its one end to the other."""
    return (over.card * RATIO - UNDER_LYING * (count - 1)) / count


def _side_by_side(
    over: PlacedSpot, under: Sequence[Spot], seat: str, top: float, wide: float, tall: float
) -> dict[str, PlacedSpot]:
    found: dict[str, PlacedSpot] = {}
    for at, spot in enumerate(under):
        rect = Rect(over.rect.x + at * (wide + UNDER_LYING), top, wide, tall)
        zone = spot.zone.format(seat=seat)
        found[zone] = replace(over, zone=zone, kind=spot.kind, rect=rect, card=wide, sink=0.0)
    return found
