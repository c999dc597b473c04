"""One table being laid out: bars and hand first, then the mats by what lies in them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.climb import climb_wide, climbing
from desktop_app.ui.table.layout.column import Frame, panels
from desktop_app.ui.table.layout.hand_band import ABOVE_HAND, Hand, band_of_hand
from desktop_app.ui.table.layout.layout import LABEL_STRIP, Ground, Layout, Mat, Spot
from desktop_app.ui.table.layout.mats import TOP, Mats
from desktop_app.ui.table.layout.measures import (
    LEAST_OF_TWO_LINES,
    Line,
    between,
    bounds_of,
    close_together,
    hand_card,
    where_small,
)
from desktop_app.ui.table.layout.placed import PlacedMat, PlacedSpot, Placement, Rect
from desktop_app.ui.table.layout.plan import (
    BETWEEN_LINES,
    FOOT,
    GAP,
    MARGIN,
    RATIO,
    Need,
    Plan,
)
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.sharing import share

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
        mats = Mats(self.left, self.bounds, self.strip, self.census, room.seat, self.mats, self.spots)
        mats.lay(asked[plan.arrangement], plan)
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
