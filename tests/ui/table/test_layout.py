"""Where things lie: within the table, not on each other, full size while they fit."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace

import pytest

from desktop_app.engine.view import SHOWN, CardView, View, ZoneView
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.ledger import LOW
from desktop_app.ui.table.layout.abreast import shared
from desktop_app.ui.table.layout.appearing import spots_now
from desktop_app.ui.table.layout.arrange import LEAST_SHOWN, lay
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import (
    GAP,
    RATIO,
    Arrangement,
    Kind,
    Layout,
    Mat,
    PlacedSpot,
    Placement,
    Rect,
    Spot,
)
from desktop_app.ui.table.layout.measures import HEAD, Bounds, bounds_of
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.plan import FOOT, FOREMOST, PADDING, STRIP_LEAST, TOUCHING, Need, Part
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.row import Row
from desktop_app.ui.table.layout.sharing import share
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layout.tray import NAMED
from desktop_app.ui.table.layouts.lotr_lcg import LAYOUT as LCG

SIGNS = Signs(PLAYS["lotr_lcg"].words)
SIZES = [(960, 600), (1126, 674), (1240, 806), (1496, 967), (1496, 985), (2560, 1300), (2992, 1968)]


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


def overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [[], ["B"], ["B", "C"]])
def test_no_two_mats_and_no_mat_and_prompt_overlap(size: tuple[int, int], others: list[str]) -> None:
    placement = table(of_game(seats=1 + len(others), allies=4, engaged=1), size, tuple(others))
    rects = [mat.rect for mat in placement.mats] + [placement.prompt]
    for one, other in itertools.combinations(rects, 2):
        assert not overlap(one, other)
    for rect in rects:
        assert rect.x >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= size[1] + 0.5


@pytest.mark.parametrize("size", SIZES)
def test_every_zone_of_the_game_has_its_place(size: tuple[int, int]) -> None:
    placement = table(of_game(), size)
    for zone in ("quest", "active_location", "staging", "encounter_deck", "encounter_discard", "victory"):
        assert zone in placement.spots
    for zone in ("heroes", "allies", "engaged", "hand", "deck", "discard", "threat"):
        assert f"{zone}:A" in placement.spots


def test_beside_attackers_that_all_lie_the_cells_of_their_sum_have_room() -> None:
    kneeling = Part("cards", (RATIO,), tall=1.0)
    for card in (70.0, 80.0, 92.0):
        fight = Row((Need((kneeling,), weight=4, beside=400.0),), 1100.0, HEAD)
        assert fight.height(card) - HEAD - FOOT - PADDING >= LOW


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
    assert laid[1].landscape
    assert laid[1].turn == 0, "its title stays upright"
    assert laid[1].width / RATIO == laid[0].width, "it is as high as the others are wide"
    assert laid[1].x - laid[0].x >= 50 + 50 * RATIO
    feet = [each.y + each.width * (1 / RATIO if each.landscape else RATIO) / 2 for each in laid]
    assert max(feet) - min(feet) < 0.5, "all stand on one line"


def test_attachments_lie_as_strips_above_their_card_and_show_their_title() -> None:
    hero, ring = cards(2)
    ring.host = hero.id
    laid = {each.card: each for each in lay(row(400, 240), [hero, ring], SIGNS)}
    assert laid[ring.id].y < laid[hero.id].y
    assert laid[ring.id].over < laid[hero.id].over
    assert laid[ring.id].strip
    in_sight = laid[hero.id].y - laid["c0"].width * RATIO / 2 - (laid[ring.id].y - laid[ring.id].strip / 2)
    assert STRIP_LEAST <= in_sight <= 32 + 5


def test_over_a_small_card_a_strip_is_wide_enough_for_its_title_where_there_is_room() -> None:
    """ "Dwarven Axe" was cut to "Dwarven..." beside an empty mat."""
    hero, axe, other = (CardView(id, "01026", "heroes:A") for id in ("hero", "axe", "other"))
    axe.host = hero.id
    wide, tight = (PlacedSpot("heroes:A", "row", Rect(0, 0, room, 240), 82, "A", 0, "", gap=28) for room in (400, 90))
    strip = {each.card: each for each in lay(wide, [hero, axe], SIGNS)}["axe"]
    assert strip.width >= 140
    assert strip.x - strip.width / 2 == 0, "from the edge of its bearer on"
    assert {each.card: each for each in lay(tight, [hero, axe], SIGNS)}["axe"].width == 90, "to the edge of its mat"
    between = {each.card: each for each in lay(wide, [hero, axe, other], SIGNS)}
    assert between["axe"].x + between["axe"].width / 2 < between["other"].x - between["other"].width / 2


def test_a_shadow_card_lies_half_covered_at_the_right_of_its_enemy() -> None:
    enemy = CardView("e", "01096", "engaged:A")
    shadow = CardView("e/shadow1", "", "engaged:A", host="e", back="encounter", marks=["shadow"])
    laid = {each.card: each for each in lay(row(600), [enemy, shadow], SIGNS)}
    apart = laid["e/shadow1"].x - laid["e"].x
    assert 0.35 * 100 < apart < 100


def test_what_lies_half_under_a_card_on_its_side_is_no_higher_than_that() -> None:
    """It would reach over the name of the mat, whose row is as high as its cards lie."""
    enemy = CardView("e", "01096", "engaged:A", marks=["exhausted"])
    shadow = CardView("e/shadow1", "", "engaged:A", host="e", back="encounter", marks=["shadow"])
    laid = {each.card: each for each in lay(row(600), [enemy, shadow], SIGNS)}
    over, under = laid["e"], laid["e/shadow1"]
    assert over.landscape
    assert under.y - under.width * RATIO / 2 >= over.y - over.width / RATIO / 2
    assert under.x + under.width / 2 > over.x + over.width / 2 + 0.35 * 100, "it is in sight as ever"


def test_a_pile_shows_its_top_card_only() -> None:
    spot = PlacedSpot("discard:A", "pile", Rect(0, 0, 130, 200), 100, "A", 0, "")
    assert [each.card for each in lay(spot, cards(4), SIGNS)] == ["c0"]


def test_a_card_that_kneels_alone_in_its_place_lies_on_its_side() -> None:
    """A faction card that was knelt to pay for something looks as any other card that kneels."""
    kinds: list[tuple[Kind, float]] = [("pile", 96), ("single", 84), ("single", 140)]
    for kind, room in kinds:
        spot = PlacedSpot("faction:A", kind, Rect(0, 0, room, 200), 84, "A", 0, "Faction", strip=26)
        (standing,) = lay(spot, cards(1), SIGNS)
        (kneeling,) = lay(spot, [CardView("c0", "01096", "faction:A", marks=["exhausted"])], SIGNS)
        assert not standing.landscape
        assert kneeling.landscape
        assert 0 <= kneeling.x - kneeling.width / 2 <= kneeling.x + kneeling.width / 2 <= room, "in its room"


def test_a_large_hand_stays_within_its_room() -> None:
    spot = PlacedSpot("hand:A", "fan", Rect(100, 0, 900, 200), 138, "A", 0, "")
    laid = lay(spot, cards(14), SIGNS)
    assert round(laid[0].x - laid[0].width / 2) >= 100
    assert round(laid[-1].x + laid[-1].width / 2) <= 1000


@pytest.mark.parametrize(("held", "width"), [(3, 138), (6, 138), (8, 118)])
def test_the_cards_of_a_hand_become_a_little_smaller_before_they_hide_each_other(held: int, width: int) -> None:
    spot = PlacedSpot("hand:A", "fan", Rect(100, 0, 985, 200), 138, "A", 0, "")
    laid = lay(spot, cards(held), SIGNS)
    assert all(round(each.width) == width for each in laid)
    assert all(each.shown == 1 for each in laid)


def test_the_titles_of_three_attachments_can_be_read() -> None:
    view = of_game()
    hero = view.zones["heroes:A"].cards[0]
    attached = [CardView(f"attached-{i}", "01026", "heroes:A", host=hero.id) for i in range(3)]
    view.zones["heroes:A"].cards += attached
    spot = table(view).spots["heroes:A"]
    laid = {each.card: each for each in lay(spot, view.zones["heroes:A"].cards, SIGNS)}
    tops = [laid[card.id].y - laid[card.id].strip / 2 for card in attached]
    tops.append(laid[hero.id].y - laid[hero.id].width * RATIO / 2)
    for upper, lower in itertools.pairwise(tops):
        assert lower - upper >= STRIP_LEAST - 0.5
    assert tops[0] >= spot.rect.y - 0.5


def test_of_six_attachments_the_lowest_strip_says_how_many_more_there_are() -> None:
    hero = CardView("hero", "01001", "heroes:A")
    attached = [CardView(f"a{i}", "01026", "heroes:A", host="hero") for i in range(6)]
    laid = lay(row(400, 300), [hero, *attached], SIGNS)
    strips = [each for each in laid if each.strip]
    assert [each.more for each in strips] == [0, 0, 0, 3]
    opened = [each for each in lay(row(400, 300), [hero, *attached], SIGNS, opened="hero") if each.strip]
    assert [each.card for each in opened] == [card.id for card in attached]


def test_an_exhausted_attachment_is_pushed_aside_and_keeps_clear_of_the_next_hero() -> None:
    cards = [
        CardView("one", "01001", "heroes:A"),
        CardView("sword", "01026", "heroes:A", host="one"),
        CardView("horn", "01026", "heroes:A", host="one", marks=["exhausted"]),
        CardView("two", "01002", "heroes:A"),
    ]
    laid = {each.card: each for each in lay(row(800, 240), cards, SIGNS)}
    assert laid["horn"].x - laid["horn"].width / 2 == laid["sword"].x - laid["sword"].width / 2 + 12
    assert laid["horn"].x + laid["horn"].width / 2 <= laid["two"].x - laid["two"].width / 2


# -- room by what lies there


def test_an_early_game_has_large_cards_and_no_empty_mat() -> None:
    placement = table(of_game())
    for zone in ("heroes:A", "staging", "quest"):
        assert placement.spots[zone].card >= 160
    for mat in placement.mats:
        if mat.state == "strip":
            assert min(mat.rect.width, mat.rect.height) <= 40
    empty = {zone for mat in placement.mats if mat.state == "strip" for zone in mat.zones}
    assert empty == {"active_location", "engaged:A", "allies:A"}


@pytest.mark.parametrize(("size", "least"), [((1496, 967), 92), ((1240, 806), 92), ((1126, 726), 80)])
def test_fourteen_characters_of_two_seats_are_never_too_small(size: tuple[int, int], least: int) -> None:
    placement = table(of_game(seats=2, allies=4, engaged=2), size, ("B",))
    for zone in ("heroes:A", "allies:A", "engaged:A", "heroes:B", "allies:B", "staging"):
        assert placement.spots[zone].card >= least, zone


@pytest.mark.parametrize("hand_open", [False, True])
@pytest.mark.parametrize("allies", [0, 3, 4])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("size", "least"), [((1496, 985), 92), ((1496, 967), 92), ((1126, 720), 80)])
def test_no_card_of_any_seat_is_too_small(
    size: tuple[int, int], least: int, seats: int, allies: int, hand_open: bool
) -> None:
    view = of_game(seats=seats, allies=allies, engaged=allies // 2, staging=2 + allies // 2)
    placement = table(view, size, tuple("BCD"[: seats - 1]), hand_open=hand_open)
    crowded = LCG.among_many if seats == 4 else 1.0
    for zone, spot in placement.spots.items():
        if zone.startswith(("heroes", "allies", "engaged", "staging")) and view.zones[zone].count:
            assert spot.open, zone
            own = zone == "staging" or zone.endswith(":A")
            assert spot.card >= least * (1.0 if own else crowded), zone


@pytest.mark.parametrize("others", [(), ("B",), ("B", "C", "D")])
@pytest.mark.parametrize("size", SIZES)
def test_a_hand_one_must_choose_from_is_whole_and_lies_over_nothing(
    size: tuple[int, int], others: tuple[str, ...]
) -> None:
    placement = table(of_game(seats=1 + len(others)), size, others, hand_open=True)
    if placement.hand_hangs:
        assert size[1] < 700, "only where the table would have no room at all"
        return
    hand = placement.spots["hand:A"]
    assert hand.rect.y + hand.card * RATIO <= size[1]
    assert hand.rect.y >= placement.prompt.bottom
    assert all(mat.rect.bottom <= placement.prompt.y for mat in placement.mats if mat.look != "bare" or not mat.zones)


@pytest.mark.parametrize("size", SIZES)
def test_four_seats_have_their_places(size: tuple[int, int]) -> None:
    placement = table(of_game(seats=4, allies=3, engaged=1), size, ("B", "C", "D"))
    for mat in placement.mats:
        assert mat.rect.width > 20
        assert mat.rect.x >= 0
        assert mat.rect.right <= size[0] + 0.5
    assert all(f"heroes:{seat}" in placement.spots for seat in "ABCD")


def test_a_plan_is_kept_while_nothing_else_is_asked_for_and_cards_grow_only_where_it_is_worth_it() -> None:
    first = table(of_game(allies=3))
    assert table(of_game(allies=3), before=first) is first
    widths = [first.spots["heroes:A"].card]
    placement = first
    for allies in (4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3):
        placement = table(of_game(allies=allies), before=placement)
        widths.append(placement.spots["heroes:A"].card)
    for before, after in itertools.pairwise(widths):
        assert after <= before or after - before >= 8


# -- zones that come and go ----------------------------------------------------------------------------------------

MAP = Layout(
    arrangements=(
        Arrangement(((Mat("inn-zone-map", "map", (Spot("at.*", "map"), Spot("brawl.*", "row", 0.5)), weight=4),),)),
    ),
    hand=Spot("hand:{seat}", "fan"),
    places={"bree": (0.25, 0.5), "rivendell": (0.75, 0.25), "harbour": (0.0, 1.0)},
)


def with_zones(**zones: int) -> View:
    found = {name.replace("_", ".") if name.startswith(("at_", "brawl_")) else name: n for name, n in zones.items()}
    shown = {zone: [CardView(f"{zone}-{i}", "x", zone) for i in range(count)] for zone, count in found.items()}
    return View("probe", "A", ["A"], 1, [], {zone: ZoneView(zone, len(each), each) for zone, each in shown.items()})


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


@pytest.mark.parametrize("count", [1, 3, 5, 10, 30, 60, 90])
@pytest.mark.parametrize("size", [(1126, 674), (1496, 985)])
def test_the_tray_holds_what_is_looked_at_above_the_prompt(size: tuple[int, int], count: int) -> None:
    placement = table(of_game(), size)
    view = with_zones(shown=count)
    spot = spots_now(placement, view, SIGNS)[SHOWN]
    laid = lay(spot, view.zones[SHOWN].cards, SIGNS)
    assert spot.rect.bottom <= placement.prompt.y
    assert spot.rect.y >= 0
    assert spot.card >= 200 or count > 4
    for each in laid:
        tall = each.strip or each.width * RATIO
        card = Rect(each.x - each.width / 2, each.y - tall / 2, each.width, tall)
        assert spot.rect.x <= card.x
        assert card.right <= spot.rect.right
        assert each.width >= NAMED, "its name is read"
        assert spot.rect.y + spot.strip <= card.y + 0.5
        assert card.bottom <= spot.rect.bottom


def test_the_tray_gives_way_to_a_hand_that_lies_above_the_prompt() -> None:
    placement = table(of_game(), (1126, 674))
    prompt, view = placement.prompt, with_zones(shown=1)
    middle = spots_now(replace(placement, spots={}), view, SIGNS)[SHOWN].rect
    hand = Rect(prompt.right - 480, prompt.y - 160, 480, 150)
    assert middle.right > hand.x, "it would lie over the hand"
    beside = {f"hand:{placement.seat}": PlacedSpot(f"hand:{placement.seat}", "fan", hand, 100.0, placement.seat, 0, "")}
    tray = spots_now(replace(placement, spots=beside), view, SIGNS)[SHOWN].rect
    assert prompt.x <= tray.x < tray.right <= hand.x


@pytest.mark.parametrize("count", [10, 11, 12, 16])
def test_cards_in_a_tray_that_need_rows_lie_in_rows_that_are_alike(count: int) -> None:
    placement, view = table(of_game()), with_zones(shown=count)
    spot = spots_now(placement, view, SIGNS)[SHOWN]
    rows = Counter(card.y for card in lay(spot, view.zones[SHOWN].cards, SIGNS)).values()
    assert len(rows) > 1
    assert max(rows) - min(rows) < len(rows)


def test_there_is_no_tray_while_nothing_is_looked_at() -> None:
    assert SHOWN not in spots_now(table(of_game()), with_zones(staging=2), SIGNS)


@pytest.mark.parametrize("lettering", [1.0, 1.25])
def test_a_mat_told_in_a_line_is_as_high_as_two_lines_of_its_letters(lettering: float) -> None:
    """In large print the name of a mat and its numbers were written over its edges."""
    bare, filled = Need((Part("cards"),), empty=True), Need((Part("cards", (1.0,)),))
    plan = share((((bare,), (filled,)),), 1126, 600, bounds_of(1126, lettering))
    assert plan.rows[0].height == 32 * lettering


@pytest.mark.parametrize(
    ("room", "cards", "piles"),
    [(760, "open", "open"), (520, "open", "line"), (360, "open", "line"), (180, "line", "line")],
)
def test_of_what_weighs_least_piles_are_told_in_a_line_before_cards(room: float, cards: str, piles: str) -> None:
    company = Need((Part("cards", (1.0,) * 6),), weight=1)
    belongings = Need((Part("pile"), Part("pile"), Part("pile")), weight=1)
    row = Row((company, belongings), room, 34.0)
    row.give_way(66.0)
    assert (row.state(company), row.state(belongings)) == (cards, piles)
    assert row.width(66.0) <= room


@pytest.mark.parametrize(("room", "state"), [(640.0, "open"), (570.0, "open"), (430.0, "line")])
def test_cards_of_another_seat_become_a_little_smaller_before_all_are_told_in_a_line(room: float, state: str) -> None:
    theirs = Need((*(Part("pile"),) * 4, Part("dial"), Part("cards", (1.0,)), Part("cards", (1.0,))), 1, another=True)
    own = Need((Part("cards", (1.0,)),), weight=3)
    plan = share((((theirs,), (own,)),), room, 700.0, Bounds(66.0, 170.0, 66.0, smallest=44.0))
    assert plan.rows[0].mats[0].state == state


def test_what_weighs_less_does_not_lie_much_larger_than_what_weighs_more() -> None:
    """Seven characters have only their least width; one event below them does not become twice as wide."""
    company = Need((Part("cards", (1.0,) * 7),), weight=3)
    event = Need((Part("cards", (1.0,)),), weight=2)
    plan = share((((company,), (event,)),), 600.0, 700.0, Bounds(66.0, 118.0, 66.0))
    above, below = (row.card for row in plan.rows)
    assert below <= FOREMOST * above


def test_cards_lie_side_by_side_rather_than_one_over_the_other_for_what_is_a_line_elsewhere() -> None:
    """Events and piles are a line below the company, where beside it they would push its people together."""
    company, numbers = Need((Part("cards", (1.0,) * 6),), weight=4), Need((Part("cards", (1.0,) * 4),), weight=3)
    events, piles = (Need((Part("cards"),), weight=weight, empty=True) for weight in (2, 1))
    beside, below = ((company, events, piles), (numbers,)), ((company,), (events, piles), (numbers,))
    plan = share((beside, below), 466.0, 500.0, Bounds(66.0, 118.0, 66.0))
    assert plan.arrangement == 1
    assert plan.rows[0].mats[0].fan >= TOUCHING


def test_beside_nothing_but_piles_the_mats_in_which_cards_will_lie_take_the_room() -> None:
    view = with_zones(**{"encounter_deck": 1, "heroes:A": 3, "deck:A": 1})
    placement = table(view, (1126, 674))
    mat = next(mat for mat in placement.mats if "encounter_deck" in mat.zones)
    deck, discard = (placement.spots[zone].rect for zone in ("encounter_deck", "encounter_discard"))
    staging = next(mat for mat in placement.mats if "staging" in mat.zones)
    assert staging.state == "strip"
    assert staging.rect.width > mat.rect.width
    assert discard.x - deck.x < 2.5 * placement.spots["encounter_deck"].card, "and the piles stand together"


def test_where_ones_own_cards_are_as_large_either_way_those_of_others_take_the_height_that_is_left() -> None:
    """Of another seat five characters lie in a line below its plot rather than one over the other beside it."""
    plot, people = Part("cards", (1.4, 1.0, 1.0)), Part("cards", (1.0,) * 5)
    beside = Need((plot, people), weight=3, another=True)
    below = Need((plot, replace(people, line=1)), weight=3, another=True)
    own = Need((Part("cards", (1.0,) * 6),), weight=3)
    plan = share((((beside,), (own,)), ((below,), (own,))), 560.0, 700.0, Bounds(92.0, 170.0, 92.0))
    assert plan.arrangement == 1
    low = share((((beside,), (own,)), ((below,), (own,))), 560.0, 380.0, Bounds(92.0, 170.0, 92.0))
    assert low.arrangement == 0, "there is no height for two lines"


def test_cards_that_became_smaller_lie_apart_again() -> None:
    """Others' cards gave way at their least width and became smaller beside a challenge: they kept lying as close."""
    theirs = Need((Part("cards", (1.0,) * 9),), weight=3, another=True)
    challenge = Need((Part("cards", (1.0,) * 2),), weight=4, foremost=True)
    plan = share((((theirs,), (challenge,)),), 560.0, 300.0, Bounds(92.0, 170.0, 80.0))
    row, mat = plan.rows[0], plan.rows[0].mats[0]
    assert row.card < 80
    as_close = (mat.width - 24 - row.card) / (8 * row.card)
    assert mat.fan == pytest.approx(as_close, abs=0.01)


def test_zones_in_one_mat_have_their_cards_equally_close() -> None:
    """One location took the room of two while the characters beside it lay one over the other."""
    people, place = Part("cards", (1.0,) * 6), Part("cards", (1.0,))
    tight = shared([people, place], 80.0, 8.0, 400.0)
    assert sum(tight) == pytest.approx(400.0)
    assert tight[1] <= 80.0 + 1
    loose = shared([people, place], 80.0, 8.0, 700.0)
    assert loose == [pytest.approx(6 * 88.0), pytest.approx(700.0 - 6 * 88.0)]
    both = shared([people, people], 80.0, 8.0, 600.0)
    assert both[0] == pytest.approx(both[1], abs=7)
