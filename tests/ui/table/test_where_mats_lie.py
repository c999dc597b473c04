"""The mats of a table: all within it, none on another, and large where cards lie."""

from __future__ import annotations

import itertools

import pytest

from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layouts.lotr_lcg import LAYOUT as LCG
from tests.ui.table.laid_out import of_game, overlap, table, with_zones

SIZES = [(960, 600), (1126, 674), (1240, 806), (1496, 967), (1496, 985), (2560, 1300), (2992, 1968)]


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


@pytest.mark.parametrize("size", SIZES)
def test_four_seats_have_their_places(size: tuple[int, int]) -> None:
    placement = table(of_game(seats=4, allies=3, engaged=1), size, ("B", "C", "D"))
    for mat in placement.mats:
        assert mat.rect.width > 20
        assert mat.rect.x >= 0
        assert mat.rect.right <= size[0] + 0.5
    assert all(f"heroes:{seat}" in placement.spots for seat in "ABCD")


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


def test_beside_nothing_but_piles_the_mats_in_which_cards_will_lie_take_the_room() -> None:
    view = with_zones(**{"encounter_deck": 1, "heroes:A": 3, "deck:A": 1})
    placement = table(view, (1126, 674))
    mat = next(mat for mat in placement.mats if "encounter_deck" in mat.zones)
    deck, discard = (placement.spots[zone].rect for zone in ("encounter_deck", "encounter_discard"))
    staging = next(mat for mat in placement.mats if "staging" in mat.zones)
    assert staging.state == "strip"
    assert staging.rect.width > mat.rect.width
    assert discard.x - deck.x < 2.5 * placement.spots["encounter_deck"].card, "and the piles stand together"
