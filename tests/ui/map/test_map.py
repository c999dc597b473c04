"""The map as a person uses it: every name can be read, a place is found, the land is moved, zoomed and printed."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.ui.art.colours import contrast
from desktop_app.ui.art.theme import THEMES, load_theme
from desktop_app.ui.games import boards
from desktop_app.ui.map.boxes import Box, share
from desktop_app.ui.map.camera import NEAREST
from desktop_app.ui.map.ink import name_ink
from desktop_app.ui.map.labels import Name, placed, turned_in
from desktop_app.ui.map.lettering import distance, letter_boxes, lettering
from desktop_app.ui.map.screen import MapScreen
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.spread import spread
from desktop_app.ui.map.view import MapView
from desktop_app.ui.map.ways import ways_of
from desktop_app.ui.map.written_names import region_ink
from desktop_app.ui.render.stage import Stage, settle

QUEST = boards()["me_quest"]


def sheet(language: str = "en", theme: str = "daylight") -> Sheet:
    return Sheet(QUEST.land(), QUEST, load_theme(theme), language)


def shown(size: tuple[int, int] = (1000, 800)) -> MapView:
    view = MapView(sheet(), "map")
    view.gaze.still_only = True
    view.resize(*size)
    view.show()
    QApplication.processEvents()
    return view


def over_each_other(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


# -- names at the edge of the window ------------------------------------------------------------------------------

WINDOW = (0.0, 0.0, 400.0, 300.0)


def at_the_right_of(name: Name) -> Box:
    return name.x + name.reach, name.y - name.tall / 2, name.x + name.reach + name.wide, name.y + name.tall / 2


def test_a_name_that_the_edge_cuts_turns_to_the_other_side_of_its_place() -> None:
    havens = Name("havens", 360.0, 150.0, 8.0, 90.0, 16.0)
    (box,) = turned_in([havens], {"havens": at_the_right_of(havens)}, WINDOW).values()
    assert 0 <= box[0] < box[2] <= 400
    assert box[2] - box[0] == havens.wide


def test_a_name_under_a_card_on_the_map_turns_away_from_it() -> None:
    card = (200.0, 0.0, 300.0, 300.0)
    bree = Name("bree", 180.0, 150.0, 8.0, 90.0, 16.0)
    (box,) = turned_in([bree], {"bree": at_the_right_of(bree)}, WINDOW, [card]).values()
    assert not over_each_other(box, card)


def test_a_name_steps_beside_a_piece_on_the_land_and_stays_where_every_side_is_taken() -> None:
    pawn = (190.0, 120.0, 225.0, 170.0)
    bree = Name("bree", 180.0, 150.0, 8.0, 90.0, 16.0)
    here = {"bree": at_the_right_of(bree)}
    (box,) = turned_in([bree], here, WINDOW, standing=[pawn]).values()
    assert not over_each_other(box, pawn)
    assert turned_in([bree], here, WINDOW, standing=[WINDOW]) == here


def test_a_name_that_finds_no_side_but_over_a_piece_of_another_place_is_left_out_unless_its_place_is_large() -> None:
    """At a puzzle the name of a dale beside Moria lay over both companies that met there."""
    pawn, pillar = (190.0, 135.0, 240.0, 165.0), (0.0, 0.0, 170.0, 300.0)
    above, below = (170.0, 0.0, 400.0, 132.0), (170.0, 168.0, 400.0, 300.0)
    dale = Name("dale", 180.0, 150.0, 8.0, 90.0, 16.0, rank=1)
    around, here = [pillar, above, below], {"dale": at_the_right_of(dale)}
    assert turned_in([dale], here, WINDOW, over=around) == here
    assert turned_in([dale], here, WINDOW, over=around, standing=[pawn]) == {}
    assert "dale" in turned_in([replace(dale, rank=2)], here, WINDOW, over=around, standing=[pawn])
    its_own = (184.0, 135.0, 240.0, 165.0)
    assert "dale" in turned_in([dale], here, WINDOW, over=around, standing=[its_own]), "it tells where that stands"


def test_a_name_that_turns_covers_no_badge_where_another_side_is_as_good() -> None:
    bree = Name("bree", 380.0, 150.0, 8.0, 90.0, 16.0)
    cut = {"bree": at_the_right_of(bree)}
    (first,) = turned_in([bree], cut, WINDOW).values()
    (box,) = turned_in([bree], cut, WINDOW, badges=[first]).values()
    assert not over_each_other(box, first)


def test_a_name_turns_to_no_side_where_it_would_hide_another_place() -> None:
    """On its way from under a pawn the name of what lies below Moria lay over Moria itself."""
    pieces = [(185.0, 60.0, 300.0, 300.0), (60.0, 160.0, 300.0, 300.0), (60.0, 60.0, 300.0, 140.0)]
    moria = (80.0, 120.0, 160.0, 180.0)
    gates = Name("gates", 180.0, 150.0, 8.0, 90.0, 16.0, rank=-1)
    here = {"gates": at_the_right_of(gates)}
    (turned,) = turned_in([gates], here, WINDOW, standing=pieces).values()
    assert turned[2] < 180.0, "to the left, where nothing stands"
    (turned,) = turned_in([gates], here, WINDOW, standing=pieces, marks=[moria]).values()
    assert not over_each_other(turned, (90.0, 130.0, 150.0, 170.0))


def test_the_name_of_a_haven_rather_touches_a_piece_than_stand_over_another_place() -> None:
    """Minas Tirith was written over the mark of Minas Morgul, which one would have taken for it."""
    tirith = Name("tirith", 60.0, 150.0, 8.0, 90.0, 16.0, rank=2)
    cut = {"tirith": (-41.0, 142.0, 49.0, 158.0)}
    morgul, piece, above = (90.0, 140.0, 114.0, 160.0), (0.0, 168.0, 300.0, 230.0), (0.0, 0.0, 400.0, 138.0)
    (box,) = turned_in([tirith], cut, WINDOW, over=[above], standing=[piece], marks=[morgul]).values()
    assert share(box, morgul) < 0.5
    (box,) = turned_in([tirith], cut, WINDOW, over=[above], standing=[piece]).values()
    assert not over_each_other(box, piece)


def test_a_name_of_which_little_is_seen_under_a_card_or_a_key_is_left_out() -> None:
    """On a journey half a name looked out from under the card of a site."""
    bree = Name("bree", 180.0, 150.0, 8.0, 90.0, 16.0)
    here, around = {"bree": at_the_right_of(bree)}, (0.0, 0.0, 400.0, 148.0)
    assert turned_in([bree], here, WINDOW, [around, (0.0, 152.0, 400.0, 300.0)]) == {}
    assert turned_in([bree], here, WINDOW, over=[(0.0, 0.0, 400.0, 300.0)]) == {}
    assert turned_in([bree], here, WINDOW, over=[(270.0, 0.0, 400.0, 300.0), (0.0, 0.0, 187.0, 300.0)]) == here


def test_a_name_at_the_left_edge_keeps_its_first_letter() -> None:
    """One read "harbad"."""
    tharbad = Name("tharbad", 40.0, 150.0, 8.0, 100.0, 16.0)
    beneath, taken = (-10.0, 160.0, 90.0, 176.0), [(0.0, 0.0, 400.0, 158.0), (0.0, 180.0, 400.0, 300.0)]
    taken += [(110.0, 150.0, 400.0, 190.0)]
    assert turned_in([tharbad], {"tharbad": beneath}, WINDOW, over=taken) == {"tharbad": (0.0, 160.0, 100.0, 176.0)}
    beside = [*taken, (95.0, 150.0, 400.0, 190.0)]
    assert turned_in([tharbad], {"tharbad": beneath}, WINDOW, over=beside) == {}


def test_a_name_that_the_edge_would_cut_a_little_is_moved_so_far_that_no_letter_is_lost() -> None:
    """At the edge of a land names were read without a sixth of their letters."""
    rhun = Name("rhun", 350.0, 285.0, 8.0, 60.0, 16.0)
    cut, around = (341.0, 285.0, 401.0, 301.0), [(0.0, 0.0, 400.0, 280.0), (0.0, 280.0, 300.0, 300.0)]
    assert turned_in([rhun], {"rhun": cut}, WINDOW, over=around) == {"rhun": (340.0, 284.0, 400.0, 300.0)}
    assert turned_in([rhun], {"rhun": cut}, WINDOW, over=[*around, (300.0, 280.0, 340.5, 300.0)]) == {}


def test_the_name_of_a_place_out_of_sight_is_left_out_and_what_is_seen_whole_stays() -> None:
    beyond, seen = Name("beyond", 420.0, 150.0, 8.0, 90.0, 16.0), Name("seen", 100.0, 50.0, 8.0, 90.0, 16.0)
    found = {"beyond": (322.0, 142.0, 412.0, 158.0), "seen": at_the_right_of(seen)}
    assert turned_in([beyond, seen], found, WINDOW) == {"seen": at_the_right_of(seen)}


# -- names --------------------------------------------------------------------------------------------------------


def test_a_name_does_not_stand_nearer_to_another_place_than_to_its_own() -> None:
    """The name of Goblin-gate could be read as that of Beorn's House."""
    gate, own = Name("gate", 180.0, 150.0, 8.0, 90.0, 16.0), (172.0, 142.0, 188.0, 158.0)
    (usual,) = placed([gate], [own, (290.0, 140.0, 306.0, 156.0)], []).values()
    assert usual[0] > 188.0, "at its right"
    (box,) = placed([gate], [own, (283.5, 140.0, 299.5, 156.0)], []).values()
    assert box[1] > 158.0, "under it, where no other is nearer"
    region = replace(gate, area=True)
    assert list(placed([region], [own, (283.5, 140.0, 299.5, 156.0)], []).values()) == [usual], "nobody mistakes it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
