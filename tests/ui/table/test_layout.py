"""Where things lie: within the table, not on each other, full size while they fit."""

from __future__ import annotations

import itertools

import pytest

from desktop_app.engine.view import CardView
from desktop_app.games import PLAYS
from desktop_app.ui.table.layout.arrange import LEAST_SHOWN, RATIO, TITLE_STRIP, Laid, lay
from desktop_app.ui.table.layout.layout import PlacedSpot, Rect, place
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
