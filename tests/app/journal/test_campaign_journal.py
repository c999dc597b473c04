"""A journal as its keeper sees it: what stands on its page, what mending an old entry changes, two ways to go on."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from desktop_app.app.journal.campaign import MOST_PLAYERS, Entry
from desktop_app.app.journal.chapters import next_chapter, numeral, progress
from desktop_app.app.journal.chronicle import changes_told, chronicle
from desktop_app.app.journal.standing import differences, standing_of, troubles
from desktop_app.app.journal.writing import added, branched, mended, new_campaign, shifted, taken_out
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Change
from tests.app.journal.campaigns import START, day, evenings_by_hand, mirkwood_paths


def test_the_page_holds_what_all_games_brought() -> None:
    standing = standing_of(mirkwood_paths())
    assert standing.names("heroes", "Bor") == ("Éowyn", "Dúnhere")
    assert standing.names("fallen") == ("Dúnhere",)
    assert standing.names("pool") == ("Mendor’s Support", "Ungoliant’s Swarm")


def test_the_page_is_read_as_it_stood_after_any_entry() -> None:
    standing = standing_of(mirkwood_paths(), upto=2)
    assert standing.names("fallen") == ()
    assert standing.names("pool") == ("Mendor’s Support", "Ungoliant’s Swarm")


def test_every_line_says_which_entry_brought_it() -> None:
    standing = standing_of(mirkwood_paths())
    assert {line.name: line.entry for line in standing.of("fallen")} == {"Dúnhere": 3}


def test_a_defeat_mended_to_nobody_fell_says_what_that_changes() -> None:
    before = mirkwood_paths()
    after = mended(before, before.entry(3).changed(changes=()), day(20))
    assert [(each.entry, each.line.name, each.gone) for each in differences(before, after)] == [(3, "Dúnhere", True)]
    assert standing_of(after).names("fallen") == ()


def test_a_line_taken_out_that_a_later_entry_needs_is_told_as_trouble() -> None:
    hands_on = Change("pool", "carry", "Mendor’s Support", "01132", bearer="Aragorn")
    campaign = added(mirkwood_paths(), Entry(id=1, kind="change", date=day(16), changes=(hands_on,)), day(16))
    assert not troubles(campaign)
    without = taken_out(campaign, 2, day(17))
    assert [(trouble.entry, trouble.change) for trouble in troubles(without)] == [(5, hands_on)]


def test_numbers_add_up_by_player_and_for_everybody() -> None:
    standing = standing_of(evenings_by_hand())
    assert (standing.total("points", "Ana"), standing.total("points", "Bor")) == (6, 3)


def test_an_entry_that_stood_in_the_wrong_place_is_moved() -> None:
    campaign = evenings_by_hand()
    assert [entry.title for entry in shifted(campaign, 3, -1, day(9)).entries] == ["Duelo 1", "Duelo 3", "Duelo 2"]
    assert [entry.id for entry in shifted(campaign, 1, 9, day(9)).entries] == [2, 3, 1]


def test_what_if_goes_on_from_the_entry_and_leaves_the_campaign_as_it_is() -> None:
    campaign = mirkwood_paths()
    what_if = branched(campaign, "senderos", 2, "¿Y si no?", day(30))
    assert [entry.id for entry in what_if.entries] == [1, 2]
    assert (what_if.parent, what_if.branched_at) == ("senderos", 2)
    assert standing_of(what_if).names("fallen") == ()
    assert len(campaign.entries) == 4


@pytest.mark.rule("LCG-513")
def test_a_lost_chapter_is_tried_again_before_the_next_opens() -> None:
    chapters = CAMPAIGNS["lotr_lcg"].chapters
    campaign = mirkwood_paths()
    found = progress(campaign, chapters)
    told = [(each.attempts, each.won, each.open) for each in found]
    assert told == [(1, True, True), (1, False, True), (0, False, False)]
    again = next_chapter(campaign, chapters)
    assert again is not None
    assert again.id == "journey_along_the_anduin"
    assert standing_of(campaign).total("threat_penalty", "Ana") == 0


def test_a_campaign_that_is_won_has_no_next_chapter() -> None:
    chapters = CAMPAIGNS["lotr_lcg"].chapters
    campaign = mirkwood_paths()
    for chapter in chapters:
        game = {"chapter": chapter.id, "scenario": chapter.titles["en"], "result": "won"}
        entry = Entry.model_validate({"id": 1, "kind": "game", "date": day(20), "played": game})
        campaign = added(campaign, entry, day(20))
    assert next_chapter(campaign, chapters) is None


def test_several_who_fell_in_one_game_are_told_in_one_line() -> None:
    fell = [Change("fallen", "add", name, rule="LCG-519") for name in ("Aragorn", "Éowyn")]
    boon = Change("pool", "add", "Mendor's Support", bearer="Legolas")
    entry = Entry(id=1, kind="change", date=day(1), changes=(*fell, boon, boon, Change("fallen", "add", "Gimli")))
    told = changes_told(new_campaign("Mine", ("Ana",), day(1), game="lotr_lcg"), entry.changes, Texts("en"))
    assert [line.rpartition(": ")[2] for line in told[:1] + told[3:]] == ["Aragorn and Éowyn", "Gimli"]
    assert len(told) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_tells_every_game_every_change_and_every_note(language: Language) -> None:
    text = chronicle(mirkwood_paths(), Texts(language, strict=True))
    assert "# Senderos del Bosque Negro" in text
    for told in ("Passage Through Mirkwood", "143", "Dúnhere", "Guardar a **Gandalf**.", "Beorn’s path"):
        assert told in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_league_kept_by_hand_is_told_under_the_names_its_keeper_gave(language: Language) -> None:
    text = chronicle(evenings_by_hand(), Texts(language, strict=True))
    assert "**Ana: 6**" in text
    assert "**Bor: 3**" in text
    assert "## Puntos" in text
    assert "## Premios" in text
    assert "+3 Duelo 2" in text


def test_more_players_than_the_page_has_columns_are_refused() -> None:
    with pytest.raises(ValidationError):
        new_campaign("Todos", tuple(f"P{number}" for number in range(MOST_PLAYERS + 1)), START)


@pytest.mark.parametrize(("number", "written"), [(1, "I"), (2, "II"), (4, "IV"), (9, "IX"), (14, "XIV"), (0, "0")])
def test_chapters_are_numbered_as_the_printed_log_does(number: int, written: str) -> None:
    assert numeral(number) == written
