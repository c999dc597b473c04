"""Laying a new table: the scenario, how hard, who sits where with which deck."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.tables.game_box import OWN, GameBox
from desktop_app.app.tables.set_up import BadTable, SeatSetUp, SetUp, last_set_up, refuse_bad_table, usual_set_up
from desktop_app.games import TENANTS
from desktop_app.games.contract import Scenario, TableOption
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_name
from desktop_app.ui.shell.notice import notice_of
from desktop_app.ui.shell.parts import key_cap, words
from desktop_app.ui.shell.scenario_card import GameBanner, ScenarioCard
from desktop_app.ui.shell.screen import Screen, scrolled
from desktop_app.ui.shell.seat_card import SeatCard


class NewGameScreen(Screen):
    """Keeps a SetUp and shows it; every change makes a new one. `begin_wanted` carries the finished SetUp."""

    begin_wanted = Signal(object)
    rule_requested = Signal(str)
    home_wanted = Signal()
    first_focus = "begin"

    def __init__(self, desk: Desk, game: str, deck: str = "") -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self.box: GameBox = desk.tables.box(game)
        self.set_up: SetUp = last_set_up(desk.profile.folder, self.box) or self._usual()
        if f"{OWN}{deck}" in self.box.decks:
            first = self.set_up.seats[0].model_copy(update={"deck": f"{OWN}{deck}"})
            self.set_up = self.set_up.model_copy(update={"seats": (first, *self.set_up.seats[1:])})
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.begin)
        QShortcut(QKeySequence("Escape"), self).activated.connect(self.home_wanted)

    def _usual(self) -> SetUp:
        texts = self.looks.texts
        return usual_set_up(self.box, self._desk.profile.name, lambda letter: texts("newgame-player", letter=letter))

    # -- changes --------------------------------------------------------------------------------------------------

    def change(self, **values: object) -> None:
        """Replace parts of the set-up and show it."""
        self.set_up = self.set_up.model_copy(update=values)
        self.show_again()

    def change_seat(self, index: int, **values: object) -> None:
        """Replace parts of one seat."""
        seats = list(self.set_up.seats)
        seats[index] = seats[index].model_copy(update=values)
        self.set_up = self.set_up.model_copy(update={"seats": tuple(seats)})
        if "name" not in values:  # a name is shown in its own field already
            self.show_again()

    def add_seat(self) -> None:
        """One more person at the table, on the side that has room, with a deck that goes with the others."""
        seats, box = self.set_up.seats, self.box
        if len(seats) >= box.most_seats:
            return
        taken = [seat.side for seat in seats]
        wanted = box.form.sides_for(len(seats) + 1)
        side = next((side for side in wanted if taken.count(side) < wanted.count(side)), wanted[-1])
        deck = box.next_deck([seat.deck for seat in seats], side)
        name = self.looks.texts("newgame-player", letter=chr(ord("A") + len(seats)))
        self.change(seats=(*seats, SeatSetUp(name=name, side=side, deck=deck)))

    def remove_seat(self, index: int) -> None:
        """One person fewer."""
        seats = list(self.set_up.seats)
        del seats[index]
        self.change(seats=tuple(seats))

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
        """Scenarios at the left, seats at the right, the one button below."""
        whole = QWidget()
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        content = QWidget()
        inside = QVBoxLayout(content)
        edge = look.px(48 if self.width() > 1500 * look.scale else 24)
        inside.setContentsMargins(edge, look.px(16), edge, look.px(16))
        inside.setSpacing(look.px(12))
        inside.addWidget(words(look, game_name(self.box.game, texts), "screen-title"))
        halves = QHBoxLayout()
        halves.setSpacing(look.px(28))
        halves.addLayout(self._what(), 5)
        halves.addLayout(self._seats(), 6)
        inside.addLayout(halves, 1)
        column.addWidget(scrolled(content), 1)
        column.addWidget(self._foot(edge))
        return whole

    def _what(self) -> QVBoxLayout:
        """What is played: the scenario where the game has any, and the choices for the whole table."""
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout()
        column.setSpacing(look.px(10))
        if self.box.scenarios:
            column.addWidget(look.label(texts("home-choose-scenario"), "question"))
            for card in self._scenarios():
                column.addWidget(card)
            column.addWidget(self._introduction(self.box.scenarios[self.set_up.scenario]))
            column.addSpacing(look.px(4))
        else:
            column.addWidget(GameBanner(look, self.box.game))
            column.addWidget(words(look, texts(TENANTS[self.box.game].names.about), "prose"))
        for option in self.box.form.options:
            self._add_option(column, option)
        column.addStretch(1)
        return column

    def _scenarios(self) -> list[ScenarioCard]:
        cards = []
        group = QButtonGroup(self)
        for scenario in self.box.scenarios.values():
            chosen = scenario.id == self.set_up.scenario
            card = ScenarioCard(self.looks.look, self.looks.texts, self.box.game, scenario, chosen=chosen)
            card.clicked.connect(lambda _=False, wanted=scenario.id: self.change(scenario=wanted))
            group.addButton(card)
            cards.append(card)
        return cards

    def _introduction(self, scenario: Scenario) -> QWidget:
        text = "\n\n".join(scenario.introduction[self.looks.texts.language])
        return words(self.looks.look, text, "prose")

    def _add_option(self, column: QVBoxLayout, option: TableOption) -> None:
        """One choice for the whole table: a chip for each of its values, and what the chosen one means."""
        look, texts = self.looks.look, self.looks.texts
        column.addWidget(look.label(texts(option.name), "title"))
        row = QHBoxLayout()
        group = QButtonGroup(self)
        taken = self.set_up.options.get(option.id, option.usual)
        for choice in option.choices:
            button = look.button(texts(choice.name), "chip")
            button.setObjectName(f"{option.id}-{choice.id}")
            button.setCheckable(True)
            button.setChecked(choice.id == taken)
            button.clicked.connect(partial(self._choose, option.id, choice.id))
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        hint = next((choice.hint for choice in option.choices if choice.id == taken), "")
        if hint:
            column.addWidget(words(look, texts(hint), "hint"))

    def _choose(self, option: str, choice: str, _: bool = False) -> None:
        self.change(options={**self.set_up.options, option: choice})

    def _seats(self) -> QVBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout()
        column.setSpacing(look.px(10))
        column.addWidget(look.label(texts("newgame-who"), "question"))
        for index, seat in enumerate(self.set_up.seats):
            card = SeatCard(
                look, texts, self.box, seat, index, removable=len(self.set_up.seats) > min(self.box.form.seats)
            )
            card.changed.connect(lambda values, at=index: self.change_seat(at, **values))
            card.removed.connect(lambda at=index: self.remove_seat(at))
            column.addWidget(card)
        if len(self.set_up.seats) < self.box.most_seats:
            more = look.button(texts("newgame-add-seat"), "quiet", "account-plus")
            more.setObjectName("add-seat")
            more.clicked.connect(self.add_seat)
            column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return column

    def _foot(self, edge: int) -> QFrame:
        look, texts = self.looks.look, self.looks.texts
        bar = QFrame()
        bar.setObjectName("well")
        row = QHBoxLayout(bar)
        row.setContentsMargins(edge, look.px(10), edge, look.px(10))
        row.setSpacing(look.px(14))
        problem = self.problem()
        if problem is None:
            row.addWidget(words(look, texts("newgame-ready"), "label"), 1)
        else:
            row.addWidget(words(look, notice_of(problem).text(texts), "body", colour=look.theme.danger), 1)
            if problem.rule:
                rule = look.button(problem.rule, "rule")
                rule.clicked.connect(lambda: self.rule_requested.emit(problem.rule))
                row.addWidget(rule)
        row.addWidget(key_cap(look, "Ctrl+" + texts("shell-key-enter")))
        row.addWidget(self._begin_button(problem is None))
        return bar

    def _begin_button(self, possible: bool) -> QPushButton:
        look = self.looks.look
        begin = look.button(self.looks.texts("home-begin"), "primary", "cards-playing-outline")
        begin.setObjectName("begin")
        begin.setEnabled(possible)
        begin.setMinimumHeight(look.px(46))
        begin.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        begin.clicked.connect(self.begin)
        return begin
