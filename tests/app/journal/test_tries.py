"""The tries of a scenario: counted from game to game, told in the chronicle, added up in the records."""

from __future__ import annotations

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chapters import next_try, tries
from desktop_app.app.journal.chronicle import chronicle
from desktop_app.app.journal.figures import record_of
from desktop_app.app.journal.history import history
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import added, game_entry
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from tests.app.journal.campaigns import day, evenings_by_hand, mirkwood_paths, played

ANDUIN = "journey_along_the_anduin"


def won_again() -> Campaign:
    """The scenario that was lost is won at the second try."""
    campaign = mirkwood_paths()
    game = played(ANDUIN, "Journey Along the Anduin", "won", rounds=11)
    return added(campaign, game_entry(CAMPAIGNS["lotr_lcg"], campaign, game, day(20)), day(20))


def test_each_game_of_a_chapter_is_another_try() -> None:
    campaign = won_again()
    assert [tries(campaign).get(entry.id) for entry in campaign.entries] == [None, 1, 1, None, 2]
    assert next_try(campaign, ANDUIN) == 3


def test_a_scenario_outside_the_chapters_is_counted_by_its_name() -> None:
    campaign = mirkwood_paths()
    for number in (1, 2):
        game = played("", "The Hills of Emyn Muil", "lost")
        campaign = added(campaign, game_entry(None, campaign, game, day(20 + number)), day(20 + number))
    assert [tries(campaign)[entry.id] for entry in campaign.entries[-2:]] == [1, 2]


def test_between_rivals_a_second_evening_is_no_second_try() -> None:
    campaign = evenings_by_hand()
    for number in (10, 11):
        campaign = added(campaign, game_entry(None, campaign, played("", "Duel", "won"), day(number)), day(number))
    assert tries(campaign) == {}


def test_the_chronicle_tells_the_second_try_in_both_languages_and_not_the_first() -> None:
    english, spanish = (chronicle(won_again(), Texts(language)) for language in ("en", "es"))
    assert "Victory in 11 rounds, second try" in english
    assert "Victoria en 11 rondas, segundo intento" in spanish
    assert "first try" not in english


def test_the_records_say_how_many_tries_a_victory_took() -> None:
    games = history([], [Opened("paths", won_again())])
    assert [game.attempt for game in games] == [1, 1, 2]
    assert record_of("", games).tries_to_win == 1.5
    assert record_of("", [game for game in games if game.quest == ANDUIN]).tries_to_win == 2
