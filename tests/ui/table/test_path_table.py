"""A table with a path that climbs at its left edge: sites from the foot on, nothing under anything else."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import View
from desktop_app.games import PLAYS
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.table.board.labels import NOTE
from desktop_app.ui.table.board.planner import beside_a_sum
from desktop_app.ui.table.board.token_row import token_boxes
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import Placement
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.plan import PADDING, SHEETS
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layouts.lotr_tcg import LAYOUT
from tests.games.lotr_tcg.table import Table, bearing, fight
from tests.ui.table.conftest import Table as Shown

SIGNS = Signs(PLAYS["lotr_tcg"].words)
SIZES = [(1126, 674), (1240, 806), (1496, 985), (2992, 1968)]


def skirmish(site: int, seats: int = 2) -> View:
    """A skirmish at a site, as the Free Peoples player sees it."""
    others = [
        {"minions": ["Uruk Regular", bearing("Uruk Defender", "Broad-bladed Sword")]},
        *[{} for _ in range(seats - 2)],
    ]
    ana = {"site": site, "fellowship": [bearing("Aragorn", "Ranger's Sword"), "Gimli"], "hand": ["Valor"] * 7}
    table = Table(ana, *others, step="skirmish_actions", skirmish=fight("Aragorn", "Uruk Regular"))
    return table.session.look("A")


def laid(view: View, size: tuple[int, int]) -> Placement:
    others = [seat for seat in view.seats if seat != "A"]
    return place(LAYOUT, Room(*size, "A", others), Census(LAYOUT, view, SIGNS, {}, lambda zone: False))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_under_the_path_or_anything_else(size: tuple[int, int], seats: int) -> None:
    placement = laid(skirmish(5, seats), size)
    rects = [mat.rect for mat in placement.mats if mat.zones] + [placement.prompt]
    for one, other in itertools.combinations(rects, 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other)
    assert all(rect.x >= 0 and rect.right <= size[0] for rect in rects)


@pytest.mark.parametrize(("size", "resting", "fighting"), [((1126, 726), 80, 140), ((1496, 986), 92, 186)])
def test_whoever_does_not_fight_on_either_side_stands_in_one_row_and_leaves_the_fight_its_height(
    size: tuple[int, int], resting: int, fighting: int
) -> None:
    """In a small window the other's cards were 58 wide beside a fight of 106, in a large one that was 112."""
    ana = {"fellowship": ["Aragorn", "Gimli", "Merry"], "hand": ["Valor"] * 7}
    bor = {"fellowship": ["Legolas"], "minions": ["Uruk Regular"]}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Aragorn", "Uruk Regular"))
    view = table.session.look("A")
    census = Census(LAYOUT, view, SIGNS, {"free_side": beside_a_sum(size[0])}, lambda zone: False)
    spots = place(LAYOUT, Room(*size, "A", ["B"]), census).spots
    assert spots["fellowship:A"].rect.y == spots["fellowship:B"].rect.y
    assert min(spots[f"fellowship:{seat}"].card for seat in "AB") >= resting
    assert spots["free_side"].card >= fighting


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hand_of_eight_is_seen_whole_between_dials_and_piles(seats: int) -> None:
    """Piles beside each other left it so little room that the titles of its cards were hidden."""
    view = skirmish(5, seats)
    held = view.zones["hand:A"].cards
    view.zones["hand:A"].cards = [*held, dataclasses.replace(held[0], id="eighth")]
    placement = laid(view, (1496, 985))
    hand = placement.spots["hand:A"]
    cards = lay(hand, view.zones["hand:A"].cards, SIGNS)
    assert len(cards) == 8
    assert all(card.shown == 1 for card in cards)
    piles = [placement.spots[f"{pile}:A"] for pile in ("deck", "discard", "dead", "adventure")]
    for pile in piles:
        assert hand.rect.right <= pile.rect.x
        assert pile.rect.bottom <= 985
    for one, other in itertools.combinations([pile.rect for pile in piles], 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("site", [1, 5, 9])
def test_the_sites_climb_from_the_foot_within_their_mat(size: tuple[int, int], site: int) -> None:
    view = skirmish(site)
    placement = laid(view, size)
    (mat,) = [mat for mat in placement.mats if "path" in mat.zones]
    found = lay(placement.spots["path"], view.zones["path"].cards, SIGNS)
    assert [card.card for card in found] == [card.id for card in view.zones["path"].cards]
    for lower, upper in itertools.pairwise(found):
        assert upper.y + upper.width / RATIO <= lower.y
    for card in found:
        assert card.landscape
        assert card.y + card.width / RATIO / 2 <= mat.rect.bottom
        assert mat.rect.y <= card.y - card.width / RATIO / 2
    for lower, upper in itertools.pairwise(found):
        assert upper.y < lower.y, "the next site lies higher"
        assert upper.over < lower.over, "its number and title stay in sight"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize(
    ("laid", "told"),
    [
        (1, ["2", "3 · sanctuary", "4", "5", "6 · sanctuary", "7", "8", "9 · the last"]),
        (5, ["6 · sanctuary", "7", "8", "9 · the last"]),
        (9, []),
    ],
)
def test_the_sites_that_nobody_has_reached_stand_over_those_that_lie_there(
    lay_table: Callable[..., Shown], size: tuple[int, int], laid: int, told: list[str]
) -> None:
    table = lay_table(Table({"site": laid}, {}, step="fellowship").session, size=size)
    scene = table.screen.scene
    strips = scene.fixtures.ways["path"].strips()
    assert [words for _, words in strips] == told
    sites = [scene.rect_of(item.card.id) for item in scene.items_of(["path"])]
    (mat,) = [mat.rect() for mat in scene.mats if "path" in mat.mat.zones]
    below = min(site.top() for site in sites)
    for box, _ in strips:
        assert mat.contains(box)
        assert box.bottom() <= below
        below = box.top()


def test_sites_stand_closer_before_they_are_smaller(lay_table: Callable[..., Shown]) -> None:
    """Of eight in a small window each is as large as if it stood alone."""
    widths = []
    for laid in (1, 8):
        table = lay_table(Table({"site": laid}, {}, step="fellowship").session, size=(1366, 768))
        widths.append(min(item.width for item in table.screen.scene.items_of(["path"])))
    assert widths[1] == pytest.approx(widths[0])


def test_a_support_area_in_a_line_says_in_one_number_what_lies_there(lay_table: Callable[..., Shown]) -> None:
    """Its cards and the sites that its player controls have no names of their own there."""
    seats = ({"fellowship": ["Gimli", "Legolas", "Merry", "Pippin"]}, {"support": ["Strength of Arms"]})
    table = lay_table(Table(*seats, step="fellowship").session, size=(1366, 768))
    words, view = table.screen.scene.words, table.screen.controller.view
    mat = next(mat.mat for mat in table.screen.scene.mats if "support:B" in mat.mat.zones)
    label = words.mats.label(replace(mat, state="line"), view)
    assert (label.title, label.rest) == ("Support area of Bor", "1")


def test_a_strip_of_the_path_gives_way_where_there_is_no_room(lay_table: Callable[..., Shown]) -> None:
    table = lay_table(Table({"site": 8}, {}, step="fellowship").session, size=(1000, 420))
    assert table.screen.scene.fixtures.ways["path"].strips() == []


def test_a_step_that_only_now_asks_is_called_by_its_own_name(lay_table: Callable[..., Shown]) -> None:
    position = Table({"hand": ["Valor"], "deck": ["Gimli"] * 9}, {}, step="turn_ends")
    assert position.asked == "reconcile"
    track = lay_table(position.session).screen.findChild(PhaseTrack, "phaseTrack")
    assert track is not None
    assert "Turn ends" in track.accessibleName(), "it is not the window of actions"


def test_the_wounds_of_somebody_who_lies_under_the_next_are_in_sight(lay_table: Callable[..., Shown]) -> None:
    """In a low window a fellowship and the minions of one seat lie one over the other."""
    hurt = [bearing(name, wound=1) for name in ("Aragorn", "Gimli", "Legolas", "Éomer", "Merry", "Pippin")]
    table = lay_table(Table({"fellowship": hurt}, {}, step="fellowship").session, size=(1366, 768))
    scene = table.screen.scene
    items = sorted(scene.items_of(["fellowship:A"]), key=lambda item: item.home.x())
    covered = [(item, after) for item, after in itertools.pairwise(items) if item.shown < 1]
    assert covered
    for item, after in covered:
        for box in token_boxes(item):
            assert item.mapRectToScene(box).right() <= scene.rect_of(after.card.id).left() + 1


@pytest.mark.parametrize("hand_open", [False, True])
def test_under_a_hand_that_is_opened_there_is_room_for_prices_where_the_rows_need_it_not(hand_open: bool) -> None:
    view = Table({"fellowship": ["Gimli"], "hand": ["Valor"] * 7}, {}, step="fellowship").session.look("A")
    room = Room(1126, 720, "A", ["B"], hand_open=hand_open)
    hand = place(LAYOUT, room, Census(LAYOUT, view, SIGNS, {}, lambda zone: False)).spots["hand:A"]
    assert hand.rect.y + hand.card * RATIO + NOTE <= 720


def test_the_pool_takes_no_room_that_the_fellowship_beside_it_could_have() -> None:
    view = Table({}, {}, step="fellowship").session.look("A")
    mats = {mat.zones[0]: mat.rect.width for mat in laid(view, (1126, 674)).mats if mat.zones}
    assert mats["twilight"] < 200
    assert mats["fellowship:A"] > 2 * mats["twilight"]


def test_while_the_whole_fellowship_fights_the_pool_is_no_wider_than_it_needs() -> None:
    """It took all the room that the fellowship had left."""
    minions = {"minions": ["Uruk Regular"]}
    fighting = Table({}, minions, step="skirmish_actions", skirmish=fight("Frodo", "Uruk Regular"))
    placed = laid(fighting.session.look("A"), (1126, 674))
    mats = {mat.zones[0]: mat for mat in placed.mats if mat.zones}
    assert mats["fellowship:A"].state == "strip"
    assert mats["twilight"].rect.width == pytest.approx(SHEETS["heap"][0] + 2 * PADDING)
