"""Where things lie: within the table, not on each other, full size while they fit."""

from __future__ import annotations

import itertools

import pytest

from desktop_app.engine.view import SHOWN, CardView, View, ZoneView
from desktop_app.games import PLAYS
from desktop_app.ui.table.layout.appearing import spots_now
from desktop_app.ui.table.layout.arrange import LEAST_SHOWN, TITLE_STRIP, Laid, lay
from desktop_app.ui.table.layout.layout import RATIO, Band, Layout, Mat, PlacedSpot, Plan, Rect, Spot, place
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layouts.lotr_lcg import LAYOUT as LCG

SIGNS = Signs(PLAYS["lotr_lcg"].words)
SIZES = [(960, 600), (1126, 674), (1240, 806), (1496, 985), (2560, 1300), (2992, 1968)]


def overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [[], ["B"], ["B", "C"]])
def test_no_two_mats_and_no_mat_and_prompt_overlap(size: tuple[int, int], others: list[str]) -> None:
    placement = place(LCG, *size, "A", others)
    rects = [mat.rect for mat in placement.mats] + [placement.prompt]
    for one, other in itertools.combinations(rects, 2):
        assert not overlap(one, other)
    for rect in rects:
        assert rect.x >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= size[1] + 0.5


@pytest.mark.parametrize("size", SIZES)
def test_every_zone_of_the_game_has_its_place(size: tuple[int, int]) -> None:
    placement = place(LCG, *size, "A")
    for zone in ("quest", "active_location", "staging", "encounter_deck", "encounter_discard", "victory"):
        assert zone in placement.spots
    for zone in ("heroes", "allies", "engaged", "hand", "deck", "discard", "threat"):
        assert f"{zone}:A" in placement.spots


def row(width: float, height: float = 200, card: float = 100) -> PlacedSpot:
    return PlacedSpot("heroes:A", "row", Rect(0, 0, width, height), card, "A", 0, "")


def cards(count: int) -> list[CardView]:
    return [CardView(f"c{i}", "01001", "heroes:A") for i in range(count)]


def steps(laid: list[Laid]) -> list[float]:
    return [b.x - a.x for a, b in itertools.pairwise(laid)]


def test_cards_lie_at_full_size_while_there_is_room() -> None:
    laid = lay(row(800), cards(5), SIGNS)
    assert all(each.width == 100 for each in laid)
    assert min(steps(laid)) >= 100


def test_a_full_zone_overlaps_its_cards_but_never_hides_one() -> None:
    laid = lay(row(500), cards(9), SIGNS)
    assert all(each.width == 100 for each in laid)
    assert min(steps(laid)) >= 100 * LEAST_SHOWN - 0.01


def test_an_exhausted_card_gets_the_room_it_needs() -> None:
    three = cards(3)
    three[1].marks = ["exhausted"]
    laid = lay(row(800), three, SIGNS)
    assert laid[1].turn == 90
    assert laid[1].x - laid[0].x >= 50 + 50 * RATIO


def test_attachments_lie_above_their_card_and_show_their_title() -> None:
    hero, ring = cards(2)
    ring.host = hero.id
    laid = {each.card: each for each in lay(row(400, 240), [hero, ring], SIGNS)}
    assert laid[ring.id].y < laid[hero.id].y
    assert laid[ring.id].over < laid[hero.id].over
    assert laid[ring.id].x == laid[hero.id].x


def test_a_shadow_card_lies_half_covered_at_the_right_of_its_enemy() -> None:
    enemy = CardView("e", "01096", "engaged:A")
    shadow = CardView("e/shadow1", "", "engaged:A", host="e", back="encounter", marks=["shadow"])
    laid = {each.card: each for each in lay(row(600), [enemy, shadow], SIGNS)}
    apart = laid["e/shadow1"].x - laid["e"].x
    assert 0.4 * 100 < apart < 100


def test_a_pile_shows_its_top_card_only() -> None:
    spot = PlacedSpot("discard:A", "pile", Rect(0, 0, 130, 200), 100, "A", 0, "")
    assert [each.card for each in lay(spot, cards(4), SIGNS)] == ["c0"]


def test_a_large_hand_stays_within_its_room() -> None:
    spot = PlacedSpot("hand:A", "fan", Rect(100, 0, 900, 200), 138, "A", 0, "")
    laid = lay(spot, cards(14), SIGNS)
    assert laid[0].x - 69 >= 90
    assert laid[-1].x + 69 <= 1010


def test_a_card_shrinks_so_that_the_titles_of_three_attachments_can_be_read() -> None:
    spot = place(LCG, 1496, 985, "A").spots["heroes:A"]
    hero = CardView("hero", "01001", "heroes:A")
    attached = [CardView(f"attached-{i}", "01026", "heroes:A", host="hero") for i in range(3)]
    laid = {each.card: each for each in lay(spot, [hero, *attached], SIGNS)}
    assert laid["hero"].width < spot.card
    above = sorted(laid[card.id].y for card in attached)
    for upper, lower in itertools.pairwise([*above, laid["hero"].y]):
        assert lower - upper >= laid["hero"].width * TITLE_STRIP - 0.5
    assert above[0] - laid["hero"].width * RATIO / 2 >= spot.rect.y - 0.5


