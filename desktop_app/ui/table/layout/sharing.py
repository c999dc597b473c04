"""How mats share a table: from what lies in them to widths, heights and one size of cards. Pure arithmetic.

The order of the steps is that of the specification: least sizes, what gives way, one common width, single rows, words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from math import ceil
from operator import sub

from desktop_app.ui.table.layout.from_left_to_right import mats_of
from desktop_app.ui.table.layout.measures import LEAST_OF_TWO_LINES, NAMELESS, Bounds
from desktop_app.ui.table.layout.plan import (
    BEFORE_A_LINE,
    FOREMOST,
    GAP,
    MARGIN,
    MAY_PAGE,
    MOST_SPARE,
    READ_WELL,
    SEAT_AWAY,
    STEP,
    SUM_AWAY,
    TOO_CLOSE,
    WORTH_GROWING,
    Need,
    Plan,
    SizedRow,
)
from desktop_app.ui.table.layout.row import Row
from desktop_app.ui.table.layout.taken import Takings


@lru_cache(maxsize=512)
def share(
    arrangements: tuple[tuple[tuple[Need, ...], ...], ...],
    width: float,
    height: float,
    bounds: Bounds,
    before: Plan | None = None,
) -> Plan:
    """The best way to share a table of this size among mats in rows.

    ``before`` is the plan at hand: another arrangement is taken only where it is worth the movement, and cards grow
    only by a step that can be seen. What was shared out before is remembered: tables come back to where they were.
    Raises ValueError without an arrangement.
    """
    takings = Takings()
    tried = {rows: _Sharing(rows, width, height, bounds, takings) for rows in dict.fromkeys(arrangements)}
    ways = [tried[rows] for rows in arrangements]
    best = _cheapest(ways)
    if before is not None and before.arrangement < len(ways):
        held, now = ways[before.arrangement].cost, ways[best].cost
        if held[:-1] == now[:-1] and held[-1] - now[-1] < WORTH_GROWING:
            best = before.arrangement
        cards = _steady(ways[best].cards, before, same=best == before.arrangement)
        if cards != ways[best].cards:
            return _Sharing(arrangements[best], width, height, bounds, takings, cards).plan(best)
    return ways[best].plan(best)


def _cheapest(ways: Sequence[_Sharing]) -> int:
    """The first of the ways that cost least; one that cannot cost less than another is not shared out to the end."""
    best, *others = sorted(range(len(ways)), key=lambda number: ways[number].floor)
    for number in others:
        if ways[number].floor > ways[best].cost:
            break
        best = min(number, best, key=lambda number: (ways[number].cost, number))
    return best


def _steady(cards: Sequence[float], before: Plan, *, same: bool) -> list[float]:
    """The widths of cards, row by row, as they were where they would hardly grow; in another arrangement as any of
    them was."""
    then = [row.card for row in before.rows]
    were = [[was] for was in then] if same and len(then) == len(cards) else [then] * len(cards)
    return [
        max((was for was in each if 0 < card - was < WORTH_GROWING), default=card)
        for card, each in zip(cards, were, strict=True)
    ]


class _Sharing:
    """Shares one arrangement out: the width of the ``cards`` in each row, and what that costs, when it is asked for.

    With ``wished`` cards are as wide as that, where it fits.
    """

    def __init__(
        self,
        rows: Sequence[Sequence[Need]],
        width: float,
        height: float,
        bounds: Bounds,
        takings: Takings,
        wished: Sequence[float] | None = None,
    ) -> None:
        self._bounds = bounds
        self._height = height - GAP * (len(rows) - 1)
        self._width = width - 2 * MARGIN
        self.rows = [
            Row(needs, self._width, bounds.head + bounds.foot, takings, bounds.slim) for needs in rows if needs
        ]
        self._leasts = {row: self._least_width(row) for row in self.rows}
        self._tell_in_lines()
        self._wished = wished is not None
        start = self._least() if wished is None else wished
        self._start = [
            row.give_way_or_shrink(card, min(card, NAMELESS + 1)) for row, card in zip(self.rows, start, strict=True)
        ]

    @cached_property
    def cards(self) -> list[float]:
        """How wide the cards of each row are in the end."""
        cards = list(self._start)
        if not self._wished:
            self._raise_foremost(cards)
            self._raise_together(cards)
            self._raise_singly(cards)
        return cards

    @cached_property
    def floor(self) -> tuple[float, ...]:
        """What it costs whatever the widths of its cards become; these are known before."""
        missing = 0.0 if any(row.foremost for row in self.rows) else self._missing(self._start)
        too_close, *given_way = self._given_way()
        return (missing, too_close, *given_way)

    @cached_property
    def cost(self) -> tuple[float, ...]:
        """What is given up, the worst first: what does not fit, cards that are too small or lie too close, what is out
        of sight, what is told in lines, what lies one over the other, and then how small the cards are: one's own as
        far as they can be read well, what is being decided, and at last what is in sight of all. What is being
        decided among the rest is worse than cards that are small beside it."""
        rows = list(zip(self.rows, self.cards, strict=True))
        decided = max((card for row, card in rows if row.foremost), default=0.0)
        least = self._merely_there if decided else self._wanted_of
        short = sum(max(0.0, least(row) - card) for row, card in rows)
        own = min((card / (FOREMOST if row.foremost else 1.0) for row, card in rows if _is_own(row)), default=0.0)
        read_well = min(own, READ_WELL * self._bounds.most)
        small, large = (-WORTH_GROWING * (card // WORTH_GROWING) for card in (read_well, decided))
        in_sight = [
            (row.another, card if decided else card * row.fan[row.weight]) for row, card in rows if not row.slim
        ]
        seen, others = (min((card for theirs, card in in_sight if theirs == of), default=0.0) for of in (False, True))
        too_close, *given_way = self._given_way()
        among_the_rest = 0.0 if decided else 1.0
        given_way.append(among_the_rest)
        return (self._missing(self.cards), round(short) + too_close, *given_way, small, large, -seen / 2 - others)

    def _tell_in_lines(self) -> None:
        """Rows of nothing but what weighs least, piles first and then from the top, as long as there is no height for
        cards of the least width."""
        least = [self._least_of(row) for row in self.rows]
        for row in sorted(self.rows, key=lambda row: not row.only_piles):
            if self._fits_high(least):
                return
            if row.weight == 1:
                row.tell_in_lines()

    def _least(self) -> list[float]:
        """The least widths; where even these do not fit, those of others as small as where they are crowded, then the
        largest smaller."""
        cards = [self._least_of(row) for row in self.rows]
        if self._fits_high(cards):
            return cards
        bounds = self._bounds
        crowded = bounds.least_of_others * bounds.crowded
        least = [crowded if row.another else card for row, card in zip(self.rows, cards, strict=True)]
        if self._fits_high(least):
            return self._as_wide_as_fit(cards, least)
        smallest = [min(card, bounds.smallest) for card in least]
        if not self._fits_high(smallest):
            return smallest
        while not self._fits_high(least):
            most = max(least)
            least = [max(bounds.smallest, card - STEP / 2) if card == most else card for card in least]
        return least

    def _as_wide_as_fit(self, cards: Sequence[float], least: Sequence[float]) -> list[float]:
        """Widths that fit the height, of those that are as little below ``cards`` as will do, and no less than
        ``least``, which fit."""
        few, many = 0, ceil(max(map(sub, cards, least)) / (STEP / 2))
        while few + 1 < many:
            middle = (few + many) // 2
            fits = self._fits_high([max(low, card - middle * STEP / 2) for card, low in zip(cards, least, strict=True)])
            few, many = (few, middle) if fits else (middle, many)
        return [max(low, card - many * STEP / 2) for card, low in zip(cards, least, strict=True)]

    def _least_of(self, row: Row) -> float:
        return self._leasts[row]

    def _wanted_of(self, row: Row) -> float:
        return self._bounds.least if row.in_lines and not row.another else self._leasts[row]

    def _least_width(self, row: Row) -> float:
        """How wide the cards of a row are at least; those of others less, where they would be crowded or all of them
        told in a line for want of a little width, as long as they show their names."""
        bounds = self._bounds
        if not row.another:
            return self._least_in_lines(row) if row.in_lines else bounds.least
        card, least = bounds.least_of_others, bounds.least_of_others * bounds.crowded
        while card > least and not row.has_room(card):
            card = max(least, card - STEP)
        if row.weight > 1 or not row.told_in_line(card):
            return card
        least = max(bounds.smallest, NAMELESS + STEP, card * BEFORE_A_LINE)
        narrower = (card - STEP * step for step in range(1, int((card - least) / STEP) + 1))
        return next((each for each in narrower if not row.told_in_line(each)), card)

    def _least_in_lines(self, row: Row) -> float:
        """Cards that stand in two lines already are narrower before one of them lies over the next, as a hand in two
        lines is: the numbers at their foot say what each is worth."""
        card, least = self._bounds.least, min(self._bounds.least, LEAST_OF_TWO_LINES)
        while card > least and not row.lies_open(card):
            card = max(least, card - STEP)
        return card

    def _fits_high(self, cards: Sequence[float]) -> bool:
        return sum(map(Row.height, self.rows, cards)) <= self._height

    def _fits(self, cards: Sequence[float]) -> bool:
        return self._fits_high(cards) and all(
            row.width(card) <= row.room for row, card in zip(self.rows, cards, strict=True)
        )

    def _others(self, own: float, row: Row, card: float) -> float:
        """Cards of another seat follow one's own, from where all can be read at a distance."""
        wanted = max(card, min(own, self._bounds.alike), own * self._bounds.others_share)
        return wanted if row.width(wanted) <= row.room else card

    def _raise_foremost(self, cards: list[float]) -> None:
        """Before all others the row in which what is being decided lies; what merely exists makes room for it."""
        at = next((at for at, row in enumerate(self.rows) if row.foremost), None)
        if at is None:
            return
        least = [min(card, self._merely_there(row)) for row, card in zip(self.rows, cards, strict=True)]
        start = cards[at]

        def raised(steps: int) -> list[float]:
            wide = min(self._bounds.most * FOREMOST, start + steps * STEP)
            return [*least[:at], wide, *least[at + 1 :]]

        cards[:] = raised(self._most_steps(raised, self._bounds.most * FOREMOST - start))

    def _is_small(self, row: Row, card: float) -> bool:
        """Whether cards of one's own, or that belong to nobody, are smaller than those of others should be; what is
        being decided, whether it is hardly larger."""
        return _is_own(row) and card < self._bounds.least_of_others * (FOREMOST if row.foremost else 1.0)

    def _merely_there(self, row: Row) -> float:
        """How small the cards of a row become beside what is being decided."""
        return self._least_of(row) * (self._bounds.there_of_others if row.another else self._bounds.there)

    def _most_beside(self, cards: Sequence[float]) -> float:
        """How wide the cards of any row may become: nothing stands larger than what is being decided, save for what
        has to be read."""
        decided = [card for row, card in zip(self.rows, cards, strict=True) if row.foremost]
        return min(self._bounds.most, max(*decided, self._bounds.least)) if decided else self._bounds.most

    def _most_under(self, row: Row, cards: Sequence[float]) -> float:
        """How wide the cards of a row may become beside those that weigh more."""
        weightier = (card for each, card in zip(self.rows, cards, strict=True) if _outweighs(each, row))
        return FOREMOST * min(weightier, default=self._bounds.most)

    def _raise_together(self, cards: list[float]) -> None:
        """One common width, until the first row is full."""
        own = [at for at, row in enumerate(self.rows) if not row.another and not row.slim and not row.foremost]
        if not own:
            return
        start, most = list(cards), self._most_beside(cards)

        def raised(steps: int) -> list[float]:
            tried = list(start)
            for at in own:
                tried[at] = max(start[at], min(most, start[at] + steps * STEP))
            for at, row in enumerate(self.rows):
                if row.another:
                    tried[at] = self._others(tried[own[0]], row, start[at])
            return tried

        wide = raised(self._most_steps(raised, self._bounds.most - start[own[0]]))
        if self._fits(wide):  # even where one's own do not grow, others' would follow them
            cards[:] = wide

    def _raise_singly(self, cards: list[float]) -> None:
        """Then row by row, what weighs most first."""
        order = sorted(range(len(self.rows)), key=lambda at: -self.rows[at].weight)
        for at in order:
            row = self.rows[at]
            if row.slim:
                continue
            most = self._bounds.most if row.foremost else self._most_beside(cards)
            most *= self._bounds.others_share if row.another else 1.0
            most = min(most, self._most_under(row, cards))
            start = list(cards)

            def raised(steps: int, at: int = at, start: list[float] = start, most: float = most) -> list[float]:
                return [*start[:at], max(start[at], min(most, start[at] + steps * STEP)), *start[at + 1 :]]

            cards[:] = raised(self._most_steps(raised, most - start[at]))

    def _most_steps(self, raised: Callable[[int], list[float]], room: float) -> int:
        """How many steps fit, of as many as there is room for."""
        low, high = 0, max(0, ceil(room / STEP))
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self._fits(raised(middle)) else (low, middle - 1)
        return low

    # -- what came of it ----------------------------------------------------------------------------------------------

    def plan(self, number: int) -> Plan:
        """The arrangement of this number as it is shared out."""
        cards, cost = self.cards, self.cost  # before they lie apart again: that they had to give way is what it costs
        for row, card in zip(self.rows, cards, strict=True):
            row.loosen(card)
        heights = [row.height(card) for row, card in zip(self.rows, cards, strict=True)]
        spare = max(0.0, self._height - sum(heights))
        filled = [at for at, row in enumerate(self.rows) if not row.slim]
        maps = [
            at for at in filled if any(part.content == "map" for need in self.rows[at].needs for part in need.parts)
        ]
        taking = maps or filled
        each = spare / max(len(taking), 1)
        if not (maps or self._bounds.reach):
            each = min(MOST_SPARE, each)
        y, made = (spare - each * len(taking)) / 2, []
        for at, (row, card) in enumerate(zip(self.rows, cards, strict=True)):
            more = each if at in taking else 0.0
            tall = heights[at] + more
            made.append(SizedRow(y, tall, card, mats_of(row, card), more, self._is_small(row, card)))
            y += tall + GAP
        return Plan(number, tuple(made), cost)

    def _missing(self, cards: Sequence[float]) -> float:
        """How much room cards of these widths lack, in height and in width."""
        high = sum(map(Row.height, self.rows, cards)) - self._height
        wide = sum(max(0.0, row.width(card) - row.room) for row, card in zip(self.rows, cards, strict=True))
        return round(max(0.0, high) + wide, 3)

    def _given_way(self) -> tuple[float, float, float, float]:
        """What giving way costs: cards too close, what is out of sight, told in lines, and one over the other. Beside
        what is being decided the others may lie so."""
        decides = any(row.foremost for row in self.rows)
        fans = [weight for row in self.rows for weight in row.fans() if row.foremost or not decides]
        too_close = sum(row.too_close for row in self.rows)
        away = sum(weight > MAY_PAGE for weight in fans) + SUM_AWAY * sum(row.sum_away for row in self.rows)
        away += SEAT_AWAY * sum(row.out_of_sight for row in self.rows)
        return TOO_CLOSE * too_close, float(away), float(sum(row.told for row in self.rows)), float(len(fans))


def _is_own(row: Row) -> bool:
    """Whether cards of one's own lie in a row, or those that belong to nobody."""
    return not (row.another or row.slim)


def _outweighs(row: Row, other: Row) -> bool:
    """Whether cards of one's own lie in a row that weighs more than another."""
    return _is_own(row) and row.weight > other.weight
