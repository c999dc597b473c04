"""How the table is shared out now: worked out anew only when something is asked for that was not asked before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import View
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.layout.measures import Line, between
from desktop_app.ui.table.layout.placed import Placement
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs

BESIDE_A_SUM = 400.0
_AMONG_OTHERS: Line = ((1126, 340), (1496, BESIDE_A_SUM))


def beside_a_sum(width: float, *, alone: bool = False) -> float:
    """The room kept beside the cards of a zone in which a sum is made, on a board of this width, in units: where others
    sit at the table as well, no more than four figures with their words need."""
    return BESIDE_A_SUM if alone else between(_AMONG_OTHERS, width)


class Planner:
    """Lays one game's table in one room. ``told`` says whether a zone of a view has a total."""

    def __init__(self, layout: Layout, room: Room, signs: Signs, told: Callable[[View, str], bool]) -> None:
        self._layout, self._room, self._signs, self._told = layout, room, signs, told
        self._summed: dict[str, int] = {}
        self._hung = self._played = -1
        self._way = (-1, 0)

    def open_hand(self, wanted: bool, *, plays: bool = False) -> None:
        """Whether the hand is to be whole from the next plan on, because one must choose from it, or where the table
        can give way to it, because one of its cards ``plays``."""
        self._room = replace(self._room, hand_open=wanted, hand_plays=plays)

    def plan(
        self, view: View, summing: str, before: Placement | None, opened: str = "", unfolded: Sequence[str] = ()
    ) -> Placement:
        """The placement for a view, the same one as ``before`` where nothing asks for another.

        ``opened`` is a zone that stays open though it is empty; nothing but its row changes for it.
        ``unfolded`` are the zones that were opened where groups fold.
        Room for a sum stays with its zone ``summing`` until the round is over: it is often needed again. A hand that
        had to make room in a round hangs until it is over, so that the prompt does not go up and down, unless one of
        its cards can be played: from then on the table gives way to it.
        """
        if summing:
            self._summed[summing] = view.round
        room_of_one = beside_a_sum(self._room.width / self._room.unit, alone=not self._room.others)
        beside = {zone: room_of_one for zone, when in self._summed.items() if when == view.round}
        empty = (opened,) if opened else ()
        census = Census(self._layout, view, self._signs, beside, lambda zone: self._told(view, zone), empty, unfolded)
        if self._room.hand_plays:
            self._played = view.round
        plays = self._played == view.round
        given, way = self._way
        way = way if given == view.round else 0
        room = replace(self._room, hand_plays=plays, hand_rests=self._hung == view.round, hand_way=way)
        placed = place(self._layout, room, census, before)
        self._way = view.round, max(way, placed.hand_way)
        if placed.hand_hangs:
            self._hung = view.round
        return placed