def test_at_the_whole_view_every_place_has_its_name_and_none_lies_over_another(
    qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    seen = sheet(language)
    camera = seen.camera().fitted(*size)
    assert seen.board is not None
    lies = seen.board.at(camera, settle=True)
    boxes = {}
    for place, box in lies.names.items():
        x, y = camera.to_window(*QUEST.at[place])
        boxes[place] = (box[0] + x, box[1] + y, box[2] + x, box[3] + y)
    assert len(boxes) == len(QUEST.board().locations) == 63
    assert [pair for pair in combinations(boxes, 2) if over_each_other(boxes[pair[0]], boxes[pair[1]])] == []
    assert lies.sizes.name >= 12.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_badge_steps_from_under_a_name_where_its_path_is_free(qapp: QApplication, language: str) -> None:
    """What a path costs can be read at the whole view, save in the crowded middle of the land."""
    seen = sheet(language)
    camera = seen.camera().fitted(1366, 768)
    assert seen.board is not None
    lies = spread(QUEST, seen.board.ways, camera.scale, language)
    names = [
        (x * lies.scale + box[0], y * lies.scale + box[1], x * lies.scale + box[2], y * lies.scale + box[3])
        for (x, y), box in ((QUEST.at[place], box) for place, box in lies.names.items())
    ]
    covered = [
        ends
        for ends, (x, y) in lies.badges.items()
        if any(
            over_each_other((x * lies.scale - 10, y * lies.scale - 6, x * lies.scale + 10, y * lies.scale + 6), name)
            for name in names
        )
    ]
    assert len(covered) <= 3


def test_every_place_and_every_region_of_the_board_has_its_mark() -> None:
    board = QUEST.board()
    assert set(QUEST.at) == set(board.locations)
    assert set(QUEST.shapes) == set(board.regions)
    assert {path.terrain for path in board.paths} <= set(QUEST.terrains)
    assert len(set(QUEST.shapes.values())) == len(QUEST.shapes), "regions are told apart without colour"


# -- moving -------------------------------------------------------------------------------------------------------


def test_the_wheel_zooms_about_the_pointer_and_never_beyond_all_there_is(qapp: QApplication) -> None:
    view = shown()
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
    view = shown()
    view.gaze.zoom(3.0)
    before = view.gaze.camera
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(500, 400))
    QTest.mouseMove(view, QPoint(440, 380))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(440, 380))
    assert view.gaze.camera.x == pytest.approx(before.x + 60 / before.scale)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.gaze.camera.x < before.x + 60 / before.scale


