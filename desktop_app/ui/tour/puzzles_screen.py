"""The list of puzzles: titles, the rules they show, which are solved, and a search over them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.learning.puzzles import Puzzle, found_among, puzzles
from desktop_app.app.learning.solved import SolvedPuzzles
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_short_name
from desktop_app.ui.shell.parts import Row, emptied, line, words
from desktop_app.ui.shell.screen import Screen, scrolled


class PuzzlesScreen(Screen):
    """``puzzle_wanted`` names the puzzle chosen, ``file_wanted`` asks for one in a file of the person's own."""

    puzzle_wanted = Signal(str)
    file_wanted = Signal()
    home_wanted = Signal()
    first_focus = "puzzle-search"

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__(desk.looks)
        self._desk, self.game = desk, game
        self.wanted = ""
        self.open_only = False
        self._list = QVBoxLayout()
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.home_wanted)

    def solved(self) -> list[str]:
        """The ids of the puzzles solved in this profile."""
        try:
            return SolvedPuzzles(self._desk.profile.folder).all()
        except LongtableError as error:
            self._desk.told.emit(error)
            return []

    def found(self) -> list[Puzzle]:
        """The puzzles that are listed now."""
        return found_among(puzzles(self.game), self.wanted, self.solved(), open_only=self.open_only)

    def after(self, puzzle: str) -> Puzzle | None:
        """The puzzle that comes after one, from the first again after the last; solved ones are passed over."""
        every = list(puzzles(self.game))
        at = next((index for index, each in enumerate(every) if each.id == puzzle), -1)
        solved = self.solved()
        around = every[at + 1 :] + every[: max(0, at)]
        return next((each for each in around if each.id not in solved), around[0] if around else None)

    # -- showing --------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """The head with its search, and the list in one column."""
        look, texts = self.looks.look, self.looks.texts
        content = QWidget()
        across = QHBoxLayout(content)
        edge = look.px(48 if self.width() > 1500 * look.scale else 24)
        across.setContentsMargins(edge, look.px(20), edge, look.px(18))
        panel = QFrame()
        panel.setObjectName("bigPanel")
        panel.setMaximumWidth(look.px(1080 * look.theme.print_scale))
        column = QVBoxLayout(panel)
        column.setContentsMargins(look.px(28), look.px(20), look.px(28), look.px(16))
        column.setSpacing(look.px(10))
        column.addLayout(self._head())
        column.addWidget(words(look, texts("tour-puzzles-hint"), "hint"))
        column.addLayout(self._search())
        rows = QWidget()
        self._list = QVBoxLayout(rows)
        self._list.setContentsMargins(0, 0, look.px(8), 0)
        self._list.setSpacing(look.px(4))
        self._fill()
        area = scrolled(rows)
        rows.setAutoFillBackground(False)
        column.addWidget(area, 1)
        across.addStretch(1)
        across.addWidget(panel, 20)
        across.addStretch(1)
        return content

    def _head(self) -> QHBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        every = puzzles(self.game)
        solved = [each for each in self.solved() if each in {puzzle.id for puzzle in every}]
        row = QHBoxLayout()
        row.setSpacing(look.px(12))
        back = look.button(texts("tour-puzzles-back"), "button", "arrow-left")
        back.setObjectName("puzzles-back")
        back.clicked.connect(self.home_wanted)
        row.addWidget(back)
        row.addWidget(look.label(texts("tour-puzzles"), "question"))
        of = look.label(game_short_name(self.game, texts), "hint")
        of.setObjectName("puzzles-of")
        row.addWidget(of)
        row.addStretch(1)
        count = look.label(texts("tour-puzzles-solved", solved=len(solved), count=len(every)), "label")
        count.setObjectName("puzzle-count")
        row.addWidget(count)
        return row

    def _search(self) -> QHBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        field = QLineEdit(self.wanted)
        field.setObjectName("puzzle-search")
        field.setFont(look.font("body"))
        field.setMinimumHeight(look.px(40))
        look.clearable(field, texts("browser-clear"))
        field.setPlaceholderText(texts("tour-puzzles-search"))
        field.setAccessibleName(texts("tour-puzzles-search"))
        field.textChanged.connect(self.search)
        row.addWidget(field, 1)
        chip = look.button(texts("tour-puzzles-open-only"), "chip")
        chip.setObjectName("puzzle-open-only")
        chip.setCheckable(True)
        chip.setChecked(self.open_only)
        chip.toggled.connect(self.show_open_only)
        row.addWidget(chip)
        own = look.button(texts("tour-puzzles-open"), "button", "folder-open-outline")
        own.setObjectName("puzzle-file")
        own.clicked.connect(self.file_wanted)
        row.addWidget(own)
        return row

    def search(self, text: str) -> None:
        """Lists the puzzles with these words."""
        self.wanted = text
        self._fill()

    def show_open_only(self, wanted: bool) -> None:
        """Lists only what is not solved yet, or everything."""
        self.open_only = wanted
        self._fill()

    def _fill(self) -> None:
        look, texts = self.looks.look, self.looks.texts
        emptied(self._list)
        solved = self.solved()
        found = self.found()
        for puzzle in found:
            done = puzzle.id in solved
            below = " · ".join(self._below(puzzle))
            sign = look.icon("checkbox-marked" if done else "checkbox-blank-outline", self._colour(done))
            aside = texts("tour-puzzle-is-solved") if done else ""
            row = Row(look, puzzle.position.title[texts.language], below, aside, sign)
            row.setObjectName(f"puzzle-{puzzle.id}")
            row.clicked.connect(lambda _=False, chosen=puzzle.id: self.puzzle_wanted.emit(chosen))
            self._list.addWidget(row)
            self._list.addWidget(line())
        if not found:
            self._list.addWidget(words(look, texts("tour-puzzles-none"), "body"))
        self._list.addStretch(1)

    def _colour(self, done: bool) -> str:
        theme = self.looks.look.theme
        return theme.accent if done else theme.ink3

    def _below(self, puzzle: Puzzle) -> list[str]:
        texts, position = self.looks.texts, puzzle.position
        players = [texts("tour-puzzle-players", count=len(position.seats))] if len(position.seats) > 1 else []
        return [*position.rules, *players]
