"""Achievements follow from games and journals alone: earned on a day and by a game, or still open with a count."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.journal.achievements import Earned, achievements, brought_by, earned
from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.history import Game, history
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import added, begun, branched, game_entry, new_campaign
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.frozen import replace
from desktop_app.games import CAMPAIGNS
from tests.app.journal.campaigns import ANA, START, day, evenings_by_hand, mirkwood_paths, played

RULES = CAMPAIGNS["lotr_lcg"]


def game(number: int, **values: Any) -> Game:
    won = Game(day(number), "lotr_lcg", "passage", "Passage", "won", players=("Ana", "Bor"), rounds=9)
    return replace(won, **values)


def stands(id: str, games: tuple[Game, ...] = (), journals: tuple[Opened, ...] = ()) -> Earned:
    found = earned(games or history([], journals), journals, Texts("en"))
    return next(each for each in found if each.achievement.id == id)


def walked(*results: str, mode: str = "campaign") -> Campaign:
    """Chapter after chapter with a result each; a lost one is played again."""
    campaign = begun(new_campaign("Road", ("Ana",), START, game="lotr_lcg", mode=mode), RULES, (ANA,), START)
    at = 0
    for number, result in enumerate(results, 1):
        told = played(RULES.chapters[at].id, RULES.chapters[at].titles["en"], result, rounds=8)
        campaign = added(campaign, game_entry(RULES, campaign, told, day(number)), day(number))
        at += result == "won"
    return campaign


def test_the_first_victory_is_earned_with_its_day_and_game() -> None:
    by = stands("first-victory", (game(1, result="lost"), game(2), game(3))).by
    assert by is not None
    assert (by.date, by.title) == (day(2), "Passage")


def test_what_is_not_earned_says_how_far_one_has_come() -> None:
    found = stands("ten-evenings", tuple(game(number) for number in range(4)))
    assert (found.count, found.by) == (4, None)


@pytest.mark.parametrize(
    ("id", "fits", "fails"),
    [
        ("full-table", {"players": tuple("abcd")}, {"players": tuple("abc")}),
        ("alone", {"players": ("Ana",)}, {"players": ()}),
        ("long-evening", {"minutes": 150}, {"minutes": 149}),
        ("before-nightfall", {"rounds": 6}, {"rounds": 7}),
        ("third-time", {"attempt": 3}, {"attempt": 3, "result": "lost"}),
    ],
)
def test_a_game_earns_what_it_fits(id: str, fits: dict[str, Any], fails: dict[str, Any]) -> None:
    assert stands(id, (game(1, **fails),)).by is None
    assert stands(id, (game(1, **fails), game(2, **fits))).by is not None


def test_different_heroes_are_counted_once_each() -> None:
    dozen = tuple(f"hero {number}" for number in range(12))
    assert stands("twelve-heroes", (game(1, heroes=dozen[:8]), game(2, heroes=dozen[4:11]))).count == 11
    assert stands("twelve-heroes", (game(1, heroes=dozen[:8]), game(2, heroes=dozen[6:]))).by is not None


def test_only_a_score_that_beats_ones_own_counts() -> None:
    assert stands("better-than-ever", (game(1, score=100), game(2, score=100))).by is None
    assert stands("better-than-ever", (game(1, score=100), game(2, score=101))).by is None
    assert stands("better-than-ever", (game(1, score=100), game(2, score=99))).by is not None


def test_a_campaign_counts_when_its_last_chapter_is_won() -> None:
    assert stands("road-walked", journals=(Opened("road", walked("won", "won")),)).by is None
    by = stands("road-walked", journals=(Opened("road", walked("won", "won", "won")),)).by
    assert by is not None
    assert (by.title, by.campaign, by.date) == ("Road", "road", day(3))


def test_the_straight_road_has_no_second_try_and_the_stony_one_another_mode() -> None:
    straight, crooked = walked("won", "won", "won"), walked("won", "lost", "won", "won", mode="expert")
    assert stands("straight-road", journals=(Opened("road", crooked),)).by is None
    assert stands("straight-road", journals=(Opened("road", straight),)).by is not None
    assert stands("hard-road", journals=(Opened("road", straight),)).by is None
    assert stands("hard-road", journals=(Opened("road", crooked),)).by is not None


def test_a_campaign_without_rules_counts_when_its_keeper_says_that_it_is_over() -> None:
    league = evenings_by_hand()
    for number in range(3):
        told = game_entry(None, league, played("", f"Duel {number}", "won"), day(number + 5))
        league = added(league, told, day(number + 5))
    assert stands("road-walked", journals=(Opened("league", league),)).by is None
    assert stands("road-walked", journals=(Opened("league", league.changed(finished=True)),)).by is not None
    assert stands("nobody-left-behind", journals=(Opened("league", league.changed(finished=True)),)).by is None


def test_a_branch_counts_by_its_own_game_and_its_stories_only_once() -> None:
    story = Entry(id=1, date=day(2), text="It was a dark and rainy night. " * 20)
    campaign = added(mirkwood_paths(), story, day(16))
    branch = branched(campaign, "paths", campaign.entries[-1].id, "What if?", day(20))
    journals = (Opened("paths", campaign), Opened("branch", branch))
    assert stands("chronicler", journals=journals).count == 1
    assert stands("two-ways", journals=journals).by is None
    told = game_entry(RULES, branch, played("journey_along_the_anduin", "Journey", "won"), day(21))
    on = added(branch, told, day(21))
    assert stands("two-ways", journals=(journals[0], Opened("branch", on))).by is not None


def test_the_game_of_a_table_is_told_what_it_earned_and_not_what_was_there_before() -> None:
    def result(number: int, outcome: str) -> GameResult:
        players = ["Ana", "Bor"]
        return GameResult(
            date=day(number), game="lotr_lcg", scenario="p", outcome=outcome, players=players, save=f"save-{number}"
        )

    results = [result(1, "lost"), result(2, "won"), result(3, "won")]
    assert [each.id for each in brought_by("save-2", results[:2], (), Texts("en"))] == ["first-victory"]
    assert brought_by("save-3", results, (), Texts("en")) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_its_words_and_a_sign_of_its_own(language: Language) -> None:
    texts = Texts(language)
    names = [texts(f"achievements-{each.id}") for each in achievements()]
    assert len(set(names)) == len(names)
    assert all(texts(f"achievements-{each.id}-about") for each in achievements())
    assert len({each.sign for each in achievements()}) == len(names)
