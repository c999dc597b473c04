"""The names of a land and the keys of its lit places: neither hides the other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.board.hung_keys import hung
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.lit_names import LitPlace
from tests.ui.table.laid_land import Table


def test_names_of_places_grow_with_everything_else(qapp: QApplication) -> None:
    table = Table()
    assert table.scene.placement is not None
    spot = table.scene.placement.spots["at.*"]
    board, camera = table.map.board, table.map.gaze.camera
    before = board.at(camera, settle=True).names
    table.map.take(replace(spot, unit=2.0))
    after = board.at(camera, settle=True).names
    known = before.keys() & after.keys()
    assert known
    for name in known:
        tall = [box[name][3] - box[name][1] for box in (before, after)]
        assert tall[1] > tall[0] * 1.8, f"{name} is as small as in a small window"


def test_names_stand_beside_the_keys_of_many_lit_places_and_keys_beside_names(qapp: QApplication) -> None:
    table = Table((980, 700))
    land = table.map

    def hidden(hang: list[LitPlace]) -> float:
        """How much of the names the keys lie over, in square pixels."""
        camera, found = land.gaze.camera, 0.0
        keys = [QRectF(QPointF(*each.key[:2]), QPointF(*each.key[2:])) for each in hang]
        for named, box in land.board.at(camera, settle=True).names.items():
            at = QPointF(*camera.to_window(*land.ground.look.at[named]))
            name = QRectF(QPointF(*box[:2]) + at, QPointF(*box[2:]) + at)
            over = [key.intersected(name) for key in keys]
            found += sum(each.width() * each.height() for each in over)
        return found

    table.board.grab()
    lit = sorted(land.ground.look.at)[::3]
    land.shine({place: Light("legal", chr(65 + at % 26)) for at, place in enumerate(lit)}, "")
    as_they_stood = hidden(land.keys.lit_places())
    table.board.grab()
    given_way = hidden(land.keys.lit_places())
    assert given_way < as_they_stood * 0.6, "a name that has room on another side stands there"
    assert hidden(land.keys.hung_clear(land.keys.lit_places(), land.names.over)) < given_way * 0.35, (
        "where it has none the key hangs elsewhere"
    )
    land.shine({}, "")
    table.board.grab()
    assert not hidden(land.keys.lit_places())


def test_a_key_that_covers_no_name_hangs_at_the_upper_right_of_its_place() -> None:
    place = LitPlace("bree", (100.0, 100.0, 130.0, 130.0), (120.0, 92.0, 140.0, 112.0))
    room = (0.0, 0.0, 400.0, 300.0)
    assert hung([place], [(20.0, 100.0, 90.0, 120.0)], room) == [place]
    (moved,) = hung([place], [(125.0, 90.0, 200.0, 110.0)], room)
    assert hung([place], [], room, [(125.0, 90.0, 200.0, 110.0)]) == [moved], "nor does it lie under a piece"
    assert moved.key == (120.0, 118.0, 140.0, 138.0), "below it, where nothing is written"
    edge = (0.0, 0.0, 400.0, 130.0)
    (kept,) = hung([place], [(125.0, 90.0, 200.0, 110.0)], edge)
    assert kept.key[3] <= 130.0, "within the window"
