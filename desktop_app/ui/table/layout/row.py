"""One row of mats: how wide and how high it is with cards of a width, and what gives way when it does not fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from desktop_app.ui.table.layout.plan import (
    CLOSEST_FAN,
    GAP,
    LEAST_FAN,
    MAY_PAGE,
    PADDING,
    SLIM_HIGH,
    SLIM_WIDE,
    STEP,
    TOUCHING,
    Need,
)
from desktop_app.ui.table.layout.taken import Taken, Takings

PILES, ALL = 1, 2
"""How much of what weighs least is told in lines: piles and dials, then all of it."""


class Row:
    """One row being sized: which of its mats give way, and how far. ``takings`` are those of the table; ``around`` is
    the height above and below its cards; a mat told in a line is as high as ``slim``."""

    def __init__(
        self,
        needs: Sequence[Need],
        room: float,
        around: float,
        takings: Takings | None = None,
        slim: float = SLIM_HIGH,
    ) -> None:
        self.needs = needs
        self._takings = takings or Takings()
        self._mats = [self._takings.of(need) for need in needs]
        self._around, self._slim_high = around, slim
        self.room = room
        self.another = any(need.another for need in needs)
        self.bare = all(need.empty for need in needs)
        self.only_piles = all(mat.only_piles for mat in self._mats if not mat.need.empty)
        self.in_lines = any(part.lines > 1 for need in needs for part in need.parts)
        self.foremost = any(need.foremost and not need.empty for need in needs)
        self.weight = max((need.weight for need in needs if not need.empty), default=0)
        self.lines = 0
        self.fan = dict.fromkeys((1, 2, 3, 4), 1.0)
        self.cut = 1.0
        self.sums = True
        self._stand()

    def _stand(self) -> None:
        """Which mats stand open as it is told now, and how wide the others and the gaps are."""
        self._open = [mat for mat in self._mats if self._state(mat) == "open"]
        self._shut = SLIM_WIDE * (len(self._mats) - len(self._open)) + GAP * (len(self._mats) - 1)
        self._tall = self._mats if self.lines else self._open
        self.slim = self.bare or (self.lines > 0 and not self._open)
        """Whether it is no higher than a line: nothing lies in it, or all of it is told in lines."""
        self._widths: dict[float, float] = {}
        self._heights: dict[float, float] = {}

    @property
    def told(self) -> int:
        """How bad it is that mats are told in a line: those of piles, whose numbers say all there is, half as much as
        others."""
        told = [mat for mat in self._mats if self._state(mat) == "line"]
        return sum(PILES if mat.only_piles else ALL for mat in told)

    @property
    def out_of_sight(self) -> bool:
        """Whether cards of another seat are in it and all of them are told in lines."""
        return self.another and self.slim and not self.only_piles

    @property
    def sum_away(self) -> bool:
        """Whether a sum stands in the line of its mat's name, for there is no room for it beside its cards."""
        return not self.sums and any(need.beside for need in self.needs)

    @property
    def too_close(self) -> float:
        """How bad it is that its cards turn pages, or lie in two lines and over each other all the same, 1, or lie
        closer than they should: a little is hardly a fault, and slivers are far worse than pages."""
        if self.cut < 1 and any(mat.need.weight <= MAY_PAGE and not mat.only_piles for mat in self._open):
            return 1.0
        if self.in_lines and not self.side_by_side:
            return 1.0
        lacking = max(0.0, LEAST_FAN - 0.01 - min(self.fan.values())) / (LEAST_FAN - CLOSEST_FAN)
        return round(4 * lacking**2, 2)

    @property
    def side_by_side(self) -> bool:
        """Whether none of its cards lies over another or on another page."""
        return self.cut == 1.0 and not self.fans()

    def fans(self) -> list[int]:
        """What those of its mats weigh in which cards lie one over the other."""
        weights = {mat.need.weight for mat in self._open}
        return [weight for weight in sorted(weights) if self.fan[weight] < TOUCHING]

    def state(self, need: Need) -> Literal["open", "strip", "line"]:
        """Whether a mat stands open, is a strip because nothing lies in it, or is told in a line."""
        return self._state(self._takings.of(need))

    def _state(self, mat: Taken) -> Literal["open", "strip", "line"]:
        if mat.need.empty:
            return "strip"
        told = mat.need.weight == 1 and self.lines >= (PILES if mat.only_piles else ALL)
        return "line" if told else "open"

    def width(self, card: float) -> float:
        """What its mats need for cards of this width, gaps included."""
        known = self._widths.get(card)
        if known is None:
            known = self._widths[card] = self._shut + sum([self._open_width(mat, card) for mat in self._open])
        return known

    def width_of(self, need: Need, card: float) -> float:
        """What one of its mats needs for cards of this width."""
        mat = self._takings.of(need)
        return self._open_width(mat, card) if self._state(mat) == "open" else SLIM_WIDE

    def _open_width(self, mat: Taken, card: float) -> float:
        weight = mat.need.weight
        across = mat.across(card, self.fan.get(weight, 1.0), self.cut if weight <= MAY_PAGE else 1.0)
        return 2 * PADDING + across + (mat.need.beside if self.sums else 0.0)

    def height(self, card: float) -> float:
        """How high the row stands with cards of this width."""
        known = self._heights.get(card)
        if known is None:
            known = self._heights[card] = self._slim_high if self.slim else self._tallest(card)
        return known

    def _tallest(self, card: float) -> float:
        return self._around + max([mat.high(card) for mat in self._tall], default=0.0)

    def tell_in_lines(self, what: int = ALL) -> None:
        """Whatever weighs least is told in a line from now on, or of it piles and dials alone."""
        if what > self.lines:
            self.lines = what
            self._stand()

    def has_room(self, card: float) -> bool:
        """Whether cards of this width lie far enough apart, and none on another page."""
        asked = (tuple(id(need) for need in self.needs), card)
        known = self._takings.rooms.get(asked)
        if known is None:
            tried = Row(self.needs, self.room, self._around, self._takings)
            tried.give_way(card)
            known = tried.cut == 1.0 and min(tried.fan.values()) >= LEAST_FAN - 0.01
            self._takings.rooms[asked] = known
        return known

    def lies_open(self, card: float) -> bool:
        """Whether no card of this width lies over another."""
        tried = Row(self.needs, self.room, self._around, self._takings)
        tried.give_way(card)
        return tried.side_by_side

    def told_in_line(self, card: float) -> bool:
        """Whether all that weighs least is told in a line for cards of this width, which are too wide for the row."""
        tried = Row(self.needs, self.room, self._around, self._takings)
        tried.give_way(card)
        return tried.lines == ALL

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

    def give_way_or_shrink(self, card: float, smallest: float) -> float:
        """Gives way for cards of this width; where all of that is not enough, for the widest that fit."""
        lines = self.lines
        self.give_way(card)
        while self.width(card) > self.room and card > smallest:
            card = max(smallest, card - STEP)
            self._stand_as_before(lines)
            self.give_way(card)
        return card

    def _stand_as_before(self, lines: int) -> None:
        self.lines, self.cut, self.sums = lines, 1.0, True
        self.fan = dict.fromkeys(self.fan, 1.0)
        self._stand()

    def loosen(self, card: float) -> None:
        """Cards of this width, which fit, lie as far apart as there is room for: they have given way at another."""
        for weights in ((3, 4), (2,), (1,)):
            then = self.fan[weights[0]]
            self._spread(weights, 1.0)
            self._as_much(partial(self._spread, weights), then, card)

    def _spread(self, weights: Sequence[int], fan: float) -> None:
        self.fan.update(dict.fromkeys(weights, fan))
        self._widths.clear()

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
