"""How mats share a table: from what lies in them to widths, heights and one size of cards. Pure arithmetic.

Lengths are in units of a window at its usual scale; widths and heights of cards and groups of cards are in card widths.
The order of the steps is that of the specification: least sizes, what gives way, one common width, single rows, words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from desktop_app.ui.table.layout.measures import Bounds

RATIO = 88 / 63
"""How high a card is beside its width."""
MARGIN, GAP, PADDING = 12.0, 8.0, 12.0
FOOT = 10.0
"""Of a mat: below its cards."""
SLIM_HIGH, SLIM_WIDE = 32.0, 38.0
"""A strip that lies, and one that stands."""
STRIP_LEAST, STRIP_MOST, STRIP_SHARE = 22.0, 32.0, 0.2
"""How high the strip of an attachment is: between these, a share of the card."""
LEAST_FAN = 0.45
"""How much of a card stays in sight when its zone is full."""
CLOSEST_FAN = 0.16
"""The same where pages are not allowed and there is no other way."""
MAY_PAGE = 2
"""What weighs more never turns pages: it must all be in sight."""
STEP, WORTH_GROWING = 4.0, 8.0
"""Cards grow by steps, and only where it is worth a movement."""
PILE_SHARE, PILE_LEAST, PILE_MOST, PILE_CAPTION = 0.72, 58.0, 120.0, 24.0
DIAL_MOST = 150.0
SUM_WIDE = 132.0
WORDS_LEAST, WORDS_MOST = 150.0, 272.0
LOOSEST = 0.34
"""How far apart cards come to lie, in card widths, where there is room."""

Content = Literal["cards", "pile", "slot", "dial", "map"]


@dataclass(frozen=True, slots=True)
class Part:
    """One zone of a mat.

    ``groups`` are its cards with what lies beside each; ``tall`` is the tallest of them, ``strips`` how many lie above
    a card that stands and ``lying_strips`` above one that lies. ``foot`` is kept free under the cards.
    """

    content: Content = "cards"
    groups: tuple[float, ...] = ()
    tall: float = RATIO
    strips: int = 0
    lying_strips: int = 0
    foot: float = 0.0


@dataclass(frozen=True, slots=True)
class Need:
    """What one mat asks for. ``beside`` is kept free beside its cards, for a sum being made; a mat of ``another``
    seat has smaller cards; ``total`` and ``words`` say what may be told where room is left."""

    parts: tuple[Part, ...]
    weight: int = 2
    empty: bool = False
    another: bool = False
    beside: float = 0.0
    total: bool = False
    words: bool = False


@dataclass(frozen=True, slots=True)
class Sized:
    """What a mat got: how it is shown, its place in its row, how its cards lie, the room for its total and words."""

    state: Literal["open", "strip", "line"] = "open"
    x: float = 0.0
    width: float = 0.0
    gap: float = 0.0
    fan: float = 1.0
    paged: bool = False
    total: bool = False
    words: float = 0.0


@dataclass(frozen=True, slots=True)
class SizedRow:
    """A row: its place and height, the width of its cards, its mats, and how much of the height is to spare."""

    y: float
    height: float
    card: float
    mats: tuple[Sized, ...]
    spare: float = 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """A table shared out. ``arrangement`` is the number of the way its mats stand, ``cost`` how good that is (less
    is better): cards below their least, pages, lines, fans, then small cards."""

    arrangement: int = 0
    rows: tuple[SizedRow, ...] = ()
    cost: tuple[float, ...] = ()


def strip_height(card: float) -> float:
    """How high the strip of an attachment is above a card of this width."""
    return min(STRIP_MOST, max(STRIP_LEAST, card * STRIP_SHARE))


def pile_card(card: float) -> float:
    """How wide a pile is beside cards of this width."""
    return min(PILE_MOST, max(PILE_LEAST, card * PILE_SHARE))


def tight_gap(card: float) -> float:
    """The least distance between two cards that do not overlap."""
    return max(8.0, card * 0.07)


def share(
    arrangements: Sequence[Sequence[Sequence[Need]]],
    width: float,
    height: float,
    bounds: Bounds,
    before: Plan | None = None,
) -> Plan:
    """The best way to share a table of this size among mats in rows.

    ``before`` is the plan at hand: another arrangement is taken only where it is worth the movement, and cards grow
    only by a step that can be seen. Raises ValueError without an arrangement.
    """
    plans = [_Sharing(rows, width, height, bounds).plan(number) for number, rows in enumerate(arrangements)]
    best = min(plans, key=lambda plan: plan.cost)
    if before is not None and before.arrangement < len(plans):
        held = plans[before.arrangement]
        if held.cost[:-1] == best.cost[:-1] and held.cost[-1] - best.cost[-1] < WORTH_GROWING:
            best = held
        if best.arrangement == before.arrangement:
            grown = _steady(best, before)
            if grown != best:
                return _Sharing(arrangements[best.arrangement], width, height, bounds).plan(best.arrangement, grown)
    return best


def _steady(plan: Plan, before: Plan) -> Plan:
    """The plan with rows as they were where they would hardly grow."""
    rows = tuple(
        replace(row, card=was.card) if 0 < row.card - was.card < WORTH_GROWING else row
        for row, was in zip(plan.rows, before.rows, strict=False)
    )
    return replace(plan, rows=rows) if len(rows) == len(plan.rows) else plan


class _Row:
    """One row being sized: which of its mats give way, and how far."""

    def __init__(self, needs: Sequence[Need], room: float, head: float) -> None:
        self.needs = needs
        self.head = head
        self.room = room
        self.another = any(need.another for need in needs)
        self.bare = all(need.empty for need in needs)
        self.weight = max((need.weight for need in needs if not need.empty), default=0)
        self.lines = False
        self.fan = dict.fromkeys((2, 3, 4), 1.0)
        self.cut = 1.0

    def state(self, need: Need) -> Literal["open", "strip", "line"]:
        if need.empty:
            return "strip"
        return "line" if self.lines and need.weight == 1 else "open"

    def width(self, card: float) -> float:
        """What its mats need for cards of this width, gaps included."""
        return sum(self.width_of(need, card) for need in self.needs) + GAP * (len(self.needs) - 1)

    def width_of(self, need: Need, card: float) -> float:
        if self.state(need) != "open":
            return SLIM_WIDE
        fan = self.fan.get(need.weight, 1.0)
        parts = sum(_part_width(part, card, fan, self.cut if need.weight <= MAY_PAGE else 1.0) for part in need.parts)
        return 2 * PADDING + parts + 6 * (len(need.parts) - 1) + need.beside

    def height(self, card: float) -> float:
        if self.bare:
            return SLIM_HIGH
        return self.head + max(
            _need_height(need, card) for need in self.needs if self.state(need) == "open" or self.lines
        )

    def give_way(self, card: float) -> None:
        """Until the row fits at this card width: lines for what weighs least, then fans, then pages."""
        if self.width(card) <= self.room:
            return
        self.lines = True
        self._as_much(lambda fan: self.fan.update({2: fan}), LEAST_FAN, card)
        self._as_much(lambda fan: self.fan.update({3: fan, 4: fan}), LEAST_FAN, card)
        self._as_much(lambda cut: setattr(self, "cut", cut), 0.0, card)
        self._as_much(lambda fan: self.fan.update({3: fan, 4: fan}), CLOSEST_FAN, card, self.fan[3])

    def _as_much(self, give: Callable[[float], object], least: float, card: float, most: float = 1.0) -> None:
        """Gives way as little as will do, between ``most`` and ``least``, if the row is too wide at all."""
        if self.width(card) <= self.room:
            return
        low, high = least, most
        give(low)
        if self.width(card) > self.room:
            return
        for _ in range(12):
            middle = (low + high) / 2
            give(middle)
            low, high = (middle, high) if self.width(card) <= self.room else (low, middle)
        give(low)


def _part_width(part: Part, card: float, fan: float, cut: float) -> float:
    if part.content == "pile":
        return pile_card(card) + 14
    if part.content == "slot":
        return SLIM_WIDE
    if part.content == "dial":
        return min(DIAL_MOST, card * 1.1) + 8
    if part.content == "map":
        return card * 3
    if not part.groups:
        return 0.0
    if fan < 1:
        whole = card * (fan * sum(part.groups[:-1]) + part.groups[-1])
        return max(card * max(part.groups), whole * cut)
    return card * sum(part.groups) + tight_gap(card) * (len(part.groups) - 1)


def _need_height(need: Need, card: float) -> float:
    strip = strip_height(card)
    tallest = 0.0
    for part in need.parts:
        if part.content == "pile":
            tall = pile_card(card) * RATIO + PILE_CAPTION
        elif part.content == "dial":
            tall = card * 1.1 + PILE_CAPTION
        elif part.content == "map":
            tall = card * 2.2
        elif part.groups:
            lying = card + part.lying_strips * strip if part.lying_strips else 0.0
            tall = max(part.tall * card + part.strips * strip, lying) + part.foot
        else:
            tall = 0.0
        tallest = max(tallest, tall)
    return tallest + FOOT


class _Sharing:
    """Shares one arrangement out."""

    def __init__(self, rows: Sequence[Sequence[Need]], width: float, height: float, bounds: Bounds) -> None:
        self._bounds = bounds
        self._height = height - GAP * (len(rows) - 1)
        self._width = width - 2 * MARGIN
        self.rows = [_Row(needs, self._width, bounds.head) for needs in rows if needs]

    def plan(self, number: int, wished: Plan | None = None) -> Plan:
        """The plan; with ``wished`` its cards are as wide as there, where that fits."""
        if wished is not None:
            cards = [row.card for row in wished.rows]
            self._give_way(cards)
        else:
            cards = self._least()
            self._give_way(cards)
            self._raise_together(cards)
            self._raise_singly(cards)
        return self._made(number, cards)

    def _least(self) -> list[float]:
        """The least widths, all of them smaller where even these do not fit."""
        bounds = self._bounds
        cards = [bounds.least_of_others if row.another else bounds.least for row in self.rows]
        while not self._fits_high(cards) and max(cards) > bounds.smallest:
            cards = [max(bounds.smallest, card - STEP / 2) for card in cards]
        return cards

    def _give_way(self, cards: list[float]) -> None:
        for row, card in zip(self.rows, cards, strict=True):
            row.give_way(card)

    def _fits_high(self, cards: Sequence[float]) -> bool:
        return sum(row.height(card) for row, card in zip(self.rows, cards, strict=True)) <= self._height

    def _fits(self, cards: Sequence[float]) -> bool:
        return self._fits_high(cards) and all(
            row.width(card) <= row.room for row, card in zip(self.rows, cards, strict=True)
        )

    def _others(self, own: float, row: _Row, card: float) -> float:
        """Cards of another seat follow one's own at a distance."""
        wanted = max(card, own * self._bounds.others_share)
        return wanted if row.width(wanted) <= row.room else card

    def _raise_together(self, cards: list[float]) -> None:
        """One common width, until the first row is full."""
        own = [at for at, row in enumerate(self.rows) if not row.another and not row.bare]
        if not own:
            return
        while cards[own[0]] < self._bounds.most:
            raised = list(cards)
            for at in own:
                raised[at] = min(self._bounds.most, cards[at] + STEP)
            for at, row in enumerate(self.rows):
                if row.another:
                    raised[at] = self._others(raised[own[0]], row, cards[at])
            if not self._fits(raised):
                return
            cards[:] = raised

    def _raise_singly(self, cards: list[float]) -> None:
        """Then row by row, what weighs most first."""
        order = sorted(range(len(self.rows)), key=lambda at: -self.rows[at].weight)
        for at in order:
            row = self.rows[at]
            if row.bare:
                continue
            most = self._bounds.most * (self._bounds.others_share if row.another else 1.0)
            while cards[at] < most:
                raised = [*cards[:at], min(most, cards[at] + STEP), *cards[at + 1 :]]
                if not self._fits(raised):
                    break
                cards[:] = raised

    # -- what came of it ----------------------------------------------------------------------------------------------

    def _made(self, number: int, cards: Sequence[float]) -> Plan:
        heights = [row.height(card) for row, card in zip(self.rows, cards, strict=True)]
        spare = max(0.0, self._height - sum(heights))
        filled = [at for at, row in enumerate(self.rows) if not row.bare]
        maps = [
            at for at in filled if any(part.content == "map" for need in self.rows[at].needs for part in need.parts)
        ]
        y, made = 0.0, []
        for at, (row, card) in enumerate(zip(self.rows, cards, strict=True)):
            taking = maps or filled
            more = spare / len(taking) if at in taking else 0.0
            tall = heights[at] + more
            made.append(SizedRow(y, tall, card, self._mats(row, card), more))
            y += tall + GAP
        return Plan(number, tuple(made), self._cost(cards))

    def _cost(self, cards: Sequence[float]) -> tuple[float, ...]:
        rows = list(zip(self.rows, cards, strict=True))
        missing = max(0.0, sum(row.height(card) for row, card in rows) - self._height)
        short = sum(
            max(0.0, (self._bounds.least_of_others if row.another else self._bounds.least) - card) for row, card in rows
        )
        fans = sum(row.fan[weight] < 1 for row in self.rows for weight in row.fan)
        own = [card for row, card in rows if not row.another and not row.bare]
        small = -min(own, default=0.0) - sum(own) / (100 * max(len(own), 1))
        return (
            missing,
            round(short),
            sum(row.cut < 1 for row in self.rows) + sum(min(row.fan.values()) < LEAST_FAN - 0.01 for row in self.rows),
            float(sum(row.lines for row in self.rows)),
            float(fans),
            small,
        )

    def _mats(self, row: _Row, card: float) -> tuple[Sized, ...]:
        """Its mats from left to right; what room is left goes to totals, then words, then wider gaps."""
        spare = max(0.0, row.room - row.width(card))
        sized = [Sized(row.state(need), 0.0, row.width_of(need, card)) for need in row.needs]
        for at, need in enumerate(row.needs):
            if sized[at].state == "open":
                fan = row.fan.get(need.weight, 1.0)
                sized[at] = replace(
                    sized[at], fan=fan, gap=tight_gap(card), paged=row.cut < 1 and need.weight <= MAY_PAGE
                )
        if row.bare:
            wide = (row.room - GAP * (len(sized) - 1)) / len(sized)
            return _placed([replace(mat, width=wide) for mat in sized], row.room)
        spare = _give_totals(row, sized, spare)
        spare = _give_words(row, sized, spare)
        _give_air(row, sized, spare, card)
        return _placed(sized, row.room)


def _give_totals(row: _Row, sized: list[Sized], spare: float) -> float:
    for at, need in enumerate(row.needs):
        if need.total and sized[at].state == "open" and spare >= SUM_WIDE:
            sized[at] = replace(sized[at], total=True, width=sized[at].width + SUM_WIDE)
            spare -= SUM_WIDE
    return spare


def _give_words(row: _Row, sized: list[Sized], spare: float) -> float:
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


def _give_air(row: _Row, sized: list[Sized], spare: float, card: float) -> None:
    """What is left lies between the cards, and then at the right of the mats with cards."""
    taking = [at for at, mat in enumerate(sized) if mat.state == "open" and row.needs[at].weight > 1]
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
