"""What mats need and what they get: the words in which a table is shared out, and the measures it keeps to.

Lengths are in units of a window at its usual scale; widths and heights of cards and groups of cards are in card widths.
"""

from __future__ import annotations

from typing import Literal

from desktop_app.engine.frozen import Frozen

RATIO = 88 / 63
"""How high a card is beside its width."""
MARGIN, GAP, PADDING = 12.0, 8.0, 12.0
FOOT = 10.0
"""Of a mat: below its cards."""
SLIM_HIGH, SLIM_WIDE = 32.0, 38.0
"""A strip that lies, and one that stands."""
STRIP_LEAST, STRIP_MOST, STRIP_SHARE = 22.0, 32.0, 0.2
"""How high the strip of an attachment is: between these, a share of the card."""
CLEAR_OF_BEARER = 5.0
"""How far strips keep above their bearer, whose ring would cover the lowest."""
BETWEEN_LINES = 0.16
"""What stays free between two lines of cards of one row, in card widths: room for their keys."""
LEAST_FAN = 0.45
"""How much of a card stays in sight when its zone is full."""
TOUCHING = 0.97
"""Cards of which so much stays in sight lie side by side without a gap: that is no fan yet."""
CLOSEST_FAN = 0.16
"""The same where pages are not allowed and there is no other way."""
MAY_PAGE = 2
"""What weighs more never turns pages: it must all be in sight."""
FOREMOST, MERELY_THERE, THERE_OF_OTHERS = 1.32, 0.87, 0.72
"""How much larger than the largest of other rows the cards of what is being decided may be, and how much smaller than
their least the others become on a small board to make room for them, at a table of several those of another seat more
than one's own."""
TOO_CLOSE = 24.0
"""Cards that turn pages are as bad as cards so much smaller than their least."""
SUM_AWAY = 2
"""A sum in a line, away from its cards, is as bad as fans in so many mats of what weighs most."""
SEAT_AWAY = 3
"""So is all that another seat has told in a line: who stands there, and how, is out of sight."""
BEFORE_A_LINE = 0.75
"""How much smaller cards of another seat become before all of them are told in a line for want of width."""
STEP, WORTH_GROWING = 4.0, 8.0
"""Cards grow by steps, and only where it is worth a movement."""
PILE_SHARE, PILE_LEAST, PILE_MOST, PILE_CAPTION = 0.72, 58.0, 120.0, 24.0
DIAL_MOST = 150.0
SUM_WIDE = 132.0
CELLS_HIGH = 104.0
"""In a mat less high than this, where all cards lie, the cells of a sum that is being made would have no room."""
WORDS_LEAST, WORDS_MOST = 150.0, 272.0
READ_WELL = 0.75
"""Cards of this share of the largest width are read well: others' do not lie one over the other for larger ones."""
MOST_SPARE = 44.0
"""How much higher than its cards need a row may be."""
IN_A_PAIR, AROUND_PAIR, AFTER_IT = 0.43, 0.15, 0.5
"""How wide a card of a pair is, in card widths of its row, so that two of them stand one above the other with a line of
words between them; how much air is beside it; how much of one more on the same side is in sight, in widths of its own.
"""
UNDER_LYING, UNDER_SHARE = 6.0, 0.7
"""Between a lying card and what lies small under it, and the least height of this beside that of the lying card."""
NAME_WIDE, COUNT_WIDE, CHIP_WIDE = 72.0, 42.0, 80.0
"""In the line of a mat's name: the name of a seat, each thing that is counted there, a word about it."""
NAMES_WIDE = 236.0
"""So wide is a mat of lines in which all names have room."""
LINE_GAP = 6.0
"""Between two lines of cards in one mat."""
LOOSEST = 0.34
"""How far apart cards come to lie, in card widths, where there is room."""

SHEETS = {"scores": (214.0, 84.0), "accounts": (196.0, 84.0), "roster": (174.0, 84.0), "heap": (132.0, 96.0)}
"""The room of what is told in a table, in bars, line by line or as a heap of tokens."""

Content = Literal["cards", "pile", "slot", "dial", "map", "scores", "accounts", "roster", "heap"]


class Part(Frozen):
    """One zone of a mat.

    ``groups`` are its cards with what lies beside each; ``tall`` is the tallest of them, ``strips`` how many lie above
    a card that stands and ``lying_strips`` above one that lies. ``foot`` is kept free under the cards. One card
    that lies ``low`` is so large beside a pile; one ``over`` others leaves room for these, and where nothing lies in it
    what would lie ``under`` it stands in its place. Parts of another ``line`` stand below those before them.
    The cards of zones side by side that ``join`` overlap as those of one zone, where there is little room.
    Cards in ``lines`` are as many as the longest of them holds. Where these are those of several ``zones``, the last
    card of each of them lies over all of its zone: ``whole`` is how wide these are but for the very last.
    """

    content: Content = "cards"
    groups: tuple[float, ...] = ()
    tall: float = RATIO
    strips: int = 0
    lying_strips: int = 0
    foot: float = 0.0
    low: float = 0.0
    over: bool = False
    under: bool = False
    line: int = 0
    join: bool = False
    lines: int = 1
    zones: int = 1
    whole: float = 0.0

    @property
    def in_sight(self) -> float:
        """How wide those of its cards are that no other lies over."""
        return self.whole + self.groups[-1] if self.groups else 0.0

    @property
    def between(self) -> float:
        """The room between its zones."""
        return GAP * (self.zones - 1)


class Need(Frozen):
    """What one mat asks for. ``beside`` is kept free beside its cards, for a sum being made; a mat of ``another``
    seat has smaller cards; ``total`` and ``words`` say what may be told where room is left. What is ``foremost`` is
    made large before anything else. However little lies in it, the line of its name is as wide as its ``head``."""

    parts: tuple[Part, ...]
    weight: int = 2
    empty: bool = False
    another: bool = False
    beside: float = 0.0
    total: bool = False
    words: bool = False
    foremost: bool = False
    head: float = 0.0

    @property
    def only_piles(self) -> bool:
        """Whether nothing stands in it but piles and dials, whose numbers say all there is to say."""
        return all(part.content in ("pile", "slot", "dial") for part in self.parts)


class Sized(Frozen):
    """What a mat got: how it is shown, its place in its row, how its cards lie, the room for its total and words."""

    state: Literal["open", "strip", "line"] = "open"
    x: float = 0.0
    width: float = 0.0
    gap: float = 0.0
    fan: float = 1.0
    total: bool = False
    words: float = 0.0


class SizedRow(Frozen):
    """A row: its place and height, the width of its cards, its mats, how much of the height is to spare, and whether
    one's own cards in it are ``small``: less wide than others' should be, what is being decided hardly wider."""

    y: float
    height: float
    card: float
    mats: tuple[Sized, ...]
    spare: float = 0.0
    small: bool = False


class Plan(Frozen):
    """A table shared out. ``arrangement`` is the number of the way its mats stand, ``cost`` how good that is (less
    is better): what does not fit, cards below their least or too close, fans of what weighs most, lines, fans, then
    small cards: one's own, what is being decided, all of them."""

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
