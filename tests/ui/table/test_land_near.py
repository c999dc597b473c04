"""A land on the table seen near: what stands at its places, and who is written there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from tests.ui.table.laid_land import GROUND, HERO, Table, feet, lay_zone


@pytest.fixture
def table(qapp: QApplication) -> Table:
    return Table()


def look_at(table: Table, place: str, scale: float) -> None:
    table.map.gaze.go_to(*GROUND.look.at[place], scale)
    table.map.gaze.finish()


def test_what_stands_at_a_place_that_is_seen_near_stands_above_its_landscape(table: Table) -> None:
    look_at(table, "lothlorien", 1.4)
    middle = table.map.where("lothlorien")
    assert middle is not None
    assert feet(table, HERO).y() > middle[1] - 12
    look_at(table, "lothlorien", 3.0)
    middle = table.map.where("lothlorien")
    assert middle is not None
    reach = table.map.board.reaches(table.map.gaze.camera, settle=True)["lothlorien"]
    assert middle[1] - reach < feet(table, HERO).y() < middle[1] - reach * 0.6
    table.map.gaze.zoom(0.4)
    middle = table.map.where("lothlorien")
    assert middle is not None
    assert feet(table, HERO).y() > middle[1] - 12, "and beside its mark again as soon as it is one"


def test_who_is_at_a_place_is_written_under_its_name_when_it_is_near(table: Table) -> None:
    look_at(table, "moria", 2.0)
    facts = table.map.board.at(table.map.gaze.camera, settle=True).facts
    assert facts["moria"] == ["Permanently perilous · Enedwaith", "2 face down"]
    assert facts["lothlorien"] == ["Haven · The Misty Mountains", "Beravor"]
    hero = table.view.zones["at.lothlorien"].cards.pop()
    lay_zone(table.view, "at.lothlorien")
    lay_zone(table.view, "at.moria", replace(hero, zone="at.moria"), *table.view.zones["at.moria"].cards)
    table.scene.show_view(table.view, moving=False)
    facts = table.map.board.at(table.map.gaze.camera, settle=True).facts
    assert facts["moria"][1] == "Beravor, 2 face down"
    assert facts["lothlorien"] == ["Haven · The Misty Mountains"]


def test_no_name_is_cut_by_the_track_at_the_foot_of_the_land(table: Table) -> None:
    """Of Fangorn one read the upper half."""
    table.scene.show_view(table.view, moving=False)
    assert table.scene.land is not None
    assert table.scene.land.track is not None
    track = table.scene.land.track.boundingRect()
    for at_foot in ("fangorn", "plains_of_rohan", "moria", "edoras", "anfalas"):
        look_at(table, at_foot, 2.0)
        table.map.gaze.pan(-120, track.top() - 40 - table.map.room.center().y())
        table.map.gaze.finish()
        table.board.grab()
        camera = table.map.gaze.camera
        for named, box in table.map.board.at(camera, settle=True).names.items():
            at = QPointF(*camera.to_window(*GROUND.look.at[named])) + table.map.room.topLeft()
            name = QRectF(QPointF(*box[:2]) + at, QPointF(*box[2:]) + at)
            seen = name.intersected(table.map.room)
            if not seen.isEmpty():
                over = seen.intersected(track)
                assert over.width() * over.height() < 0.2 * name.width() * name.height(), named


def test_a_name_that_has_no_room_with_its_facts_stands_without_them(qapp: QApplication) -> None:
    """In Spanish Dol Guldur at the edge of the land about Moria had no name: it is a stronghold of a long region."""
    table = Table((1496, 986), "es")
    table.map.gaze.look_close("moria")
    table.map.gaze.finish()
    table.board.grab()
    camera = table.map.gaze.camera
    lies, seen = table.map.board.at(camera, settle=True), camera.in_sight
    x, y = GROUND.look.at["dol_guldur"]
    assert seen.left < x < seen.right
    assert seen.top < y < seen.bottom
    assert "dol_guldur" in lies.names
    assert "dol_guldur" not in lies.facts
