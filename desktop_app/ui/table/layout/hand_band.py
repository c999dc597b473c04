"""The band at the foot of a table: the hand, between what stands left and right of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.layout.column import PlacedPanel
from desktop_app.ui.table.layout.layout import Mat, Spot
from desktop_app.ui.table.layout.placed import PlacedMat, PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import GAP, LINE_GAP, MARGIN, PADDING, SHEETS

ABOVE_HAND = 16.0
"""Between prompt and hand: room for the keys at its cards."""
LEFT_OF_HAND, RIGHT_OF_HAND = 178.0, 250.0
ABREAST = 3
"""So many piles stand side by side right of the hand; more stand in two lines, which leaves the hand more room."""
BESIDE_HAND = 0.78
"""How large cards beside the hand are for those in it."""


EDGE = 6.0
"""What stays free below sheets beside a hand, and above those that have no room for the name of their mat."""
SHORTEST_SHEET = 62.0
"""No sheet beside a hand is less high than that, except where all of them are."""


class Hand(Frozen):
    """The hand of a seat: its zone, the width of its cards, the height of captions; one that ``hangs`` has nothing
    beside it but the sheets of a mat ``beside`` it, whose name would stand ``head`` high above them. Its cards stand in
    so many ``lines``."""

    spot: Spot
    seat: str
    card: float
    strip: float
    hangs: bool
    lines: int = 1
    beside: Mat | None = None
    head: float = 0.0


def band_of_hand(
    hand: Hand, left: Sequence[Spot], right: Sequence[Spot], band: Rect, number: int
) -> Iterator[PlacedPanel]:
    """What stands in the band, its mats numbered from ``number`` on."""
    left, right = ((), ()) if hand.hangs else (left, right)
    left_wide = LEFT_OF_HAND if left else 0.0
    right_wide = (LEFT_OF_HAND if len(right) > ABREAST else RIGHT_OF_HAND) if right else 0.0
    if hand.beside is not None:
        panel = _sheets(hand.beside, hand, band, number)
        yield panel
        number += 1
        left_wide = panel.mat.rect.right + GAP - band.x
    elif left:
        room = Rect(band.x + MARGIN, band.y + 4, left_wide - MARGIN, band.height - 8)
        yield _beside(hand, left, room, number, _below_each_other(room, len(left)))
        number += 1
    if right:
        room = Rect(band.right - right_wide, band.y + ABOVE_HAND - 4, right_wide - MARGIN, band.height - 16)
        yield _beside(hand, right, room, number, _in_lines(room, len(right)))
        number += 1
    before, after = max(left_wide, MARGIN), max(right_wide, MARGIN)
    rect = Rect(band.x + before, band.y + ABOVE_HAND, band.width - before - after, band.height - ABOVE_HAND)
    spot = PlacedSpot(
        hand.spot.zone, hand.spot.kind, rect, hand.card, hand.seat, number, "", hand.strip, lines=hand.lines
    )
    yield PlacedPanel(PlacedMat("", "", "", "bare", rect, hand.seat, [spot.zone]), [spot])


def _sheets(mat: Mat, hand: Hand, band: Rect, number: int) -> PlacedPanel:
    """The sheets of a mat one below the other, under its name where there is room for it; the first gives most way."""
    wide = max(SHEETS[spot.kind][0] for spot in mat.spots) + 2 * PADDING
    rect = Rect(band.x + MARGIN, band.y + GAP, wide, band.height - GAP - MARGIN / 2)
    wanted = [SHEETS[spot.kind][1] for spot in mat.spots]
    gaps = LINE_GAP * (len(wanted) - 1)
    named = rect.height >= hand.head + sum(wanted) + gaps + EDGE
    head = hand.head if named else EDGE
    room = rect.height - head - EDGE - gaps
    others = max(SHORTEST_SHEET, room / len(wanted)) if room < sum(wanted) else room / len(wanted)
    heights = [room - others * (len(wanted) - 1), *(others for _ in wanted[1:])]
    y, spots = rect.y + head, []
    for spot, tall in zip(mat.spots, heights, strict=True):
        place = Rect(rect.x + PADDING, y, wide - 2 * PADDING, tall)
        zone = spot.zone.format(seat=hand.seat)
        spots.append(PlacedSpot(zone, spot.kind, place, hand.card, hand.seat, number, spot.caption, hand.strip))
        y += tall + LINE_GAP
    title, short, sign = (mat.title, mat.short or mat.title, mat.sign) if named else ("", "", "")
    return PlacedPanel(PlacedMat(title, short, sign, mat.look, rect, hand.seat, [spot.zone for spot in spots]), spots)


def _below_each_other(room: Rect, count: int) -> list[Rect]:
    tall = room.height / count
    return [Rect(room.x, room.y + at * tall, room.width, tall) for at in range(count)]


def _in_lines(room: Rect, count: int) -> list[Rect]:
    """Side by side, in two lines where they are many."""
    lines = 1 if count <= ABREAST else 2
    in_one = -(-count // lines)
    wide, tall = room.width / in_one, room.height / lines
    return [Rect(room.x + at % in_one * wide, room.y + at // in_one * tall, wide, tall) for at in range(count)]


def _beside(hand: Hand, spots: Sequence[Spot], rect: Rect, number: int, places: Sequence[Rect]) -> PlacedPanel:
    card = hand.card * BESIDE_HAND
    placed = [
        PlacedSpot(spot.zone, spot.kind, place, card, hand.seat, number, spot.caption, hand.strip)
        for spot, place in zip(spots, places, strict=True)
    ]
    zones = [spot.zone for spot in spots]
    return PlacedPanel(PlacedMat("", "", "", "bare", rect, hand.seat, zones), placed)
