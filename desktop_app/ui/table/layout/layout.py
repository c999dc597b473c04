"""Where the zones of a game lie: plans as data, and the arithmetic that fits a plan into a window.

A plan is drawn for one window in logical pixels. In another window bands grow and shrink with the height, mats with
the width, and cards with the smaller of both, so that the table is the same picture at every size.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from desktop_app.engine.view import SHOWN

Kind = Literal["row", "pile", "fan", "dial", "single", "map", "tray"]
"""Cards side by side; a pile with its top card; a hand; a counter; one card as large as its room; places at their
coordinates, each a zone of its own; cards being looked at, over the table."""
Look = Literal["zone", "encounter", "bare"]

RATIO = 88 / 63
"""How high a card is beside its width."""
MARGIN = 12.0
GAP = 8.0
PADDING = 12.0
LABEL_STRIP = 24.0
OTHERS_CARDS = 0.72
"""How large the cards of the other seats are beside one's own."""


@dataclass(frozen=True, slots=True)
class Rect:
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


@dataclass(frozen=True, slots=True)
class Spot:
    """One zone within a mat. ``zone`` may hold ``{seat}``; ``share`` is its part of the mat's width.

    A ``zone`` with a star stands for every zone of such a name, as they come and go in play: side by side, or on a
    "map" at the coordinates that the layout gives the rest of their names.
    With ``coins`` tokens of the kind "column" lie beside their card where the plan has the room.
    """

    zone: str
    kind: Kind
    share: float = 1.0
    caption: str = ""
    coins: bool = False


@dataclass(frozen=True, slots=True)
class Mat:
    """A named area of the table with one or more zones side by side. ``width`` 0 takes a share of the rest."""

    title: str
    sign: str
    spots: Sequence[Spot]
    width: float = 0.0
    share: float = 1.0
    look: Look = "zone"
    short: str = ""


@dataclass(frozen=True, slots=True)
class Band:
    """A row of mats over the whole table. A band without mats is where the prompt stands."""

    height: float
    mats: Sequence[Mat] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """The table for one class of windows: its size as drawn, its cards, its bands from top to bottom."""

    name: str
    width: float
    height: float
    card: float
    hand_card: float
    bands: Sequence[Band]
    other: Band
    prompt: float
    hand_hangs: bool = False
    coins: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """How one game lies on the table.

    ``asides`` names zones without a place of their own and the zone with whose cards they are shown (a card being
    revealed lies beside the staging area). Cards in ``turned`` zones lie with their other side up. ``places`` are the
    places of a map by name, each at a share of its width and height. The cards of ``tray`` zones lie over the table
    while there are any. A click on the pile ``odds_at`` tells the odds of its next card. ``backs`` says which drawing
    stands for a back of the game, where it is not called like it.
    """

    plans: Sequence[Plan]
    asides: Mapping[str, str] = field(default_factory=dict)
    turned: Sequence[str] = ()
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    tray: Sequence[str] = (SHOWN,)
    odds_at: str = ""
    backs: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlacedSpot:
    """A zone with its rectangle, the size of its cards and what it is called."""

    zone: str
    kind: Kind
    rect: Rect
    card: float
    seat: str
    mat: int
    caption: str
    coins: bool = False
    strip: float = LABEL_STRIP


@dataclass(frozen=True, slots=True)
class PlacedMat:
    """A mat with its rectangle."""

    title: str
    short: str
    sign: str
    look: Look
    rect: Rect
    seat: str
    zones: Sequence[str]


@dataclass(frozen=True, slots=True)
class Placement:
    """A whole table, laid out: mats, zones by id, the prompt's place, the scale of everything drawn.

    Zones that come and go are still patterns here; ``appearing.spots_now`` puts them in their places.
    """

    plan: Plan
    seat: str
    scale: float
    mats: Sequence[PlacedMat]
    spots: Mapping[str, PlacedSpot]
    prompt: Rect
    places: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    tray: Sequence[str] = ()

    @property
    def own_top(self) -> float:
        """The upper edge of the last of the own bands above the prompt."""
        tops = [mat.rect.y for mat in self.mats if mat.seat == self.seat and mat.rect.y < self.prompt.y]
        return max(tops, default=self.prompt.y / 2)


