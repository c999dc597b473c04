"""All decks of the profile in a list: opened, copied, thrown away; new ones begun or brought in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.decks.model import PARTS, Deck
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import ShelvedDeck
from desktop_app.app.decks.wanted import DeckFinder, DecksWanted
from desktop_app.app.errors import LongtableError
from desktop_app.games import TENANTS
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.decks.shelf_filters import ShelfFilters, game_of
from desktop_app.ui.decks.shelf_rows import OwnRow, ShippedRow, row_height
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.long_list import LongList
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import Panel, emptied, words
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.spelled import spelled

A_MOMENT = 0.1
"""So many seconds at most are spent on reading which game was played last."""
LEAST = 720
"""The width of a row which another may stand beside."""
NEW_KEYS = "Ctrl+N"


class DeckShelf(QWidget):
    """`open_wanted` carries the id of a deck; `import_wanted` asks for the dialog; `changed` after each change."""

    open_wanted = Signal(str)
    import_wanted = Signal()
    changed = Signal()

    def __init__(self, desk: Desk, catalogue: Catalogue, wanted: DecksWanted | None = None) -> None:
        super().__init__()
        self._desk, self._catalogue = desk, catalogue
        self.wanted = wanted or DecksWanted()
        """What is looked for."""
        self._finder = DeckFinder(desk.looks.texts, catalogue.library.index)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._head(self.wanted.text))
        self._filters = ShelfFilters(desk.looks, self._finder)
        self._filters.asked.connect(lambda name, value: self._ask(**{name: value}))
        self._show_filters()
        whole.addWidget(self._filters)
        self._list = QVBoxLayout()
        whole.addLayout(self._list, 1)
        self._show_decks()
        catalogue.decks_known.connect(self._show_all)

    def _head(self, wanted: str) -> QHBoxLayout:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        head = QHBoxLayout()
        edge = look.px(28)
        head.setContentsMargins(edge, look.px(20), edge, look.px(10))
        head.addWidget(look.label(texts("deckbuilder-decks"), "question"))
        head.addSpacing(look.px(20))
        field = self._field = QLineEdit(wanted)
        field.setObjectName("deck-search")
        field.setFont(look.font("body"))
        field.setMinimumHeight(look.px(36))
        look.clearable(field, texts("browser-clear"))
        field.setPlaceholderText(texts("deckbuilder-find"))
        field.setAccessibleName(texts("deckbuilder-find"))
        field.textChanged.connect(lambda text: self._ask(text=text))
        field.returnPressed.connect(self._open_first)
        head.addWidget(field, 1)
        if len(self._catalogue.shelved) + self._catalogue.decks.unread < 2:  # nothing to choose among
            field.hide()
            head.addStretch(1)
        presets = self._button("presets", "cards-outline", "button")
        presets.clicked.connect(lambda: self._presets(presets))
        bring = self._button("import", "import", "button")
        bring.clicked.connect(self.import_wanted)
        new = self._button("new", "plus", "primary")
        new.clicked.connect(lambda: self.begin())
        new.setToolTip(NEW_KEYS)
        QShortcut(QKeySequence(NEW_KEYS), self).activated.connect(lambda: self.begin())
        for button in (presets, bring, new):
            head.addWidget(button)
        return head

    def _button(self, name: str, sign: str, role: str) -> QPushButton:
        button = self._desk.looks.look.button(self._desk.looks.texts(f"deckbuilder-{name}"), role, sign)
        button.setObjectName(name)
        return button

    # -- making -----------------------------------------------------------------------------------------------------

    def begin(self, game: str = "") -> NewDeckDialog:
        """Ask what a new deck begins with, then open it."""
        dialog = NewDeckDialog(self._desk, self._catalogue, self, game or self._usual_game())
        dialog.begun.connect(self._create)
        dialog.open()
        return dialog

    def _usual_game(self) -> str:
        """The game that is asked for, or the one played last, or that of the deck that was changed last."""
        documents = [each.document for each in self._catalogue.shelved if each.document is not None]
        played = [each.game for each in self._desk.profile.saves.all(A_MOMENT).entries]
        wished = [self.wanted.game, *played, *(each.game for each in documents), *PARTS]
        return next(game for game in wished if game in PARTS)

    def _create(self, deck: Deck) -> None:
        try:
            id = self._catalogue.decks.create(deck)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._catalogue.decks_changed()
        self.open_wanted.emit(id)

    def _presets(self, button: QPushButton) -> None:
        menu = QMenu(self)
        menu.setFont(self._desk.looks.look.font("body"))
        for deck in preset_decks(self._desk.looks.texts.language).values():
            menu.addAction(spelled(deck.name)).triggered.connect(lambda _=False, chosen=deck: self._create(chosen))
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    # -- finding ----------------------------------------------------------------------------------------------------

    def _show_filters(self) -> None:
        self._filters.show_for(self._catalogue.shelved, self.wanted)

    def _ask(self, **values: str) -> None:
        """Ask for other decks; another game has other filters."""
        of_game = {"game": self._filters.one_game()} if "kind" in values else {}
        self.wanted = self.wanted.but(**of_game, **values)
        if "game" in values:
            self._show_filters()
            self._filters.go_to("game")
        self._show_decks()

    def found(self) -> list[ShelvedDeck]:
        """The decks that are asked for."""
        return self._finder.find(self._catalogue.shelved, self.wanted)

    def _open_first(self) -> None:
        """The first row in sight."""
        found = self.found()
        first = min(found, key=lambda each: [*PARTS].index(game_of(each)), default=None)
        if first is not None:
            self.open_wanted.emit(first.id)

    def _show_decks(self) -> None:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        emptied(self._list)
        content = QWidget()
        column = QVBoxLayout(content)
        edge = look.px(28)
        column.setContentsMargins(edge, look.px(4), edge, look.px(20))
        column.setSpacing(look.px(14))
        found, unread = self.found(), self._catalogue.decks.unread
        if unread:
            column.addWidget(words(look, texts("deckbuilder-reading", count=unread), "hint"))
        for game in PARTS:
            shelved = [each for each in found if game_of(each) == game]
            if shelved:
                column.addWidget(self._panel(game, shelved))
        for each in self._catalogue.shelved:
            if each.problem is not None:
                column.addWidget(words(look, each.problem.text(texts), "danger"))
        if not found and not unread:
            told = texts("deckbuilder-none-found" if self.wanted != DecksWanted() else "deckbuilder-none")
            column.addWidget(words(look, told, "body"))
        if not self._catalogue.shelved and not unread:
            for game in PARTS:
                column.addWidget(self._shipped(game))
        column.addStretch(1)
        self._area = scrolled(content)
        self._list.addWidget(self._area)

    def _show_all(self) -> None:
        """All decks are known now: the list grows under whoever looks at it."""
        scrolled_to, focus = self._area.verticalScrollBar().value(), self.window().focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        self._show_filters()
        self._show_decks()
        self._area.show()
        QApplication.sendPostedEvents()  # now everything lies where it will lie
        self._area.verticalScrollBar().setValue(scrolled_to)
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()

    # -- the list ---------------------------------------------------------------------------------------------------

    def _panel(self, game: str, shelved: Sequence[ShelvedDeck]) -> Panel:
        look = self._desk.looks.look
        panel = Panel(look, self._desk.looks.texts(TENANTS[game].names.whole))
        panel.rows.addWidget(self._lines(len(shelved), lambda at, width: self._row(shelved[at], width)))
        return panel

    def _lines(self, count: int, make: Callable[[int, int], QWidget]) -> LongList:
        """Rows with faces, two beside each other in a wide window."""
        look = self._desk.looks.look
        return LongList(count, row_height(look), make, least=look.px(LEAST * look.theme.print_scale), gap=look.px(32))

    def _shipped(self, game: str) -> Panel:
        """The decks that ship with a game, for whoever has none: one that is pressed becomes a deck of their own."""
        look, texts = self._desk.looks.look, self._desk.looks.texts
        panel, decks = Panel(look, texts(TENANTS[game].names.whole)), [*preset_decks(texts.language, game).items()]
        panel.rows.addWidget(self._lines(len(decks), lambda at, _: self._to_take(*decks[at])))
        return panel

    def _to_take(self, id: str, deck: Deck) -> QWidget:
        row = ShippedRow(self._desk, self._catalogue, id, deck)
        row.taken.connect(lambda: self._create(deck))
        return row

    def _row(self, shelved: ShelvedDeck, width: int) -> QWidget:
        document, id = shelved.document, shelved.id
        assert document is not None
        row = OwnRow(self._desk, self._catalogue, id, document, self._finder.legality(shelved), width)
        row.open_wanted.connect(lambda: self.open_wanted.emit(id))
        row.copy_wanted.connect(lambda: self._copy(id, document.deck()))
        row.delete_wanted.connect(lambda: self._delete(id, document.deck()))
        return row

    def _copy(self, id: str, deck: Deck) -> None:
        self._try(
            lambda: self._catalogue.decks.copy(id, self._desk.looks.texts("deckbuilder-copy-name", name=deck.name))
        )

    def _delete(self, id: str, deck: Deck) -> None:
        if self._try(lambda: self._catalogue.decks.delete(id)):
            self._desk.told.emit(Notice("deckbuilder-deleted", {"name": deck.name}))

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except LongtableError as error:
            self._desk.told.emit(error)
            return False
        self._catalogue.decks_changed()
        self.changed.emit()
        return True