def test_after_any_movement_the_map_is_painted_as_if_it_had_always_been_there(qapp: QApplication) -> None:
    view = shown((500, 400))
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
    view = shown()
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
    view = shown()
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
        tall = [_height_of("bree", view) for view in (shown((1580, 1028)), screen.map)]
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


def test_where_marks_stand_close_a_plain_name_gives_way_to_them_and_that_of_a_haven_does_not() -> None:
    marks = [(x, y, x + 10.0, y + 10.0) for x in map(float, range(0, 300, 12)) for y in map(float, range(0, 200, 12))]
    eregion = Name("eregion", 150, 100, 6, 60, 14)
    rivendell = Name("rivendell", 150, 100, 6, 60, 14, rank=2, yields=False)
    assert list(placed([eregion], marks, [])) == []
    assert list(placed([rivendell], marks, [])) == ["rivendell"]
    assert list(placed([eregion], marks[:4], [])) == ["eregion"], "there is room beside it"


def test_from_far_away_the_names_of_areas_give_way_to_the_marks_of_places(qapp: QApplication) -> None:
    look = boards()["meccg"]
    far, near = (spread(look, (), scale, "en").names for scale in (look.names_from * 0.35, look.names_from * 0.6))
    areas = {area.id for area in look.areas()}
    assert 0 < len(areas & set(far)) < len(areas & set(near))
    large = {id for id, each in look.board().locations.items() if each.kind in look.large}
    assert large <= set(far), "the havens are named at every scale"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.7, 0.84])
