"""The page "my board says": every path and card of a game of which a person may say what their own copy has printed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop_app.app.tables.board_says import said_of, saying, taking_back
from desktop_app.app.texts.folding import fold
from desktop_app.games import CORRECTIONS
from desktop_app.games.contract.corrections import Corrigible
from desktop_app.ui.corrections.thing_panel import ThingPanel
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_name
from desktop_app.ui.shell.parts import ChoiceBox, SwitchBox, link, words
from desktop_app.ui.shell.screen import Screen, scrolled

COLUMN = 460
"""The width of the list of things."""


class CorrectionsScreen(Screen):
    """One game at a time: its things at the left, what one of them says at the right. ``map_wanted`` leads back."""

    map_wanted = Signal()
    first_focus = "thing-search"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self.game = next(iter(CORRECTIONS))
        self.thing = ""
        self._typed, self._place, self._doubtful = "", "", False
        self.panel: ThingPanel | None = None

    def show_game(self, game: str, place: str = "") -> None:
        """The things of a game, at first the paths of a place where one is named."""
        self._keep_what_is_written()
        self.game, self._place, self._typed, self._doubtful = game, place, "", False
        self.thing = next(iter(self.shown_things()), "")
        self.show_again()

    def show_again(self) -> None:
        """Builds anew, in another language or theme; what was written lives in its widgets and is kept first."""
        self._keep_what_is_written()
        super().show_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """What has been written is kept when the screen goes, by whichever way."""
        self._keep_what_is_written()
        super().hideEvent(event)

    # -- what is listed -----------------------------------------------------------------------------------------------

    def shown_things(self) -> dict[str, Corrigible]:
        """The things that the search leaves: those about which something is said first, then those in doubt,
        kind by kind, each by their names in the language of the screen."""
        said, language = said_of(self.looks.settings, self.game), self.looks.texts.language
        wanted = fold(self._typed).split()
        found = [
            (id, thing)
            for id, thing in CORRECTIONS[self.game].things().items()
            if (not self._place or self._place in thing.ends)
            and (not self._doubtful or not thing.sure or id in said)
            and all(word in fold(thing.titles[language]) for word in wanted)
        ]
        kinds = list(dict.fromkeys(thing.kind for _, thing in found))

        def place(each: tuple[str, Corrigible]) -> tuple[bool, bool, int, str]:
            id, thing = each
            return id not in said, thing.sure, kinds.index(thing.kind), fold(thing.titles[language])

        return dict(sorted(found, key=place))

    def build(self) -> QWidget:
        """The list and the thing that is chosen."""
        look = self.looks.look
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(look.px(28), look.px(18), look.px(28), look.px(18))
        row.setSpacing(look.px(24))
        row.addWidget(self._list_column())
        row.addWidget(scrolled(self._right()), 1)
        self._fill()
        return whole

    def _list_column(self) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        column = QFrame()
        column.setFixedWidth(look.px(COLUMN))
        lines = QVBoxLayout(column)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(10))
        back = look.button(texts("corrections-to-map"), "button", "arrow-left")
        back.setObjectName("to-map")
        back.clicked.connect(self.map_wanted)
        lines.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addWidget(words(look, texts("corrections-title"), "screen-title"))
        lines.addWidget(self._games())
        lines.addWidget(self._field())
        self.doubtful = SwitchBox(look, texts("corrections-doubtful"))
        self.doubtful.setObjectName("doubtful")
        self.doubtful.setChecked(self._doubtful)
        self.doubtful.toggled.connect(self._only_doubtful)
        lines.addWidget(self.doubtful)
        if self._place:
            lines.addWidget(link(look, texts("corrections-everywhere"), self._everywhere, "magnify"))
        self.list = QListWidget()
        self.list.setObjectName("found")
        self.list.setFont(look.font("body"))
        self.list.setIconSize(QSize(look.px(18), look.px(18)))
        self.list.setAccessibleName(texts("corrections-things"))
        self.list.currentItemChanged.connect(self._choose)
        lines.addWidget(self.list, 1)
        return column

    def _games(self) -> QWidget:
        texts = self.looks.texts
        if len(CORRECTIONS) == 1:
            return words(self.looks.look, game_name(self.game, texts), "label")
        choice = ChoiceBox(self.looks.look, texts("corrections-game"))
        choice.setObjectName("corrections-game")
        for game in CORRECTIONS:
            choice.addItem(game_name(game, texts), game)
        choice.setCurrentIndex(choice.findData(self.game))
        choice.currentIndexChanged.connect(lambda: self.show_game(choice.currentData()))
        return choice

    def _field(self) -> QLineEdit:
        look, texts = self.looks.look, self.looks.texts
        self.field = QLineEdit(self._typed)
        self.field.setObjectName("thing-search")
        self.field.setFont(look.font("body"))
        self.field.setMinimumHeight(look.px(40))
        self.field.setPlaceholderText(texts("corrections-search"))
        self.field.setAccessibleName(texts("corrections-search"))
        look.clearable(self.field, texts("browser-clear"))
        self.field.textChanged.connect(self._search)
        return self.field

    def _fill(self) -> None:
        look, texts = self.looks.look, self.looks.texts
        said = said_of(self.looks.settings, self.game)
        self.list.blockSignals(True)
        self.list.clear()
        for id, thing in self.shown_things().items():
            title, kind = thing.titles[texts.language], texts(thing.kind)
            line = texts("corrections-thing", title=title, kind=kind)
            if id in said:
                item = QListWidgetItem(look.icon("pencil-outline", look.theme.ink2), line)
            elif not thing.sure:
                item = QListWidgetItem(look.icon("help-circle-outline", look.theme.ink2), line)
            else:
                item = QListWidgetItem(line)
            item.setData(Qt.ItemDataRole.UserRole, id)
            self.list.addItem(item)
            if id == self.thing:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    # -- what is chosen -----------------------------------------------------------------------------------------------

    def _right(self) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        right = QWidget()
        lines = QVBoxLayout(right)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(look.px(14))
        lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines.addWidget(words(look, texts("corrections-about"), "body"))
        self._panel_at = QVBoxLayout()
        lines.addLayout(self._panel_at)
        self._show_thing()
        said = said_of(self.looks.settings, self.game)
        if said:
            told = texts("corrections-count", count=len(said))
            lines.addWidget(words(look, told, "hint"))
            back = look.button(texts("corrections-take-all-back"), "button", "restore")
            back.setObjectName("take-all-back")
            back.clicked.connect(self._take_all_back)
            lines.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        return right

    def _show_thing(self) -> None:
        while self._panel_at.count():
            item = self._panel_at.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        corrections = CORRECTIONS[self.game]
        thing = corrections.things().get(self.thing)
        self.panel = None
        if thing is None:
            return
        mine = said_of(self.looks.settings, self.game).get(self.thing, {})
        self.panel = ThingPanel(self.looks.look, self.looks.texts, thing, corrections.facts, mine)
        self.panel.said.connect(self._say)
        self.panel.taken_back.connect(self._take_back)
        self._panel_at.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignTop)

    def _choose(self, item: QListWidgetItem | None) -> None:
        """Another thing; words that were written about the last one are kept first."""
        if item is None:
            return
        last, written = self.thing, self._take_written()
        self.thing = item.data(Qt.ItemDataRole.UserRole)
        if written:
            self._keep(last, written)
        else:
            self._show_thing()

    def _take_written(self) -> dict[str, str]:
        return self.panel.take_written() if self.panel is not None else {}

    def _search(self, text: str) -> None:
        self._typed = text
        self._fill()

    def _only_doubtful(self, on: bool) -> None:
        self._doubtful = on
        self._fill()

    def _everywhere(self) -> None:
        self._place = ""
        self.show_again()

    # -- saying -------------------------------------------------------------------------------------------------------

    def _say(self, fact: str, value: str) -> None:
        self._keep(self.thing, {**self._take_written(), fact: value})

    def _keep_what_is_written(self) -> None:
        written = self._take_written()
        if written:
            self._keep(self.thing, written)

    def _keep(self, thing: str, said: Mapping[str, str]) -> None:
        settings = self.looks.settings
        for fact, value in said.items():
            settings = settings.changed(board_says=saying(settings, self.game, thing, fact, value))
        self._desk.change(board_says=settings.board_says)

    def _take_back(self) -> None:
        self._desk.change(board_says=taking_back(self.looks.settings, self.game, self.thing))

    def _take_all_back(self) -> None:
        self._desk.change(board_says=taking_back(self.looks.settings, self.game))
