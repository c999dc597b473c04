"""Laying a new table: the scenario, how hard, who sits where with which deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.board_says import said_of
from desktop_app.app.tables.game_box import HERE, OWN, DeckChoice, GameBox
from desktop_app.app.tables.kept_tables import forget_table, keep_table, kept_tables
from desktop_app.app.tables.mending import Mending, mending
from desktop_app.app.tables.set_up import BadTable, SetUp, last_set_up, on_side, refuse_bad_table, usual_set_up
from desktop_app.app.tables.surprise import surprised
from desktop_app.app.texts.usual_names import usual_name
from desktop_app.engine.frozen import replace
from desktop_app.games import GAMES, TENANTS
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.new_game.deck_shelf import Shelf, decks_on, page_of
from desktop_app.ui.shell.new_game.foot import Foot, in_words, name_of
from desktop_app.ui.shell.new_game.game_choice import GamesRow
from desktop_app.ui.shell.new_game.game_side import GameSide, pictured_option
from desktop_app.ui.shell.new_game.seating import (
    named_in,
    with_one_more,
    with_seat_changed,
    with_seat_moved,
    without_seat,
)
from desktop_app.ui.shell.new_game.seats_side import SeatsSide
from desktop_app.ui.shell.screen import Screen, scrolled

SHORT = 900
"""Below this height every part shows less."""
SIDE_SHARE = 0.29
DECKS_BESIDE, TWO_ROWS = 4, 1000
"""So many decks stand beside each other in a wide window, and from this height on in two rows."""


class NewGameScreen(Screen):
    """Keeps a SetUp and shows it; every change makes a new one. `begin_wanted` carries the finished SetUp,
    `deck_wanted` the id of a deck of one's own that should be mended."""

    begin_wanted = Signal(object)
    rule_requested = Signal(str)
    home_wanted = Signal()
    game_wanted = Signal(str)
    deck_wanted = Signal(str)
    first_focus, else_focus = "begin", "mend"

    def __init__(self, desk: Desk, game: str, deck: str = "", scenario: str = "") -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self.box: GameBox = desk.tables.box(game)
        self.set_up: SetUp = last_set_up(desk.profile.folder, self.box) or self._usual()
        if f"{OWN}{deck}" in self.box.decks:
            first = self.set_up.seats[0].model_copy(update={"deck": f"{OWN}{deck}"})
            self.set_up = self.set_up.model_copy(update={"seats": (first, *self.set_up.seats[1:])})
        if scenario in self.box.scenarios:
            self.set_up = self.set_up.model_copy(update={"scenario": scenario})
        self.seat = 0
        self.shelf = Shelf()
        self.shelf = replace(self.shelf, page=self._page_of_deck())
        for number, other in enumerate(TENANTS, 1):
            if other in GAMES:
                QShortcut(QKeySequence(str(number)), self).activated.connect(partial(self._take_game, other))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.begin)
        QShortcut(QKeySequence("Escape"), self).activated.connect(self.home_wanted)

    def _usual(self) -> SetUp:
        return usual_set_up(self.box, self._desk.profile.name, partial(usual_name, texts=self.looks.texts))

    # -- changes --------------------------------------------------------------------------------------------------

    def change(self, **values: object) -> None:
        """Replace parts of the set-up and show it."""
        self._show(self.set_up.model_copy(update=values))

    def change_seat(self, index: int, **values: object) -> None:
        """Replace parts of one seat."""
        self.set_up = with_seat_changed(self.set_up, index, **values)
        if "name" not in values:  # a name is shown in its own field already
            self.show_again()

    def _change_as_said(self, index: int, values: dict[str, str]) -> None:
        """Whoever goes to the other side may have to change places with somebody there."""
        if "side" in values:
            self._show(on_side(self.set_up, self.box, index, values["side"]))
        else:
            self.change_seat(index, **values)

    def add_seat(self, player: str = HERE) -> None:
        """One more at the table, somebody here or a bot, as long as there is room."""
        if len(self.set_up.seats) < self.box.most_seats:
            self._show(with_one_more(self.set_up, self.box, self.looks.texts, player))

    def remove_seat(self, index: int) -> None:
        """One person fewer."""
        fewer = without_seat(self.set_up, index)
        self.seat = min(self.seat, len(fewer.seats) - 1)
        self._show(fewer)

    def move_seat(self, index: int, to: int) -> None:
        """Two change places; whoever goes to an empty chair sits last."""
        self.seat = min(to, len(self.set_up.seats) - 1)
        self._show(with_seat_moved(self.set_up, index, to))

    def _show(self, set_up: SetUp) -> None:
        self.set_up = set_up
        self.show_again()

    def begin(self) -> None:
        """Lay the table, unless it cannot be laid like this."""
        if self.problem() is None:
            self.begin_wanted.emit(self.set_up)

    def problem(self) -> BadTable | None:
        """What keeps this table from being laid."""
        try:
            refuse_bad_table(self.set_up, self.box, self.looks.texts.language)
        except BadTable as error:
            return error
        return None

    # -- showing --------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """Games above; scenario and decks at the left, seats and options at the right; the one button below."""
        self.set_up = named_in(self.looks.texts, self.set_up)
        whole = QWidget()
        look = self.looks.look
        short = self.height() < SHORT * look.scale
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        beside = DECKS_BESIDE - (self.width() <= 1500 * look.scale)
        self._fill_pages(beside, self._deck_rows(beside))
        content = QWidget()
        inside = QVBoxLayout(content)
        edge = look.px(24 if self.width() > 1500 * look.scale else 14)
        inside.setContentsMargins(edge, look.px(8 if short else 12), edge, look.px(8 if short else 12))
        inside.setSpacing(look.px(8 if short else 12))
        games = GamesRow(look, self.looks.texts, self.box.game, short=short)
        games.wanted.connect(self._take_game)
        inside.addWidget(games)
        halves = QHBoxLayout()
        halves.setSpacing(look.px(12 if short else 20))
        halves.addWidget(self._game_side(short=short), 1)
        side = scrolled(self._seats(short=short))
        side.setFixedWidth(round(self.width() * SIDE_SHARE))
        halves.addWidget(side)
        inside.addLayout(halves, 1)
        column.addWidget(scrolled(content), 1)
        column.addWidget(self._foot(edge))
        return whole

    def _take_game(self, game: str) -> None:
        if game != self.box.game:
            self.game_wanted.emit(game)

    def _game_side(self, *, short: bool) -> GameSide:
        side = GameSide(self.looks, self.box, self.set_up, self.seat, self.shelf, self._results, short=short)
        side.scenario.connect(lambda scenario: self.change(scenario=scenario))
        side.option.connect(self._take_option)
        side.questions_wanted.connect(self.show_questions)
        if side.decks is not None:
            side.decks.chosen.connect(lambda deck: self.change_seat(self.seat, deck=deck))
            side.decks.mend_wanted.connect(self.deck_wanted)
            side.decks.turned.connect(self._turn)
            side.decks.filtered.connect(self._filter)
            side.decks.sought.connect(self._seek)
        return side

    def show_questions(self) -> QDialog:
        """What players ask about the chosen scenario."""
        from desktop_app.ui.journal.questions_dialog import QuestionsDialog

        dialog = QuestionsDialog(self._desk, self, self.box.game, self.box.scenarios[self.set_up.scenario])
        dialog.rule_wanted.connect(self.rule_requested)
        dialog.open()
        return dialog

    def _take_option(self, option: str, choice: str) -> None:
        self.change(options={**self.set_up.options, option: choice})

    def _results(self) -> list[GameResult]:
        try:
            return self._desk.profile.results.all()
        except LongtableError as error:
            self._desk.told.emit(error)
            return []

    # -- decks ----------------------------------------------------------------------------------------------------

    def _turn(self, by: int) -> None:
        pages = max(1, -(-len(self._decks()) // self.shelf.on_page))
        self.shelf = replace(self.shelf, page=(self.shelf.page + by) % pages)
        self.show_again()

    def _filter(self, kind: str) -> None:
        self.shelf = replace(self.shelf, kind=kind, page=0)
        self.show_again()

    def _seek(self, text: str) -> None:
        self.shelf = replace(self.shelf, sought=text, page=0)
        self.show_again()

    def _decks(self) -> list[DeckChoice]:
        return decks_on(self.shelf, self.box, self.set_up.seats[self.seat].side)

    def choose_for(self, seat: int) -> None:
        """The next deck that is pressed is for this seat."""
        self.seat = seat
        self.shelf = replace(self.shelf, page=self._page_of_deck())
        self.show_again()

    def _deck_rows(self, beside: int) -> int:
        """Two where there are more decks than stand beside each other, and no scenarios that need the height."""
        many = len(self.box.decks_for(self.set_up.seats[self.seat].side)) > beside
        return 2 if many and not self.box.scenarios and self.height() >= TWO_ROWS * self.looks.look.scale else 1

    def _fill_pages(self, beside: int, rows: int) -> None:
        """So many decks beside each other and rows on a page of the shelf; where those were others, the deck of the
        seat comes into sight."""
        if (beside * rows, rows) != (self.shelf.on_page, self.shelf.rows):
            self.shelf = replace(self.shelf, on_page=beside * rows, rows=rows)
            self.shelf = replace(self.shelf, page=self._page_of_deck())

    def _page_of_deck(self) -> int:
        seat = self.set_up.seats[self.seat]
        return page_of(seat.deck, self.shelf, self.box, seat.side)

    # -- seats ----------------------------------------------------------------------------------------------------

    def _seats(self, *, short: bool) -> SeatsSide:
        asked = self.box.form.asked(len(self.set_up.seats)) if self.box.decks else ()
        rest = [option for option in asked if option != pictured_option(self.box, self.set_up)]
        side = SeatsSide(self._desk, self.box, self.set_up, self.seat, rest, short=short)
        side.chosen.connect(self.choose_for)
        side.added.connect(self.add_seat)
        side.removed.connect(self.remove_seat)
        side.moved.connect(self.move_seat)
        side.changed.connect(self._change_as_said)
        side.option.connect(self._take_option)
        return side

    def _foot(self, edge: int) -> Foot:
        looks, problem = self.looks, self.problem()
        corrected = len(said_of(looks.settings, self.box.game))
        told = in_words(self.set_up, self.box, looks.texts, corrected)
        way_out = mending(self.set_up, self.box, looks.texts.language) if problem is not None else None
        tables = kept_tables(self._folder, self.box)
        foot = Foot(looks.look, looks.texts, edge, told, problem, way_out, list(tables))
        foot.surprised.connect(lambda: self._lay(surprised(self.set_up, self.box, Random())))
        name = name_of(self.set_up, self.box, looks.texts)
        foot.kept.connect(lambda: self._keep(partial(keep_table, self._folder, name, self.set_up)))
        foot.laid.connect(lambda name: self._lay(tables[name]))
        foot.forgotten.connect(lambda name: self._keep(partial(forget_table, self._folder, name)))
        foot.begun.connect(self.begin)
        foot.rule_asked.connect(self.rule_requested)
        if way_out is not None:
            foot.mended.connect(lambda: self._mend(way_out))
        return foot

    @property
    def _folder(self) -> Path:
        return self._desk.profile.folder

    def _lay(self, set_up: SetUp) -> None:
        """Shows another table whole: the seat that chooses may be gone, its deck may stand on another page."""
        self.set_up = set_up
        self.choose_for(min(self.seat, len(set_up.seats) - 1))

    def _keep(self, change: Callable[[], None]) -> None:
        """Changes which tables are kept."""
        try:
            change()
        except LongtableError as error:
            self._desk.told.emit(error)
        self.show_again()

    def _mend(self, way_out: Mending) -> None:
        """Takes the way out of a table that cannot be laid."""
        if way_out.set_up is None:
            self.deck_wanted.emit(way_out.deck)
            return
        self._show(way_out.set_up)