def test_the_names_of_great_lands_can_be_read_under_the_board_of_quest(
    qapp: QApplication, scale: float, language: str
) -> None:
    """No name of a place and no badge of a path takes a letter from Mordor, Gondor or Rhovanion."""
    look, theme = boards()["me_quest"], load_theme("daylight")
    lies, land = spread(look, ways_of(look), scale, language), look.land()
    boxes = [
        (look.at[id][0] * scale + box[0], look.at[id][1] * scale + box[1], look.at[id][0] * scale + box[2],
         look.at[id][1] * scale + box[3]) for id, box in lies.names.items()
    ]  # fmt: skip
    boxes += [(x * scale - 17, y * scale - 10, x * scale + 17, y * scale + 10) for x, y in lies.badges.values()]
    written = [letters for letters in land.lettering if letters.kind in ("land", "dark")]
    marks = lettering(land, theme, language, distance(scale), ("land", "dark"))
    assert len(marks) == len(written)
    for letters, mark in zip(written, marks, strict=True):
        if letters.names.en in ("Mordor", "Gondor", "Rhovanion"):
            room = mark.path.boundingRect()
            about = (room.left() * scale, room.top() * scale, room.right() * scale, room.bottom() * scale)
            assert not [box for box in boxes if over_each_other(about, box)], letters.names.en


@pytest.mark.parametrize("theme", THEMES)
def test_the_name_of_a_region_stands_out_from_its_halo_like_that_of_a_place(theme: str) -> None:
    place = name_ink(load_theme(theme))
    assert contrast(place.ink, place.halo) > 10
    assert contrast(region_ink(load_theme(theme)), place.halo) > 7.5


def test_names_by_candlelight_are_pale_for_paper_around_them_would_glow_on_the_veiled_land() -> None:
    day, candle = (name_ink(load_theme(theme)) for theme in ("daylight", "candlelight"))
    assert contrast(day.halo, "#ffffff") < 2
    assert contrast(candle.halo, "#000000") < 2


def test_long_names_of_a_very_large_window_lie_over_no_other_when_they_are_turned_in() -> None:
    """One is written from afar over the place of the other, which is cut at the edge and looks for another side."""
    far = Name("corazon", 1180, 130, 20, 500, 40)
    cut = Name("oeste", 400, 130, 20, 520, 40)
    found = {"corazon": (660.0, 110.0, 1160.0, 150.0), "oeste": (-140.0, 110.0, 380.0, 150.0)}
    turned = turned_in([cut], found, (0.0, 0.0, 1200.0, 600.0))
    assert turned["oeste"] != found["oeste"]
    box, other = turned["oeste"], found[far.id]
    assert box[0] >= other[2] or other[0] >= box[2] or box[1] >= other[3] or other[1] >= box[3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.55, 0.7, 0.84])
def test_no_name_of_quest_takes_a_letter_from_a_sea(qapp: QApplication, scale: float, language: str) -> None:
    """Half of the Gulf of Lhûn lay under the Grey Havens."""
    lies = spread(QUEST, ways_of(QUEST), scale, language)
    boxes = [
        (QUEST.at[id][0] * scale + box[0], QUEST.at[id][1] * scale + box[1], QUEST.at[id][0] * scale + box[2],
         QUEST.at[id][1] * scale + box[3]) for id, box in lies.names.items()
    ]  # fmt: skip
    letters = letter_boxes(QUEST.land(), language, distance(scale), ("sea",))
    assert letters
    for each in letters:
        about = (each.left() * scale, each.top() * scale, each.right() * scale, each.bottom() * scale)
        assert not [box for box in boxes if over_each_other(about, box)]
