"""A game that was played in the window goes into the journal with all that its table tells."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QLineEdit

from desktop_app.app.journal.standing import standing_of
from desktop_app.app.tables.game_box import HERE, open_box
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import SeatSetUp, SetUp
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.ui.journal.final_table import picture_of
from desktop_app.ui.journal.game_form import GameForm
from desktop_app.ui.journal.new_campaign import NewCampaignDialog
from desktop_app.ui.render.stage import settle
from tests.ui.journal.conftest import Keeper


@pytest.mark.rule("LCG-516")
def test_a_finished_game_is_kept_with_heroes_threat_score_and_replay(keeper: Keeper) -> None:
    table = keeper.person.game(10_000, seed=3)
    assert table.session.question is None
    keeper.new_campaign()
    keeper.press("keep-game")
    keeper.agree(f"table-{table.id}")
    keeper.write(story="Played at this table.")
    keeper.agree()
    played = keeper.campaign.games()[0]
    assert (played.chapter, played.save, played.rounds) == ("passage_through_mirkwood", table.id, table.header.round)
    assert played.result == table.session.look("A").outcome["result"]
    seat = played.seats[0]
    assert seat.player == "Ana"
    assert seat.deck == table.head.decks[0]
    assert seat.threat == state_of(table).threat["A"]
    assert keeper.person.sees("Watch again")


@pytest.mark.rule("LCG-519")
def test_heroes_in_the_discard_pile_at_the_end_are_on_the_fallen_list(keeper: Keeper) -> None:
    table = next(found for found in (keeper.person.game(10_000, seed=seed) for seed in range(2, 12)) if fallen(found))
    keeper.new_campaign()
    keeper.press("keep-game")
    keeper.agree(f"table-{table.id}")
    keeper.agree()
    assert {line.card for line in standing_of(keeper.campaign).of("fallen")} == fallen(table)


def test_a_game_that_is_in_the_journal_is_not_offered_again(keeper: Keeper) -> None:
    table = keeper.person.game(10_000, seed=3)
    keeper.new_campaign()
    keeper.press("keep-game")
    keeper.agree(f"table-{table.id}")
    keeper.agree()
    keeper.press("keep-game")
    assert keeper.person.sees("in the journal already")
    assert keeper.person.sees("Close"), "there is nothing to call off"


def test_a_game_without_scenarios_is_called_by_its_name_among_those_to_keep(keeper: Keeper) -> None:
    table = keeper.person.game(10_000, game="lotr_tcg")
    assert table.session.question is None
    keeper.press("new-campaign")
    keeper.choose("game", "The Lord of the Rings TCG")
    keeper.write(title="Winter evenings", player__1="Ana")
    keeper.agree("begin")
    keeper.press("keep-game")
    assert keeper.person.sees("The Lord of the Rings TCG")
    assert not keeper.person.sees("lotr_tcg")


def state_of(table: OpenTable) -> LcgState:
    state = table.session.state
    assert isinstance(state, LcgState)
    return state


def fallen(table: OpenTable) -> set[str]:
    """The codes of the heroes that lie in the discard pile of the first seat."""
    state = state_of(table)
    return {state.codes[hero] for hero in state.heroes["A"] if hero in state.zones["discard:A"]}


def test_the_page_at_the_end_keeps_the_game_in_a_journal_that_is_begun_for_it(keeper: Keeper) -> None:
    table = keeper.person.game(10_000, seed=3)
    keeper.person.shell.keep_in_journal(table.id)
    keeper.write(title="Paths of Mirkwood", heroes__1="Aragorn, Théodred, Éowyn")
    keeper.agree("begin")
    keeper.agree()
    assert [played.save for played in keeper.campaign.games()] == [table.id]


def test_a_journal_that_is_begun_for_a_game_knows_who_sat_at_its_table(keeper: Keeper) -> None:
    desk = keeper.person.shell.desk
    assert desk is not None
    box = open_box("lotr_lcg")
    decks, players = [*box.decks][:3], ("Ana", "Bor", "A bot")
    seats = tuple(
        SeatSetUp(name=name, player=box.bots[0] if name == "A bot" else HERE, deck=deck)
        for name, deck in zip(players, decks, strict=True)
    )
    table = desk.tables.begin(SetUp(game="lotr_lcg", scenario=box.usual_scenario, seats=seats), seed=3)
    table.session.give_up("A")
    keeper.person.shell.keep_in_journal(desk.tables.keep(table).id)
    fields = [keeper.form().findChild(QLineEdit, f"player-{number}") for number in (1, 2, 3)]
    assert [field.text() for field in fields if isinstance(field, QLineEdit)] == ["Ana", "Bor", ""]
    keeper.agree("cancel")


def test_the_picture_of_a_table_shows_the_whole_hand(keeper: Keeper) -> None:
    """It hangs half below the edge of the window; below it in the picture lies nothing but wood."""
    desk = keeper.person.shell.desk
    assert desk is not None
    picture = QImage.fromData(picture_of(desk, keeper.person.game(70)))
    foot = range(picture.height() - 8, picture.height())
    darkest = min(picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in foot)
    assert darkest > 70, "a card is cut off"


def test_a_game_without_scenarios_is_kept_under_its_name_in_a_journal_that_says_what_it_is_for(keeper: Keeper) -> None:
    """Its id stood where the scenario is, and a form for a campaign came up where one had wanted to keep a game."""
    desk = keeper.person.shell.desk
    assert desk is not None
    box = open_box("thrones")
    first, second = [*box.decks][:2]
    seats = (SeatSetUp(name="Ana", deck=first), SeatSetUp(name="Bor", player=box.bots[0], deck=second))
    table = desk.tables.begin(SetUp(game="thrones", seats=seats), seed=3)
    table.session.give_up("A")
    keeper.person.shell.keep_in_journal(desk.tables.keep(table).id)
    form = keeper.person.window.findChild(NewCampaignDialog)
    assert form is not None
    assert any(label.text().startswith("A journal tells of a campaign") for label in form.findChildren(QLabel))
    keeper.agree("begin")
    keeper.agree()
    assert [played.scenario for played in keeper.campaign.games()] == ["A Game of Thrones: The Card Game"]


def test_a_game_that_is_watched_again_is_read_in_the_journal_and_not_kept_twice(keeper: Keeper) -> None:
    table = keeper.person.game(10_000, seed=3)
    keeper.person.shell.keep_in_journal(table.id)
    keeper.agree("begin")
    keeper.agree()
    keeper.person.shell.go_on(table.id)
    settle()
    assert keeper.person.sees("The journal")

    keeper.person.key(Qt.Key.Key_J)

    assert keeper.person.shell.shown == "journal"
    assert not [form for form in keeper.person.window.findChildren(GameForm) if form.isVisible()]
    assert len(keeper.campaign.games()) == 1
