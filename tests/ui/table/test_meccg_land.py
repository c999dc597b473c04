"""The land of companies is seen where they are, until somebody moves it by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView, View
from desktop_app.ui.map.own_places import over_all
from desktop_app.ui.table.board.card_item import Light
from desktop_app.ui.table.layout.room import Room
from tests.ui.table.meccg_table import RIVENDELL, Table, asked_where, at_table


def in_sight(table: Table, *places: str) -> bool:
    """Whether all these places are seen on the land, clear of its edge."""
    found = [table.map.where(place) for place in places]
    return all(at is not None and table.map.room.adjusted(30, 30, -30, -30).contains(*at) for at in found)


def moved_to(table: Table, code: str) -> None:
    """Ana's first two companies go to another site."""
    for company in ("A1", "A2"):
        table.view.zones[f"site:{company}"].cards = [CardView(f"new {company}", code, f"site:{company}", "A", "A")]
    table.scene.show_view(table.view, moving=False)
    table.map.gaze.finish()


def at_rivendell() -> View:
    """All companies of Ana stand at Rivendell."""
    view = at_table()
    view.zones["site:A3"].cards, view.zones["site:A3"].count = [], 0
    return view


def test_the_table_opens_with_ones_own_companies_in_sight_and_the_names_about_them(qapp: QApplication) -> None:
    """The whole land was seen, and of its hundred sites only havens had their names."""
    table = Table()
    whole, lies = table.map.gaze.camera.least, table.map.board.at(table.map.gaze.camera, settle=True)
    assert in_sight(table, "rivendell", "edoras")
    assert table.map.gaze.camera.scale > 1.3 * whole
    assert {"rivendell", "edoras", "goblin_gate"} <= set(lies.names), "wherever somebody is"
    assert "isengard" not in lies.names
    near = Table(view=at_rivendell())
    assert near.map.gaze.camera.scale > table.map.gaze.camera.scale, "nearer where they stand together"
    assert in_sight(near, "rivendell")
    assert {"ettenmoors", "eagles_eyrie"} <= set(near.map.board.at(near.map.gaze.camera, settle=True).names)


def test_the_land_follows_ones_companies_until_somebody_moves_it_by_hand(qapp: QApplication) -> None:
    table = Table()
    table.map.gaze.still_only = True
    assert not in_sight(table, "grey_havens")
    moved_to(table, "TW-399")
    assert in_sight(table, "grey_havens", "edoras")
    table.map.gaze.pan(90, 40)
    table.map.gaze.finish()
    seen = table.map.gaze.camera
    moved_to(table, RIVENDELL)
    assert table.map.gaze.camera == seen
    table.scene.rebuild(Room(1240, 806, "A", ("B",)), table.skin, table.view)
    assert (table.map.gaze.camera.x, table.map.gaze.camera.y) == pytest.approx((seen.x, seen.y))


def test_places_that_are_seen_together_are_seen_from_one_of_a_few_scales() -> None:
    """Each other scale has all of the land painted anew."""
    camera = Table().map.gaze.camera
    ways = [[(300.0, 400.0), (300.0 + far, 400.0 + far / 2)] for far in range(0, 900, 7)]
    seen = [over_all(points, camera, 1.0) for points in ways]
    assert len({each.scale for each in seen}) < 10
    for points, each in zip(ways, seen, strict=True):
        assert each.scale == each.least or all(
            60 < x < each.wide - 60 and 60 < y < each.tall - 60 for x, y in (each.to_window(*at) for at in points)
        )


def test_a_double_click_where_nothing_lies_looks_at_ones_companies_again(qapp: QApplication) -> None:
    table = Table(view=at_rivendell())
    table.map.gaze.still_only = True
    before = table.map.gaze.camera
    table.map.gaze.zoom(0.6)
    table.map.gaze.pan(-140, 0)
    room = table.map.room
    spots = (QPointF(room.left() + x, room.top() + y) for x in range(40, 300, 20) for y in range(40, 300, 20))
    bare = next(spot for spot in spots if not table.scene.thing_at(spot))
    QTest.mouseDClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=table.board.mapFromScene(bare))
    assert table.map.gaze.camera == before
    moved_to(table, "TW-399")
    assert in_sight(table, "grey_havens"), "and from now on wherever they go"


def test_sites_that_can_be_chosen_come_into_sight_and_go_again(qapp: QApplication) -> None:
    table = Table(view=at_rivendell())
    table.map.gaze.still_only = True
    before = table.map.gaze.camera
    assert not in_sight(table, "minas_tirith")
    asked_where(table)
    sites = {table.map.board.look.place_of_card(card.code): card.id for card in table.view.zones["locations:A"].cards}
    table.scene.shine({card: Light("legal", "ABCD"[at % 4]) for at, card in enumerate(sites.values())})
    assert in_sight(table, *sites)
    table.scene.shine({})
    assert table.map.gaze.camera == before


def test_after_a_journey_ones_companies_are_in_sight_again(qapp: QApplication) -> None:
    table = Table("journey")
    table.map.gaze.still_only = True
    assert not in_sight(table, "edoras")
    table.view = table.wording.view = at_table()
    table.scene.show_view(table.view, moving=False)
    assert in_sight(table, "rivendell", "edoras")
