"""The left of a new table: what is played, and with which decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.set_up import SetUp
from desktop_app.games.contract.set_up import TableOption
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.new_game.deck_shelf import DeckShelf, Shelf
from desktop_app.ui.shell.new_game.picture_card import PicturedOption
from desktop_app.ui.shell.new_game.scenario_card import GameBanner, ScenarioRow
from desktop_app.ui.shell.new_game.table_options import TableOptions
from desktop_app.ui.shell.parts import link

MOST_ABREAST = 6
"""So many values of a choice for the table stand beside each other where no decks stand."""


def pictured_option(box: GameBox, set_up: SetUp) -> TableOption | None:
    """The choice that a game without scenarios begins with, which stands in their place."""
    asked = box.form.asked(len(set_up.seats))
    return asked[0] if asked and box.decks and not box.scenarios else None


class GameSide(QWidget):
    """``scenario`` carries what is chosen, ``option`` a choice for the table; ``decks`` are those for the seat that
    chooses, None where it plays without. ``results`` are the games that have been played."""

    scenario = Signal(str)
    option = Signal(str, str)
    questions_wanted = Signal()

    def __init__(
        self,
        looks: Looks,
        box: GameBox,
        set_up: SetUp,
        seat: int,
        shelf: Shelf,
        results: Callable[[], Sequence[GameResult]],
        *,
        short: bool,
    ) -> None:
        super().__init__()
        self._looks, self._box, self._set_up, self._results = looks, box, set_up, results
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(looks.look.px(6 if short else 10))
        self._add_played(column, shelf, short=short)
        self.decks: DeckShelf | None = None
        if box.decks_for(set_up.seats[seat].side):
            self.decks = DeckShelf(looks.look, looks.texts, box, set_up, seat, shelf, results(), short=short)
            column.addWidget(self.decks, 6)
        if not box.decks:
            column.addWidget(self._options(short=short), 6)

    def _add_played(self, column: QVBoxLayout, shelf: Shelf, *, short: bool) -> None:
        """The scenarios where the game has any, else the choice that it begins with, else its name."""
        look, texts = self._looks.look, self._looks.texts
        beside_decks = 4 if shelf.rows == 1 else 1
        if self._box.scenarios:
            column.addLayout(self._scenario_head(short=short))
            row = ScenarioRow(look, texts, self._box, self._set_up.scenario, self._results(), short=short)
            row.chosen.connect(self.scenario)
            column.addWidget(row, 5)
        elif (option := pictured_option(self._box, self._set_up)) is not None:
            taken = self._set_up.options.get(option.id, option.usual)
            pictured = PicturedOption(look, texts, self._box.game, option, taken, short=short)
            pictured.chosen.connect(partial(self.option.emit, option.id))
            column.addWidget(pictured, beside_decks)
        else:
            low = short or shelf.rows > 1
            column.addWidget(GameBanner(look, texts, self._box.game, short=low), beside_decks)

    def _scenario_head(self, *, short: bool) -> QHBoxLayout:
        """The heading over the scenarios, with the way to what players ask about the chosen one."""
        look, texts = self._looks.look, self._looks.texts
        row = QHBoxLayout()
        row.addWidget(look.label(texts("newgame-scenario"), "title" if short else "question"))
        row.addStretch(1)
        if self._box.scenarios[self._set_up.scenario].questions:
            button = link(look, texts("journal-questions"), self.questions_wanted.emit, "help-circle-outline")
            button.setObjectName("questions")
            row.addWidget(button)
        return row

    def _options(self, *, short: bool) -> TableOptions:
        """The choices for the table, where no decks take the room for them."""
        looks, taken = self._looks, self._set_up.options
        asked = self._box.form.asked(len(self._set_up.seats))
        options = TableOptions(looks.look, looks.texts, self._box.game, asked, taken, beside=MOST_ABREAST, short=short)
        options.chosen.connect(self.option)
        return options
