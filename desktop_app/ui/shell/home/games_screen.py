"""All saved games on a page: found by words as one types, opened, moved to the trash."""

from __future__ import annotations

import json

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.usual_names import said_in
from desktop_app.app.texts.wording import time_ago
from desktop_app.games import GAMES
from desktop_app.ui.faces.pictures import game_icon
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import (
    game_beside,
    game_short_name,
    known_scenario,
    scenario_title,
    where_it_stands,
)
from desktop_app.ui.shell.long_list import LongList
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import Row, cut, emptied, line, words
from desktop_app.ui.shell.screen import Screen, scrolled

ROW = 62
WIDEST = 1100
_TOLD = ("title", "scenario", "note", "branch")
"""What the head of a save says of it in words."""


class GamesScreen(Screen):
    """`continue_wanted` carries the id of a save."""

    continue_wanted = Signal(str)
    home_wanted = Signal()
    first_focus = "game-search"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self.wanted = ""
        self._entries: list[SaveEntry] = []
        self._words: dict[str, str] = {}
        self._list = QVBoxLayout()
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.home_wanted)

    def found(self) -> list[SaveEntry]:
        """The games that have words of every beginning that is wanted, newest first."""
        wanted = fold(self.wanted).split()
        if not wanted:
            return self._entries
        return [each for each in self._entries if all(f" {word}" in self._words_of(each) for word in wanted)]

    def _words_of(self, entry: SaveEntry) -> str:
        """What a game is found by: scenario, game, players, note, branch, how it ended. No head is checked for it:
        there may be ten thousand."""
        if entry.id not in self._words:
            head, texts = json.loads(entry.head), self.looks.texts
            told = [str(head.get(name) or "") for name in _TOLD] + [str(seat) for seat in head["seats"]]
            told += [game_short_name(entry.game, texts), known_scenario(entry.game, str(head["scenario"]), texts)]
            told.append(texts("home-games-finished" if entry.outcome else "home-games-unfinished"))
            self._words[entry.id] = f" {fold(' '.join(told))}"
        return self._words[entry.id]

    def hideEvent(self, event: QHideEvent) -> None:
        """Games go on elsewhere: what is true is read when the page is opened again."""
        self._stale = True
        super().hideEvent(event)

    # -- showing ------------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """The head with its search, and the games in one column."""
        self._read()
        look, texts = self.looks.look, self.looks.texts
        content = QWidget()
        across = QHBoxLayout(content)
        across.setContentsMargins(look.px(24), look.px(20), look.px(24), look.px(18))
        across.addStretch(1)
        middle = QWidget()
        middle.setMaximumWidth(look.px(WIDEST))
        across.addWidget(middle, 100)
        across.addStretch(1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(12))
        head = QHBoxLayout()
        head.addWidget(look.label(texts("home-games-title"), "question"))
        head.addStretch(1)
        self._count = look.label("", "hint")
        head.addWidget(self._count, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(head)
        column.addWidget(self._field())
        self._list = QVBoxLayout()
        column.addLayout(self._list, 1)
        self._show_found()
        return content

    def _field(self) -> QLineEdit:
        look, texts = self.looks.look, self.looks.texts
        field = QLineEdit(self.wanted)
        field.setObjectName("game-search")
        field.setFont(look.font("body"))
        field.setMinimumHeight(look.px(40))
        look.clearable(field, texts("browser-clear"))
        field.setPlaceholderText(texts("home-games-search"))
        field.setAccessibleName(texts("home-games-search"))
        field.textChanged.connect(self._search)
        field.returnPressed.connect(self._open_first)
        return field

    def _read(self) -> None:
        self._words.clear()
        try:
            saves = self._desk.profile.saves.all()
        except LongtableError as error:
            self._desk.told.emit(error)
            self._entries = []
            return
        self._entries = saves.entries

    def _search(self, text: str) -> None:
        self.wanted = text
        self._show_found()

    def _open_first(self) -> None:
        first = next((each for each in self.found() if each.game in GAMES), None)
        if first is not None:
            self.continue_wanted.emit(first.id)

    def _show_found(self) -> None:
        look, texts = self.looks.look, self.looks.texts
        found = self.found()
        self._count.setText(texts("home-games-count", found=len(found), count=len(self._entries)))
        emptied(self._list)
        if found:
            height = look.px(ROW * look.theme.print_scale)
            rows = LongList(len(found), height, lambda at, width: self._row(found[at], width))
            holder = QWidget()
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(rows)
            column.addStretch(1)
            self._list.addWidget(scrolled(holder), 1)
        else:
            told = texts("home-games-none" if self._entries else "home-games-no-game")
            self._list.addWidget(words(look, told, "body"))
            self._list.addStretch(1)

    def _row(self, entry: SaveEntry, width: int) -> QWidget:
        look, texts, header = self.looks.look, self.looks.texts, entry.header
        row = QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(line())
        across = QHBoxLayout()
        across.setContentsMargins(0, 0, 0, 0)
        column.addLayout(across, 1)
        title = scenario_title(header, texts)
        told = [game_beside(header, texts), where_it_stands(header, texts, question=False)]
        branch = texts("home-branch", name=header.branch) if header.branch else ""
        told += [", ".join(said_in(texts, seat) for seat in header.seats), branch, header.note]
        ago = time_ago(texts, header.saved, self._desk.tables.now())
        below = " · ".join(part for part in told if part)
        room = width - look.px(150) - QFontMetrics(look.font("hint")).horizontalAdvance(ago)
        icon = game_icon(header.game, look.px(34), look.theme)
        opened = Row(look, cut(look, title, "button", room), cut(look, below, "hint", room), ago, icon)
        opened.setAccessibleName(", ".join((title, below, ago)))
        opened.setToolTip(f"{title}\n{below}")
        opened.setObjectName(f"game-{entry.id}")
        opened.setEnabled(header.game in GAMES)
        opened.clicked.connect(lambda: self.continue_wanted.emit(entry.id))
        across.addWidget(opened, 1)
        trash = look.tool("trash-can-outline", f"{texts('home-delete-game')}: {title}")
        trash.setObjectName(f"trash-{entry.id}")
        trash.clicked.connect(lambda: self._to_trash(entry, title))
        across.addWidget(trash)
        return row

    def _to_trash(self, entry: SaveEntry, title: str) -> None:
        try:
            self._desk.profile.saves.delete(entry.id, self._desk.tables.now())
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._desk.told.emit(Notice("home-game-deleted", {"title": title}))
        self._read()
        self._show_found()