def test_an_exhausted_attachment_keeps_clear_of_the_next_hero() -> None:
    spot = place(LCG, 1496, 985, "A").spots["heroes:A"]
    cards = [
        CardView("one", "01001", "heroes:A"),
        CardView("horn", "01026", "heroes:A", host="one", marks=["exhausted"]),
        CardView("two", "01002", "heroes:A"),
    ]
    laid = {each.card: each for each in lay(spot, cards, SIGNS)}
    assert laid["horn"].turn == 90
    assert laid["horn"].x + laid["horn"].width * RATIO / 2 <= laid["two"].x - laid["two"].width / 2


# -- zones that come and go ----------------------------------------------------------------------------------------

MAP = Layout(
    plans=(
        Plan(
            name="map",
            width=1000,
            height=700,
            card=100,
            hand_card=110,
            prompt=70,
            other=Band(120),
            bands=(
                Band(400, (Mat("inn-zone-map", "map", (Spot("at.*", "map"), Spot("brawl.*", "row", 0.5))),)),
                Band(0),
                Band(150, (Mat("", "", (Spot("hand:{seat}", "fan"),), look="bare"),)),
            ),
        ),
    ),
    places={"bree": (0.25, 0.5), "rivendell": (0.75, 0.25), "harbour": (0.0, 1.0)},
)


def with_zones(**zones: int) -> View:
    found = {name.replace("_", "."): count for name, count in zones.items()}
    shown = {zone: [CardView(f"{zone}-{i}", "x", zone) for i in range(count)] for zone, count in found.items()}
    return View("probe", "A", ["A"], 1, [], {zone: ZoneView(zone, len(each), each) for zone, each in shown.items()})


def test_the_places_of_a_map_lie_at_their_coordinates_and_within_it() -> None:
    placement = place(MAP, 1000, 700, "A")
    room = placement.spots["at.*"].rect
    spots = spots_now(placement, with_zones(at_bree=1, at_rivendell=0, at_harbour=2))

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
    placement = place(MAP, 1000, 700, "A")
    spots = spots_now(placement, with_zones(at_bree=0, at_nowhere=1))
    assert spots["at.nowhere"].rect.y > spots["at.bree"].rect.y


def test_a_zone_that_appears_in_play_gets_its_share_of_the_room_and_gives_it_back() -> None:
    placement = place(MAP, 1000, 700, "A")
    alone = spots_now(placement, with_zones(brawl_1=1))["brawl.1"].rect
    both = spots_now(placement, with_zones(brawl_1=1, brawl_2=1))
    assert both["brawl.1"].rect.width == pytest.approx(alone.width / 2)
    assert not overlap(both["brawl.1"].rect, both["brawl.2"].rect)
    assert "brawl.1" not in spots_now(placement, with_zones())


def test_everything_at_a_place_is_in_sight_however_much_lies_there() -> None:
    placement = place(MAP, 1000, 700, "A")
    view = with_zones(at_bree=9)
    spot = spots_now(placement, view)["at.bree"]
    laid = lay(spot, view.zones["at.bree"].cards, SIGNS)
    assert len(laid) == 9
    assert min(steps(laid)) > 0
    assert all(spot.rect.x - 0.5 <= each.x - each.width / 2 for each in laid)
    assert all(each.x + each.width / 2 <= spot.rect.right + 0.5 for each in laid)


@pytest.mark.parametrize("count", [1, 3, 5, 10, 30])
@pytest.mark.parametrize("size", [(1126, 674), (1496, 985)])
def test_the_tray_holds_what_is_looked_at_above_the_prompt(size: tuple[int, int], count: int) -> None:
    placement = place(LCG, *size, "A")
    view = with_zones(shown=count)
    spot = spots_now(placement, view)[SHOWN]
    laid = lay(spot, view.zones[SHOWN].cards, SIGNS)
    assert spot.rect.bottom <= placement.prompt.y
    assert spot.rect.y >= 0
    assert spot.card >= 200 or count > 4
    for each in laid:
        card = Rect(each.x - each.width / 2, each.y - each.width * RATIO / 2, each.width, each.width * RATIO)
        assert spot.rect.x <= card.x
        assert card.right <= spot.rect.right
        assert spot.rect.y + spot.strip <= card.y + 0.5
        assert card.bottom <= spot.rect.bottom


def test_there_is_no_tray_while_nothing_is_looked_at() -> None:
    assert SHOWN not in spots_now(place(LCG, 1496, 985, "A"), with_zones(staging=2))
