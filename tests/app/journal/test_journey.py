"""The journey of a campaign: its roads lie on the land, and it tells where the company stands and fell."""

from __future__ import annotations

from itertools import pairwise

from desktop_app.app.journal.journey import journey_of, trails_beside
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import begun, new_campaign
from desktop_app.app.maps.geography import read_geography
from desktop_app.games import CAMPAIGNS
from tests.app.journal.campaigns import ANA, BOR, START, evenings_by_hand, mirkwood_paths

RULES = CAMPAIGNS["lotr_lcg"]


def test_every_road_leads_over_places_of_the_land_and_begins_where_the_last_one_ended() -> None:
    places = read_geography().places
    assert all(place in places for chapter in RULES.chapters for place in chapter.road)
    assert all(before.road[-1] == after.road[0] for before, after in pairwise(RULES.chapters))


def test_after_a_victory_and_a_defeat_the_company_stands_at_the_end_of_the_first_road() -> None:
    journey = journey_of(mirkwood_paths())
    assert journey is not None
    assert [(stage.won, stage.next, stage.tries, stage.score) for stage in journey.stages] == [
        (True, False, 1, 143),
        (False, True, 1, None),
        (False, False, 0, None),
    ]
    assert journey.place == RULES.chapters[0].road[-1]


def test_who_fell_has_a_stone_on_the_road_and_is_no_more_with_the_company() -> None:
    journey = journey_of(mirkwood_paths())
    assert journey is not None
    assert [(stone.name, stone.stage) for stone in journey.stones] == [("Dúnhere", 1)]
    assert [line.name for line in journey.company] == ["Aragorn", "Gimli", "Éowyn"]


def test_a_company_that_has_just_set_out_stands_where_its_way_begins() -> None:
    fresh = begun(new_campaign("Paths", ("Ana", "Bor"), START, game="lotr_lcg"), RULES, (ANA, BOR), START)
    journey = journey_of(fresh)
    assert journey is not None
    assert (journey.place, journey.stones) == (RULES.chapters[0].road[0], ())


def test_a_league_leads_over_no_land() -> None:
    assert journey_of(evenings_by_hand()) is None


def test_the_other_fellowships_of_a_game_have_letters_those_of_other_games_none() -> None:
    journals = [
        Opened("paths", mirkwood_paths()),
        Opened("sunday", mirkwood_paths().changed(title="Sunday", archived=True)),
        Opened("league", evenings_by_hand()),
    ]
    (trail,) = trails_beside("paths", journals)
    assert (trail.id, trail.letter, trail.title) == ("sunday", "A", "Sunday")
    assert [stage.won for stage in trail.journey.stages] == [True, False, False]
    assert trails_beside("league", journals) == ()
