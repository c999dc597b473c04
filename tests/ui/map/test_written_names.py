"""What is written on the land: the names of places, regions, lands and seas, and the costs of paths."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.ui.art.colours import contrast
from desktop_app.ui.art.theme import THEMES, load_theme
from desktop_app.ui.map.boxes import meeting
from desktop_app.ui.map.ink import name_ink
from desktop_app.ui.map.lettering import distance, letter_boxes, lettering
from desktop_app.ui.map.spread import spread
from desktop_app.ui.map.ways import ways_of
from desktop_app.ui.map.written_names import region_ink
from tests.ui.map.sheets import CCG, QUEST, sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
def test_at_the_whole_view_every_place_has_its_name_and_none_lies_over_another(
    qapp: QApplication, size: tuple[int, int], language: str
) -> None:
    seen = sheet(language=language)
    camera = seen.camera().fitted(*size)
    assert seen.board is not None
    lies = seen.board.at(camera, settle=True)
    boxes = {}
    for place, box in lies.names.items():
        x, y = camera.to_window(*QUEST.at[place])
        boxes[place] = (box[0] + x, box[1] + y, box[2] + x, box[3] + y)
    assert len(boxes) == len(QUEST.board().locations) == 63
    assert [pair for pair in combinations(boxes, 2) if meeting(boxes[pair[0]], boxes[pair[1]])] == []
    assert lies.sizes.name >= 12.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_badge_steps_from_under_a_name_where_its_path_is_free(qapp: QApplication, language: str) -> None:
    """What a path costs can be read at the whole view, save in the crowded middle of the land."""
    seen = sheet(language=language)
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
            meeting((x * lies.scale - 10, y * lies.scale - 6, x * lies.scale + 10, y * lies.scale + 6), name)
            for name in names
        )
    ]
    assert len(covered) <= 3


def test_from_far_away_the_names_of_areas_give_way_to_the_marks_of_places(qapp: QApplication) -> None:
    look = CCG
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
    look, theme = QUEST, load_theme("daylight")
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
            assert not [box for box in boxes if meeting(about, box)], letters.names.en


@pytest.mark.parametrize("theme", THEMES)
def test_the_name_of_a_region_stands_out_from_its_halo_like_that_of_a_place(theme: str) -> None:
    place = name_ink(load_theme(theme))
    assert contrast(place.ink, place.halo) > 10
    assert contrast(region_ink(load_theme(theme)), place.halo) > 7.5


def test_names_by_candlelight_are_pale_for_paper_around_them_would_glow_on_the_veiled_land() -> None:
    day, candle = (name_ink(load_theme(theme)) for theme in ("daylight", "candlelight"))
    assert contrast(day.halo, "#ffffff") < 2
    assert contrast(candle.halo, "#000000") < 2


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
        assert not [box for box in boxes if meeting(about, box)]
