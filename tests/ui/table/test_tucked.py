"""What lies under the side of another gives way before bearers lie one over the other, and is counted then."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from desktop_app.engine.view import CardView
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.token_row import token_boxes, under_box
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import PlacedSpot, Rect
from desktop_app.ui.table.layout.signs import Signs
from tests.games.thrones.table import Table as Position
from tests.ui.table.conftest import Table

SIGNS = Signs(PLAYS["thrones"].words)
WIDE = 90.0
NAMES = ("Eddard", "Robb", "Catelyn", "Arya")


def row(room: float) -> dict[str, Laid]:
    """Four characters in so much room, of whom the first and the third have a duplicate."""
    zone = "characters:A"
    cards = [CardView(name, name, zone, "A") for name in NAMES]
    cards += [
        CardView(f"{name} again", name, zone, "A", host=name, marks=["duplicate"]) for name in (NAMES[0], NAMES[2])
    ]
    spot = PlacedSpot(zone, "row", Rect(0, 0, room, 200), WIDE, "A", 0, "")
    return {laid.card: laid for laid in lay(spot, cards, SIGNS)}


def left(laid: Laid) -> float:
    return laid.x - laid.width / 2


def test_where_there_is_room_a_duplicate_looks_out_and_is_not_counted() -> None:
    laid = row(6 * WIDE)
    assert left(laid["Robb"]) - left(laid["Eddard"]) > 1.4 * WIDE
    assert [laid[name].under for name in NAMES] == [0, 0, 0, 0]


def test_with_less_room_duplicates_look_out_less_and_no_character_is_covered() -> None:
    laid = row(4.3 * WIDE)
    for one, following in pairwise(NAMES):
        assert left(laid[following]) >= left(laid[one]) + WIDE - 1
    assert [laid[name].shown for name in NAMES] == [1.0] * 4
    assert [laid[name].under for name in NAMES] == [1, 0, 1, 0]


@pytest.mark.parametrize("room", [3.0, 3.5])
def test_of_characters_that_lie_one_over_the_other_the_strength_of_each_is_in_sight(room: float) -> None:
    laid = row(room * WIDE)
    for one, following in pairwise(NAMES):
        assert left(laid[following]) - left(laid[one]) >= 0.63 * WIDE
        assert laid[one].shown == pytest.approx((left(laid[following]) - left(laid[one])) / WIDE, abs=0.01)


def test_the_sign_of_a_duplicate_stands_beside_what_lies_on_its_card(lay_table: Callable[..., Table]) -> None:
    position = Position({"characters": [{"card": "Eddard Stark", "gold": 1, "power": 2}, "Arya Stark"]}, {})
    scene = lay_table(position.session).screen.scene
    (eddard, _) = sorted(scene.items_of(["characters:A"]), key=lambda item: item.home.x())
    boxes = token_boxes(eddard)
    assert len(boxes) == 2
    assert not any(under_box(eddard).intersects(box) for box in boxes)
    assert eddard.upright_rect().contains(under_box(eddard))
