"""From the start screen to the lessons, from there to the rules, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop_app.app.learning.solved import SolvedPuzzles
from desktop_app.ui.render.stage import settle
from desktop_app.ui.tour.puzzle_room import PuzzleRoom
from desktop_app.ui.tour.tour_screen import TourScreen
from tests.ui.shell.conftest import Person, ana, root, stranger
from tests.ui.tour.conftest import Pupil

__all__ = ["ana", "root", "stranger"]


def _learn(person: Person, way: str) -> None:
    """Several games can be learned: the menu asks which, and the card game stands first."""
    person.press(way)
    games = QApplication.activePopupWidget()
    assert isinstance(games, QMenu)
    games.actions()[0].trigger()
    games.close()
    settle()


def _tour(person: Person) -> TourScreen:
    assert person.shell.shown == "tour"
    screen = person.shell.screens["tour"]
    assert isinstance(screen, TourScreen)
    return screen


def _room(person: Person) -> PuzzleRoom:
    assert person.shell.shown == "puzzles"
    screen = person.shell.screens["puzzles"]
    assert isinstance(screen, PuzzleRoom)
    return screen


def test_on_the_first_start_the_first_game_is_offered(ana: Person) -> None:
    ana.press("first-tour")
    screen = _tour(ana)
    assert screen.table is not None
    assert screen.table.wording.seat("A") == "Ana"
    QTest.keyClick(screen.table.board, Qt.Key.Key_Escape)
    settle()
    assert ana.shell.shown == "home"


@pytest.mark.parametrize("screen", ["rules", "map"])
def test_on_the_first_start_the_other_things_to_learn_from_open_too(ana: Person, screen: str) -> None:
    ana.press(f"learn-{screen}")
    assert ana.shell.shown == screen


def test_who_comes_back_to_the_tour_finds_it_where_it_was_left(ana: Person) -> None:
    _learn(ana, "learn-tour")
    pupil = Pupil(_tour(ana))
    pupil.go_on()
    pupil.press("leave")
    assert ana.shell.shown == "home"
    _learn(ana, "learn-tour")
    assert _tour(ana).at == 1


def test_the_end_of_the_tour_is_remembered_and_leads_to_a_game(ana: Person) -> None:
    _learn(ana, "learn-tour")
    screen = _tour(ana)
    screen.go_to(len(screen.tour.stations) - 1)
    pupil = Pupil(screen)
    pupil.press("next")
    assert ana.shell.shown == "home"
    assert ana.shell.desk is not None
    assert ana.shell.desk.profile.settings.tours_seen == ["lotr_lcg"]


def test_from_a_station_to_its_rule_and_back(ana: Person) -> None:
    _learn(ana, "learn-tour")
    screen = _tour(ana)
    Pupil(screen).press("rule-LCG-069")
    assert ana.shell.shown == "rules"
    ana.press("back-to-table")
    assert _tour(ana) is screen


def test_a_puzzle_is_solved_in_the_window(ana: Person) -> None:
    _learn(ana, "learn-puzzles")
    room = _room(ana)
    ana.type_into("puzzle-search", "LCG-169")
    ana.press("puzzle-lotr_lcg/voluntary-engagement")
    assert room.puzzle is not None
    pupil = Pupil(room.puzzle)
    pupil.click("Ungoliant’s Spawn")
    assert pupil.told() == "Solved!"
    assert ana.shell.desk is not None
    assert SolvedPuzzles(ana.shell.desk.profile.folder).all() == ["lotr_lcg/voluntary-engagement"]
    pupil.key(Qt.Key.Key_Escape)
    ana.press("puzzles-back")
    assert ana.shell.shown == "home"


def test_puzzles_are_a_games_whatever_side_its_tours_are_about(ana: Person) -> None:
    """Of Quest's puzzles it said: as a hero."""
    ana.press("learn-puzzles")
    games = QApplication.activePopupWidget()
    assert isinstance(games, QMenu)
    assert not [action.text() for action in games.actions() if "·" in action.text()]
    games.close()


def test_another_game_has_a_first_game_of_its_own(ana: Person) -> None:
    ana.press("learn-tour")
    games = QApplication.activePopupWidget()
    assert isinstance(games, QMenu)
    (thrones,) = (action for action in games.actions() if action.text() == "A Game of Thrones")
    thrones.trigger()
    games.close()
    settle()
    screen = ana.shell.screens[ana.shell.shown]
    assert isinstance(screen, TourScreen)
    assert screen.tour.game == "thrones"
    pupil = Pupil(screen)
    pupil.go_on()
    pupil.click("A Storm of Swords")
    assert screen.walk is not None
    assert screen.walk.finished


def test_a_game_of_two_sides_has_an_evening_for_each(ana: Person) -> None:
    ana.press("learn-tour")
    games = QApplication.activePopupWidget()
    assert isinstance(games, QMenu)
    names = [action.text() for action in games.actions()]
    assert [name for name in names if "·" in name] == [
        "The Lord of the Rings TCG · the fellowship",
        "The Lord of the Rings TCG · the Shadow",
        "Middle-earth Quest · as a hero",
        "Middle-earth Quest · as Sauron",
        "Middle-earth CCG · with heroes",
        "Middle-earth CCG · with minions",
    ]
    games.actions()[names.index("Middle-earth Quest · as Sauron")].trigger()
    games.close()
    settle()
    screen = ana.shell.screens[ana.shell.shown]
    assert isinstance(screen, TourScreen)
    assert (screen.tour.game, screen.tour.id) == ("me_quest", "sauron")
    screen.finished.emit()
    assert ana.shell.desk is not None
    assert ana.shell.desk.profile.settings.tours_seen == ["me_quest/sauron"]
