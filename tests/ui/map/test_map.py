"""The map as a person uses it: a place is found, the land is moved, zoomed and printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop_app.ui.art.theme import THEMES
from desktop_app.ui.map.camera import NEAREST
from desktop_app.ui.map.screen import MapScreen
from desktop_app.ui.map.view import MapView
from desktop_app.ui.render.stage import Stage, settle
from tests.ui.map.sheets import QUEST, sheet, shown_map


def test_every_place_and_every_region_of_the_board_has_its_mark() -> None:
    board = QUEST.board()
    assert set(QUEST.at) == set(board.locations)
    assert set(QUEST.shapes) == set(board.regions)
    assert {path.terrain for path in board.paths} <= set(QUEST.terrains)
    assert len(set(QUEST.shapes.values())) == len(QUEST.shapes), "regions are told apart without colour"


# -- moving -------------------------------------------------------------------------------------------------------


def test_the_wheel_zooms_about_the_pointer_and_never_beyond_all_there_is(qapp: QApplication) -> None:
    view = shown_map()
    at = QPointF(300, 200)
    held = view.gaze.camera.to_land(300, 200)
    _turn_wheel(view, at, 240)
    assert view.gaze.camera.scale > view.gaze.camera.least
    assert view.gaze.camera.to_land(300, 200) == pytest.approx(held)
    for _ in range(40):
        _turn_wheel(view, at, 480)
    assert view.gaze.camera.scale == NEAREST
    for _ in range(40):
        _turn_wheel(view, at, -480)
    assert view.gaze.camera == view.gaze.camera.at_home()


def test_the_land_is_dragged_with_the_mouse_and_moved_with_arrows(qapp: QApplication) -> None:
    view = shown_map()
    view.gaze.zoom(3.0)
    before = view.gaze.camera
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(500, 400))
    QTest.mouseMove(view, QPoint(440, 380))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(440, 380))
    assert view.gaze.camera.x == pytest.approx(before.x + 60 / before.scale)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.gaze.camera.x < before.x + 60 / before.scale


def test_after_any_movement_the_map_is_painted_as_if_it_had_always_been_there(qapp: QApplication) -> None:
    view = shown_map((500, 400))
    view.gaze.zoom(4.0, (250, 200))
    view.gaze.pan(-140, 33)
    view.grab()
    view.gaze.finish()
    fresh = MapView(sheet(), "map")
    fresh.gaze.still_only = True
    fresh.resize(500, 400)
    fresh.gaze.camera = view.gaze.camera
    assert view.grab().toImage() == fresh.grab().toImage()


def test_somebody_without_a_mouse_walks_from_place_to_place(qapp: QApplication) -> None:
    view = shown_map()
    told: list[str] = []
    view.pointed.connect(told.append)
    QTest.keyClick(view, Qt.Key.Key_N)
    QTest.keyClick(view, Qt.Key.Key_N)
    QTest.keyClick(view, Qt.Key.Key_P)
    assert told == ["amon_hen", "anfalas", "amon_hen"]
    assert view.accessibleDescription() == "Amon Hen"
    QTest.keyClick(view, Qt.Key.Key_Return)
    x, y = view.gaze.camera.to_window(*QUEST.at["amon_hen"])
    assert (x, y) == pytest.approx((500, 400), abs=1)


def test_a_place_is_pointed_at_by_its_mark_and_by_its_name(qapp: QApplication) -> None:
    view = shown_map()
    board = view.sheet.board
    assert board is not None
    x, y = view.gaze.camera.to_window(*QUEST.at["edoras"])
    box = board.at(view.gaze.camera, settle=True).names["edoras"]
    assert board.place_at(x, y, view.gaze.camera) == "edoras"
    assert board.place_at(x + (box[0] + box[2]) / 2, y + (box[1] + box[3]) / 2, view.gaze.camera) == "edoras"
    assert board.place_at(5, 5, view.gaze.camera) == ""


# -- the screen ---------------------------------------------------------------------------------------------------


def test_a_place_is_searched_and_looked_at(qapp: QApplication) -> None:
    with Stage((1366, 768), "es", "candlelight") as stage:
        screen = stage.show("map")
        assert isinstance(screen, MapScreen)
        field = screen.findChild(QLineEdit, "place-search")
        assert field is not None
        QTest.keyClicks(field, "colinas de h")
        assert screen.found.item(0).text() == "Las Colinas de Hierro"
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()
        assert screen.map is not None
        assert screen.map.place == "the_iron_hills"
        assert screen.map.gaze.camera.scale > 1.5
        QTest.keyClicks(field, "xx")
        assert screen.none.isVisible()


def test_the_land_can_be_seen_alone(qapp: QApplication) -> None:
    with Stage((1366, 768), "en", "daylight") as stage:
        screen = stage.show("map")
        assert isinstance(screen, MapScreen)
        screen.show_board("")
        settle()
        assert screen.map is not None
        assert screen.map.sheet.board is None
        screen.map.go_to("umbar")
        assert screen.map.accessibleDescription() == "Umbar"


def test_names_are_as_large_as_everything_else_on_a_large_screen(qapp: QApplication) -> None:
    with Stage((2400, 1350), "en", "daylight") as stage:
        screen = stage.show("map")
        assert isinstance(screen, MapScreen)
        assert screen.map is not None
        tall = [_height_of("bree", view) for view in (shown_map((1580, 1028)), screen.map)]
    assert tall[1] == pytest.approx(1.25 * tall[0], rel=0.05)


def _height_of(place: str, view: MapView) -> float:
    """How high the name of a place is written."""
    assert view.sheet.board is not None
    _, top, _, bottom = view.sheet.board.at(view.gaze.camera, settle=True).names[place]
    return bottom - top


def test_the_map_is_printed_on_one_page(qapp: QApplication, tmp_path: Path) -> None:
    with Stage((1366, 768), "en", "candlelight") as stage:
        screen = stage.show("map")
        assert isinstance(screen, MapScreen)
        screen.print_to(tmp_path / "map.pdf")
        printed = (tmp_path / "map.pdf").read_bytes()
    assert printed.startswith(b"%PDF")
    assert printed.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize("theme", THEMES)
def test_land_and_sea_can_be_told_apart_by_their_brightness(qapp: QApplication, theme: str) -> None:
    seen = sheet(theme=theme)
    camera = seen.camera().fitted(400, 340)
    picture = QImage(400, 340, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    seen.paint_ground(painter, camera, 1.0)
    painter.end()
    sea = picture.pixelColor(*(round(each) for each in camera.to_window(420, 950)))
    land = picture.pixelColor(*(round(each) for each in camera.to_window(1480, 760)))
    assert land.lightness() - sea.lightness() > 10 or land.red() - sea.red() > 25


def _turn_wheel(view: MapView, at: QPointF, by: int) -> None:
    event = QWheelEvent(
        at, view.mapToGlobal(at), QPoint(), QPoint(0, by), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
