"""The column at the left edge of a table: a panel for each seat, its zones in lines one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.layout.layout import Column, Panel, Spot
from desktop_app.ui.table.layout.measures import Line, between
from desktop_app.ui.table.layout.placed import PlacedMat, PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import (
    DIAL_MOST,
    FOOT,
    GAP,
    MARGIN,
    MOST_SPARE,
    PADDING,
    PILE_CAPTION,
    PILE_MOST,
    RATIO,
)

_WIDE: Line = ((1126, 170), (1496, 236))
"""From the width of the board to that of the column."""
TALLY_HIGH = 32.0
LEAST_SCALE = 0.66
"""How much smaller than the column is wide its cards may be, where many sit at the table."""


class PlacedPanel(Frozen):
    """A panel in its place, with its zones."""

    mat: PlacedMat
    spots: Sequence[PlacedSpot]


class Frame(Frozen):
    """Where a column may stand, in units: the board, how high the labels of mats and captions stand, and how much is
    taken at the ``left`` already."""

    width: float
    height: float
    top: float
    head: float
    strip: float
    left: float = 0.0

    @property
    def column(self) -> float:
        """How wide the column is."""
        return between(_WIDE, self.width)


def panels(column: Column, frame: Frame, seat: str, others: Sequence[str]) -> list[PlacedPanel]:
    """The panels from top to bottom, one's own at the foot; none where they have no room."""
    whole = [(column.other, other) for other in others] + [(column.own, seat)]
    room = frame.height - frame.top - MARGIN - GAP * (len(whole) - 1)
    fixed = sum(frame.head + FOOT + sum(_under(line) for line in panel.lines) for panel, _ in whole)
    cards = sum(_cards_high(line, frame) for panel, _ in whole for line in panel.lines)
    scale = min(1.0, (room - fixed) / cards)
    if scale < LEAST_SCALE:
        return []
    spare = min(MOST_SPARE, (room - fixed - cards * scale) / len(whole))
    placed: list[PlacedPanel] = []
    y = frame.top
    for panel, whose in whole:
        lines = [_cards_high(line, frame) * scale + _under(line) + spare / len(panel.lines) for line in panel.lines]
        tall = frame.head + sum(lines) + FOOT
        if whose == seat:
            y = frame.height - MARGIN - tall
        mat = _mat(panel, whose, Rect(MARGIN + frame.left, y, frame.column, tall))
        placed.append(PlacedPanel(mat, _spots(panel, mat, lines, frame, scale, len(placed))))
        y += tall + GAP
    return placed


def _mat(panel: Panel, seat: str, rect: Rect) -> PlacedMat:
    spots = [spot for line in panel.lines for spot in line]
    zones = [spot.zone.format(seat=seat) for spot in spots]
    captions = [spot.caption for spot in spots]
    counted = [each.format(seat=seat) for each in panel.counted]
    return PlacedMat(
        panel.title, panel.title, panel.sign, "zone", rect, seat, zones, counted=counted, captions=captions
    )


def _spots(
    panel: Panel, mat: PlacedMat, heights: Sequence[float], frame: Frame, scale: float, number: int
) -> list[PlacedSpot]:
    """The zones of a panel, line by line, each line as high as ``heights`` says."""
    y, placed = mat.rect.y + frame.head, []
    for line, tall in zip(panel.lines, heights, strict=True):
        wide = (mat.rect.width - 2 * PADDING) / len(line)
        for at, spot in enumerate(line):
            zone, rect = spot.zone.format(seat=mat.seat), Rect(mat.rect.x + PADDING + at * wide, y, wide, tall)
            card = _card(spot, _cell(line, frame)) * scale
            placed.append(PlacedSpot(zone, spot.kind, rect, card, mat.seat, number, spot.caption, frame.strip))
        y += tall
    return placed


def _cell(line: Sequence[Spot], frame: Frame) -> float:
    return (frame.column - 2 * PADDING) / len(line) - GAP * (len(line) > 1)


def _card(spot: Spot, cell: float) -> float:
    """How wide a standing card of a zone is; the one card of a "single" lies."""
    if spot.kind == "single":
        return cell / RATIO
    return min(cell, PILE_MOST)


def _cards_high(line: Sequence[Spot], frame: Frame) -> float:
    """How high what lies in a line stands, its captions not counted."""
    cell = _cell(line, frame)
    heights = {"single": cell / RATIO, "dial": min(cell, DIAL_MOST), "tally": TALLY_HIGH}
    return max(heights.get(spot.kind, _card(spot, cell) * RATIO) for spot in line)


def _under(line: Sequence[Spot]) -> float:
    """The room for captions under a line."""
    return PILE_CAPTION if any(spot.caption for spot in line) else GAP
