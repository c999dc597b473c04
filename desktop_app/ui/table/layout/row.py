"""One row of mats: how wide and how high it is with cards of a width, and what gives way when it does not fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from desktop_app.ui.table.layout.plan import (
    CLEAR_OF_BEARER,
    CLOSEST_FAN,
    DIAL_MOST,
    FOOT,
    GAP,
    LEAST_FAN,
    LINE_GAP,
    MAY_PAGE,
    PADDING,
    PILE_CAPTION,
    RATIO,
    SHEETS,
    SLIM_HIGH,
    SLIM_WIDE,
    TOUCHING,
    Need,
    Part,
    pile_card,
    strip_height,
    tight_gap,
)

PILES, ALL = 1, 2
"""How much of what weighs least is told in lines: piles and dials, then all of it."""


class Row:
    """One row being sized: which of its mats give way, and how far."""

    def __init__(self, needs: Sequence[Need], room: float, head: float) -> None:
        self.needs = needs
        self.head = head
        self.room = room
        self.another = any(need.another for need in needs)
        self.bare = all(need.empty for need in needs)
        self.only_piles = all(need.only_piles for need in needs if not need.empty)
        self.foremost = any(need.foremost and not need.empty for need in needs)
        self.weight = max((need.weight for need in needs if not need.empty), default=0)
        self.lines = 0
        self.fan = dict.fromkeys((1, 2, 3, 4), 1.0)
        self.cut = 1.0
        self.sums = True
        self._widths: dict[float, float] = {}
        self._heights: dict[float, float] = {}
        self._shapes = self._all_shapes()

    @property
    def slim(self) -> bool:
        """Whether it is no higher than a line: nothing lies in it, or all of it is told in lines."""
        return self.bare or (self.lines > 0 and all(self.state(need) != "open" for need in self.needs))

    @property
    def sum_away(self) -> bool:
        """Whether a sum stands in the line of its mat's name, for there is no room for it beside its cards."""
        return not self.sums and any(need.beside for need in self.needs)

    def fans(self) -> list[int]:
        """What those of its mats weigh in which cards lie one over the other."""
        weights = {need.weight for need in self.needs if self.state(need) == "open"}
        return [weight for weight in sorted(weights) if self.fan[weight] < TOUCHING]

    def state(self, need: Need) -> Literal["open", "strip", "line"]:
        if need.empty:
            return "strip"
        told = need.weight == 1 and self.lines >= (PILES if need.only_piles else ALL)
        return "line" if told else "open"

    def width(self, card: float) -> float:
        """What its mats need for cards of this width, gaps included."""
        known = self._widths.get(card)
        if known is None:
            known = sum(self.width_of(need, card) for need in self.needs) + GAP * (len(self.needs) - 1)
            self._widths[card] = known
        return known

    def width_of(self, need: Need, card: float) -> float:
        if self.state(need) != "open":
            return SLIM_WIDE
        fan = self.fan.get(need.weight, 1.0)
        cut = self.cut if need.weight <= MAY_PAGE else 1.0
        across = max(_line_width(line, card, fan, cut) for line in lines_of(need.parts))
        return 2 * PADDING + across + (need.beside if self.sums else 0.0)

    def height(self, card: float) -> float:
        """How high the row stands with cards of this width."""
        known = self._heights.get(card)
        if known is None:
            known = self._heights[card] = SLIM_HIGH if self.slim else self._tallest(card)
        return known

    def _tallest(self, card: float) -> float:
        return self.head + max((lines_height(shape, card) for shape in self._shapes), default=0.0) + FOOT

    def _all_shapes(self) -> list[tuple[Part, ...]]:
        """Its zones, of those that are equally high one; those in several lines together."""
        counted = [need for need in self.needs if self.lines or self.state(need) == "open"]
        shapes = {
            (part.content, bool(part.groups), part.tall, part.strips, part.lying_strips, part.foot): part
            for need in counted
            if len(lines_of(need.parts)) == 1
            for part in need.parts
        }
        several = (need.parts for need in counted if len(lines_of(need.parts)) > 1)
        return [*((part,) for part in shapes.values()), *several]

    def tell_in_lines(self, what: int = ALL) -> None:
        """Whatever weighs least is told in a line from now on, or of it piles and dials alone."""
        self.lines = max(self.lines, what)
        self._widths.clear()
        self._heights.clear()
        self._shapes = self._all_shapes()

    def has_room(self, card: float) -> bool:
        """Whether cards of this width lie far enough apart, and none on another page."""
        tried = Row(self.needs, self.room, self.head)
        tried.give_way(card)
        return tried.cut == 1.0 and min(tried.fan.values()) >= LEAST_FAN - 0.01

    def give_way(self, card: float) -> None:
        """Until the row fits at this card width: lines for what weighs least, piles first and cards where they would
        lie too close, fans, sums in a line instead of beside their cards, fans of what weighs most, then pages."""
        if self.width(card) <= self.room:
            return
        self.tell_in_lines(PILES)
        self._as_much(lambda fan: self.fan.update({1: fan}), LEAST_FAN, card)
        if self.width(card) > self.room:
            self.fan[1] = 1.0
            self.tell_in_lines()
        self._as_much(lambda fan: self.fan.update({2: fan}), LEAST_FAN, card)
        if self.width(card) > self.room:
            self.sums = False
            self._widths.clear()
        self._as_much(lambda fan: self.fan.update({3: fan, 4: fan}), LEAST_FAN, card)
        self._as_much(lambda cut: setattr(self, "cut", cut), 0.0, card)
        self._as_much(lambda fan: self.fan.update({3: fan, 4: fan}), CLOSEST_FAN, card, self.fan[3])

    def _as_much(self, give: Callable[[float], object], least: float, card: float, most: float = 1.0) -> None:
        """Gives way as little as will do, between ``most`` and ``least``, if the row is too wide at all."""
        if self.width(card) <= self.room:
            return

        def fits(given: float) -> bool:
            give(given)
            self._widths.clear()
            return self.width(card) <= self.room

        low, high = least, most
        if not fits(low):
            return
        for _ in range(12):
            middle = (low + high) / 2
            low, high = (middle, high) if fits(middle) else (low, middle)
        fits(low)


