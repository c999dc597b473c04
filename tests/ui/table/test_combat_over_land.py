"""A combat of Middle-earth Quest, staged over the land on which it is fought."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView, View
from desktop_app.games import PLAYS
from desktop_app.ui.table.layout.contest import staged
from tests.ui.table.laid_land import HERO, Table, at_table, laid, lay_zone, overlap


def in_combat() -> View:
    """Beravor, who has chosen, against a warg that has not; she has played one card before."""
    view = at_table()
    lay_zone(view, "chosen:B", CardView("~chosen", "", "chosen:B", back="hero"))
    lay_zone(view, "pile:B", CardView("first", "hero.beravor.evade", "pile:B"))
    for zone in ("chosen:A", "pile:A"):
        lay_zone(view, zone)
    view.facts |= {"combat_hero": "B", "combat_enemy_code": "monster.warg_rider", "combat_exhausted": ""}
    view.numbers |= {"combat_round": 2, "combat_strength:B": 7, "combat_strength:A": 5, "spent:B": 2, "spent:A": 0}
    view.numbers |= {"enemy_health": 5, "enemy_damage": 1, "life:B": 5, "hand:B": 5}
    view.numbers |= {f"{name}:{seat}": 0 for name in ("attack", "defense") for seat in "AB"}
    return view


def test_no_place_is_pointed_at_through_a_combat(qapp: QApplication) -> None:
    """A note about Fornost lay over the enemy, because Fornost lies under it."""
    table = Table(words=PLAYS["me_quest"].words)
    where = table.map.where("fornost")
    assert where is not None
    at = QPointF(*where)
    assert table.scene.thing_at(at) == "at.fornost"
    table.scene.show_view(in_combat(), moving=False)
    assert not table.scene.thing_at(at).startswith("at.")
    table.scene.show_view(at_table(), moving=False)
    assert table.scene.thing_at(at) == "at.fornost"


def test_a_combat_is_staged_over_the_land_and_clears_it_again(qapp: QApplication) -> None:
    table = Table(words=PLAYS["me_quest"].words)
    table.scene.show_view(in_combat(), moving=False)
    assert table.scene.land is not None
    assert table.scene.land.staging.stage is not None
    told = table.scene.land.staging.stage.told
    assert told is not None
    ana, warg = told.sides
    assert told.heading == "Combat, round 2"
    assert (ana.bars[0].left, ana.bars[0].whole) == (5, 7), "two of her strength are spent"
    assert (warg.bars[1].left, warg.bars[1].whole) == (4, 5), "the warg is hurt"
    assert not table.card(HERO).isVisible(), "no figure stands on the stage"
    room = table.map.room
    chosen, first = table.card("~chosen"), table.card("first")
    assert all(room.contains(item.upright_rect().translated(item.pos())) for item in (chosen, first))
    assert chosen.width > first.width
    assert table.scene.thing_at(chosen.pos()) == "~chosen"

    table.scene.show_view(at_table(), moving=False)
    assert table.scene.land.staging.stage.told is None
    assert table.card(HERO).isVisible()


@pytest.mark.parametrize("size", [(1126, 674), (1496, 986)])
def test_nothing_on_the_stage_lies_over_anything_else(qapp: QApplication, size: tuple[int, int]) -> None:
    words = PLAYS["me_quest"].words
    contest, placement = words.contest(in_combat()), laid(size, "B", ("A", "C"))
    assert contest is not None
    spot = placement.spots["at.*"]
    stage = staged(contest, spot.rect, spot)
    parts = [stage.heading, stage.sum.rect]
    for side in stage.sides:
        parts += [side.name, side.figure, side.bars, side.chosen.rect, side.played.rect]
    assert [pair for pair in combinations(parts, 2) if overlap(*pair)] == []
    assert all(spot.rect.x <= part.x and part.right <= spot.rect.right + 0.5 for part in parts)
    assert all(side.chosen.card >= 90 for side in stage.sides)
