"""However much lies on a table, no card of its rows is below the size at which it can be read: 92 pixels in a window of
1920, 80 in one of 1366 with two seats. What is too much lies one over the other, its title and cost in sight."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.engine.view import CardView, View
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.planner import Planner, beside_a_sum
from desktop_app.ui.table.layout.appearing import brought_forward, spots_now
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.asides import shown_with
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.layout.placed import Placement
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layouts.lotr_tcg import LAYOUT as TCG
from desktop_app.ui.table.layouts.me_quest import LAYOUT as QUEST
from desktop_app.ui.table.layouts.meccg import LAYOUT as MECCG
from tests.games.lotr_lcg.table import Table as LcgTable
from tests.games.lotr_tcg.table import Table, bearing, fight
from tests.ui.table import laid_land, meccg_table
from tests.ui.table.conftest import LayTable

SMALL, LARGE = (1126, 720), (1496, 986)
FLOOR = {SMALL: 80, LARGE: 92}
"""Boards of windows of 1366 and of 1920, and how wide cards are there at least."""
TITLES = 0.44
"""Of a card of which so much is seen the beginning of its title and its cost are in sight."""


def cards_in_rows(layout: Layout, placement: Placement, view: View, signs: Signs) -> dict[str, list[Laid]]:
    """The cards that stand in the rows of a table, by their zones."""
    found: dict[str, list[Laid]] = {}
    for zone, spot in spots_now(placement, view, signs).items():
        if spot.kind != "row" or zone not in view.zones:
            continue
        cards = [card for each in shown_with(layout.asides, zone, view.zones) for card in view.zones[each].cards]
        standing = [each for each in lay(spot, cards, signs) if not (each.covered or each.strip)]
        if standing:
            found[zone] = standing
    return found


def companies(view: View, **sizes: int) -> View:
    """One company of so many characters a seat, every second of them tapped, its first bearing two items."""
    for seat, size in sizes.items():
        for number in "123":
            for zone in ("company", "site"):
                view.zones.pop(f"{zone}:{seat}{number}", None)
        zone = f"company:{seat}1"
        people = [CardView(f"{zone} {at}", meccg_table.ELLADAN, zone, seat, seat) for at in range(size)]
        for card in people[::2]:
            card.marks.append("exhausted")
        borne = [CardView(f"{zone} item {at}", meccg_table.GLAMDRING, zone, seat, host=people[0].id) for at in range(2)]
        site = [CardView(f"site {seat}", meccg_table.RIVENDELL, f"site:{seat}1", seat, seat)]
        laid_land.lay_zone(view, zone, *people, *borne)
        laid_land.lay_zone(view, f"site:{seat}1", *site)
    return view


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("own", "theirs"), [(7, 3), (8, 3), (8, 8)])
def test_a_company_of_eight_beside_the_land_lies_one_over_the_other_before_it_is_small(
    size: tuple[int, int], own: int, theirs: int
) -> None:
    """Its cards were 66 to 70 pixels wide in a large window."""
    view = brought_forward(companies(meccg_table.at_table(), A=own, B=theirs), MECCG.forward)
    signs = Signs(meccg_table.WORDS)
    census = Census(MECCG, view, signs, {}, lambda zone: False)
    placement = place(MECCG, Room(*size, "A", ("B",)), census)
    rows = cards_in_rows(MECCG, placement, view, signs)
    assert len(rows["company:A1"]) == own + 1, "all of it is in sight, and its site"
    assert min(card.width for card in rows["company:A1"]) >= FLOOR[size]
    assert min(card.shown for card in rows["company:A1"]) >= TITLES
    if size == LARGE:
        assert len(rows["company:B1"]) == theirs + 1, "and so are the others"
        assert min(card.width for card in rows["company:B1"]) >= FLOOR[size]


def hero(view: View, seat: str, things: int) -> None:
    """So many quests and items before a hero."""
    for zone in ("quests", "items"):
        cards = [CardView(f"{zone} {seat}{at}", "quest.x", f"{zone}:{seat}") for at in range(things)]
        laid_land.lay_zone(view, f"{zone}:{seat}", *cards)


@pytest.mark.parametrize("plots", [1, 2, 3])
@pytest.mark.parametrize(("seat", "others"), [("A", "B"), ("A", "BC"), ("A", "BCD"), ("B", "ACD")])
def test_beside_the_land_of_quest_no_card_is_too_small_whoever_sits_there(seat: str, others: str, plots: int) -> None:
    """Sauron's mission was 66 wide beside his plots."""
    view = laid_land.at_table(seat, "".join(sorted(seat + others)))
    for number in range(1, 4):
        zone = f"plot_{number}"
        cards = [CardView(zone, "starting_plot.sauron_hunts_for_the_ring", zone)] if number <= plots else []
        laid_land.lay_zone(view, zone, *cards)
    laid_land.lay_zone(view, "mission:A", CardView("mission", "mission.x", "mission:A"))
    for each in view.seats[1:]:
        hero(view, each, 2)
    placement = laid_land.laid(LARGE, seat, tuple(others), view)
    rows = cards_in_rows(QUEST, placement, view, laid_land.SIGNS)
    assert min(card.width for cards in rows.values() for card in cards) >= FLOOR[LARGE]
    mission, plot = placement.spots["mission:A"], placement.spots["plot_1"]
    assert min(spot.card for spot in (mission, plot) if spot.kind == "single" and spot.open) >= FLOOR[LARGE]


