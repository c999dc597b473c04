"""Finding in all journals: titles, players, heroes, scenarios and words, in either language, in the archive too."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.journal.finding import MOST_LETTERS, Finder, extract
from desktop_app.app.journal.store import CampaignStore, Opened
from desktop_app.app.texts.texts import Texts
from tests.app.journal.campaigns import START, evenings_by_hand, mirkwood_paths


def finder() -> Finder:
    paths, league = Opened("paths", mirkwood_paths()), Opened("league", evenings_by_hand().changed(archived=True))
    return Finder([paths, league], Texts("en"))


def places(text: str) -> set[tuple[str, int]]:
    return {(found.campaign, found.entry) for found in finder().find(text)}


def test_a_campaign_is_found_by_its_title_and_its_players() -> None:
    assert ("paths", 0) in places("senderos")
    assert {("paths", 0), ("league", 0)} <= places("bor")


def test_a_game_is_found_by_its_scenario_and_a_hero_in_either_language_without_accents() -> None:
    assert places("passage mirkwood") == {("paths", 2)}
    assert places("viaje por el bosque negro") == {("paths", 2)}
    assert ("paths", 3) in places("dunhere")


def test_words_of_an_entry_are_found_with_the_line_they_stand_in() -> None:
    (found,) = finder().find("correo alba")
    assert (found.entry, found.told) == (2, "El correo salió al alba.")


def test_what_was_earned_and_what_was_chosen_are_found() -> None:
    assert ("paths", 2) in places("mendor")
    assert places("beorn") == {("paths", 2)}


def test_all_words_must_stand_in_one_place_and_no_word_finds_nothing() -> None:
    assert places("gandalf alba") == set()
    assert places("  ") == set()


def test_what_lies_in_the_archive_is_found_and_said_to_lie_there() -> None:
    (campaign,) = [found for found in finder().find("liga invierno") if not found.entry]
    assert campaign.archived


def test_a_long_text_is_told_around_the_word_that_was_found() -> None:
    told = extract("far away " * 60 + "the Éowyn we knew " + "and on " * 60, ["eowyn"])
    assert "Éowyn" in told
    assert told.startswith("… ")
    assert told.endswith(" …")
    assert len(told) <= MOST_LETTERS + 4


def test_a_campaign_put_away_stays_as_it_is_and_comes_out_again(tmp_path: Path) -> None:
    store = CampaignStore(tmp_path / "campaigns", tmp_path / "trash", lambda: START)
    id = store.create(mirkwood_paths())
    store.put_away(id, archived=True)
    assert store.read(id).campaign == mirkwood_paths().changed(archived=True)
    assert not store.read(store.branch(id, 2, "What if?")).campaign.archived
    assert not store.read(store.copy(id, "Another")).campaign.archived
    store.put_away(id, archived=False)
    assert store.read(id).campaign == mirkwood_paths()
