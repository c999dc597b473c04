"""Learning: the first-game tour, the puzzles, and what of them is remembered in the profile."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.puzzles import puzzles
from desktop_app.app.solved import SolvedPuzzles
from desktop_app.app.tour import read_tour
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.tour.beside import BesideTable
from desktop_app.ui.tour.puzzle_screen import PuzzleScreen
from desktop_app.ui.tour.puzzles_screen import PuzzlesScreen
from desktop_app.ui.tour.tour_screen import TourScreen


class Lessons(QObject):
    """Makes the screens of learning. ``screen_made`` hands each to the window with its name; the others ask of it."""

    screen_made = Signal(str, QWidget)
    screen_wanted = Signal(str)
    rule_wanted = Signal(str)
    table_wanted = Signal(str)
    left = Signal(str)

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__(desk)
        self._desk, self.game = desk, game
        self._list: PuzzlesScreen | None = None

    def begin_tour(self) -> None:
        """The first game from its first station."""
        screen = TourScreen(self._desk.looks, read_tour(self.game), self._desk.profile.name)
        screen.game_wanted.connect(self.table_wanted)
        screen.home_requested.connect(lambda: self._leave("home"))
        self._lay(screen)
        self._remember_tour()

    def _remember_tour(self) -> None:
        seen = self._desk.looks.settings.tours_seen
        if self.game not in seen:
            self._desk.change(tours_seen=[*seen, self.game])

    def show_puzzles(self) -> None:
        """The list of puzzles, as it stands now."""
        listed = PuzzlesScreen(self._desk, self.game)
        if self._list is not None:
            listed.wanted, listed.open_only = self._list.wanted, self._list.open_only
        self._list = listed
        listed.puzzle_wanted.connect(self.begin_puzzle)
        listed.home_wanted.connect(lambda: self.screen_wanted.emit("home"))
        self.screen_made.emit("puzzles", listed)

    def begin_puzzle(self, puzzle_id: str) -> None:
        """A puzzle at the table."""
        puzzle = next((each for each in puzzles(self.game) if each.id == puzzle_id), None)
        if puzzle is None or self._list is None:
            return
        screen = PuzzleScreen(self._desk.looks, puzzle, known=puzzle_id in self._list.solved())
        screen.solved.connect(self._remember_puzzle)
        screen.next_wanted.connect(lambda: self._begin_after(puzzle_id))
        screen.home_requested.connect(self._back_to_puzzles)
        self._lay(screen)

    def _begin_after(self, puzzle_id: str) -> None:
        following = self._list.after(puzzle_id) if self._list is not None else None
        if following is not None:
            self.begin_puzzle(following.id)

    def _back_to_puzzles(self) -> None:
        self.show_puzzles()
        self._leave("puzzles")

    def _remember_puzzle(self, puzzle_id: str) -> None:
        try:
            SolvedPuzzles(self._desk.profile.folder).add(puzzle_id)
        except LongtableError as error:
            self._desk.told.emit(error)

    def _lay(self, screen: BesideTable) -> None:
        screen.rule_requested.connect(self.rule_wanted)
        screen.rules_requested.connect(lambda: self.screen_wanted.emit("rules"))
        screen.settings_requested.connect(lambda: self.screen_wanted.emit("settings"))
        self.screen_made.emit("table", screen)

    def _leave(self, back: str) -> None:
        self.left.emit(back)
