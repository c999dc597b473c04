"""What comes of a layout in a window: mats and zones where they stand, all plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from desktop_app.engine.frozen import Frozen, field
from desktop_app.ui.table.layout.layout import LABEL_STRIP, MOST_STRIPS, Kind, Look
from desktop_app.ui.table.layout.plan import Plan

State = Literal["open", "strip", "line"]
"""A mat with its cards; a slim strip because nothing lies in it; one line of text because there is no room for more."""


class Rect(Frozen):
    """A rectangle in logical pixels of the table."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    def inset(self, by: float) -> Rect:
        """The rectangle made smaller by ``by`` on every side."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def times(self, factor: float) -> Rect:
        """The rectangle in another unit."""
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)


class PlacedSpot(Frozen):
    """A zone with its rectangle and the size of its cards.

    Between two cards lies ``gap``, or each shows its left ``fan`` of itself; ``words`` is the room for words beside
    each card, ``foot`` the room under the cards, ``sink`` how far from the
    upper and the lower edge its cards keep. What is not ``open`` shows none of its cards. ``unit`` is how many pixels
    are one unit. What ``comes_and_goes`` is one of several zones that a pattern names; of those that ``folds`` may
    stand for one that is ``folded`` shows none of its cards but a line that opens. Above a card lie so many ``strips``
    at most. The sides of a pair lie beside each other where its cards are so wide ``across``, else one above the other
    with cards as wide as ``apiece``. A row stands in so many ``lines``. Of zones that lie ``as_one`` its cards come
    after so many ``before`` them, and of its last card so much is in sight at the ``end``. Of cards that are ``named``
    no more is shown than a strip so high with their names.
    """

    zone: str
    kind: Kind
    rect: Rect
    card: float
    seat: str
    mat: int
    caption: str
    strip: float = LABEL_STRIP
    gap: float = 8.0
    fan: float = 1.0
    words: float = 0.0
    foot: float = 0.0
    sink: float = 0.0
    open: bool = True
    unit: float = 1.0
    comes_and_goes: bool = False
    folds: bool = False
    folded: bool = False
    strips: int = MOST_STRIPS
    across: float = 0.0
    apiece: float = 0.0
    lines: int = 1
    as_one: bool = False
    before: int = 0
    end: float = 1.0
    named: float = 0.0


class PlacedMat(Frozen):
    """A mat with its rectangle; ``total`` is the room of the zone's sum in large numerals."""

    title: str
    short: str
    sign: str
    look: Look
    rect: Rect
    seat: str
    zones: Sequence[str]
    state: State = "open"
    total: Rect | None = None
    counted: Sequence[str] = ()
    captions: Sequence[str] = ()

    @property
    def key(self) -> tuple[str, ...]:
        """What makes it the same mat in another placement."""
        return (self.seat, *self.zones)


class Placement(Frozen):
    """A whole table, laid out: mats, zones by id, the prompt's place, how much larger than drawn everything is.

    Zones that come and go are still patterns here; ``appearing.spots_now`` puts them in their places. ``hand_hangs``
    says that only the upper edge of the hand shows, ``hand_way`` how the table has given way to one that is whole. The
    same ``asked`` in the same room is laid out the same.
    """

    plan: Plan
    seat: str
    scale: float
    mats: Sequence[PlacedMat]
    spots: Mapping[str, PlacedSpot]
    prompt: Rect
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    tray: Sequence[str] = ()
    hand_hangs: bool = False
    hand_way: int = 0
    asked: object = None

    @property
    def own_top(self) -> float:
        """The upper edge of the last of the own mats above the prompt."""
        tops = [mat.rect.y for mat in self.mats if mat.seat == self.seat and mat.rect.y < self.prompt.y]
        return max(tops, default=self.prompt.y / 2)
