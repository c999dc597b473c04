"""The records in the real window: every game counted, asked for by filters, read in both themes and sizes."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtWidgets import QComboBox, QScrollArea

from desktop_app.app.journal.campaign import Played
from desktop_app.app.journal.chronicle import result_told
from desktop_app.app.journal.example import example_results
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.journal.records_page import RecordsPage
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.long_list import LongList
from tests.ui.clipping import faults
from tests.ui.journal.conftest import Keeper


@pytest.fixture
def player(keeper: Keeper) -> Keeper:
    """Somebody with half a year of games behind them, one of them kept by hand."""
    desk = keeper.screen.desk
    desk.profile.results.add(example_results(Texts("en"), desk.tables.now() - timedelta(days=1)))
    keeper.new_campaign()
    keeper.write_game(score="99", deck__Ana="Gondor", minutes="80", rounds="8")
    keeper.press("records")
    return keeper


def shown(keeper: Keeper) -> RecordsPage:
    (page,) = (page for page in keeper.person.window.findChildren(RecordsPage) if page.isVisible())
    return page


def ask(keeper: Keeper, name: str, text: str) -> None:
    box = keeper.person.find(QComboBox, f"filter-{name}")
    at = next(at for at in range(box.count()) if text in box.itemText(at))
    box.setCurrentIndex(at)
    box.activated.emit(at)
    settle()


def test_every_game_is_counted_those_of_the_table_and_those_by_hand(player: Keeper) -> None:
    assert len(shown(player).games) == 23
    assert player.person.sees("23 games")
    assert faults(player.person.window) == []


def test_games_are_asked_for_by_deck_and_player_and_all_of_them_again(player: Keeper) -> None:
    ask(player, "deck", "Gondor")
    assert [game.score for game in shown(player).games] == [99]
    assert player.person.sees("best score")
    player.press("all-games")
    ask(player, "players", "Bor")
    assert {"Bor" in game.players for game in shown(player).games} == {True}


def test_a_bar_asks_for_its_games_alone_and_for_all_of_them_again(player: Keeper) -> None:
    player.press("quest-passage_through_mirkwood")
    assert {game.scenario for game in shown(player).games} == {"passage_through_mirkwood"}
    player.press("quest-passage_through_mirkwood")
    assert len(shown(player).games) == 23


def test_filters_that_no_game_fits_say_so(player: Keeper) -> None:
    ask(player, "deck", "Gondor")
    ask(player, "result", "Lost")
    assert player.person.sees("No game is like that.")


def test_a_row_opens_the_journal_at_its_game(player: Keeper) -> None:
    kept = player.screen.open_id
    (rows,) = (rows for rows in player.person.window.findChildren(LongList) if rows.isVisible())
    area = next(area for area in player.person.window.findChildren(QScrollArea) if area.isAncestorOf(rows))
    page = area.widget()
    assert page is not None
    area.ensureVisible(0, rows.mapTo(page, rows.rect().topLeft()).y(), 0, area.height() // 2)
    settle()
    player.press(f"played-{kept}-2")
    assert player.person.sees("Victory in 8 rounds")


def test_who_has_not_played_yet_is_told_what_will_stand_there(keeper: Keeper) -> None:
    keeper.press("records")
    assert keeper.person.sees("No game has been finished yet.")
    keeper.press("records")
    assert keeper.person.sees("No campaign yet")


def test_games_that_go_by_turns_are_told_in_turns(keeper: Keeper) -> None:
    texts, played = keeper.person.shell.looks.texts, Played(scenario="", result="won", rounds=12)
    assert result_told("lotr_lcg", played, texts) == "Victory in 12 rounds"
    assert result_told("meccg", played, texts) == "Victory in 12 turns"
