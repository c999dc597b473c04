"""The page of all games: found by words, opened at their end, thrown away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from desktop_app.app.saves.saves import SaveEntry
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.home.continue_panel import ContinuePanel
from desktop_app.ui.widgets.clear_sign import ClearSign
from tests.ui.shell.conftest import Person
from tests.ui.shell.open_screens import table_of


def test_a_finished_game_is_listed_once_and_opens_at_its_end(ana: Person) -> None:
    assert ana.shell.desk is not None
    table = ana.game(100_000, seed=3)
    assert table.session.question is None
    ana.shell.show_screen("home")
    settle()
    assert [label.text() for label in ana.window.findChildren(QLabel) if label.isVisible()].count(
        "Passage Through Mirkwood"
    ) == 1
    assert ana.sees("Where to next, Ana?")
    ana.press(f"result-{table.id}")
    assert ana.shell.shown == "table"


def test_any_saved_game_is_found_by_words_on_the_page_of_all_games(ana: Person) -> None:
    mirkwood, ended = ana.game(10, seed=8), ana.game(100_000, seed=3)
    ana.shell.show_screen("home")
    settle()
    ana.press("all-games")
    assert ana.shell.shown == "games"
    rows = [mirkwood.id, ended.id]
    assert [games_seen(ana), ana.sees("2 of 2")] == [sorted(rows), True]
    field = ana.find(QLineEdit, "game-search")
    assert field.hasFocus()
    QTest.keyClicks(field, "passage finished")
    assert (games_seen(ana), ana.sees("1 of 2")) == ([ended.id], True)
    field.clear()
    QTest.keyClicks(field, "unfinished ana")
    assert games_seen(ana) == [mirkwood.id]
    ana.key(Qt.Key.Key_Return)
    assert len(table_of(ana).session.records) == len(mirkwood.session.records)


def test_a_game_goes_to_the_trash_from_the_page_of_all_games(ana: Person) -> None:
    first, second = ana.game(10, seed=8), ana.game(20, seed=9)
    ana.shell.show_screen("games")
    settle()
    ana.press(f"trash-{first.id}")
    assert games_seen(ana) == [second.id]
    assert [entry.id for entry in saves_of(ana)] == [second.id]
    ana.key(Qt.Key.Key_Escape)
    assert ana.shell.shown == "home"


def games_seen(ana: Person) -> list[str]:
    """The games in the rows of the page."""
    settle()
    rows = ana.shell.screens["games"].findChildren(QAbstractButton)
    return sorted(row.objectName().removeprefix("game-") for row in rows if row.objectName().startswith("game-"))


def saves_of(ana: Person) -> list[SaveEntry]:
    """The saved games of the profile."""
    assert ana.shell.desk is not None
    return ana.shell.desk.profile.saves.all().entries


def test_a_search_is_emptied_by_a_sign_as_large_as_its_words(ana: Person) -> None:
    ana.game(10, seed=8)
    ana.shell.show_screen("games")
    for width, height in ((1366, 768), (3840, 2160)):
        ana.window.resize(width, height)
        settle()
        field = ana.find(QLineEdit, "game-search")
        assert not field.findChildren(ClearSign)[0].isVisible(), "nothing is there to empty"
        ana.type_into("game-search", "nothing like it")
        assert games_seen(ana) == []
        sign = ana.find(ClearSign, "clear")
        assert sign.iconSize().height() >= field.fontMetrics().xHeight() * 1.5
        assert field.rect().contains(sign.geometry())
        QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
        settle()
        assert ana.find(QLineEdit, "game-search").text() == ""
        assert len(games_seen(ana)) == 1


def test_a_game_without_scenarios_is_named_once() -> None:
    """What is the title already is not said again below it, nor above it on the start screen."""
    with Stage((1366, 768), "en", "daylight", "me_quest") as stage:
        stage.show("games")
        rows = [
            row.accessibleName() for row in stage.window.findChildren(QAbstractButton) if "game-" in row.objectName()
        ]
        quests = [row for row in rows if "Middle-earth Quest" in row]
        assert quests
        assert all(row.count("Middle-earth Quest") == 1 for row in quests)
        stage.show("home")
        panel = stage.window.findChildren(ContinuePanel)[0]
        told = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
        assert told[:2] == ["2 seats, left just now", "Middle-earth Quest"]
