"""The room beside a land: mats, hand and prompt, and how many cards lie there in sight."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView, View
from desktop_app.games import PLAYS
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import Placement, Rect
from desktop_app.ui.table.layout.room import Room
from tests.ui.table.laid_land import GROUND, SIGNS, SIZES, Table, at_table, laid, lay_zone, overlap


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seat", "others"), [("B", ("A", "C")), ("A", ("B", "C")), ("B", ("A",))])
def test_land_mats_hand_and_prompt_lie_beside_each_other(
    size: tuple[int, int], seat: str, others: tuple[str, ...]
) -> None:
    placement = laid(size, seat, others)
    rects = [mat.rect for mat in placement.mats] + [placement.prompt]
    for one, other in combinations(rects, 2):
        assert not overlap(one, other)
    assert all(rect.x >= 0 and rect.right <= size[0] + 0.5 and rect.bottom <= size[1] + 0.5 for rect in rects)
    assert placement.spots["at.*"].rect.width >= size[0] * 0.5
    assert not placement.hand_hangs
    assert placement.spots[f"hand:{seat}"].card >= 92, "the hand can be read beside the land"


def test_a_side_has_only_the_mats_whose_zones_it_has() -> None:
    hero, sauron = laid((1496, 986), "B", ("A", "C")), laid((1496, 986), "A", ("B", "C"))
    assert "life:B" in hero.spots
    assert "life:A" not in hero.spots
    assert "combat_hand:A" in sauron.spots
    assert "combat_hand:B" not in hero.spots


def test_sauron_keeps_his_mission_beside_the_shadow_and_outside_a_combat_his_cards_for_it_are_a_line() -> None:
    """One card had a whole row to itself, while his actions and minions were told in a line."""
    placement = laid((1126, 720), "A", ("B",))
    states = {zone: mat.state for mat in placement.mats for zone in mat.zones}
    mats = {zone: mat.title for mat in placement.mats for zone in mat.zones}
    assert mats["mission:A"] == mats["pool"]
    assert states["combat_hand:A"] == "strip"
    assert states["roster:actions"] == states["roster:minions"] == "open"
    land = placement.spots["at.*"].rect
    rows = [mat.rect for mat in placement.mats if mat.rect.x > land.right and "hand:A" not in mat.zones]
    assert min(rect.y for rect in rows) == pytest.approx(land.y, abs=1), "and the rows begin where the land does"


def faces_of_zone(placement: Placement, view: View, zone: str) -> list[Rect]:
    """Where the cards of a zone lie."""
    found = lay(placement.spots[zone], view.zones[zone].cards, SIGNS)
    tall = [each.width / RATIO if each.landscape else each.width * RATIO for each in found]
    return [
        Rect(each.x - each.width / 2, each.y - high / 2, each.width, high)
        for each, high in zip(found, tall, strict=True)
    ]


@pytest.mark.parametrize("size", [(1126, 720), (1496, 986)])
def test_the_many_cards_of_sauron_for_a_combat_stand_in_two_lines_and_cover_none(size: tuple[int, int]) -> None:
    """Of fourteen that lay in one row only slivers were in sight, and no number of how they defend."""
    view = at_table("A")
    lay_zone(view, "combat_hand:A", *(CardView(f"c{at}", "monster_combat.x", "combat_hand:A") for at in range(14)))
    placement = laid(size, "A", ("B",), view)
    cards = faces_of_zone(placement, view, "combat_hand:A")
    assert len({round(card.y) for card in cards}) == 2
    assert not [pair for pair in combinations(cards, 2) if overlap(*pair)]
    (mat,) = [mat.rect for mat in placement.mats if "combat_hand:A" in mat.zones]
    assert all(
        mat.x <= card.x and card.right <= mat.right and mat.y < card.y < card.bottom <= mat.bottom for card in cards
    )
    lay_zone(view, "combat_hand:A", *view.zones["combat_hand:A"].cards[:7])
    few = faces_of_zone(laid(size, "A", ("B",), view), view, "combat_hand:A")
    assert len({round(card.y) for card in few}) == 1


@pytest.mark.parametrize(("seat", "others"), [("A", "BCD"), ("B", "ACD")])
def test_at_a_table_of_four_the_cards_of_other_heroes_are_as_large_as_ones_own(seat: str, others: str) -> None:
    """Beside piles and a dial in the same line they were 66 wide of the 92 that are asked for, and every hero who was
    told in a line had a row to himself."""
    view = at_table(seat, "ABCD")
    for hero in "BCD":
        for at, zone in enumerate(("quests", "items")):
            lay_zone(view, f"{zone}:{hero}", CardView(f"{zone} {hero}{at}", "quest.x", f"{zone}:{hero}"))
    placement = laid((1496, 986), seat, tuple(others), view)
    heroes = [mat for mat in placement.mats if mat.seat in others and f"life:{mat.seat}" in mat.zones]
    shown = [mat for mat in heroes if mat.state == "open"]
    assert len(shown) == (2 if seat == "A" else 1)
    assert min(placement.spots[f"quests:{mat.seat}"].card for mat in shown) >= 92
    lines = [mat.rect.y for mat in placement.mats if mat.seat in others and mat.state == "line"]
    assert len(set(lines)) == 1


def test_of_a_hero_told_in_a_line_favor_and_hand_are_told_as_well(qapp: QApplication) -> None:
    table = Table((1126, 726), words=PLAYS["me_quest"].words)
    table.scene.rebuild(Room(*table.size, "A", ("B", "C", "D")), table.skin, at_table("A", "ABCD"))
    told = [mat.label.rest for mat in table.scene.mats if mat.mat.state == "line" and mat.mat.seat in "BCD"]
    assert told
    assert all("Favor 2" in each and "Hand 5" in each for each in told)


def test_beside_an_empty_mat_the_tracks_of_sauron_have_the_room_for_their_names() -> None:
    placement = laid((1496, 986), "A", ("B", "C", "D"), at_table("A", "ABCD"))
    wide = {zone: mat.rect.width for mat in placement.mats for zone in mat.zones}
    assert wide["combat_hand:A"] < min(wide["roster:actions"], wide["roster:minions"]) / 2


@pytest.mark.parametrize("size", [(1126, 720), (1496, 986)])
def test_three_active_plots_cover_each_other_at_no_size(size: tuple[int, int]) -> None:
    view = at_table("A")
    for zone in ("plot_1", "plot_2", "plot_3"):
        lay_zone(view, zone, CardView(zone, "starting_plot.sauron_hunts_for_the_ring", zone))
    lay_zone(view, "event", CardView("event", "event.x", "event"))
    lay_zone(view, "mission:A", CardView("mission", "mission.x", "mission:A"))
    placement = laid(size, "A", ("B",), view)
    plots = [card for zone in ("plot_1", "plot_2", "plot_3") for card in faces_of_zone(placement, view, zone)]
    (mat,) = [mat.rect for mat in placement.mats if "plot_1" in mat.zones]
    assert not [pair for pair in combinations(plots, 2) if overlap(*pair)]
    assert all(mat.x <= plot.x and plot.right <= mat.right for plot in plots)


@pytest.mark.parametrize(("size", "lines"), [((1126, 640), 1), ((1126, 720), 2), ((1496, 986), 2)])
def test_a_large_hand_beside_a_land_stands_in_two_lines_where_the_board_has_the_height(
    size: tuple[int, int], lines: int
) -> None:
    """Of eighteen cards that lay in one line no number of how they defend was in sight, and no name."""
    view = at_table("B")
    lay_zone(view, "hand:B", *(CardView(f"h{at}", "hero.beravor.evade", "hand:B") for at in range(18)))
    placement = laid(size, "B", ("A",), view)
    hand = faces_of_zone(placement, view, "hand:B")
    assert len({round(card.y) for card in hand}) == lines
    room = placement.spots["hand:B"].rect
    assert all(card.y >= room.y and card.bottom <= placement.prompt.y and card.right <= room.right + 1 for card in hand)
    if lines == 2:
        assert all(other.x - one.x >= one.width * 0.7 for one, other in pairwise(hand) if other.x > one.x)
    above = [mat.rect for mat in placement.mats if mat.rect.x >= room.x - 20 and "hand:B" not in mat.zones]
    assert max(rect.bottom for rect in above) <= min(card.y for card in hand)
    assert len({round(card.y) for card in faces_of_zone(laid(size, "B", ("A",)), at_table("B"), "hand:B")}) == 1


def test_the_names_of_minions_are_all_as_large_as_the_longest_has_room(qapp: QApplication) -> None:
    """Gothmog of Gorgoroth stood in smaller letters between the others."""
    table = Table((1126, 674), words=PLAYS["me_quest"].words)
    for number, minion in enumerate(("gothmog", "witch_king", "ringwraiths", "black_serpent", "mouth_of_sauron")):
        place = f"at.{sorted(GROUND.look.board().locations)[number]}"
        lay_zone(table.view, place, CardView(minion, f"minion.{minion}", place))
    table.scene.rebuild(Room(*table.size, "A", ("B", "C")), table.skin, table.view)
    roster = table.scene.fixtures.rosters["roster:minions"]
    assert roster.told is not None
    entries = roster.told.entries
    alone = {each.name: roster.letters([each]) for each in entries}
    assert roster.letters(entries) == min(alone.values()) == alone["Gothmog of Gorgoroth"]
