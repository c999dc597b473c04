"""A land under a table: what stands there stays at its place however one looks at it, and is dragged from place to
place. The table is that of Middle-earth Quest, with pieces laid out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.layout.room import Room
from tests.ui.table.laid_land import BEASTS, GROUND, HERO, Table, at_table, feet, lay_zone


@pytest.fixture
def table(qapp: QApplication) -> Table:
    return Table()


# -- standing -----------------------------------------------------------------------------------------------------


def test_a_figure_stands_on_its_place_and_moves_with_the_land(table: Table) -> None:
    def off() -> QPointF:
        at = table.map.where("lothlorien")
        assert at is not None
        return feet(table, HERO) - QPointF(*at)

    assert abs(off().x()) < 1
    assert -20 < off().y() <= 0
    table.map.gaze.zoom(2.0, (200, 200))
    table.map.gaze.pan(-120, -60)
    assert abs(off().x()) < 1
    assert -20 < off().y() <= 0


def test_what_stands_at_one_place_can_all_be_seen(table: Table) -> None:
    first, second = (table.card(beast) for beast in BEASTS)
    assert abs(first.pos().x() - second.pos().x()) > first.width * 0.4


def test_what_is_out_of_sight_is_neither_seen_nor_touched(table: Table) -> None:
    where = table.card(HERO).pos()
    table.map.gaze.go_to(*GROUND.look.at["the_grey_havens"], 3.0)
    assert not table.card(HERO).isVisible()
    assert table.scene.thing_at(where) != HERO
    table.map.gaze.go_home()
    assert table.card(HERO).isVisible()
    assert table.scene.thing_at(table.card(HERO).pos()) == HERO


def test_the_land_is_seen_as_before_when_the_table_is_laid_anew(table: Table) -> None:
    table.map.gaze.go_to(*GROUND.look.at["edoras"], 2.0)
    seen = table.map.gaze.camera
    table.scene.rebuild(Room(*table.size, "B", ("A", "C")), table.skin, table.view)
    assert (table.map.gaze.camera.x, table.map.gaze.camera.scale) == pytest.approx((seen.x, seen.scale))


def test_for_other_eyes_the_land_is_not_painted_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people who take turns at one screen would else wait a third of a second at every change."""
    table.map.gaze.finish()
    QApplication.processEvents()
    painted: list[float] = []
    monkeypatch.setattr(table.map.sheet.tiles, "_paint", lambda painter, scale, part: painted.append(scale))
    table.scene.rebuild(Room(*table.size, "A", ("B", "C")), table.skin, at_table("A"))
    QApplication.processEvents()
    assert not painted
    table.map.gaze.go_to(*GROUND.look.at["edoras"], 2.0)
    table.map.gaze.finish()
    assert painted


def test_a_glide_that_other_eyes_break_off_has_come_to_its_end(table: Table) -> None:
    table.map.gaze.still_only = False
    table.map.gaze.go_to(*GROUND.look.at["edoras"], 2.0)
    goal = table.map.gaze.goal
    assert table.map.gaze.camera != goal
    table.scene.rebuild(Room(*table.size, "B", ("A", "C")), table.skin, table.view)
    assert table.map.gaze.camera == goal


def test_a_figure_walks_along_the_path_and_not_across_the_land(table: Table) -> None:
    table.scene.motion.speed = 1.0
    course = table.scene.land.way("at.lothlorien", "at.dol_guldur") if table.scene.land is not None else None
    assert course is not None
    assert table.scene.land is not None
    assert table.scene.land.way("at.lothlorien", "at.barad_dur") is None, "no path leads there"
    hero = table.view.zones["at.lothlorien"].cards.pop()
    lay_zone(table.view, "at.lothlorien")
    lay_zone(table.view, "at.dol_guldur", replace(hero, zone="at.dol_guldur"))
    table.scene.show_view(table.view)
    passed = feet(table, HERO)
    assert (passed - course.pointAtPercent(0.0)).manhattanLength() < 30, "it sets out from where it was"
    table.scene.motion.finish()
    assert (feet(table, HERO) - course.pointAtPercent(1.0)).manhattanLength() < 30


# -- the mouse ----------------------------------------------------------------------------------------------------


