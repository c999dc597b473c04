"""Cards of scenarios that nobody has played are kept back from every search, until they are met or asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.journal.met import known_scenarios
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.library.library import Library
from desktop_app.app.library.secrets import codes_of, secret_id, unmet
from desktop_app.app.profiles.results import GameResult, ResultStore
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from tests.app.journal.campaigns import START, day, mirkwood_paths
from tests.libraries import Libraries

MIRKWOOD, ANDUIN, DOL_GULDUR = (
    secret_id("lotr_lcg", name)
    for name in ("passage_through_mirkwood", "journey_along_the_anduin", "escape_from_dol_guldur")
)


@pytest.fixture
def library(tmp_path: Path, libraries: Libraries) -> Library:
    libraries.copy(tmp_path)
    return Library(tmp_path)


def titles(library: Library, text: str) -> list[str]:
    return library.index.titles(library.search(text, "lotr_lcg"), "en")


def stores(folder: Path) -> tuple[ResultStore, CampaignStore]:
    return ResultStore(folder), CampaignStore(folder / "campaigns", folder / "trash", lambda: START)


def test_a_game_that_ended_makes_its_scenario_known_and_so_does_a_journal_kept_by_hand(tmp_path: Path) -> None:
    results, journals = stores(tmp_path)
    assert known_scenarios(results, journals, ()) == set()
    results.add([GameResult(date=day(1), game="lotr_lcg", scenario="escape_from_dol_guldur", outcome="lost")])
    assert known_scenarios(results, journals, ()) == {DOL_GULDUR}
    journals.create(mirkwood_paths())
    assert known_scenarios(results, journals, (ANDUIN,)) >= {MIRKWOOD, ANDUIN, DOL_GULDUR}


def test_no_card_that_a_deck_is_built_of_is_ever_kept_back() -> None:
    cards, kept = load_cards(), codes_of(unmet(()))
    assert kept
    found = [cards[code] for _, code in kept]
    assert not [card.titles["en"] for card in found if card.type == "hero"]
    assert {card.subtype for card in found if card.type in ("ally", "attachment", "event")} <= {"boon", "burden"}


def test_a_card_of_two_scenarios_is_known_when_one_of_them_was_played() -> None:
    before, after = codes_of(unmet(())), codes_of(unmet({MIRKWOOD}))
    assert after < before
    assert not after & {("lotr_lcg", code) for code in _secrets("passage_through_mirkwood")}


def _secrets(scenario: str) -> tuple[str, ...]:
    from desktop_app.games import FORMS

    return next(each.secrets for each in FORMS["lotr_lcg"].scenarios() if each.id == scenario)


def test_a_search_finds_no_card_that_is_kept_back_and_says_how_many_there_are(library: Library) -> None:
    enemies = titles(library, "t:enemy")
    assert "Ungoliant's Spawn" in enemies or "Ungoliant’s Spawn" in enemies
    library.withhold(codes_of(unmet(())))
    assert titles(library, "t:enemy") == []
    assert library.index.withheld(library.read("t:enemy"), "lotr_lcg") == len(enemies)
    assert "Aragorn" in titles(library, "t:hero")
    assert library.index.counts("type", library.read(""), "lotr_lcg").get("enemy", 0) == 0
    library.withhold(())
    assert titles(library, "t:enemy") == enemies


def test_titles_that_are_kept_back_are_not_offered_while_one_types(library: Library) -> None:
    assert library.index.titles_from("ungol", "lotr_lcg", "en", 5)
    library.withhold(codes_of(unmet(())))
    assert library.index.titles_from("ungol", "lotr_lcg", "en", 5) == []
    assert library.index.titles_from("arag", "lotr_lcg", "en", 5)


def test_what_is_kept_back_stays_so_when_cards_are_brought_in(library: Library) -> None:
    library.withhold(codes_of(unmet(())))
    library.forget("lotr_lcg", "nowhere")
    assert titles(library, "t:enemy") == []
