"""A hand is never half hidden while one may play from it: in a small window the table gives way to it, and no card of
a row becomes smaller than it may be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.engine.view import CardView, View
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.planner import Planner
from desktop_app.ui.table.layout.appearing import brought_forward
from desktop_app.ui.table.layout.layout import RATIO, Layout
from desktop_app.ui.table.layout.placed import Placement
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layouts.lotr_lcg import LAYOUT as LCG
from desktop_app.ui.table.layouts.meccg import LAYOUT as MECCG
from tests.ui.table import meccg_table
from tests.ui.table.conftest import asks, new_session, play_until
from tests.ui.table.test_crowded import crowded

SMALL, FLOOR = (1126, 726), 80
"""The board in a window of 1366, and how wide cards are there at least."""


def planner_of(layout: Layout, game: str) -> Planner:
    return Planner(layout, Room(*SMALL, "A", ("B",)), Signs(PLAYS[game].words), lambda view, zone: False)


def narrowest(placement: Placement) -> float:
    return min(row.card for row in placement.plan.rows if any(mat.state == "open" for mat in row.mats))


def is_whole(placement: Placement) -> bool:
    hand = placement.spots["hand:A"]
    return not placement.hand_hangs and hand.rect.y + hand.card * RATIO <= SMALL[1]


def under_attack(view: View) -> View:
    """Each of both is engaged with two enemies."""
    zones = dict(view.zones)
    for seat in "AB":
        zone = f"engaged:{seat}"
        enemies = [CardView(f"{zone} {at}", "01096", zone) for at in range(2)]
        zones[zone] = replace(zones[zone], cards=enemies, count=len(enemies))
    return replace(view, zones=zones)


def test_two_seats_full_of_cards_leave_room_for_a_hand_of_which_one_can_be_played() -> None:
    """Seven characters each, attachments and enemies: half of the hand was outside a small window."""
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    view, planner = under_attack(crowded(session.look("A"))), planner_of(LCG, "lotr_lcg")
    assert planner.plan(view, "", None).hand_hangs, "nobody plays from it yet"
    planner.open_hand(False, plays=True)
    placed = planner.plan(view, "", None)
    assert is_whole(placed)
    assert narrowest(placed) >= FLOOR
    assert planner.plan(view, "", placed) is placed, "and nothing moves at the next question"


@pytest.mark.parametrize("moment", ["journey", "strike"])
def test_beside_the_land_points_and_influence_lie_left_of_a_whole_hand(moment: str) -> None:
    """They stood in the rows, which had no height left for the hand while hazards are played from it."""
    view, planner = brought_forward(meccg_table.at_table(moment), MECCG.forward), planner_of(MECCG, "meccg")
    planner.open_hand(False, plays=True)
    placed = planner.plan(view, "", None)
    assert is_whole(placed)
    assert narrowest(placed) >= FLOOR
    hand = placed.spots["hand:A"].rect
    for zone in ("scores", "accounts:A"):
        told = placed.spots[zone].rect
        assert placed.prompt.bottom < told.y < told.bottom < SMALL[1]
        assert told.right < hand.x
