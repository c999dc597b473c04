"""Laying a new table: the scenario, how hard, who sits where with which deck."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.deck_facts import facts_of_deck, record_of
from desktop_app.app.tables.game_box import HERE, OWN, DeckChoice, GameBox
from desktop_app.app.tables.set_up import BadTable, SeatSetUp, SetUp, last_set_up, refuse_bad_table, usual_set_up
from desktop_app.games import GAMES, TENANTS
from desktop_app.games.contract import TableOption
from desktop_app.ui.shell.deck_card import DeckCard
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.game_choice import GameChoice
from desktop_app.ui.shell.notice import notice_of
from desktop_app.ui.shell.parts import key_cap, words
from desktop_app.ui.shell.round_table import RoundTable
from desktop_app.ui.shell.scenario_card import GameBanner, ScenarioCard
from desktop_app.ui.shell.screen import Screen, scrolled
from desktop_app.ui.shell.seat_card import SeatCard
from desktop_app.ui.shell.settings.fields import switch

SHORT = 900
"""Below this height every part shows less."""
SIDE_SHARE = 0.29
DECKS_ON_PAGE = 4


class NewGameScreen(Screen):
    """Keeps a SetUp and shows it; every change makes a new one. `begin_wanted` carries the finished SetUp."""

    begin_wanted = Signal(object)
    rule_requested = Signal(str)
    home_wanted = Signal()
    game_wanted = Signal(str)
    first_focus = "begin"

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
        self._page = self._page_of_deck()
        for number, other in enumerate(TENANTS, 1):
            if other in GAMES:
                QShortcut(QKeySequence(str(number)), self).activated.connect(partial(self._take_game, other))
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
        self.seat = min(self.seat, len(seats) - 1)
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
        """Games above; scenario and decks at the left, seats and options at the right; the one button below."""
        whole = QWidget()
        look = self.looks.look
        short = self.height() < SHORT * look.scale
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        content = QWidget()
        inside = QVBoxLayout(content)
        edge = look.px(24 if self.width() > 1500 * look.scale else 14)
        inside.setContentsMargins(edge, look.px(8 if short else 12), edge, look.px(8 if short else 12))
        inside.setSpacing(look.px(8 if short else 12))
        inside.addLayout(self._games(short=short))
        halves = QHBoxLayout()
        halves.setSpacing(look.px(12 if short else 20))
        halves.addLayout(self._what(short=short), 1)
        side = scrolled(self._seats(short=short))
        side.setFixedWidth(round(self.width() * SIDE_SHARE))
        halves.addWidget(side)
        inside.addLayout(halves, 1)
        column.addWidget(scrolled(content), 1)
        column.addWidget(self._foot(edge))
        return whole

    def _games(self, *, short: bool) -> QHBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        group = QButtonGroup(self)
        for number, game in enumerate(TENANTS, 1):
            chosen = game == self.box.game
            tile = GameChoice(look, texts, game, number, chosen=chosen, playable=game in GAMES, short=short)
            tile.clicked.connect(partial(self._take_game, game))
            group.addButton(tile)
            row.addWidget(tile, 2 if chosen else 1)
        return row

    def _take_game(self, game: str, _: bool = False) -> None:
        if game != self.box.game:
            self.game_wanted.emit(game)

    def _what(self, *, short: bool) -> QVBoxLayout:
        """What is played: the scenario where the game has any, and the decks for the seat that chooses."""
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout()
        column.setSpacing(look.px(6 if short else 10))
        if self.box.scenarios:
            column.addWidget(look.label(texts("newgame-scenario"), "title" if short else "question"))
            row = QHBoxLayout()
            row.setSpacing(look.px(10))
            for card in self._scenarios(short=short):
                row.addWidget(card, 1)
            column.addLayout(row, 5)
        else:
            column.addWidget(GameBanner(look, self.box.game), 4)
            column.addWidget(words(look, texts(TENANTS[self.box.game].names.about), "prose"))
        if self._decks():
            column.addLayout(self._deck_heading(short=short))
            row = QHBoxLayout()
            row.setSpacing(look.px(10))
            for choice in self._deck_cards():
                row.addWidget(choice, 1)
            column.addLayout(row, 6)
        return column

    def _results(self) -> list[GameResult]:
        try:
            return self._desk.profile.results.all()
        except LongtableError as error:
            self._desk.told.emit(error)
            return []

    def _scenarios(self, *, short: bool) -> list[ScenarioCard]:
        cards, results, texts = [], self._results(), self.looks.texts
        group = QButtonGroup(self)
        for scenario in self.box.scenarios.values():
            chosen = scenario.id == self.set_up.scenario
            record = record_of(results, self.box.game, scenario=scenario.id)
            told = texts("newgame-record", won=record.won, count=record.played)
            card = ScenarioCard(
                self.looks.look, texts, self.box.game, scenario, chosen=chosen, record=told, short=short
            )
            card.clicked.connect(lambda _=False, wanted=scenario.id: self.change(scenario=wanted))
            group.addButton(card)
            cards.append(card)
        return cards

    # -- decks ----------------------------------------------------------------------------------------------------

    def _decks(self) -> list[DeckChoice]:
        """The decks that the choosing seat can play with."""
        return list(self.box.decks_for(self.set_up.seats[self.seat].side).values())

    def _on_page(self) -> int:
        return DECKS_ON_PAGE if self.width() > 1500 * self.looks.look.scale else DECKS_ON_PAGE - 1

    def _deck_heading(self, *, short: bool) -> QHBoxLayout:
        look, texts, seat = self.looks.look, self.looks.texts, self.set_up.seats[self.seat]
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        row.addWidget(look.label(texts("newgame-deck"), "title" if short else "question"))
        told = texts("newgame-deck-for", letter=chr(ord("A") + self.seat), name=seat.name)
        row.addWidget(look.label(told, "hint"), 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        pages = -(-len(self._decks()) // self._on_page())
        if pages > 1:
            for sign, by, name in (("chevron-left", -1, "previous"), ("chevron-right", 1, "next")):
                turn = look.tool(sign, texts(f"newgame-{name}-decks"))
                turn.setObjectName(f"{name}-decks")
                turn.clicked.connect(partial(self._turn, by, pages))
                row.addWidget(turn)
        return row

    def _turn(self, by: int, pages: int, _: bool = False) -> None:
        self._page = (self._page + by) % pages
        self.show_again()

    def _deck_cards(self) -> list[DeckCard]:
        found, results, game = self._decks(), self._results(), self.box.game
        first = min(self._page * self._on_page(), max(0, len(found) - self._on_page()))
        cards = []
        group = QButtonGroup(self)
        group.setExclusive(False)
        for deck in found[first : first + self._on_page()]:
            seats = [chr(ord("A") + at) for at, seat in enumerate(self.set_up.seats) if seat.deck == deck.id]
            card = DeckCard(
                self.looks.look,
                self.looks.texts,
                game,
                deck,
                facts_of_deck(game, deck),
                record_of(results, game, deck=deck.names[self.looks.texts.language]),
                chosen=self.set_up.seats[self.seat].deck == deck.id,
                seats=seats,
            )
            card.clicked.connect(partial(self._take_deck, deck.id))
            group.addButton(card)
            cards.append(card)
        return cards

    def _take_deck(self, deck: str, _: bool = False) -> None:
        self.change_seat(self.seat, deck=deck)

    def choose_for(self, seat: int) -> None:
        """The next deck that is pressed is for this seat."""
        self.seat = seat
        self._page = self._page_of_deck()
        self.show_again()

    def _page_of_deck(self) -> int:
        ids = [deck.id for deck in self._decks()]
        deck = self.set_up.seats[self.seat].deck
        return ids.index(deck) // self._on_page() if deck in ids else 0

    # -- options and seats ----------------------------------------------------------------------------------------

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

    def _seats(self, *, short: bool) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6 if short else 10))
        column.addWidget(look.label(texts("newgame-who"), "title" if short else "question"))
        seats, box = self.set_up.seats, self.box
        if not short:
            people = [(seat.name, seat.player == HERE) for seat in seats]
            table = RoundTable(look, people, box.most_seats, self.seat, texts("newgame-who"))
            table.seat_wanted.connect(self.choose_for)
            table.more_wanted.connect(self.add_seat)
            column.addWidget(table, 1)
        for index, seat in enumerate(seats):
            removable = len(seats) > min(box.form.seats)
            active = index == self.seat
            card = SeatCard(look, texts, box, seat, index, removable=removable, active=active)
            card.changed.connect(lambda values, at=index: self.change_seat(at, **values))
            card.removed.connect(lambda at=index: self.remove_seat(at))
            card.chosen.connect(lambda at=index: self.choose_for(at))
            column.addWidget(card)
        if len(seats) < box.most_seats:
            more = look.button(texts("newgame-add-seat"), "quiet", "account-plus")
            more.setObjectName("add-seat")
            more.clicked.connect(self.add_seat)
            column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
        for option in box.form.options:
            self._add_option(column, option)
        if sum(seat.player == HERE for seat in seats) > 1:
            settings = self.looks.settings
            told = texts("settings-open-hands")
            column.addWidget(
                switch(look, "open-hands", told, settings.open_hands, lambda on: self._desk.change(open_hands=on))
            )
        if short:
            column.addStretch(1)
        return whole

    def _foot(self, edge: int) -> QFrame:
        look, texts = self.looks.look, self.looks.texts
        bar = QFrame()
        bar.setObjectName("well")
        row = QHBoxLayout(bar)
        row.setContentsMargins(edge, look.px(10), edge, look.px(10))
        row.setSpacing(look.px(14))
        problem = self.problem()
        if problem is None:
            row.addWidget(words(look, self._in_words(), "label"), 1)
        else:
            row.addWidget(words(look, notice_of(problem).text(texts), "body", colour=look.theme.danger), 1)
            if problem.rule:
                rule = look.button(problem.rule, "rule")
                rule.clicked.connect(lambda: self.rule_requested.emit(problem.rule))
                row.addWidget(rule)
        row.addWidget(key_cap(look, "Ctrl+" + texts("shell-key-enter")))
        row.addWidget(self._begin_button(problem is None))
        return bar

    def _in_words(self) -> str:
        """The table in one sentence."""
        texts, box = self.looks.texts, self.box
        parts = [box.scenarios[self.set_up.scenario].titles[texts.language]] if box.scenarios else []
        for seat in self.set_up.seats:
            deck = box.decks[seat.deck].names[texts.language] if seat.deck else ""
            parts.append(texts("newgame-with", name=seat.name, deck=deck) if deck else seat.name)
        return f"{', '.join(parts)}. {texts('newgame-ready')}"

    def _begin_button(self, possible: bool) -> QPushButton:
        look = self.looks.look
        begin = look.button(self.looks.texts("home-begin"), "primary", "cards-playing-outline")
        begin.setObjectName("begin")
        begin.setEnabled(possible)
        begin.setMinimumHeight(look.px(46))
        begin.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        begin.clicked.connect(self.begin)
        return begin
