"""How wide and how high what stands in a mat is, at a width of its cards."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.ui.table.layout.plan import (
    CELLS_HIGH,
    CLEAR_OF_BEARER,
    DIAL_MOST,
    LINE_GAP,
    PADDING,
    PILE_CAPTION,
    RATIO,
    SHEETS,
    SLIM_WIDE,
    UNDER_LYING,
    UNDER_SHARE,
    Need,
    Part,
    pile_card,
    strip_height,
    tight_gap,
)


class Taken:
    """What one mat takes. Whoever shares a table out asks for the same widths again and again: each is worked out
    once."""

    def __init__(self, need: Need) -> None:
        self.need = need
        self.only_piles = need.only_piles
        self._lines = lines_of(need.parts)
        self._joined = [_as_one(line) for line in self._lines]
        self._across: dict[tuple[float, float, float], float] = {}
        self._high: dict[float, float] = {}

    def across(self, card: float, fan: float, cut: float) -> float:
        """How wide its widest line is, that of its name as well, of cards of which ``fan`` is in sight and ``cut`` is
        on this page; zones that overlap as one turn pages apart."""
        known = self._across.get((card, fan, cut))
        if known is None:
            lines = max(_line_width(line, card, fan, cut) for line in (self._joined if cut == 1 else self._lines))
            known = max(lines, self.need.head - 2 * PADDING)
            self._across[card, fan, cut] = known
        return known

    def high(self, card: float) -> float:
        """How high its lines stand, one below the other, and the cells of a sum beside them."""
        known = self._high.get(card)
        if known is None:
            lines = _lines_high(self._lines, card)
            known = self._high[card] = max(lines, CELLS_HIGH) if self.need.beside else lines
        return known


class Takings:
    """What the mats of one table take, while it is being shared out: a mat stands in many arrangements."""

    def __init__(self) -> None:
        self._taken: dict[int, Taken] = {}
        self.rooms: dict[tuple[tuple[int, ...], float], bool] = {}
        """Whether rows of these mats have room for cards of a width."""

    def of(self, need: Need) -> Taken:
        """What a mat takes that asks for this; held by the need itself, which is dear to compare."""
        known = self._taken.get(id(need))
        if known is None:
            known = self._taken[id(need)] = Taken(need)
        return known


def part_width(part: Part, card: float, fan: float, cut: float) -> float:
    """How wide a zone is."""
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
    if part.low:
        return low_card(part, card) * part.groups[0]
    if fan < 1:
        least = max(card * max(part.groups), card * part.in_sight + part.between)
        whole = card * (fan * (sum(part.groups) - part.in_sight) + part.in_sight) + part.between
        return max(least, whole * cut)
    return card * sum(part.groups) + tight_gap(card) * (len(part.groups) - 1)


def low_card(part: Part, card: float) -> float:
    """How wide the card of a zone that lies low is, where it stands upright, beside cards of this width."""
    return pile_card(card) * part.low


def lines_of(parts: Sequence[Part]) -> list[list[Part]]:
    """The zones of a mat line by line."""
    return [[part for part in parts if part.line == line] for line in sorted({part.line for part in parts})]


def _as_one(line: Sequence[Part]) -> Sequence[Part]:
    """The zones of a line as they lie where there is little room: one with the cards of all that join."""
    together = [part for part in line if part.join and part.groups]
    if len(together) < 2:
        return line
    groups = tuple(group for part in together for group in part.groups)
    return [*(part for part in line if part not in together), Part("cards", groups)]


def _line_width(line: Sequence[Part], card: float, fan: float, cut: float) -> float:
    return sum(part_width(part, card, fan, cut) for part in line) + 6 * (len(line) - 1)


def line_height(line: Sequence[Part], card: float) -> float:
    """How high the tallest of some zones side by side stands."""
    return max((part_height(part, card) for part in line), default=0.0)


def _lines_high(lines: Sequence[Sequence[Part]], card: float) -> float:
    heights = [high for line in lines if (high := line_height(line, card))]
    return sum(heights) + LINE_GAP * (len(heights) - 1) if heights else 0.0


def part_height(part: Part, card: float) -> float:
    """How high a zone is, what hangs on its cards and under them included."""
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
    if part.low:
        below = UNDER_LYING + UNDER_SHARE * low_card(part, card) if part.over else 0.0
        return low_card(part, card) * part.tall + below
    strip = strip_height(card)
    standing = part.tall * card + strips_high(part.strips, strip)
    lying = card + strips_high(part.lying_strips, strip) if part.lying_strips else 0.0
    return max(standing, lying) + part.foot


def strips_high(count: int, strip: float) -> float:
    """How high so many strips above a card stand."""
    return count * strip + CLEAR_OF_BEARER if count else 0.0