def test_the_wheel_over_the_land_zooms_the_land_and_elsewhere_the_table(table: Table) -> None:
    scale = table.map.gaze.camera.scale
    table.turn_wheel(table.spot("bree"), 240)
    assert table.map.gaze.camera.scale > scale
    assert table.board.zoom() == 1.0
    assert table.scene.placement is not None
    hand = table.scene.placement.spots["hand:B"].rect
    table.turn_wheel(QPoint(round(hand.x + 20), round(hand.y + 20)), 240)
    assert table.board.zoom() > 1.0


def test_the_land_is_dragged_where_nothing_lies(table: Table) -> None:
    table.map.gaze.zoom(2.0)
    before = table.map.gaze.camera
    sea = QPoint(60, 500)
    table.drag(sea, sea + QPoint(80, -40))
    assert table.map.gaze.camera.x < before.x
    assert table.clicks == []
    assert table.drops == []


def test_a_double_click_where_nothing_lies_shows_all_of_the_land_again(table: Table) -> None:
    whole = table.map.gaze.camera
    table.map.gaze.zoom(2.0, (200, 200))
    sea = next(QPoint(x, y) for x in range(60, 300, 20) for y in range(100, 500, 20) if nothing_at(table, QPoint(x, y)))
    QTest.mouseDClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=sea)
    assert table.map.gaze.camera == whole


def nothing_at(table: Table, at: QPoint) -> bool:
    return not table.scene.thing_at(table.board.point(at))


def test_a_click_on_a_place_names_it(table: Table) -> None:
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=table.spot("edoras"))
    assert table.clicks == ["at.edoras"]


def test_a_figure_dragged_to_a_place_is_dropped_there(table: Table) -> None:
    table.scene.shine({HERO: Light("selected"), "at.amon_hen": Light("legal", "A")})
    table.drag(table.board.mapFromScene(table.card(HERO).pos()), table.spot("amon_hen") + QPoint(9, 6))
    assert table.drops == [(HERO, "at.amon_hen")]


# -- lights and words ---------------------------------------------------------------------------------------------


def test_the_paths_to_where_a_held_figure_may_go_are_lit(table: Table) -> None:
    legal = {f"at.{place}": Light("legal") for place in ("moria", "fangorn", "bree")}
    table.scene.shine({HERO: Light("selected"), **legal})
    lit = {frozenset(way.ends) for way in table.map.lit_ways}
    assert lit == {frozenset(("lothlorien", "moria")), frozenset(("lothlorien", "fangorn"))}
    table.scene.shine({})
    assert table.map.lit_ways == []


def test_a_place_tells_what_it_is_and_who_is_there(table: Table) -> None:
    table.scene.tell_place("at.moria")
    assert table.scene.land is not None
    told = table.scene.land.told
    assert told[:2] == ["Moria", "Permanently perilous · Enedwaith"]
    assert "2" in told[2], "what the game says of it"
    assert len(told[3:]) == 2
    assert all("Moria" in each for each in told[3:]), "tokens that lie face down are called by their place"
    table.scene.tell_place(HERO)
    assert table.scene.land.told[0] == "Lothlórien"
    table.scene.tell_place("hand:B")
    assert table.scene.land.told == []


def test_places_are_called_by_their_names_in_both_languages(qapp: QApplication) -> None:
    assert Table().wording.zone("at.weathertop") == "Weathertop"
    assert Table(language="es").wording.zone("at.weathertop") == "La Cima de los Vientos"


def test_the_frame_of_the_keyboard_looks_towards_a_place_out_of_sight(table: Table) -> None:
    table.map.gaze.go_to(*GROUND.look.at["the_grey_havens"], 3.0)
    table.scene.focus_on("at.barad_dur")
    assert table.map.focused == "barad_dur"
    at = table.map.where("barad_dur")
    assert at is not None
    assert table.map.room.contains(QPointF(*at))


def test_markers_stand_on_the_track_where_the_numbers_say(table: Table) -> None:
    assert table.scene.land is not None
    track = table.scene.land.track
    assert track is not None
    assert (track.length, track.at[0]) == (18, 6)
    assert table.map.tokens.shown == {"moria": [("influence", 2)]}
