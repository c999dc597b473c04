"""Cards in a zone: at full size while they fit, then closer together, none ever hidden; piles and hands."""

from __future__ import annotations

import pytest

from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.arrange import LEAST_SHOWN, lay
from desktop_app.ui.table.layout.layout import RATIO, Kind
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from tests.ui.table.laid_out import SIGNS, cards, row, steps


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
