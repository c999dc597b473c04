"""One puzzle at a real table: what must come true is ticked off as it does, whatever moves lead there."""

from __future__ import annotations

from PySide6.QtCore import Signal

from desktop_app.app.learning.puzzles import Attempt, Goal, Puzzle, goals
from desktop_app.app.positions.position_file import PositionWrong
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.table.words.announce import announce
from desktop_app.ui.tour.beside import BesideTable
from desktop_app.ui.tour.guide import Page, Press, ToDo
from desktop_app.ui.tour.naming import naming_of


class PuzzleScreen(BesideTable):
    """``solved`` names the puzzle when a person has solved it; ``next_wanted`` asks for the one after it."""

    solved = Signal(str)
    next_wanted = Signal()

    def __init__(self, looks: Looks, puzzle: Puzzle, *, known: bool = False) -> None:
        super().__init__(looks)
        self.puzzle = puzzle
        self.was_solved = known
        self.attempt = Attempt(puzzle)
        self._won = False
        self.restart()

    # -- playing --------------------------------------------------------------------------------------------------

    def restart(self) -> None:
        """Lays the position anew."""
        self.attempt = Attempt(self.puzzle)
        self._won = False
        table = self.put(self.attempt.table.session, self.puzzle.position.title[self.looks.texts.language])
        self.look_at([])
        self._show()
        table.board.setFocus()

    def turned(self) -> None:
        """Looks whether everything has come true."""
        assert self.table is not None
        if self.attempt.solved and not self._won and not self.attempt.shown:
            self._won = self.was_solved = True
            self.solved.emit(self.puzzle.id)
        self._show()
        announce(self.table.board, self._told()[0])

    def show_next(self) -> None:
        """Plays the next move of the file; if the person has left its line, from the beginning."""
        assert self.table is not None
        try:
            self.attempt.show_next()
        except PositionWrong:
            self.restart()
            self.attempt.show_next()
        self.table.refresh()
        self.turned()

    # -- showing --------------------------------------------------------------------------------------------------

    def reworded(self) -> None:
        """Everything in the language and theme of now."""
        if self.table is not None:
            self.table.retitle(self.puzzle.position.title[self.looks.texts.language])
            self.table.refresh()
        self._show()

    def _show(self) -> None:
        texts, position = self.looks.texts, self.puzzle.position
        lines = self._lines()
        told, good = self._told()
        place = texts("tour-puzzle")
        if self.was_solved:
            place = f"{place} · {texts('tour-puzzle-is-solved')}"
        self.guide.show_page(
            Page(
                place,
                position.title[texts.language],
                [texts("tour-puzzle-players", count=len(position.seats))] if len(position.seats) > 1 else [],
                texts("tour-puzzle-goal" if lines else "tour-puzzle-free"),
                lines,
                told,
                good,
                position.rules,
                self._ways(),
                [Press("leave", texts("tour-puzzle-list"), self.leave, texts("tour-key-leave"))],
                spoken=" ".join(line.text for line in lines),
            )
        )

    def _lines(self) -> list[ToDo]:
        assert self.table is not None
        texts = self.looks.texts
        found: list[Goal] = goals(self.puzzle, texts, naming_of(self.attempt.table, self.table.wording))
        lines = [ToDo(line, self._holds(goal)) for goal in found for line in goal.lines]
        unsaid = [goal for goal in found if not goal.lines]
        if unsaid:
            done = all(self._holds(goal) for goal in unsaid)
            lines.append(ToDo(texts("tour-goal-more", count=len(unsaid)), done))
        return lines

    def _holds(self, goal: Goal) -> bool:
        return self.attempt.moved and self.attempt.holds(goal.expectation)

    def _told(self) -> tuple[str, bool]:
        texts, attempt = self.looks.texts, self.attempt
        if self._won:
            return texts("tour-puzzle-solved"), True
        if attempt.shown:
            told = texts("tour-puzzle-shown", number=attempt.shown, count=len(attempt.moves))
            if attempt.shown == len(attempt.moves):
                told = f"{told} {texts('tour-puzzle-seen')}"
            return told, False
        if attempt.table.session.question is None:
            return texts("tour-puzzle-over"), False
        return "", True

    def _ways(self) -> list[Press]:
        texts, attempt, key = self.looks.texts, self.attempt, self.looks.texts("tour-key-next")
        again = Press("restart", texts("tour-puzzle-restart"), self.restart)
        if self._won:
            return [Press("next", texts("tour-puzzle-next"), self.next_wanted.emit, key, primary=True), again]
        if attempt.shown == len(attempt.moves):
            return [Press("restart", texts("tour-puzzle-restart"), self.restart, key, primary=True)]
        words = texts("tour-puzzle-next-move" if attempt.shown else "tour-show-me")
        show = Press("show", words, self.show_next, key)
        return [show, again] if attempt.moved else [show]
