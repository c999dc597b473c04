"""The lands of Middle-earth as data: where a place is, what lies on land, how a place is found by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.maps.geography import MIDDLE_EARTH, read_geography
from desktop_app.app.maps.roughening import roughened
from desktop_app.games.kit.printed import FactsError

LAND = read_geography()


def test_the_west_lies_where_one_expects_it() -> None:
    at = {id: place.at for id, place in LAND.places.items()}
    assert at["the_grey_havens"][0] < at["the_shire"][0] < at["rivendell"][0] < at["erebor"][0] < at["barad_dur"][0]
    assert at["the_northern_waste"][1] < at["rivendell"][1] < at["edoras"][1] < at["near_harad"][1] < at["umbar"][1]


def test_every_place_and_every_name_lies_within_the_world() -> None:
    left, top, right, bottom = LAND.lands.world
    points = [place.at for place in LAND.places.values()]
    points += [letters.at for letters in LAND.lettering if letters.at is not None]
    assert len(points) > 90
    assert all(left < x < right and top < y < bottom for x, y in points)


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("barad", "en", ["barad_dur"]),
        ("PUERTOS", "es", ["the_grey_havens"]),
        ("grey hav", "es", ["the_grey_havens"]),
        ("nuin", "en", []),
        ("  ", "en", []),
    ],
)
def test_a_place_is_found_by_part_of_its_name_in_either_language(typed: str, language: str, found: list[str]) -> None:
    assert [place.id for place in LAND.find(typed, language)] == found


def test_what_begins_with_the_words_comes_first() -> None:
    found = [place.names.en for place in LAND.find("or", "en")]
    assert found[0] == "Orthanc"
    assert {"Fornost", "Dagorlad", "Orthanc"} <= set(found)


def test_a_coast_is_rough_and_the_same_every_time() -> None:
    plain = [[0.0, 0.0], [100.0, 0.0]]
    once, again = roughened(plain, 20.0, 3, "bay"), roughened(plain, 20.0, 3, "bay")
    assert once == again != roughened(plain, 20.0, 3, "cape")
    assert len(once) == 9
    assert (once[0], once[-1]) == ((0.0, 0.0), (100.0, 0.0))
    assert 0 < max(abs(y) for _, y in once) < 20


def test_a_wrong_file_is_refused_with_its_name_and_the_field(tmp_path: Path) -> None:
    for file in MIDDLE_EARTH.iterdir():
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "rivers.json").write_text('{"format": 1, "rivers": [{"id": "anduin", "width": "wide", "points": []}]}')
    with pytest.raises(FactsError, match=r"rivers\.json.*width"):
        read_geography(tmp_path)
