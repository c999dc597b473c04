"""The land of companies is seen where they are, until somebody moves it by hand; a site is chosen at its place."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.engine.view import CardView, View
from desktop_app.ui.map.own_places import over_all
from desktop_app.ui.table.board.light import Light
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


def test_a_site_is_chosen_at_its_place_on_the_land(qapp: QApplication) -> None:
    table = Table()
    asked_where(table)
    lorien = next(card.id for card in table.view.zones["locations:A"].cards if card.code == "TW-408")
    at = table.map.where("lorien")
    assert at is not None
    assert table.scene.thing_at(table.scene.rect_of(lorien).center()) == lorien
    assert not table.scene.tray.isVisible(), "the land is the way to choose"
    table.scene.shine({lorien: Light("legal", "A")})
    assert table.map.lights["lorien"] == Light("legal", "A")
    table.scene.focus_on(lorien)
    assert table.map.focused == "lorien"


def test_a_site_that_cannot_be_chosen_can_still_be_asked_about(qapp: QApplication) -> None:
    table = Table()
    asked_where(table)
    minas_tirith = next(card.id for card in table.view.zones["locations:A"].cards if card.code == "TW-412")
    assert table.scene.thing_at(table.scene.rect_of(minas_tirith).center()) == minas_tirith


def test_a_lit_site_is_called_by_its_name_where_the_land_is_seen_from_afar(qapp: QApplication) -> None:
    """One chooses Moria, not the letter E; from near the land itself writes it."""
    land = Table().map
    known = {place: each.names.en for place, each in land.board.look.board().locations.items()}
    sites = {
        place: name for place, name in known.items() if name in ("Moria", "Isengard", "Lórien", "Glittering Caves")
    }
    land.shine({place: Light("legal", "ABCD"[at]) for at, place in enumerate(sites)}, "")
    lit = land.keys.lit_places()
    far, keys = land.keys.plaques_of(lit), [QRectF(QPointF(*each.key[:2]), QPointF(*each.key[2:])) for each in lit]

    assert {plaque.words for plaque in far} == set(sites.values()) - {"Lórien"}, "the land itself writes the havens"
    boxes = [plaque.box for plaque in far]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert not any(box.intersects(key) for box in boxes for key in keys)

    land.gaze.look_close(next(iter(sites)))
    land.gaze.finish()
    assert not land.keys.plaques_of(land.keys.lit_places())


def test_what_is_told_of_a_site_goes_once_a_site_has_been_chosen(qapp: QApplication) -> None:
    table = Table()
    asked_where(table)
    lorien = next(card.id for card in table.view.zones["locations:A"].cards if card.code == "TW-408")
    table.scene.tell_place(lorien)
    assert table.scene.land is not None
    assert table.scene.land.told
    table.scene.question = None
    table.scene.show_view(table.view, moving=False)
    assert table.scene.land.told == [], "the land under it is seen again"
