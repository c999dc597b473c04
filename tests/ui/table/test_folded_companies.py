"""Groups of cards that fold: one of a seat's companies lies open, the others are lines that open."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop_app.ui.table.board.light import Light
from tests.ui.table.meccg_table import SIZES, Table


def test_of_three_companies_one_lies_open_and_the_others_are_lines_that_open(qapp: QApplication) -> None:
    scene = Table().scene
    folds = scene.fixtures.folds
    assert sorted(folds) == ["company:A2", "company:A3"]
    assert not any(item.card.zone in folds for item in scene.cards.values())
    line = scene.spots["company:A3"].rect
    assert scene.thing_at(QPointF(line.x + 5, line.y + 5)) == "company:A3"
    assert scene.unfold("company:A3")
    assert sorted(folds) == ["company:A1", "company:A2"]
    assert any(item.card.zone == "company:A3" for item in scene.cards.values())
    assert not scene.unfold("company:A3"), "it lies open"


def test_lines_of_folded_companies_leave_the_open_one_the_room_it_needs(qapp: QApplication) -> None:
    """Its people lay over each other beside two wide lines: of none more than a tenth may be covered."""
    table = Table("", (1496, 986))
    people = [item for item in table.scene.cards.values() if item.card.zone == "company:A1" and not item.card.host]
    for one, other in pairwise(sorted(people, key=lambda item: item.pos().x())):
        covered = one.pos().x() + one.width / 2 - (other.pos().x() - other.width / 2)
        assert covered <= one.width / 10
    small = Table("", (1126, 726)).scene.fixtures.folds.values()
    assert {line.spot.rect.width for line in small} == {150.0}, "and still say who is there"


def test_a_folded_company_is_lit_while_somebody_in_it_can_be_chosen_and_opens_for_him(qapp: QApplication) -> None:
    table = Table()
    scene, folds = table.scene, table.scene.fixtures.folds
    who = table.view.zones["company:A2"].cards[0].id
    scene.shine({who: Light(ring="legal")})
    assert {zone: fold.lit for zone, fold in folds.items()} == {"company:A2": True, "company:A3": False}
    scene.bring_forward(who)
    assert who in scene.cards
    assert "company:A2" not in folds


def test_a_card_in_the_air_opens_the_folded_company_that_it_is_over(qapp: QApplication) -> None:
    scene = Table().scene
    scene.hover_with("company:A2")
    assert sorted(scene.fixtures.folds) == ["company:A1", "company:A3"]


@pytest.mark.parametrize("size", SIZES)
def test_the_lines_of_folded_companies_lie_beside_the_open_one(qapp: QApplication, size: tuple[int, int]) -> None:
    scene = Table(size=size).scene
    opened, *lines = (scene.spots[f"company:A{number}"] for number in (1, 2, 3))
    assert all(opened.rect.right <= line.rect.x for line in lines)
    assert lines[0].rect.bottom <= lines[1].rect.y
    assert all(line.rect.height >= 24 for line in lines)
