"""The puzzles: their list, and the one that lies on the table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.learning.own_puzzle import own_puzzle
from desktop_app.app.learning.puzzles import Puzzle, puzzles
from desktop_app.app.learning.solved import SolvedPuzzles
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.tour.puzzle_screen import PuzzleScreen
from desktop_app.ui.tour.puzzles_screen import PuzzlesScreen
from desktop_app.ui.widgets.save_to import ask_open


class PuzzleRoom(QStackedWidget):
    """From the list to a puzzle, to the next one, and back; what is solved is remembered in the profile."""

    home_requested = Signal()
    rule_requested = Signal(str)
    rules_requested = Signal()
    settings_requested = Signal()

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__()
        self.setObjectName("screen")
        self._desk, self._game = desk, game
        self.list = PuzzlesScreen(desk, game)
        self.list.puzzle_wanted.connect(self.begin)
        self.list.file_wanted.connect(self.ask_for_file)
        self.list.home_wanted.connect(self.home_requested)
        self.puzzle: PuzzleScreen | None = None
        self.addWidget(self.list)

    def begin(self, puzzle_id: str) -> None:
        """Lays a puzzle on the table."""
        puzzle = next((each for each in puzzles(self._game) if each.id == puzzle_id), None)
        if puzzle is not None:
            self._lay(puzzle, known=puzzle_id in self.list.solved()).solved.connect(self._remember)

    def ask_for_file(self) -> None:
        """Asks for a position file and lays it on the table."""
        texts = self._desk.looks.texts
        name = ask_open(self, texts("tour-puzzles-open"), "YAML (*.yaml *.yml)")
        if name:
            self.begin_own(Path(name))

    def begin_own(self, path: Path) -> None:
        """Lays a position of the person's own on the table; what is wrong with it is told."""
        try:
            puzzle = own_puzzle(path, self._desk.looks.texts)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._lay(puzzle, known=False)

    def _lay(self, puzzle: Puzzle, *, known: bool) -> PuzzleScreen:
        self._put_away()
        screen = PuzzleScreen(self._desk.looks, puzzle, known=known)
        screen.next_wanted.connect(self._begin_next)
        screen.home_requested.connect(self.back_to_list)
        screen.rule_requested.connect(self.rule_requested)
        screen.rules_requested.connect(self.rules_requested)
        screen.settings_requested.connect(self.settings_requested)
        self.puzzle = screen
        self.addWidget(screen)
        self.setCurrentWidget(screen)
        if screen.table is not None:
            screen.table.board.setFocus()
        return screen

    def back_to_list(self) -> None:
        """Back to the list, with the marks of now and the keyboard on the puzzle one comes from."""
        name = f"puzzle-{self.puzzle.puzzle.id}" if self.puzzle is not None else ""
        self._put_away()
        self.setCurrentWidget(self.list)
        self.list.show_again()
        self.list.focus_on(name)

    def _begin_next(self) -> None:
        following = self.list.after(self.puzzle.puzzle.id) if self.puzzle is not None else None
        if following is not None:
            self.begin(following.id)

    def _put_away(self) -> None:
        if self.puzzle is not None:
            self.removeWidget(self.puzzle)
            self.puzzle.deleteLater()
            self.puzzle = None

    def _remember(self, puzzle_id: str) -> None:
        try:
            SolvedPuzzles(self._desk.profile.folder).add(puzzle_id)
        except LongtableError as error:
            self._desk.told.emit(error)