@pytest.mark.parametrize("others", ["A", "AC", "ACD"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("quests", "items", "corruption"), [(2, 1, 3), (1, 1, 1), (2, 4, 2)])
def test_what_a_hero_has_stays_on_its_mat(
    size: tuple[int, int], others: str, quests: int, items: int, corruption: int
) -> None:
    """Quests, items and corruption turned pages side by side where not one of each had room, over the table's edge."""
    view = laid_land.at_table("B", "".join(sorted("B" + others)))
    for zone, count in (("quests", quests), ("items", items), ("corruption", corruption)):
        cards = [CardView(f"{zone} {at}", "quest.x", f"{zone}:B") for at in range(count)]
        laid_land.lay_zone(view, f"{zone}:B", *cards)
    placement = laid_land.laid(size, "B", tuple(others), view)
    (mat,) = [each.rect for each in placement.mats if "items:B" in each.zones]
    for zone, standing in cards_in_rows(QUEST, placement, view, laid_land.SIGNS).items():
        if zone.endswith(":B"):
            assert max(card.x + card.width / 2 for card in standing) <= mat.right + 1, zone


def skirmishes(waiting: int) -> View:
    """A skirmish while so many wait, and those of both sides that have no part in it."""
    friends = ["Gimli", "Legolas", "Merry", "Pippin"]
    foes = [f"Uruk Regular {number}" if number > 1 else "Uruk Regular" for number in range(1, waiting + 1)]
    ana = {"fellowship": [bearing("Aragorn", "Ranger's Sword"), *friends, "Éowyn"], "hand": ["Valor"] * 7}
    bor = {
        "minions": ["Orthanc Warrior", *["Uruk Regular"] * waiting],
        "fellowship": ["Aragorn", "Legolas", "Gimli", "Merry"],
    }
    fights = [fight(friend, foe) for friend, foe in zip(friends, foes, strict=False)]
    now = fight("Aragorn", "Orthanc Warrior")
    return Table(ana, bor, step="skirmish_actions", skirmish=now, assigned=fights).session.look("A")


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("waiting", [0, 1, 2, 4])
def test_beside_a_skirmish_those_who_rest_on_both_sides_are_not_too_small(size: tuple[int, int], waiting: int) -> None:
    """The other's were 58 wide in a small window, where both sides do not fit in one row side by side."""
    view, signs = skirmishes(waiting), Signs(PLAYS["lotr_tcg"].words)
    census = Census(TCG, view, signs, {"free_side": beside_a_sum(size[0])}, lambda zone: False)
    placement = place(TCG, Room(*size, "A", ("B",)), census)
    rows = cards_in_rows(TCG, placement, view, signs)
    resting = [card for zone in ("fellowship:A", "fellowship:B") for card in rows[zone]]
    fighting = [card for zone in ("free_side", "shadow_side") for card in rows[zone]]
    assert len(fighting) == 2
    assert min(card.width for card in resting) >= FLOOR[size]
    assert min(card.shown for card in resting) >= TITLES
    assert min(card.width for card in fighting) >= FLOOR[size]


def test_pairs_one_above_the_other_take_the_height_that_their_row_has() -> None:
    """Beside a duel they were as small as the least that fits at the height of its cards."""
    view, signs = skirmishes(1), Signs(PLAYS["lotr_tcg"].words)
    census = Census(TCG, view, signs, {"free_side": beside_a_sum(SMALL[0])}, lambda zone: False)
    placement = place(TCG, Room(*SMALL, "A", ("B",)), census)
    spot = spots_now(placement, view, signs)["waiting:1"]
    (below, above) = [card for card in lay(spot, view.zones["waiting:1"].cards, signs) if not card.covered]
    room = placement.mats[spot.mat].rect
    assert below.width == above.width > spot.card * 0.45
    assert room.y < above.y - above.width * 0.7 < below.y + below.width * 0.7 < room.bottom


def planner_of(view: View, plays: bool) -> Planner:
    planner = Planner(TCG, Room(*SMALL, "A", ("B",)), Signs(PLAYS["lotr_tcg"].words), lambda view, zone: False)
    planner.open_hand(False, plays=plays)
    return planner


def test_a_hand_of_which_a_card_can_be_played_is_whole_where_the_table_can_give_way() -> None:
    """In fellowship actions half of it was outside a small window while one may play from it."""
    minions = ["Uruk Regular"] * 2
    ana = {"fellowship": ["Aragorn", "Gimli", "Legolas", "Merry"], "minions": minions, "hand": ["Valor"] * 7}
    bor = {"fellowship": ["Legolas", "Gimli"], "minions": minions}
    view, signs = Table(ana, bor, step="fellowship").session.look("A"), Signs(PLAYS["lotr_tcg"].words)
    assert planner_of(view, plays=False).plan(view, "", None).hand_hangs
    planner = planner_of(view, plays=True)
    placement = planner.plan(view, "", None)
    assert not placement.hand_hangs
    rows = cards_in_rows(TCG, placement, view, signs)
    assert min(card.width for cards in rows.values() for card in cards) >= FLOOR[SMALL]
    hand = placement.spots["hand:A"]
    assert hand.rect.y + hand.card * 1.4 <= SMALL[1]
    planner.open_hand(False, plays=False)
    assert not planner.plan(view, "", placement).hand_hangs, "nor does it go up and down within the turn"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_who_is_out_of_the_game_sees_an_attack_in_the_room_of_whoever_fights(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    """Its sum lay over a slim strip that says that one is out of the game."""
    players = {"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "engaged": ["Forest Spider"]}}
    session = LcgTable(players=players).begin()
    scene = lay_table(session, size=size).screen.scene
    view = session.look("A")
    gone = {zone: replace(view.zones[zone], cards=[], count=0) for zone in view.zones if zone.endswith(":A")}
    (spider,) = [card for card in view.zones["engaged:B"].cards if not card.host]
    attack = {"ledger:kind": "enemy", "ledger:seat": "B", "attacker": spider.id, "eliminated": "A"}
    numbers = {"ledger:attack": 2, "ledger:defense": 1, "ledger:damage": 1}
    scene.show_view(
        replace(view, zones=view.zones | gone, facts=view.facts | attack, numbers=view.numbers | numbers), moving=False
    )
    (mat,) = [mat.mat.rect for mat in scene.mats if "engaged:B" in mat.mat.zones]
    told = scene.ledger.sceneBoundingRect()
    assert scene.ledger.isVisible()
    assert mat.x <= told.left()
    assert told.right() <= mat.right + 6
    strips = [mat for mat in scene.mats if mat.mat.state == "strip" and mat.mat.seat == "A"]
    assert strips
    assert not any(told.intersects(strip.sceneBoundingRect()) for strip in strips)
