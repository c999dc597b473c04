"""How mats share a table: from what lies in them to widths, heights and one size of cards. Pure arithmetic.

The order of the steps is that of the specification: least sizes, what gives way, one common width, single rows, words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil

from desktop_app.ui.table.layout.measures import Bounds
from desktop_app.ui.table.layout.plan import (
    FOREMOST,
    GAP,
    LEAST_FAN,
    LOOSEST,
    MARGIN,
    MAY_PAGE,
    MERELY_THERE,
    MOST_SPARE,
    STEP,
    SUM_AWAY,
    SUM_WIDE,
    THERE_OF_OTHERS,
    TOO_CLOSE,
    WORDS_LEAST,
    WORDS_MOST,
    WORTH_GROWING,
    Need,
    Plan,
    Sized,
    SizedRow,
    tight_gap,
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
    best = min(range(len(ways)), key=lambda number: ways[number].cost)
    if before is not None and before.arrangement < len(ways):
        held, now = ways[before.arrangement].cost, ways[best].cost
        if held[:-1] == now[:-1] and held[-1] - now[-1] < WORTH_GROWING:
            best = before.arrangement
        cards = _steady(ways[best].cards, before, same=best == before.arrangement)
        if cards != ways[best].cards:
            return _Sharing(arrangements[best], width, height, bounds, takings, cards).plan(best)
    return ways[best].plan(best)


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
    """Shares one arrangement out: the width of the ``cards`` in each row, and what that costs.

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
        self.rows = [Row(needs, self._width, bounds.head, takings) for needs in rows if needs]
        self._leasts = {row: self._least_width(row) for row in self.rows}
        self._tell_in_lines()
        self.cards = self._least() if wished is None else list(wished)
        for row, card in zip(self.rows, self.cards, strict=True):
            row.give_way(card)
        if wished is None:
            self._raise_foremost(self.cards)
            self._raise_together(self.cards)
            self._raise_singly(self.cards)
        self.cost = self._cost(self.cards)

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
        bounds = self._bounds
        cards = [self._least_of(row) for row in self.rows]
        crowded = bounds.least_of_others * bounds.crowded
        while not self._fits_high(cards) and any(card > crowded for card in self._of_others(cards)):
            cards = [
                max(crowded, card - STEP / 2) if row.another else card
                for row, card in zip(self.rows, cards, strict=True)
            ]
        while not self._fits_high(cards) and max(cards) > bounds.smallest:
            most = max(cards)
            cards = [max(bounds.smallest, card - STEP / 2) if card == most else card for card in cards]
        return cards

    def _of_others(self, cards: Sequence[float]) -> list[float]:
        return [card for row, card in zip(self.rows, cards, strict=True) if row.another]

    def _least_of(self, row: Row) -> float:
        return self._leasts[row]

    def _least_width(self, row: Row) -> float:
        """How wide the cards of a row are at least; those of others less, where they would be crowded."""
        bounds = self._bounds
        if not row.another:
            return bounds.least
        card, least = bounds.least_of_others, bounds.least_of_others * bounds.crowded
        while card > least and not row.has_room(card):
            card = max(least, card - STEP)
        return card

    def _fits_high(self, cards: Sequence[float]) -> bool:
        return sum(row.height(card) for row, card in zip(self.rows, cards, strict=True)) <= self._height

    def _fits(self, cards: Sequence[float]) -> bool:
        return self._fits_high(cards) and all(
            row.width(card) <= row.room for row, card in zip(self.rows, cards, strict=True)
        )

    def _others(self, own: float, row: Row, card: float) -> float:
        """Cards of another seat follow one's own at a distance."""
        wanted = max(card, own * self._bounds.others_share)
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

    def _merely_there(self, row: Row) -> float:
        """How small the cards of a row become beside what is being decided."""
        return self._least_of(row) * (THERE_OF_OTHERS if row.another else MERELY_THERE)

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

        cards[:] = raised(self._most_steps(raised, self._bounds.most - start[own[0]]))

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
        cards = self.cards
        heights = [row.height(card) for row, card in zip(self.rows, cards, strict=True)]
        spare = max(0.0, self._height - sum(heights))
        filled = [at for at, row in enumerate(self.rows) if not row.slim]
        maps = [
            at for at in filled if any(part.content == "map" for need in self.rows[at].needs for part in need.parts)
        ]
        taking = maps or filled
        each = spare / max(len(taking), 1) if maps else min(MOST_SPARE, spare / max(len(taking), 1))
        y, made = (spare - each * len(taking)) / 2, []
        for at, (row, card) in enumerate(zip(self.rows, cards, strict=True)):
            more = each if at in taking else 0.0
            tall = heights[at] + more
            made.append(SizedRow(y, tall, card, self._mats(row, card), more))
            y += tall + GAP
        return Plan(number, tuple(made), self.cost)

    def _cost(self, cards: Sequence[float]) -> tuple[float, ...]:
        rows = list(zip(self.rows, cards, strict=True))
        missing = max(0.0, sum(row.height(card) for row, card in rows) - self._height)
        missing += sum(max(0.0, row.width(card) - row.room) for row, card in rows)
        decided = max((card for row, card in rows if row.foremost), default=0.0)
        least = self._merely_there if decided else self._least_of
        short = sum(max(0.0, least(row) - card) for row, card in rows)
        fans = [weight for row in self.rows for weight in row.fans()]
        too_close = sum(row.cut < 1 or min(row.fan.values()) < LEAST_FAN - 0.01 for row in self.rows)
        own = [card / (FOREMOST if row.foremost else 1.0) for row, card in rows if not row.another and not row.slim]
        small, large = (-WORTH_GROWING * (card // WORTH_GROWING) for card in (min(own, default=0.0), decided))
        return (
            round(missing, 3),
            round(short) + TOO_CLOSE * too_close,
            float(sum(weight > MAY_PAGE for weight in fans) + SUM_AWAY * sum(row.sum_away for row in self.rows)),
            float(sum(row.lines for row in self.rows)),
            float(len(fans)),
            small,
            large,
        )

    def _mats(self, row: Row, card: float) -> tuple[Sized, ...]:
        """Its mats from left to right; what room is left goes to totals, then words, then wider gaps."""
        spare = max(0.0, row.room - row.width(card))
        sized = [Sized(row.state(need), 0.0, row.width_of(need, card)) for need in row.needs]
        for at, need in enumerate(row.needs):
            if sized[at].state == "open":
                fan = row.fan.get(need.weight, 1.0)
                sized[at] = replace(sized[at], fan=fan, gap=tight_gap(card))
        if row.slim:
            wide = (row.room - GAP * (len(sized) - 1)) / len(sized)
            return _placed([replace(mat, width=wide) for mat in sized], row.room)
        spare = _give_totals(row, sized, spare)
        spare = _give_words(row, sized, spare)
        _give_air(row, sized, spare, card)
        return _placed(sized, row.room)


def _outweighs(row: Row, other: Row) -> bool:
    """Whether cards of one's own lie in a row that weighs more than another."""
    return not (row.another or row.slim) and row.weight > other.weight


def _give_totals(row: Row, sized: list[Sized], spare: float) -> float:
    for at, need in enumerate(row.needs):
        if need.total and sized[at].state == "open" and spare >= SUM_WIDE:
            sized[at] = replace(sized[at], total=True, width=sized[at].width + SUM_WIDE)
            spare -= SUM_WIDE
    return spare


def _give_words(row: Row, sized: list[Sized], spare: float) -> float:
    """Words for all cards of a mat or for none; what weighs most is told first."""
    order = sorted(range(len(sized)), key=lambda at: -row.needs[at].weight)
    told: list[int] = []
    for at in order:
        need = row.needs[at]
        count = _groups(need)
        if need.words and count and sized[at].state == "open" and sized[at].fan == 1 and spare >= WORDS_LEAST * count:
            sized[at] = replace(sized[at], words=WORDS_LEAST, width=sized[at].width + WORDS_LEAST * count)
            spare -= WORDS_LEAST * count
            told.append(at)
    count = sum(_groups(row.needs[at]) for at in told)
    if not count:
        return spare
    more = min(WORDS_MOST - WORDS_LEAST, spare / count)
    for at in told:
        sized[at] = replace(sized[at], words=WORDS_LEAST + more, width=sized[at].width + more * _groups(row.needs[at]))
    return spare - more * count


def _give_air(row: Row, sized: list[Sized], spare: float, card: float) -> None:
    """What is left lies between the cards, and then at the right of the mats with cards."""
    several = [at for at, mat in enumerate(sized) if mat.state == "open" and _groups(row.needs[at]) > 1]
    taking = several or [at for at, mat in enumerate(sized) if mat.state == "open" and row.needs[at].weight > 1]
    taking = taking or [at for at, mat in enumerate(sized) if mat.state == "open"]
    total = sum(max(1, _groups(row.needs[at])) for at in taking)
    for at in taking:
        count = max(1, _groups(row.needs[at]))
        more = spare * count / total
        mat = sized[at]
        loose = card * LOOSEST if not mat.words else mat.gap + 12
        gap = min(max(mat.gap, loose), mat.gap + more / max(count - 1, 1)) if count > 1 and mat.fan == 1 else mat.gap
        sized[at] = replace(mat, width=mat.width + more, gap=gap)


def _groups(need: Need) -> int:
    return sum(len(part.groups) for part in need.parts)


def _placed(sized: Sequence[Sized], room: float) -> tuple[Sized, ...]:
    """The mats side by side, squeezed where a window is too small for any of this."""
    wanted = sum(mat.width for mat in sized)
    squeeze = min(1.0, (room - GAP * (len(sized) - 1)) / max(wanted, 1.0))
    x, placed = MARGIN, []
    for mat in [replace(mat, width=mat.width * squeeze) for mat in sized]:
        placed.append(replace(mat, x=x))
        x += mat.width + GAP
    return tuple(placed)