def place(
    layout: Layout,
    width: float,
    height: float,
    seat: str,
    others: Sequence[str] = (),
    grown: float = 1.0,
    lettering: float = 1.0,
) -> Placement:
    """Lays out the table of ``layout`` for the eyes of ``seat`` in a window of this size.

    ``grown`` is how much larger than drawn the widgets are: the prompt is one of them. ``lettering`` is the factor of
    large print on the labels of the mats.
    """
    plan = max(
        layout.plans,
        key=lambda each: (round(each.card * _scale(each, width, height, len(others), grown), 1), each.width),
    )
    scale = _scale(plan, width, height, len(others), grown)
    tall_prompt = plan.prompt * grown
    bands = [(plan.other, other) for other in others] + [(band, seat) for band in plan.bands]
    mats: list[PlacedMat] = []
    spots: dict[str, PlacedSpot] = {}
    prompt = Rect(0, 0, 0, 0)
    y = MARGIN * 0.75
    free = height - y - tall_prompt - GAP * len(bands)
    stretch = free / sum(band.height for band, _ in bands)
    for band, whose in bands:
        if not band.mats:
            prompt = Rect(MARGIN, y, width - 2 * MARGIN, tall_prompt)
            y += tall_prompt + GAP
            continue
        tall = band.height * stretch
        made = _Making(plan, scale, whose, LABEL_STRIP * lettering * max(1.0, min(scale, 2.0)), mats, spots)
        made.band(band, Rect(MARGIN, y, width - 2 * MARGIN, tall))
        y += tall + GAP
    return Placement(plan, seat, scale, mats, spots, prompt, layout.places, layout.tray)


def _scale(plan: Plan, width: float, height: float, others: int, grown: float) -> float:
    extra = others * (plan.other.height + GAP)
    return min(width / plan.width, (height - plan.prompt * grown) / (plan.height + extra - plan.prompt))


@dataclass(frozen=True, slots=True)
class _Making:
    """Lays out the bands of one seat: ``strip`` is the height of the labels."""

    plan: Plan
    scale: float
    seat: str
    strip: float
    mats: list[PlacedMat]
    spots: dict[str, PlacedSpot]

    def band(self, band: Band, rect: Rect) -> None:
        """Places the mats of a band side by side."""
        wide = rect.width / (self.plan.width - 2 * MARGIN)
        fixed = sum(mat.width * wide for mat in band.mats)
        free = rect.width - fixed - GAP * (len(band.mats) - 1)
        shares = sum(mat.share for mat in band.mats if not mat.width) or 1.0
        card = self.plan.card * (OTHERS_CARDS if band is self.plan.other else 1.0)
        x = rect.x
        for mat in band.mats:
            width = mat.width * wide if mat.width else free * mat.share / shares
            self._mat(mat, Rect(x, rect.y, width, rect.height), card)
            x += width + GAP

    def _mat(self, mat: Mat, outer: Rect, card: float) -> None:
        zones = [spot.zone.format(seat=self.seat) for spot in mat.spots]
        self.mats.append(PlacedMat(mat.title, mat.short or mat.title, mat.sign, mat.look, outer, self.seat, zones))
        strip = 0.0 if mat.look == "bare" else self.strip
        total = sum(spot.share for spot in mat.spots)
        x = outer.x
        for spot, zone in zip(mat.spots, zones, strict=True):
            width = outer.width * spot.share / total
            self.spots[zone] = PlacedSpot(
                zone=zone,
                kind=spot.kind,
                rect=Rect(x, outer.y + strip, width, outer.height - strip),
                card=(self.plan.hand_card if spot.kind == "fan" else card) * self.scale,
                seat=self.seat,
                mat=len(self.mats) - 1,
                caption=spot.caption,
                coins=spot.coins and self.plan.coins,
                strip=self.strip,
            )
            x += width
