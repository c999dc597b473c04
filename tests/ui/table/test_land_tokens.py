"""What lies about the places of a land: tokens whose numbers no name covers, plaques beside the names of others."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from desktop_app.ui.map.boxes import about, area, meeting, moved, shared
from desktop_app.ui.table.board.hung_tokens import hung_tokens
from desktop_app.ui.table.board.light import Light
from tests.ui.table.laid_land import GROUND, Table


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1126, 674), (1496, 986)], ids=str)
def test_the_number_on_a_token_is_not_covered_by_a_name(
    qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    """Where a name stood at the right of its place it lay over the influence there."""
    table = Table(size, language)
    places = sorted(GROUND.look.board().locations)[::2]
    table.view.numbers |= {f"influence_{place}": 2 for place in places}
    table.view.numbers |= {f"favor_{place}": 1 for place in places[::3]}
    table.scene.show_view(table.view)
    seen = table.map
    lies = seen.board.at(seen.gaze.camera, settle=True)
    names = []
    for named, box in lies.names.items():
        x, y = seen.gaze.camera.to_window(*GROUND.look.at[named])
        names.append(moved(box, x, y))
    tokens = [box for boxes in seen.tokens.boxes().values() for box in boxes]
    assert len(tokens) == len(places) + len(places[::3])
    hidden = [token for token in tokens if any(shared(token, name) > 0.25 * area(token) for name in names)]
    assert len(hidden) <= 3, "save in the crowded middle of a small land"
    for one, other in (pair for boxes in seen.tokens.boxes().values() for pair in combinations(boxes, 2)):
        assert shared(one, other) < 0.2 * area(one), "two of one place touch each other at most"


def test_a_token_lies_at_the_right_of_its_place_unless_a_name_does() -> None:
    at, right = (100.0, 100.0), (112.0, 90.0, 200.0, 110.0)
    assert hung_tokens(1, at, 9.0, 20.0, [], [], [])[0][0] > 110
    (token,) = hung_tokens(1, at, 9.0, 20.0, [right], [], [])
    assert token[0] < 90
    beside = [(60.0, 88.0, 140.0, 140.0)]
    assert hung_tokens(1, at, 9.0, 20.0, beside, [], [])[0][1] < 90, "above it, where nothing stands"
    assert hung_tokens(1, at, 9.0, 20.0, beside, [], [], occupied=True)[0][1] > 90
    one, other = hung_tokens(2, at, 9.0, 20.0, [right], [], [])
    assert not meeting(about(*one, 10.0), about(*other, 10.0))


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_plaque_of_a_lit_place_lies_beside_the_names_of_others(qapp: QApplication, language: str) -> None:
    """Where one is asked for influence in a small window "Emyn Muil" lay over the first letters of Dagorlad."""
    table = Table((1126, 674), language)
    lit = ("ruins_of_angmar", "rhosgobel", "south_eaves", "high_pass", "the_northern_waste", "emyn_muil")
    assert set(lit) <= GROUND.look.at.keys()
    table.map.shine({place: Light("legal", letter) for place, letter in zip(lit, "ABCDEF", strict=True)}, "")
    table.board.grab()
    made = table.map.keys.plaques_of(table.map.keys.lit_places())
    assert made, "some have no name on the land"
    lies = table.map.board.at(table.map.gaze.camera, settle=True)
    for name, box in lies.names.items():
        left, top, right, bottom = moved(box, *table.map.gaze.camera.to_window(*GROUND.look.at[name]))
        written = QRectF(left, top, right - left, bottom - top)
        assert not [plaque.words for plaque in made if plaque.box.intersects(written)], name
