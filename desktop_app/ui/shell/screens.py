"""How each screen is made and what becomes of its wishes. A screen is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop_app.app.tables.set_up import SetUp
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.home import HomeScreen
from desktop_app.ui.shell.lessons import lesson_of, puzzles, tours


class Ways(Protocol):
    """Where a screen can lead; the shell goes there."""

    def show_screen(self, name: str) -> None: ...

    def show_rule(self, rule_id: str) -> None: ...

    def show_corrections(self, game: str, place: str = "") -> None: ...

    def new_table(self, game: str, deck: str = "") -> None: ...

    def begin(self, set_up: SetUp) -> None: ...

    def go_on(self, save_id: str) -> None: ...

    def go_back_to(self, save_id: str, at: int) -> None: ...

    def open_deck(self, deck_id: str) -> None: ...

    def open_campaign(self, campaign_id: str) -> None: ...

    def go_back(self) -> None: ...


def _home(desk: Desk, ways: Ways) -> QWidget:
    home = HomeScreen(desk)
    home.continue_wanted.connect(ways.go_on)
    home.round_wanted.connect(ways.go_back_to)
    home.table_wanted.connect(ways.new_table)
    home.screen_wanted.connect(ways.show_screen)
    home.campaign_wanted.connect(ways.open_campaign)
    return home


def _games(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.shell.home.games_screen import GamesScreen

    games = GamesScreen(desk)
    games.continue_wanted.connect(ways.go_on)
    games.home_wanted.connect(lambda: ways.show_screen("home"))
    return games


def _rules(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.shell.rules_screen import RulesScreen

    rules = RulesScreen(desk.looks)
    rules.back_wanted.connect(ways.go_back)
    return rules


def _settings(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.shell.settings.screen import SettingsScreen

    settings = SettingsScreen(desk)
    settings.back_wanted.connect(ways.go_back)
    return settings


def _library(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.library.screen import LibraryScreen

    library = LibraryScreen(desk)
    library.rule_requested.connect(ways.show_rule)
    library.deck_requested.connect(ways.open_deck)
    return library


def _decks(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.decks.screen import DeckScreen

    decks = DeckScreen(desk)
    decks.rule_requested.connect(ways.show_rule)
    decks.play_wanted.connect(ways.new_table)
    return decks


def _journal(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.journal.screen import JournalScreen

    journal = JournalScreen(desk)
    journal.replay_wanted.connect(ways.go_on)
    journal.chapter_wanted.connect(ways.begin)
    journal.rule_wanted.connect(ways.show_rule)
    return journal


def _map(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.map.screen import MapScreen

    screen = MapScreen(desk)
    screen.corrections_wanted.connect(ways.show_corrections)
    return screen


def _corrections(desk: Desk, ways: Ways) -> QWidget:
    from desktop_app.ui.corrections.screen import CorrectionsScreen

    screen = CorrectionsScreen(desk)
    screen.map_wanted.connect(lambda: ways.show_screen("map"))
    return screen


def _tour(desk: Desk, ways: Ways, name: str) -> QWidget:
    from desktop_app.app.learning.tour import read_tour
    from desktop_app.ui.tour.tour_screen import TourScreen

    lesson = lesson_of(name, tours())
    tour = TourScreen(desk.looks, read_tour(lesson.game, lesson.tour), desk.profile.name)
    tour.home_requested.connect(lambda: ways.show_screen("home"))
    tour.rule_requested.connect(ways.show_rule)
    tour.rules_requested.connect(lambda: ways.show_screen("rules"))
    tour.settings_requested.connect(lambda: ways.show_screen("settings"))
    tour.game_wanted.connect(ways.new_table)
    tour.finished.connect(lambda: desk.saw_tour(lesson.key))
    return tour


def _puzzles(desk: Desk, ways: Ways, name: str) -> QWidget:
    from desktop_app.ui.tour.puzzle_room import PuzzleRoom

    room = PuzzleRoom(desk, lesson_of(name, puzzles()).game)
    room.home_requested.connect(lambda: ways.show_screen("home"))
    room.rule_requested.connect(ways.show_rule)
    room.rules_requested.connect(lambda: ways.show_screen("rules"))
    room.settings_requested.connect(lambda: ways.show_screen("settings"))
    return room


MAKERS: dict[str, Callable[[Desk, Ways], QWidget]] = {
    "home": _home,
    "games": _games,
    "rules": _rules,
    "settings": _settings,
    "library": _library,
    "decks": _decks,
    "journal": _journal,
    "map": _map,
    "corrections": _corrections,
}
"""Every screen by its name, but those of a moment (a new table, a table, who is playing) and those of one game."""
LESSONS: dict[str, Callable[[Desk, Ways, str], QWidget]] = {"tour": _tour, "puzzles": _puzzles}
"""The screens of one game, by the beginning of their names."""


def make(name: str, desk: Desk, ways: Ways) -> QWidget:
    """The screen of a name. Raises KeyError for a name that no screen has."""
    kind = name.partition(":")[0]
    return LESSONS[kind](desk, ways, name) if kind in LESSONS else MAKERS[name](desk, ways)
