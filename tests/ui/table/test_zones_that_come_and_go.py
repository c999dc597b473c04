"""Zones that come and go: the places of a map, and what appears in play."""

from __future__ import annotations

import pytest

from desktop_app.ui.table.layout.appearing import spots_now
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import GAP, Arrangement, Layout, Mat, Spot
from tests.ui.table.laid_out import SIGNS, overlap, steps, table, with_zones

MAP = Layout(
    arrangements=(
        Arrangement(((Mat("inn-zone-map", "map", (Spot("at.*", "map"), Spot("brawl.*", "row", 0.5)), weight=4),),)),
    ),
    hand=Spot("hand:{seat}", "fan"),
    places={"bree": (0.25, 0.5), "rivendell": (0.75, 0.25), "harbour": (0.0, 1.0)},
)
MAP_VIEW = with_zones(brawl_1=1)


def test_the_places_of_a_map_lie_at_their_coordinates_and_within_it() -> None:
    placement = table(MAP_VIEW, (1000, 700), layout=MAP)
    room = placement.spots["at.*"].rect
    spots = spots_now(placement, with_zones(at_bree=1, at_rivendell=0, at_harbour=2), SIGNS)

    bree, rivendell, harbour = (spots[f"at.{name}"].rect for name in ("bree", "rivendell", "harbour"))
    assert bree.x + bree.width / 2 == pytest.approx(room.x + room.width * 0.25, abs=8)
    assert rivendell.x > bree.x
    assert rivendell.y < bree.y
    for rect in (bree, rivendell, harbour):
        assert room.x <= rect.x
        assert rect.right <= room.right + 0.5
        assert rect.bottom <= room.bottom + 0.5
    assert "at.*" not in spots, "a pattern is no zone"


def test_a_place_that_the_map_does_not_know_lies_at_its_foot() -> None:
    placement = table(MAP_VIEW, (1000, 700), layout=MAP)
    spots = spots_now(placement, with_zones(at_bree=0, at_nowhere=1), SIGNS)
    assert spots["at.nowhere"].rect.y > spots["at.bree"].rect.y


def test_a_zone_that_appears_in_play_gets_its_share_of_the_room_and_gives_it_back() -> None:
    placement = table(MAP_VIEW, (1000, 700), layout=MAP)
    alone = spots_now(placement, with_zones(brawl_1=1), SIGNS)["brawl.1"].rect
    both = spots_now(placement, with_zones(brawl_1=1, brawl_2=1), SIGNS)
    assert both["brawl.1"].rect.width == pytest.approx((alone.width - GAP) / 2, abs=0.5)
    assert not overlap(both["brawl.1"].rect, both["brawl.2"].rect)
    assert "brawl.1" not in spots_now(placement, with_zones(), SIGNS)


def test_everything_at_a_place_is_in_sight_however_much_lies_there() -> None:
    placement = table(MAP_VIEW, (1000, 700), layout=MAP)
    view = with_zones(at_bree=9)
    spot = spots_now(placement, view, SIGNS)["at.bree"]
    laid = lay(spot, view.zones["at.bree"].cards, SIGNS)
    assert len(laid) == 9
    assert min(steps(laid)) > 0
    assert all(spot.rect.x - 0.5 <= each.x - each.width / 2 for each in laid)
    assert all(each.x + each.width / 2 <= spot.rect.right + 0.5 for each in laid)
