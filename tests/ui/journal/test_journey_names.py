"""Names on the map of a journey: what is written on the land can be read beside them."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication, QFrame

from desktop_app.app.maps.geography import read_geography
from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.ui.journal.journey_map import JourneyMap
from desktop_app.ui.journal.journey_names import Named, Wanted, named
from desktop_app.ui.map.lettering import distance, letter_boxes
from desktop_app.ui.render.stage import Stage

SIZE = 17.0
PLACES = read_geography().places
WAY = ("the_woodland_realm", "the_forest_road", "rhosgobel", "gladden_fields", "lothlorien", "dol_guldur")
BREE = Wanted("bree", "Bree", 40.0, QPointF(100, 100), on_way=False)


def one(place: Wanted, taken: list[QRectF] | None = None, drawn: list[QRectF] | None = None) -> Named | None:
    return next(iter(named([place], taken or [], drawn or [], SIZE)), None)


def test_a_name_stands_under_its_place_or_beside_it_where_something_is_written_there() -> None:
    usual, beside = one(BREE), one(BREE, drawn=[QRectF(90, 112, 8, 8)])
    assert usual is not None
    assert usual.room.top() > 100
    assert beside is not None
    assert beside.room.left() > 100


def test_where_there_is_no_room_a_place_of_the_way_is_named_all_the_same_and_another_is_not() -> None:
    all_about = [QRectF(x, y, 9, 9) for x in range(0, 200, 10) for y in range(50, 150, 10)]
    assert one(BREE, drawn=all_about) is None
    assert one(BREE._replace(on_way=True), drawn=all_about) is not None
    assert one(BREE, taken=[QRectF(0, 0, 200, 200)]) is None


def test_no_name_lies_over_another_place() -> None:
    """Dimrill Dale was written over Moria."""
    moria = Wanted("moria", "Moria", 44.0, QPointF(60, 100), on_way=False)
    first, second = named([moria, BREE], [], [QRectF(90, 112, 20, 8), QRectF(112, 96, 8, 8)], SIZE)
    assert not second.room.adjusted(-4, -4, 4, 4).contains(moria.at)
    assert not first.room.contains(BREE.at)
    hidden = BREE._replace(at=first.room.center())
    assert [each.place for each in named([moria, hidden], [], [], SIZE)] == ["moria"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_ranges_can_be_read_beside_those_of_places(qapp: QApplication, language: Language) -> None:
    """Ered Mithrin lay over the Grey Mountains, and Goblin-gate over the Misty Mountains."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        stage.show("journey")
        (map_,) = (each for each in stage.window.findChildren(JourneyMap) if each.isVisible())
        scale = map_.gaze.camera.scale
        written = letter_boxes(map_.sheet.land, language, distance(scale))
        letters = [
            QRectF(each.x() * scale, each.y() * scale, each.width() * scale, each.height() * scale) for each in written
        ]
        names = map_.names()
        assert len(names) > 40
        way = [PLACES[place].names for place in WAY]
        over = {each.name for each in names if any(each.room.intersects(letter) for letter in letters)}
        assert over <= {each.es if language == "es" else each.en for each in way}, "where the way has no other room"
        assert len(over) < 4
        assert [(a.name, b.name) for a, b in combinations(names, 2) if a.room.intersects(b.room)] == []


def test_names_find_their_room_anew_when_the_map_stands_and_not_while_it_is_zoomed(qapp: QApplication) -> None:
    """To find it for every frame took longer than to paint the land."""
    with Stage((1366, 768), "en", "daylight", "lotr_lcg") as stage:
        stage.show("journey")
        (map_,) = (each for each in stage.window.findChildren(JourneyMap) if each.isVisible())
        before = map_.names()
        map_.gaze.zoom(1.6)
        assert map_.names() is before
        map_.gaze.finish()
        assert map_.names() is not before
        assert len(map_.names()) >= len(before)


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_name_loses_a_letter_at_the_edge_of_the_map(qapp: QApplication, language: Language) -> None:
    """Of Tharbad half was read."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        stage.show("journey")
        (map_,) = (each for each in stage.window.findChildren(JourneyMap) if each.isVisible())
        seen = map_.seen_names()
        for each in seen:
            at = QPointF(*map_.gaze.camera.to_window(*PLACES[each.place].at))
            assert QRectF(map_.rect()).contains(each.written(at, SIZE)), each.name
        assert "Tharbad" in {each.name for each in seen}


def test_no_name_looks_out_from_under_what_lies_over_the_map_nor_half_over_its_edge(qapp: QApplication) -> None:
    """Half of Gundabad stood beside the title of the campaign, the upper half of Fangorn over its company."""
    with Stage((1366, 768), "es", "daylight", "lotr_lcg") as stage:
        stage.show("journey")
        (map_,) = (each for each in stage.window.findChildren(JourneyMap) if each.isVisible())
        frames = [each.geometry() for each in map_.findChildren(QFrame) if each.parent() is map_]
        assert len(frames) == 2
        seen = {each.name: each for each in map_.seen_names()}
        for name, each in seen.items():
            at = QPointF(*map_.gaze.camera.to_window(*PLACES[each.place].at))
            written = each.written(at, SIZE)
            assert not any(written.intersects(QRectF(frame)) for frame in frames), name
        assert {"Rivendel", "Erebor"} <= set(seen)
        left_out = {each.place for each in map_.names() if each.name not in seen}
        assert {"mount_gundabad", "fangorn", "mount_doom"} <= left_out
