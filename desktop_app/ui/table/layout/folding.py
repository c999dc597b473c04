"""Groups that fold: of many zones that come and go side by side one lies open, the others are lines beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.groups import groups_of
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.layout.plan import GAP
from desktop_app.ui.table.layout.signs import Signs

FOLDS_FROM, CROWDED = 3, 7.0
"""From so many groups on they fold, if they are wider than so many cards together."""
COLUMN, COLUMN_SHARE, LEAST_COLUMN = 232.0, 0.45, 150.0
"""How wide the lines are, of the room at most, and at least where the group that lies open needs the rest."""
COLUMN_IN_CARDS = 2.4
"""The same in card widths, for the sharing."""
LINE_HIGH, BETWEEN = 44.0, 4.0
"""How high a line is at most, and what lies between two."""


def unfolded_of(zones: Sequence[str], unfolded: Sequence[str]) -> str:
    """The zone that lies open: the one that was opened last, else the first."""
    return next((zone for zone in reversed(unfolded) if zone in zones), zones[0])


def folds(may: bool, zones: Sequence[str], cards: Callable[[str], Sequence[CardView]], signs: Signs) -> bool:
    """Whether the groups of these zones fold, where they may."""
    if not may or len(zones) < FOLDS_FROM:
        return False
    return sum(group.width for zone in zones for group in groups_of(cards(zone), signs)) > CROWDED


def folded_lines(spot: PlacedSpot, zones: Sequence[str], opened: float) -> tuple[PlacedSpot, dict[str, PlacedSpot]]:
    """What is left of a row for the group that lies open, which is so wide as ``opened`` when nothing in it overlaps,
    and the lines of the others at its right end."""
    usual = min(COLUMN * spot.unit, spot.rect.width * COLUMN_SHARE)
    least = min(LEAST_COLUMN * spot.unit, usual)
    wide = min(usual, max(least, spot.rect.width - opened - GAP * spot.unit))
    between = BETWEEN * spot.unit
    high = min(LINE_HIGH * spot.unit, (spot.rect.height - between * (len(zones) - 1)) / len(zones))
    left = replace(spot, rect=replace(spot.rect, width=spot.rect.width - wide - GAP * spot.unit))
    found: dict[str, PlacedSpot] = {}
    for at, zone in enumerate(zones):
        rect = replace(
            spot.rect, x=spot.rect.right - wide, y=spot.rect.y + at * (high + between), width=wide, height=high
        )
        found[zone] = replace(spot, zone=zone, rect=rect, open=False, folded=True, comes_and_goes=True)
    return left, found
