"""What lies under the side of another gives way before bearers lie one over the other, and copies are counted."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop_app.engine.view import CardView
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.card_key import key_corner
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.marks import key_box
from desktop_app.ui.table.board.token_row import token_boxes, under_box
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.signs import Signs
from tests.games.thrones.table import Table as Position
from tests.ui.table.conftest import LayTable

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


def right(laid: Laid) -> float:
    return laid.x + laid.width / 2


@pytest.mark.parametrize(("room", "out"), [(6.0, 0.14), (4.15, 0.05)])
def test_a_little_of_a_duplicate_looks_out_less_with_less_room_and_no_character_is_covered(
    room: float, out: float
) -> None:
    laid = row(room * WIDE)
    for one, following in pairwise(NAMES):
        assert left(laid[following]) >= left(laid[one]) + WIDE - 1
    for name in (NAMES[0], NAMES[2]):
        assert right(laid[f"{name} again"]) - right(laid[name]) > out * WIDE
    assert [laid[name].shown for name in NAMES] == [1.0] * 4
    assert [laid[name].under for name in NAMES] == [1, 0, 1, 0], "its sign stands on the card in any room"


def test_a_card_of_its_own_that_lies_under_another_looks_out_by_nearly_half_and_is_not_counted() -> None:
    """As the shadow card of an enemy does, unless there is no room for it."""
    signs = Signs(PLAYS["lotr_lcg"].words)
    cards = [CardView("spider", "", "engaged:A", "A"), CardView("wolf", "", "engaged:A", "A")]
    cards.append(CardView("dealt", "", "engaged:A", "A", host="spider", marks=["shadow"]))
    for room, counted in ((400.0, 0), (200.0, 1)):
        spot = PlacedSpot("engaged:A", "row", Rect(0, 0, room, 200), WIDE, "A", 0, "")
        laid = {each.card: each for each in lay(spot, cards, signs)}
        assert laid["spider"].under == counted


@pytest.mark.parametrize("room", [3.0, 3.5])
def test_of_characters_that_lie_one_over_the_other_the_strength_of_each_is_in_sight(room: float) -> None:
    laid = row(room * WIDE)
    for one, following in pairwise(NAMES):
        assert left(laid[following]) - left(laid[one]) >= 0.63 * WIDE
        assert laid[one].shown == pytest.approx((left(laid[following]) - left(laid[one])) / WIDE, abs=0.01)


def test_an_attachment_is_as_wide_as_its_bearer_and_the_duplicate_that_looks_out_under_it() -> None:
    zone = "characters:A"
    eddard = CardView("eddard", "01144", zone, "A")
    under = CardView("again", "01144", zone, "A", host="eddard", marks=["duplicate"])
    seal = CardView("seal", "01033", zone, "A", host="eddard")
    spot = PlacedSpot(zone, "row", Rect(0, 0, 400.0, 200), WIDE, "A", 0, "")
    laid = {each.card: each for each in lay(spot, [eddard, seal, under], SIGNS)}
    assert laid["seal"].strip
    assert right(laid["seal"]) == pytest.approx(right(laid["again"]))
    assert laid["seal"].width > WIDE * 1.05


def test_the_sign_of_a_duplicate_stands_beside_what_lies_on_its_card(lay_table: LayTable) -> None:
    position = Position({"characters": [{"card": "Eddard Stark", "gold": 1, "power": 2}, "Arya Stark"]}, {})
    scene = lay_table(position.session).screen.scene
    (eddard, _) = sorted(scene.items_of(["characters:A"]), key=lambda item: item.home.x())
    boxes = token_boxes(eddard)
    assert len(boxes) == 2
    assert not any(under_box(eddard).intersects(box) for box in boxes)
    assert eddard.upright_rect().contains(under_box(eddard))


def test_the_key_of_a_duplicate_hangs_beside_the_card_that_lies_over_it(lay_table: LayTable) -> None:
    position = Position({"characters": [{"card": "Eddard Stark", "duplicates": ["Eddard Stark"]}]})
    scene = lay_table(position.session).screen.scene
    over, under = sorted(scene.items_of(["characters:A"]), key=lambda item: item.covered)
    assert under.covered
    under.shine(Light(ring="legal", key="A"))
    cap = under.mapRectToScene(key_box("A", key_corner(under, 22.0, 1.0), 22.0))
    assert cap.left() >= scene.rect_of(over.card.id).right()
    assert under.mapRectToScene(under.boundingRect()).contains(cap)
