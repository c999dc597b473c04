"""A way at the left edge of a table that climbs: its cards one above the other from the foot on, dials beneath them."""

from __future__ import annotations

from desktop_app.ui.table.layout.column import Frame, PlacedPanel
from desktop_app.ui.table.layout.layout import Mat
from desktop_app.ui.table.layout.measures import Line, between
from desktop_app.ui.table.layout.placed import PlacedMat, PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import DIAL_MOST, FOOT, MARGIN, PADDING, PILE_CAPTION

_WIDE: Line = ((1126, 122), (1496, 158))
"""From the width of the board to that of the way."""


def climb_wide(width: float) -> float:
    """How wide the way is on a board of a width, in units."""
    return between(_WIDE, width)


def climbing(mat: Mat, frame: Frame, seat: str, number: int) -> PlacedPanel:
    """The way over the whole height of a board; ``number`` is that of its mat among all."""
    wide = climb_wide(frame.width)
    rect = Rect(MARGIN, frame.top, wide, frame.height - frame.top - MARGIN)
    captions = [spot.caption for spot in mat.spots]
    placed = PlacedMat(
        mat.title, mat.short or mat.title, mat.sign, mat.look, rect, seat, _zones(mat), captions=captions
    )
    inner, card = wide - 2 * PADDING, wide - 2 * PADDING
    dials = [spot for spot in mat.spots if spot.kind == "dial"]
    one = min(inner, DIAL_MOST) + PILE_CAPTION
    foot = rect.bottom - FOOT - one * len(dials)
    spots = []
    for spot in mat.spots:
        room = Rect(rect.x + PADDING, rect.y + frame.head, inner, foot - rect.y - frame.head - FOOT)
        if spot.kind == "dial":
            room = Rect(rect.x + PADDING, foot + one * dials.index(spot), inner, one)
        spots.append(PlacedSpot(spot.zone, spot.kind, room, card, seat, number, spot.caption, frame.strip))
    return PlacedPanel(placed, spots)


def _zones(mat: Mat) -> list[str]:
    return [spot.zone for spot in mat.spots]
