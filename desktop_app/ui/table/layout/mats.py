"""Where mats and their zones stand in their rows, once the table is shared out."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.abreast import joined, shared
from desktop_app.ui.table.layout.beneath import beneath, in_its_place
from desktop_app.ui.table.layout.census import Asked, Census
from desktop_app.ui.table.layout.layout import Mat, Spot
from desktop_app.ui.table.layout.measures import Bounds
from desktop_app.ui.table.layout.placed import PlacedMat, PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import (
    LINE_GAP,
    PADDING,
    SLIM_WIDE,
    SUM_WIDE,
    Part,
    Plan,
    Sized,
    SizedRow,
    pile_card,
    tight_gap,
)
from desktop_app.ui.table.layout.taken import line_height, low_card, part_width

TOP = 8.0
"""Between the upper edge of the board and the first row."""
MOST_LOOSE = 0.5
"""Piles that have a mat to themselves stand apart by at most this, in cards: what belongs together is seen together."""


class Mats:
    """Lays mats from ``left`` on, seen from a seat, into ``mats`` and ``spots``; captions are a ``strip`` high."""

    def __init__(
        self,
        left: float,
        bounds: Bounds,
        strip: float,
        census: Census,
        seat: str,
        mats: list[PlacedMat],
        spots: dict[str, PlacedSpot],
    ) -> None:
        self._left, self._bounds, self._strip, self._census, self._seat = left, bounds, strip, census, seat
        self._mats, self._spots, self._sink = mats, spots, 0.0

    def lay(self, asked: Asked, plan: Plan) -> None:
        """Lays every row of an arrangement as it was shared out."""
        for row, sized in zip(asked.rows, plan.rows, strict=True):
            self._sink = sized.spare / 2
            for (mat, seat, need), got in zip(row, sized.mats, strict=True):
                self._mat(mat, seat, need.parts, sized, got)

    def _mat(self, mat: Mat, seat: str, parts: Sequence[Part], row: SizedRow, got: Sized) -> None:
        outer = Rect(self._left + got.x, TOP + row.y, got.width, row.height)
        zones = [spot.zone.format(seat=seat) for spot in mat.spots]
        within = Rect(
            outer.x + PADDING,
            outer.y + self._bounds.head,
            outer.width - 2 * PADDING,
            outer.height - self._bounds.head - self._bounds.foot,
        )
        total = Rect(within.x, within.y, SUM_WIDE - PADDING, within.height) if got.total else None
        self._mats.append(
            PlacedMat(
                mat.title, mat.short or mat.title, mat.sign, mat.look, outer, seat, zones, got.state, total,
                [each.format(seat=seat) for each in mat.counted], [spot.short or spot.caption for spot in mat.spots],
            )
        )  # fmt: skip
        if got.state != "open":
            for spot, zone in zip(mat.spots, zones, strict=True):
                self._spot(spot, zone, seat, outer, row.card, got)
            return
        if total is not None:
            within = Rect(within.x + SUM_WIDE, within.y, within.width - SUM_WIDE, within.height)
        self._lines(mat, zones, seat, parts, within, row, got)

    def _lines(
        self, mat: Mat, zones: Sequence[str], seat: str, parts: Sequence[Part], within: Rect, row: SizedRow, got: Sized
    ) -> None:
        """The zones of an open mat line by line: the first at its head, the others down to its foot, so that each
        stands beside those of its neighbors."""
        whole = list(zip(mat.spots, zones, parts, strict=True))
        lines = [[each for each in whole if each[2].line == line] for line in sorted({part.line for part in parts})]
        if len(lines) == 1:
            self._abreast(whole, seat, within, row, got)
            return
        foot = within.bottom - self._sink
        for line in reversed(lines):
            tall = line_height([part for _, _, part in line], row.card)
            y = foot - tall if line is not lines[0] else within.y + self._sink
            self._abreast(line, seat, Rect(within.x, y, within.width, tall), row, got, packed=True)
            self._spots |= {zone: replace(self._spots[zone], sink=0.0) for _, zone, _ in line}
            foot = y - LINE_GAP

    def _abreast(
        self,
        line: Sequence[tuple[Spot, str, Part]],
        seat: str,
        within: Rect,
        row: SizedRow,
        got: Sized,
        *,
        packed: bool = False,
    ) -> None:
        """Zones side by side: those of fixed width as they are, the others share the rest by what lies in them, one
        with a map by its share. One lying card is as wide as it is beside a row of cards, or where they are
        ``packed``."""
        spots, zones, parts = zip(*line, strict=True)
        in_a_row = any(spot.kind == "row" and part.groups for spot, part in zip(spots, parts, strict=True))
        fixed = [
            _fixed_width(part, row.card, alone=(in_a_row or packed) and spot.kind == "single")
            for spot, part in zip(spots, parts, strict=True)
        ]
        shares = [
            spot.share if part.groups or part.content != "cards" else 0.0
            for spot, part in zip(spots, parts, strict=True)
        ]
        if all(part.content != "map" for part in parts) and any(part.groups for part in parts):
            shares = [
                part_width(part, row.card, got.fan, 1.0) if part.content == "cards" else spot.share * row.card
                for spot, part in zip(spots, parts, strict=True)
            ]
        elastic = [share if wide is None else 0.0 for share, wide in zip(shares, fixed, strict=True)]
        free = within.width - sum(wide or 0.0 for wide in fixed)
        loose = 0.0 if any(elastic) or packed else min(max(0.0, free) / len(parts), MOST_LOOSE * row.card)
        widths = [
            wide + loose if wide is not None else free * part_share / max(sum(elastic), 1.0)
            for wide, part_share in zip(fixed, elastic, strict=True)
        ]
        of_cards = [at for at, share in enumerate(elastic) if share]
        if of_cards and not got.words and all(parts[at].content == "cards" for at in of_cards):
            for at, width in zip(
                of_cards, shared([parts[at] for at in of_cards], row.card, got.gap, free), strict=True
            ):
                widths[at] = width
        x = within.x
        for spot, zone, part, width in zip(spots, zones, parts, widths, strict=True):
            self._spot(spot, zone, seat, Rect(x, within.y, width, within.height), row.card, got, part)
            x += width
        together = [at for at in of_cards if parts[at].join and parts[at].groups]
        if len(together) > 1:
            self._join([zones[at] for at in together], [parts[at] for at in together], row.card, got.fan)

    def _join(self, zones: Sequence[str], parts: Sequence[Part], card: float, fan: float) -> None:
        """Zones side by side in which there is too little room for their cards overlap as one."""
        left, right = self._spots[zones[0]].rect.x, self._spots[zones[-1]].rect.right
        for zone, found in zip(zones, joined(parts, card, right - left, fan), strict=False):
            spot = self._spots[zone]
            self._spots[zone] = replace(
                spot,
                rect=replace(spot.rect, x=left + found.x, width=found.width),
                fan=found.fan,
                end=found.end,
                before=found.before,
            )

    def _spot(
        self, spot: Spot, zone: str, seat: str, rect: Rect, card: float, got: Sized, part: Part | None = None
    ) -> None:
        sink = self._sink if part is not None else 0.0
        wide = pile_card(card) if spot.kind == "pile" else card
        if part is not None and part.low:
            wide = low_card(part, card)
        self._spots[zone] = PlacedSpot(
            zone, spot.kind, rect, wide, seat, len(self._mats) - 1, spot.caption,
            self._strip, got.gap, got.fan, got.words, part.foot if part is not None else 0.0, sink, part is not None,
            folds=spot.folds, strips=self._census.most_strips(spot, another=seat != self._seat),
            lines=part.lines if part is not None else 1, as_one=spot.as_one,
        )  # fmt: skip
        if spot.under and part is not None and part.groups:
            self._spots |= (in_its_place if part.under else beneath)(self._spots[zone], spot.under, seat)


def _fixed_width(part: Part, card: float, *, alone: bool) -> float | None:
    """The width of a part that takes none of the rest; a card that lies ``alone`` beside a row is one."""
    if part.content == "pile":
        return pile_card(card) + 14
    if part.low:
        return low_card(part, card) * part.groups[0] + tight_gap(card)
    if alone and part.groups:
        return card * sum(part.groups) + tight_gap(card)
    if part.content == "slot":
        return SLIM_WIDE
    return None
