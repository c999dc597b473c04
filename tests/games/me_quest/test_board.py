"""The board of the game against what the book says of it."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.games.me_quest.reading.board import (
    BOARD,
    MONSTER_PILES,
    REGION_DECKS,
    STRONGHOLDS,
    encounter_deck,
    is_permanently_perilous,
    most_influence,
    region_of,
)

ICONS = {"hill", "mountain", "forest", "plains", "swamp", "any"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_calls_a_location_as_the_map_does(language: Language) -> None:
    texts = Texts(language)
    for id, location in BOARD.locations.items():
        assert texts(f"meq-zone-at-{id.replace('_', '-')}") == getattr(location.names, language)


@pytest.mark.rule("MEQ-105")
def test_ten_regions_have_several_locations_each() -> None:
    assert len(BOARD.regions) == 10
    assert all(len(BOARD.of_region(region)) > 1 for region in BOARD.regions)


@pytest.mark.rule("MEQ-103")
def test_locations_are_adjacent_where_a_path_joins_them_also_over_water() -> None:
    assert "the_shire" in BOARD.neighbours("the_grey_havens")
    path = BOARD.path("the_shire", "the_grey_havens")
    assert path is not None
    assert path.water
    assert BOARD.path("the_shire", "mount_doom") is None


@pytest.mark.rule("MEQ-107")
def test_within_a_space_counts_the_place_itself() -> None:
    assert set(BOARD.within(1, "barad_dur")) == {"barad_dur", "mount_doom"}
    assert "plains_of_gorgoroth" in BOARD.within(2, "barad_dur")


@pytest.mark.rule("MEQ-260")
def test_every_path_has_one_of_six_icons_and_a_number() -> None:
    assert {path.terrain for path in BOARD.paths} == ICONS
    assert all(path.cost >= 1 for path in BOARD.paths)


@pytest.mark.rule("MEQ-300", "MEQ-039")
def test_each_region_deck_serves_two_regions() -> None:
    assert len(REGION_DECKS) == 5
    for deck in REGION_DECKS:
        assert sum(region.encounters == deck for region in BOARD.regions.values()) == 2


@pytest.mark.rule("MEQ-301")
def test_a_haven_has_the_encounters_of_havens() -> None:
    assert encounter_deck("rivendell") == "haven"
    assert encounter_deck("gladden_fields") == region_of("gladden_fields").encounters != "haven"


def test_strongholds_have_a_red_number_and_are_perilous_for_ever() -> None:
    assert {place: most_influence(place) for place in STRONGHOLDS} == {
        "barad_dur": 6,
        "dol_guldur": 3,
        "mount_gundabad": 3,
    }
    assert all(is_permanently_perilous(place) for place in [*STRONGHOLDS, "moria", "ruins_of_angmar"])
    assert not is_permanently_perilous("rivendell")


def test_every_location_can_be_reached_and_all_monster_colours_are_on_the_board() -> None:
    assert len(BOARD.distances("the_shire")) == len(BOARD.locations) == 63
    assert set(MONSTER_PILES) == {"orange", "purple", "green", "blue", "brown"}
