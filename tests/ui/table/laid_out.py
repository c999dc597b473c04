"""Made-up tables and zones, and where what lies in them is laid."""

from __future__ import annotations

import itertools

from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import PLAYS
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement, Rect
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layouts.lotr_lcg import LAYOUT as LCG

SIGNS = Signs(PLAYS["lotr_lcg"].words)


def table(
    view: View,
    size: tuple[int, int] = (1496, 967),
    others: tuple[str, ...] = (),
    layout: Layout = LCG,
    before: Placement | None = None,
    hand_open: bool = False,
) -> Placement:
    """The table of a view in a room of this size."""
    room = Room(*size, "A", others, hand_open=hand_open)
    return place(layout, room, Census(layout, view, SIGNS, {}, lambda zone: zone == "staging"), before)


def of_game(*, seats: int = 1, allies: int = 0, staging: int = 2, engaged: int = 0, heroes: int = 3) -> View:
    """A table with so many cards in the zones of every seat, and some in the hand of the first."""
    zones: dict[str, int] = {"quest": 1, "active_location": 0, "staging": staging, "encounter_deck": 1, "hand:A": 5}
    for seat in "ABCD"[:seats]:
        zones |= {f"heroes:{seat}": heroes, f"allies:{seat}": allies, f"engaged:{seat}": engaged, f"deck:{seat}": 1}
    view = with_zones(**zones)
    view.zones["quest"].cards[0].numbers["quest_points"] = 8
    view.seats[:] = list("ABCD"[:seats])
    return view


def with_zones(**zones: int) -> View:
    """So many cards in each of these zones; "at_bree" is the zone "at.bree"."""
    found = {name.replace("_", ".") if name.startswith(("at_", "brawl_")) else name: n for name, n in zones.items()}
    shown = {zone: [CardView(f"{zone}-{i}", "x", zone) for i in range(count)] for zone, count in found.items()}
    return View("probe", "A", ["A"], 1, [], {zone: ZoneView(zone, len(each), each) for zone, each in shown.items()})


def row(width: float, height: float = 200, card: float = 100) -> PlacedSpot:
    """A zone whose cards lie side by side, in the corner of the table."""
    return PlacedSpot("heroes:A", "row", Rect(0, 0, width, height), card, "A", 0, "")


def cards(count: int) -> list[CardView]:
    """Cards of that zone: "c0", "c1", ..."""
    return [CardView(f"c{i}", "01001", "heroes:A") for i in range(count)]


def steps(laid: list[Laid]) -> list[float]:
    """How far apart each card lies from the one before."""
    return [b.x - a.x for a, b in itertools.pairwise(laid)]


def overlap(one: Rect, other: Rect) -> bool:
    """Whether two places have more than an edge in common."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
