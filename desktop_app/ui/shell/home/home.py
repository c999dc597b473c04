"""The start screen: go on where you were, other tables, a new game, decks, results, learning."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.saves.saves import SaveEntry, SaveList
from desktop_app.games import GAMES, TENANTS
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home import learning, results, side
from desktop_app.ui.shell.home.continue_panel import LEAST_HEIGHT, ContinuePanel, EmptyPanel
from desktop_app.ui.shell.home.game_tile import GameTile
from desktop_app.ui.shell.home.told import scenario_title
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.screen import Screen, scrolled
from desktop_app.ui.widgets.spelled import spelled

if TYPE_CHECKING:
    from desktop_app.app.journal.store import Opened

SIDE_SHARE = 0.3
NARROW = 1200
"""In a window less wide than this the words of the lists would have no room beside the games."""
A_MOMENT, A_TURN = 0.3, 0.03
"""Seconds for saves that were never read before the screen stands, and for more of them in each turn after that."""
SHORT, TALL = 900, 1000
"""Below the one height the lists at the right show less, from the other on whoever has played nothing yet sees more."""
MOST_DECKS = 7


class HomeScreen(Screen):
    """Signals say what is wanted; the window does it."""

    continue_wanted = Signal(str)
    round_wanted = Signal(str, int)
    table_wanted = Signal(str)
    screen_wanted = Signal(str)
    campaign_wanted = Signal(str)
    first_focus = "continue"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self._told: list[str] = []
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_on)
        for number, game in enumerate(TENANTS, 1):
            if game in GAMES:
                shortcut = QShortcut(QKeySequence(str(number)), self)
                shortcut.activated.connect(lambda chosen=game: self.table_wanted.emit(chosen))

    def refresh(self) -> None:
        """Look at the saves again, now or when next shown."""
        self.show_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is read for what nobody sees."""
        self._reading.stop()
        super().hideEvent(event)

    def _read_on(self) -> None:
        """Saves that were never read before, as after a restored backup: the list follows when all are known."""
        if not self._desk.profile.saves.read_on(A_TURN):
            self._reading.stop()
            self.refresh()

    def build(self) -> QWidget:
        """Two columns: games at the left, lists at the right; in a narrow window the lists stand below."""
        saves = self._saves()
        content = QWidget()
        look = self.looks.look
        narrow = self.width() < NARROW * look.scale * look.theme.print_scale
        ways = QBoxLayout.Direction
        columns = QBoxLayout(ways.TopToBottom if narrow else ways.LeftToRight, content)
        edge = look.px(48 if self.width() > 1500 * look.scale else 24)
        short = self.height() < SHORT * look.scale
        columns.setContentsMargins(edge, look.px(16 if short else 24), edge, look.px(12 if short else 18))
        columns.setSpacing(look.px(36 if self.width() > 1500 * look.scale else 20))
        columns.addLayout(self._games(saves), round(100 * (1 - SIDE_SHARE)))
        column = self._lists(saves)
        column.setMinimumWidth(1)
        columns.addWidget(column, 0 if narrow else round(100 * SIDE_SHARE))
        return scrolled(content)

    def _saves(self) -> SaveList:
        try:
            saves = self._desk.profile.saves.all(A_MOMENT)
        except LongtableError as error:
            self._desk.told.emit(error)
            return SaveList([], [])
        if saves.unread:
            self._reading.start()
        else:
            self._mend_results(saves)
        for problem in saves.problems:
            if str(problem) not in self._told:
                self._told.append(str(problem))
                self._desk.told.emit(problem)
        return saves

    def _mend_results(self, saves: SaveList) -> None:
        try:
            self._desk.tables.mend_results(saves.entries)
        except LongtableError as error:
            saves.problems.append(error)

    def _games(self, saves: SaveList) -> QVBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout()
        column.setSpacing(look.px(14))
        column.addWidget(self._first_panel(saves), 10)
        heading = QHBoxLayout()
        heading.setSpacing(look.px(12))
        heading.addWidget(look.label(texts("home-new-game"), "question"))
        heading.addWidget(
            look.label(texts("home-new-game-hint", count=len(TENANTS)), "hint"), 0, Qt.AlignmentFlag.AlignBottom
        )
        heading.addStretch(1)
        column.addLayout(heading)
        tiles = QHBoxLayout()
        tiles.setSpacing(look.px(16 if self.width() > 1500 * look.scale else 10))
        for number, game in enumerate(TENANTS, 1):
            short = self.height() < SHORT * look.scale
            tile = GameTile(look, texts, game, number, playable=game in GAMES, short=short)
            tile.clicked.connect(lambda _=False, chosen=game: self.table_wanted.emit(chosen))
            tiles.addWidget(tile, 1)
        column.addLayout(tiles, 10)
        return column

    def _first_panel(self, saves: SaveList) -> QWidget:
        unfinished = [entry for entry in saves.entries if not entry.outcome and entry.game in GAMES]
        panel: EmptyPanel | ContinuePanel
        if not unfinished:
            new = not saves.entries and not self.looks.settings.tours_seen
            self.first_focus = "first-tour" if new else "continue"
            panel = EmptyPanel(self._desk, new=new)
            panel.begin_wanted.connect(lambda: self.table_wanted.emit(next(iter(GAMES))))
            panel.tour_wanted.connect(lambda: self.screen_wanted.emit("tour"))
        else:
            self.first_focus = "continue"
            panel = ContinuePanel(self._desk, unfinished[0], short=self.height() < SHORT * self.looks.look.scale)
            panel.continue_wanted.connect(self.continue_wanted)
            panel.rounds_wanted.connect(self._choose_round)
        panel.setMinimumHeight(self.looks.look.px(LEAST_HEIGHT))
        panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        return panel

    def _choose_round(self, save_id: str, button: QPushButton) -> None:
        try:
            table = self._desk.tables.resume(save_id)
        except LongtableError as error:
            self._desk.told.emit(error)
            self.refresh()
            return
        menu, texts = QMenu(self), self.looks.texts.of(table.header.game)
        menu.setFont(self.looks.look.font("body"))
        for mark in reversed(self._desk.tables.rounds(table)):
            label = texts("home-start-of-round", round=mark.number)
            menu.addAction(spelled(label), partial(self.round_wanted.emit, save_id, mark.at))
        if menu.isEmpty():
            menu.addAction(texts("home-no-rounds")).setEnabled(False)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _lists(self, saves: SaveList) -> QWidget:
        content = QWidget()
        look, desk = self.looks.look, self._desk
        short = self.height() < SHORT * look.scale
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(10 if short else 14))
        unfinished = [entry for entry in saves.entries if not entry.outcome]
        go_on, show, every = self.continue_wanted.emit, self.screen_wanted.emit, len(saves.entries)
        begun = self._campaigns()
        if saves.entries:
            rows = 3 if not short else 1 if begun else 2
            others = unfinished[1:]
            column.addWidget(side.other_tables(desk, others, go_on, self._to_trash, show, rows, every, short=short))
        if begun:
            from desktop_app.ui.shell.home.campaigns import campaigns

            column.addWidget(campaigns(desk, begun, 1 if short else 2, self.campaign_wanted.emit, show))
        played = [entry.header.game for entry in (unfinished or saves.entries)[:1]]
        tall = self.height() >= TALL * look.scale and not saves.entries
        ready = 2 if short else 3 if begun else MOST_DECKS if tall else 4
        column.addWidget(side.decks(desk, ready, played, show, short=short))
        if saves.entries and not (short and begun):
            column.addWidget(results.results(desk, saves.entries, go_on, self._to_trash, 1 if short or begun else 3))
        column.addWidget(learning.learning(desk, show, short=bool(saves.entries)))
        column.addStretch(1)
        column.addWidget(side.stays_here(desk))
        return content

    def _campaigns(self) -> list[Opened]:
        """The campaigns that go on; whoever has none does not wait for the journal to be read."""
        if next(self._desk.profile.folder_of("campaigns").glob("*.json"), None) is None:
            return []
        from desktop_app.ui.shell.home.campaigns import going_on

        try:
            return going_on(self._desk)
        except LongtableError as error:
            self._desk.told.emit(error)
            return []

    def _to_trash(self, entry: SaveEntry) -> None:
        try:
            self._desk.profile.saves.delete(entry.id, self._desk.tables.now())
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        title = scenario_title(entry.header, self.looks.texts)
        self._desk.told.emit(Notice("home-game-deleted", {"title": title}))
        self.refresh()
