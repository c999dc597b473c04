"""Every game of a profile counted once, asked for by filters, and added up."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.figures import Wanted, chosen, months, record_of, records_by, scored_quest
from desktop_app.app.journal.history import Game, history
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import branched
from desktop_app.app.profiles.results import GameResult
from tests.app.journal.campaigns import day, evenings_by_hand, mirkwood_paths

NOW = day(40)
MIRKWOOD, ANDUIN = "passage_through_mirkwood", "journey_along_the_anduin"


def result(
    number: int, outcome: str = "won", *, scenario: str = MIRKWOOD, save: str = "", score: int | None = None
) -> GameResult:
    players = ["Ana"] if number % 2 else ["Ana", "Bor"]
    return GameResult(
        date=day(number),
        game="lotr_lcg",
        scenario=scenario,
        decks=["Gondor"],
        players=players,
        outcome=outcome,
        score=score,
        rounds=number,
        minutes=30,
        save=save or f"save-{number}",
    )


def with_save(campaign: Campaign, save: str) -> Campaign:
    """The first game of the journal was played at a table."""
    entry = campaign.entry(2)
    assert entry.played is not None
    played = entry.played.changed(save=save)
    return campaign.changed(entries=(campaign.entries[0], entry.changed(played=played), *campaign.entries[2:]))


def test_a_game_of_the_table_that_a_journal_keeps_is_counted_once() -> None:
    games = history([result(1, save="here"), result(5)], [Opened("paths", with_save(mirkwood_paths(), "here"))])
    assert [(game.scenario, game.campaign) for game in games] == [
        (MIRKWOOD, "paths"),
        (MIRKWOOD, ""),
        (ANDUIN, "paths"),
    ]
    assert games[0].heroes == ("Aragorn", "Gimli", "Éowyn", "Dúnhere")
    assert games[0].date == day(1)


def test_among_rivals_only_the_deck_whose_end_it_was_has_won_or_lost() -> None:
    """The deck of the opponent, who won, does not stand among the records as one that lost."""
    lost = result(1, "lost").model_copy(update={"game": "meccg", "decks": ["Stewards", "Uglies"], "deck": "Stewards"})
    same = result(2).model_copy(update={"game": "meccg", "decks": ["Uglies", "Uglies"], "deck": "Uglies"})
    together = result(3).model_copy(update={"decks": ["Axes", "Lanterns"]})
    told = [(game.decks, game.against) for game in history([lost, same, together], [])]
    assert told == [(("Stewards",), ("Uglies",)), (("Uglies",), ("Uglies",)), (("Axes", "Lanterns"), ())]


def test_a_branch_does_not_count_the_games_it_took_over() -> None:
    campaign = mirkwood_paths()
    other = branched(campaign, "paths", 2, "What if?", day(30))
    assert len(history([], [Opened("paths", campaign), Opened("what-if", other)])) == 2


def test_a_game_that_was_taken_up_again_counts_as_it_ended_last() -> None:
    games = history([result(1, "lost", save="here"), result(2, "won", save="here")], [])
    assert [game.result for game in games] == ["won"]


def test_evenings_without_a_game_in_them_are_no_games() -> None:
    assert history([], [Opened("league", evenings_by_hand())]) == ()


@pytest.mark.parametrize(
    ("wanted", "count"),
    [
        (Wanted(), 6),
        (Wanted(quest=ANDUIN), 2),
        (Wanted(players="#2"), 3),
        (Wanted(players="Bor"), 3),
        (Wanted(result="lost"), 2),
        (Wanted(days=35), 2),
        (Wanted(deck="Rohan"), 0),
        (Wanted(game="meccg"), 0),
        (Wanted(players="#1", result="won"), 2),
    ],
)
def test_games_are_asked_for_by_scenario_deck_players_result_and_time(wanted: Wanted, count: int) -> None:
    played = [
        result(1),
        result(2, "lost"),
        result(3),
        result(4, scenario=ANDUIN),
        result(5, "lost", scenario=ANDUIN),
        result(6),
    ]
    assert len(chosen(history(played, []), wanted, NOW)) == count


def test_another_game_asks_for_all_of_its_scenarios() -> None:
    assert Wanted(quest=MIRKWOOD, deck="Gondor", players="Ana").but(game="thrones") == Wanted("thrones", players="Ana")


def test_figures_tell_games_victories_the_best_score_and_the_time() -> None:
    games = history([result(1, score=143), result(2, "lost", score=180), result(3, score=121), result(4)], [])
    found = record_of("all", games)
    assert (found.games, found.won, found.lost, found.best, found.minutes) == (4, 3, 1, 121, 120)
    assert found.share == 0.75


def test_of_a_game_that_ranks_more_points_first_the_best_score_is_the_highest() -> None:
    games = [Game(day(at), "Another game", "", "Duel", "won", score=score) for at, score in ((1, 5), (2, 9))]
    assert record_of("", games).best == 9


def test_decks_stand_in_the_order_of_their_games() -> None:
    games = history([result(1), result(2), result(3, "lost")], [Opened("paths", mirkwood_paths())])
    found = records_by(games, lambda game: game.decks)
    assert [(record.name, record.games, record.won, record.lost) for record in found] == [("Gondor", 4, 3, 1)]


def test_months_without_a_game_stand_between_those_with_one() -> None:
    year = datetime(2026, 11, 20, tzinfo=UTC)
    dates = (year - timedelta(days=400), year - timedelta(days=70), year)
    games = [Game(date, "g", "", "Q", result) for date, result in zip(dates, ("won", "lost", "drawn"), strict=True)]
    assert [(month.month, month.won, month.lost, month.other) for month in months(games)] == [
        (9, 0, 1, 0),
        (10, 0, 0, 0),
        (11, 0, 0, 1),
    ]


def test_scores_are_compared_of_the_scenario_with_most_of_them() -> None:
    games = history([result(1, score=9), result(2, score=8), result(3, scenario=ANDUIN, score=7)], [])
    assert scored_quest(games) == MIRKWOOD
    assert scored_quest(()) == ""