def part_width(part: Part, card: float, fan: float, cut: float) -> float:
    if part.content == "pile":
        return pile_card(card) + 14
    if part.content == "slot":
        return SLIM_WIDE
    if part.content == "dial":
        return min(DIAL_MOST, card * 1.1) + 8
    if part.content == "map":
        return card * 3
    if part.content in SHEETS:
        return SHEETS[part.content][0]
    if not part.groups:
        return 0.0
    if fan < 1:
        whole = card * (fan * sum(part.groups[:-1]) + part.groups[-1])
        return max(card * max(part.groups), whole * cut)
    return card * sum(part.groups) + tight_gap(card) * (len(part.groups) - 1)


def lines_of(parts: Sequence[Part]) -> list[list[Part]]:
    """The zones of a mat line by line."""
    return [[part for part in parts if part.line == line] for line in sorted({part.line for part in parts})]


def _line_width(line: Sequence[Part], card: float, fan: float, cut: float) -> float:
    return sum(part_width(part, card, fan, cut) for part in line) + 6 * (len(line) - 1)


def line_height(line: Sequence[Part], card: float) -> float:
    """How high the tallest of some zones side by side stands."""
    return max((part_height(part, card) for part in line), default=0.0)


def lines_height(parts: Sequence[Part], card: float) -> float:
    """How high zones stand, line below line."""
    heights = [high for line in lines_of(parts) if (high := line_height(line, card))]
    return sum(heights) + LINE_GAP * (len(heights) - 1) if heights else 0.0


def part_height(part: Part, card: float) -> float:
    if part.content == "pile":
        return pile_card(card) * RATIO + PILE_CAPTION
    if part.content == "dial":
        return card * 1.1 + PILE_CAPTION
    if part.content == "map":
        return card * 2.2
    if part.content in SHEETS:
        return SHEETS[part.content][1]
    if not part.groups:
        return 0.0
    strip = strip_height(card)
    standing = part.tall * card + strips_high(part.strips, strip)
    lying = card + strips_high(part.lying_strips, strip) if part.lying_strips else 0.0
    return max(standing, lying) + part.foot


def strips_high(count: int, strip: float) -> float:
    return count * strip + CLEAR_OF_BEARER if count else 0.0
