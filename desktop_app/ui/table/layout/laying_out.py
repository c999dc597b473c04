"""One table being laid out: bars and hand first, then the mats by what lies in them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.abreast import joined, shared
from desktop_app.ui.table.layout.beneath import beneath, in_its_place
from desktop_app.ui.table.layout.census import Asked, Census
from desktop_app.ui.table.layout.climb import climb_wide, climbing
from desktop_app.ui.table.layout.column import Frame, panels
from desktop_app.ui.table.layout.hand_band import ABOVE_HAND, Hand, band_of_hand
from desktop_app.ui.table.layout.layout import (
    LABEL_STRIP,
    Ground,
    Layout,
    Mat,
    PlacedMat,
    PlacedSpot,
    Placement,
    Rect,
    Spot,
)
from desktop_app.ui.table.layout.measures import (
    LEAST_OF_TWO_LINES,
    Line,
    between,
    bounds_of,
    close_together,
    hand_card,
    where_small,
)
from desktop_app.ui.table.layout.plan import (
    BETWEEN_LINES,
    FOOT,
    GAP,
    LINE_GAP,
    MARGIN,
    PADDING,
    RATIO,
    SLIM_WIDE,
    SUM_WIDE,
    Need,
    Part,
    Plan,
    Sized,
    SizedRow,
    pile_card,
    tight_gap,
)
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.sharing import share
from desktop_app.ui.table.layout.taken import line_height, low_card, part_width

WHOLE_HAND = 906.0
"""Boards this high (windows of 1000 rows) show the hand whole; in others only its upper edge shows."""
HANGING = 36.0
PROMPT, PROMPT_SMALL, PROMPT_CLOSE = 72.0, 64.0, 56.0
PROMPT_OF_TWO, NARROW_PROMPT = 110.0, 640.0
"""A prompt less wide than this has its answers in a line below the question."""
COMPACT = 1300.0
"""Boards less wide than this have a smaller prompt."""
AMONG_OTHERS = 0.86
"""How large a hand that hangs otherwise is while one chooses from it, where other seats need room as well."""
BELOW_HAND = 21.0
"""Under a hand: room for a few words below each card."""
HAND_IN_SIGHT, LEAST_IN_HAND = 5, 92.0
"""Beside a land so many cards of the hand lie side by side, unless they would be narrower than that."""
MOST_IN_A_LINE, OF_TWO_LINES = 10, 0.75
"""Beside a land a hand of more cards than that stands in two lines on boards that are high: its cards are no wider than
that part of those of a small hand."""
READ_IN_A_FAN = 38.0
"""On others it does so where less than that of each card would be in sight in a single line."""
GROUND_SHARE: Line = ((1126, 0.535), (1496, 0.6))
"""At most so much of the width of the board is land."""
TOP = 8.0
MOST_LOOSE = 0.5
"""Piles that have a mat to themselves stand apart by at most this, in cards: what belongs together is seen together."""


class LayingOut:
    """One table being laid out, in units; the last step turns them into pixels. With ``notes`` there is room for words
    under a hand that would hang otherwise, even though the rows have less height then. A hand beside a land stands in
    a single line where that is asked for by ``one_line``; with ``close`` it is as small as the rest of the table, whose
    mats have less air."""

    def __init__(
        self,
        layout: Layout,
        room: Room,
        census: Census,
        *,
        notes: bool = False,
        one_line: bool = False,
        close: bool = False,
    ) -> None:
        self.layout, self.room, self.census, self.notes, self.close = layout, room, census, notes or close, close
        self.width, self.height = room.width / room.unit, room.height / room.unit
        self.hand_beside = layout.ground is not None and not layout.ground.hand_below
        self.hangs = self.height < WHOLE_HAND and not self.hand_beside
        self.hidden = self.hangs and not room.hand_open
        self.compact = self.width < COMPACT
        self.lines_of_hand = 1
        self.strip = LABEL_STRIP * room.lettering
        self.hand = hand_card(self.width)
        if self.hangs and room.hand_open and room.others:
            self.hand *= AMONG_OTHERS
        self.bounds = bounds_of(self.width, room.lettering)
        if room.hand_plays and self.hangs and room.hand_open:
            self.bounds = replace(self.bounds, least=min(self.bounds.least, self.bounds.least_of_others), there=1.0)
        if len(room.others) == 1:
            self.bounds = replace(self.bounds, there_of_others=1.0)
        if len(room.others) > 2:
            self.bounds = replace(self.bounds, crowded=where_small(layout.among_many, self.width))
        if layout.ground is not None:
            least = self.bounds.least_of_others
            self.bounds = replace(self.bounds, least=least, alike=least, reach=True)
        self.sink = 0.0
        if close:
            self.hand = min(self.hand, self.bounds.least_of_others)
        edge = climb_wide(self.width) + GAP if layout.climb is not None else 0.0
        self.head = self.bounds.head
        frame = Frame(self.width, self.height, TOP, self.head, self.strip, edge)
        column, seats = layout.column, 1 + len(room.others)
        beside = [each for each in column.arrangements if each.is_for(seats)] if column is not None else []
        stood = panels(column, frame, room.seat, room.others) if column is not None and beside else []
        self.arrangements = beside if stood else [each for each in layout.arrangements if each.is_for(seats)]
        if close:
            self.bounds = close_together(self.bounds)
        self.left = edge + (frame.column + GAP if stood else 0.0)
        if layout.ground is not None:
            self.left = self._ground_wide(layout.ground)
        if self.hand_beside:
            room_of_one = (self._beside_land - 8 * (HAND_IN_SIGHT - 1)) / HAND_IN_SIGHT
            self.hand = min(self.hand, max(LEAST_IN_HAND, room_of_one))
        self.lines_of_hand = 1 if one_line else self._lines_of_hand()
        if self.lines_of_hand > 1:
            self.hand = self._in_two_lines()
        if layout.climb is not None:
            stood = [*stood, climbing(layout.climb, frame, room.seat, len(stood))]
        self.mats: list[PlacedMat] = [panel.mat for panel in stood]
        self.spots: dict[str, PlacedSpot] = {spot.zone: spot for panel in stood for spot in panel.spots}
        self.left_of_hand, self.right_of_hand = self._not_in_column(layout.left_of_hand, layout.right_of_hand)

    @property
    def _beside_whole_hand(self) -> Mat | None:
        """What is told beside the hand and not in the rows."""
        return None if self.hidden else self.layout.beside_whole_hand

    @property
    def _held(self) -> int:
        return len(self.census.cards(self.layout.hand.zone.format(seat=self.room.seat)))

    def _lines_of_hand(self) -> int:
        if not self.hand_beside or self._held <= MOST_IN_A_LINE:
            return 1
        in_sight = (self._beside_land - self.hand) / (self._held - 1)
        return 2 if self.height >= WHOLE_HAND or in_sight < READ_IN_A_FAN else 1

    @property
    def _beside_land(self) -> float:
        """How much room a hand has that stands beside a land."""
        return self.width - self.left - 2 * MARGIN

    def _in_two_lines(self) -> float:
        """How wide the cards of a large hand are in two lines."""
        longest = (self._held + 1) // 2
        room = (self._beside_land - 8 * (longest - 1)) / longest
        return min(self.hand * OF_TWO_LINES, max(LEAST_OF_TWO_LINES, room))

    def _not_in_column(self, *beside: Sequence[Spot]) -> list[list[Spot]]:
        """What stands beside the hand: what stands in the column stands nowhere else."""
        own = [[replace(spot, zone=spot.zone.format(seat=self.room.seat)) for spot in spots] for spots in beside]
        return [[spot for spot in spots if spot.zone not in self.spots] for spots in own]

    def placement(self, before: Placement | None) -> Placement:
        """Where everything lies; the same as ``before`` where nothing is asked otherwise."""
        room = self.room
        hanging = self.hangs and bool(self.left_of_hand or self.right_of_hand)
        told = self._beside_whole_hand
        elsewhere = {spot.zone for spot in told.spots} if told is not None else set()
        ways = [
            (each, self.census.ask(each, room.seat, room.others, hanging=hanging, elsewhere=elsewhere))
            for each in self.arrangements
        ]
        asked = [way for arrangement, way in ways if way.decides or not arrangement.among]
        if before is not None and before.asked == (room, asked, self.lines_of_hand, self.hand):
            return before
        prompt, band, free = self._bands()
        needs = tuple(each.needs() for each in asked)
        plan = self._shared(needs, free, before.plan if before is not None else None)
        self._rows(asked[plan.arrangement], plan)
        if self.layout.ground is not None:
            self._lay_ground(self.layout.ground.mat, prompt)
        zone = self.layout.hand.zone.format(seat=room.seat)
        spot = replace(self.layout.hand, zone=zone)
        own = Hand(
            spot, room.seat, self.hand, self.strip, self.hangs, self.lines_of_hand, self._beside_whole_hand, self.head
        )
        for panel in band_of_hand(own, self.left_of_hand, self.right_of_hand, band, len(self.mats)):
            self.mats.append(panel.mat)
            self.spots |= {spot.zone: spot for spot in panel.spots}
        unit = room.unit
        return Placement(
            plan,
            room.seat,
            unit,
            [replace(mat, rect=mat.rect.times(unit), total=mat.total and mat.total.times(unit)) for mat in self.mats],
            {zone: _in_pixels(spot, unit) for zone, spot in self.spots.items()},
            prompt.times(unit),
            self.layout.places,
            self.layout.tray,
            self.hidden,
            asked=(room, asked, self.lines_of_hand, self.hand),
        )

    def _shared(self, needs: tuple[tuple[tuple[Need, ...], ...], ...], free: float, before: Plan | None) -> Plan:
        """The table shared out; while a zone is open for a card in the air the mats stand in the rows they stand in."""
        if before is None or not self.census.opened:
            return share(needs, self.width - self.left, free, self.bounds, before)
        held = before.arrangement
        plan = share((needs[held],), self.width - self.left, free, self.bounds, replace(before, arrangement=0))
        return replace(plan, arrangement=held)

    def _bands(self) -> tuple[Rect, Rect, float]:
        """The prompt, the band of the hand below it, and how much height is free for the rows; where the hand
        stands beside a ground it is under the rows, and the prompt below it all."""
        below = FOOT if self.hangs and not self.notes else BELOW_HAND
        of_cards = self.hand * (self.lines_of_hand * (RATIO + BETWEEN_LINES) - BETWEEN_LINES)
        hand_tall = HANGING + ABOVE_HAND if self.hidden else of_cards + ABOVE_HAND + below
        if self.hand_beside:
            wide = self.width - self.left
            tall = self._prompt_tall(self.width - 2 * MARGIN)
            prompt = Rect(MARGIN, self.height - GAP - tall, self.width - 2 * MARGIN, tall)
            return prompt, Rect(self.left, prompt.y - hand_tall, wide, hand_tall), prompt.y - hand_tall - TOP
        left = self.left if self.layout.ground is None else 0.0
        wide = self.width - left
        tall = self._prompt_tall(wide - 2 * MARGIN)
        prompt = Rect(left + MARGIN, self.height - hand_tall - tall, wide - 2 * MARGIN, tall)
        return prompt, Rect(left, prompt.bottom, wide, hand_tall), prompt.y - GAP - TOP

    def _prompt_tall(self, wide: float) -> float:
        lettering = self.room.lettering
        if wide < NARROW_PROMPT * lettering:
            return PROMPT_OF_TWO * lettering
        if self.close:
            return PROMPT_CLOSE * lettering
        return (PROMPT_SMALL if self.compact else PROMPT) * lettering

    def _ground_wide(self, ground: Ground) -> float:
        """How far a ground reaches from the left edge: its land is seen whole, and the rows keep their share."""
        tall = self._bands()[0].y - GAP - TOP
        home = ground.look.home
        return MARGIN + min(tall * home.width / home.height, between(GROUND_SHARE, self.width) * self.width)

    def _lay_ground(self, mat: Mat, prompt: Rect) -> None:
        rect = Rect(MARGIN, TOP, self.left - MARGIN, prompt.y - GAP - TOP)
        spot = mat.spots[0]
        self.mats.append(PlacedMat("", "", mat.sign, "bare", rect, self.room.seat, [spot.zone]))
        card = self.bounds.least
        self.spots[spot.zone] = PlacedSpot(
            spot.zone, spot.kind, rect, card, self.room.seat, len(self.mats) - 1, spot.caption, self.strip
        )

    # -- mats ---------------------------------------------------------------------------------------------------------

    def _rows(self, asked: Asked, plan: Plan) -> None:
        for row, sized in zip(asked.rows, plan.rows, strict=True):
            self.sink = sized.spare / 2
            for (mat, seat, need), got in zip(row, sized.mats, strict=True):
                self._mat(mat, seat, need.parts, sized, got)

    def _mat(self, mat: Mat, seat: str, parts: Sequence[Part], row: SizedRow, got: Sized) -> None:
        outer = Rect(self.left + got.x, TOP + row.y, got.width, row.height)
        zones = [spot.zone.format(seat=seat) for spot in mat.spots]
        within = Rect(
            outer.x + PADDING,
            outer.y + self.bounds.head,
            outer.width - 2 * PADDING,
            outer.height - self.bounds.head - self.bounds.foot,
        )
        total = Rect(within.x, within.y, SUM_WIDE - PADDING, within.height) if got.total else None
        self.mats.append(
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
        foot = within.bottom - self.sink
        for line in reversed(lines):
            tall = line_height([part for _, _, part in line], row.card)
            y = foot - tall if line is not lines[0] else within.y + self.sink
            self._abreast(line, seat, Rect(within.x, y, within.width, tall), row, got, packed=True)
            self.spots |= {zone: replace(self.spots[zone], sink=0.0) for _, zone, _ in line}
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
        left, right = self.spots[zones[0]].rect.x, self.spots[zones[-1]].rect.right
        for zone, found in zip(zones, joined(parts, card, right - left, fan), strict=False):
            spot = self.spots[zone]
            self.spots[zone] = replace(
                spot,
                rect=replace(spot.rect, x=left + found.x, width=found.width),
                fan=found.fan,
                end=found.end,
                before=found.before,
            )

    def _spot(
        self, spot: Spot, zone: str, seat: str, rect: Rect, card: float, got: Sized, part: Part | None = None
    ) -> None:
        sink = self.sink if part is not None else 0.0
        wide = pile_card(card) if spot.kind == "pile" else card
        if part is not None and part.low:
            wide = low_card(part, card)
        self.spots[zone] = PlacedSpot(
            zone, spot.kind, rect, wide, seat, len(self.mats) - 1, spot.caption,
            self.strip, got.gap, got.fan, got.words, part.foot if part is not None else 0.0, sink, part is not None,
            folds=spot.folds, strips=self.census.most_strips(spot, another=seat != self.room.seat),
            lines=part.lines if part is not None else 1, as_one=spot.as_one,
        )  # fmt: skip
        if spot.under and part is not None and part.groups:
            self.spots |= (in_its_place if part.under else beneath)(self.spots[zone], spot.under, seat)


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


def _in_pixels(spot: PlacedSpot, unit: float) -> PlacedSpot:
    return replace(
        spot,
        rect=spot.rect.times(unit),
        card=spot.card * unit,
        strip=spot.strip * unit,
        gap=spot.gap * unit,
        words=spot.words * unit,
        foot=spot.foot * unit,
        sink=spot.sink * unit,
        unit=unit,
    )
