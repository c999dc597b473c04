"""The start screen, as a person uses it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QScrollArea

from desktop_app.app.journal.example import example_campaign
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.frozen import replace
from desktop_app.ui.journal.screen import JournalScreen
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.home.continue_panel import WORDS, EmptyPanel, Scenic
from desktop_app.ui.shell.new_game.game_choice import GameChoice
from desktop_app.ui.shell.window import LEAST
from tests.guests import seen
from tests.inn.tenant import TENANT as INN
from tests.ui.clipping import faults
from tests.ui.shell.conftest import Person
from tests.ui.shell.open_screens import menu_of, table_of


def test_without_a_game_the_way_leads_to_the_first_table(ana: Person) -> None:
    assert ana.sees("Welcome, Ana")
    ana.press("continue")
    assert ana.shell.shown == "play"


def test_enter_stands_on_the_button_that_it_presses(ana: Person) -> None:
    ana.game(30)
    ana.shell.show_screen("home")
    settle()
    cap = Texts("en")("shell-key-enter")
    assert ana.sees(cap)
    wide = ana.find(QAbstractButton, "continue").width()
    ana.key(Qt.Key.Key_Tab)
    assert not ana.sees(cap)
    assert ana.find(QAbstractButton, "continue").width() == wide
    ana.key(Qt.Key.Key_Backtab)
    assert ana.sees(cap)


def test_enter_continues_the_game_left_last_at_its_question(ana: Person) -> None:
    left = ana.game(30)
    ana.shell.show_screen("home")
    settle()
    assert ana.sees("Passage Through Mirkwood")
    assert ana.sees(Texts("en")(left.head.facts[0].message, **left.head.facts[0].params))
    ana.key(Qt.Key.Key_Return)
    question, expected = table_of(ana).session.question, left.session.question
    assert question is not None
    assert expected is not None
    assert question.fingerprint == expected.fingerprint


@pytest.mark.parametrize(("language", "second"), [("en", "Round 2 · X"), ("es", "Ronda 2 · X")])
def test_a_table_that_is_being_set_up_is_in_no_round_yet(language: Language, second: str) -> None:
    assert [Texts(language)("home-where", round=number, phase="X", span="round") for number in (0, 2)] == ["X", second]


def test_an_earlier_round_is_a_choice_away_and_nothing_is_lost(ana: Person) -> None:
    left = ana.game(60)
    assert left.header.round >= 2
    ana.shell.show_screen("home")
    settle()
    ana.press("earlier-round")
    rounds = menu_of(ana)
    assert [action.text() for action in rounds][-1] == "Start of round 1"
    rounds[-1].trigger()
    settle()
    session = table_of(ana).session
    assert session.game.view(session.state, "A").round == 1
    assert session.future, "the later rounds can be redone"


def test_a_game_whose_rules_are_not_written_yet_says_so(ana: Person) -> None:
    with seen(replace(INN, form=None, play=None)):
        ana.shell.show_screen("games")
        ana.shell.show_screen("home")
        settle()
        playable = ana.find(QAbstractButton, "game-lotr_lcg")
        coming = ana.find(QAbstractButton, "game-inn")
        assert playable.isEnabled()
        assert not coming.isEnabled()
        assert "In preparation" in coming.accessibleName()


def test_a_digit_chooses_a_system(ana: Person) -> None:
    ana.key(Qt.Key.Key_1)
    assert ana.shell.shown == "play"


def test_an_older_table_is_opened_from_the_list(ana: Person) -> None:
    older = ana.game(10, seed=8)
    ana.game(20, seed=9)
    ana.shell.show_screen("home")
    settle()
    ana.press(f"table-{older.id}")
    assert len(table_of(ana).session.records) == len(older.session.records)


def test_a_finished_game_stands_among_the_results(ana: Person) -> None:
    ended = ana.game(100_000, seed=3)
    assert ended.header.outcome == "lost"
    ana.shell.show_screen("home")
    settle()
    assert ana.sees("Last results")
    assert ana.sees("Lost")
    assert ana.sees("Where to next, Ana?"), "a finished game is not one to go on with"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("screen", ["home", "home-new"])
def test_the_words_on_the_landscape_keep_to_its_dark_side(screen: str, size: tuple[int, int]) -> None:
    with Stage(size, "es", "candlelight", "lotr_lcg") as stage:
        (scenic,) = stage.show(screen).findChildren(Scenic)
        said = [label for label in scenic.findChildren(QLabel) if scenic.told.indexOf(label) >= 0]
        assert len(said) >= 2
        assert all(label.geometry().right() <= scenic.width() * WORDS for label in said)
        assert faults(scenic) == []


def test_they_do_so_from_the_first_picture_on(ana: Person) -> None:
    """While the program was still starting, a long sentence ran over the cards beside it."""
    assert ana.shell.desk is not None
    panel = EmptyPanel(ana.shell.desk, new=True)
    panel.resize(1000, 400)
    panel.show()
    said = [label for label in panel.findChildren(QLabel) if panel.told.indexOf(label) >= 0]
    assert all(label.geometry().right() <= panel.width() * WORDS for label in said)
    panel.close()
    panel.deleteLater()


@pytest.mark.parametrize("large", [False, True])
def test_the_arms_of_a_game_give_way_to_its_name(large: bool) -> None:
    with Stage((1366, 768), "es", "daylight", "meccg") as stage:
        stage.show("newgame")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=large)
        settle()
        tiles = {tile.game: tile for tile in stage.window.findChildren(GameChoice)}
        assert {game for game, tile in tiles.items() if tile.crowded()} == (
            {"lotr_lcg", "lotr_tcg"} if large else set()
        )


def test_a_new_profile_is_welcomed_by_name_and_finds_the_guided_game_first(ana: Person) -> None:
    assert ana.sees("Welcome, Ana")
    tour, table = ana.find(QAbstractButton, "first-tour"), ana.find(QAbstractButton, "continue")
    assert tour.property("role") == "primary"
    assert tour.hasFocus()
    assert tour.x() < table.x()


def test_a_campaign_that_goes_on_is_opened_from_the_start_screen(ana: Person) -> None:
    desk = ana.shell.desk
    assert desk is not None
    store = desk.campaigns.store
    over = example_campaign(ana.shell.looks.texts, desk.tables.now())
    store.create(over.changed(finished=True))
    going_on = store.create(over)
    ana.shell.show_screen("home")
    settle()
    rows = [each.objectName() for each in ana.shell.screens["home"].findChildren(QPushButton)]
    assert [name for name in rows if name.startswith("campaign-")] == [f"campaign-{going_on}"]
    ana.press(f"campaign-{going_on}")
    assert ana.shell.shown == "journal"
    journal = ana.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    assert journal.open_id == going_on


def test_with_campaigns_and_several_tables_a_small_window_needs_no_scrolling(ana: Person) -> None:
    desk = ana.shell.desk
    assert desk is not None
    desk.campaigns.store.create(example_campaign(ana.shell.looks.texts, desk.tables.now()))
    for game in ("lotr_lcg", "thrones", "me_quest", "meccg"):
        ana.press(f"game-{game}")
        ana.press("begin")
        ana.shell.show_screen("home")
        settle()
    ana.shell.window.resize(1366, 768)
    settle()
    (area,) = [each for each in ana.shell.screens["home"].findChildren(QScrollArea) if each.isVisible()]
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_the_narrowest_window_every_word_of_the_lists_is_read(ana: Person, language: Language) -> None:
    desk = ana.shell.desk
    assert desk is not None
    desk.campaigns.store.create(example_campaign(ana.shell.looks.texts, desk.tables.now()))
    ana.game(5)
    ana.game(3)
    ana.window.resize(LEAST)
    desk.change(language=language)
    ana.shell.show_screen("home")
    settle()
    assert faults(ana.window) == []
