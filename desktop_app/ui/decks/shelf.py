"""All decks of the profile in a list: opened, copied, thrown away; new ones begun or brought in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.decks.check import LEGAL, NOT_LEGAL
from desktop_app.app.decks.model import MAIN_PART, PARTS, Deck, Entry
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import ShelvedDeck
from desktop_app.app.decks.wanted import (
    BUILT,
    NOT_BUILT,
    DeckFinder,
    DecksWanted,
    shelf_field,
    tags_of,
)
from desktop_app.app.errors import LongtableError
from desktop_app.app.library.names import ValueNames
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold
from desktop_app.games import TENANTS
from desktop_app.ui.decks.faces_row import FacesRow, faces_size
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.decks.tree import cost_of
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.long_list import LongList
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import ChoiceBox, Panel, Row, cut, emptied, words
from desktop_app.ui.shell.parts import line as hairline
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.spelled import spelled

A_MOMENT = 0.1
"""So many seconds at most are spent on reading which game was played last."""
MOST_FACES = 3
FILTER = 210
FACE, LEAST = 56, 720
"""The width of a face, and that of a row which another may stand beside."""
NEW_KEYS = "Ctrl+N"
FIRST_PARTS = ("heroes", "faction", "ring_bearer", "pool")


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
        self._boxes: dict[str, ChoiceBox] = {}
        filters, look = QWidget(), desk.looks.look
        filters.setContentsMargins(look.px(28), 0, look.px(28), look.px(6))
        self._filters = FlowLayout(filters, look.px(8))
        self._show_filters()
        whole.addWidget(filters)
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
        """Lists that drop down: the game, what its decks are of, the mark, whether it lies built, whether it is legal;
        those that leave nothing to choose are not shown."""
        texts = self._desk.looks.texts
        emptied(self._filters)
        self._boxes.clear()
        heads = [each.document for each in self._catalogue.shelved if each.document is not None]
        here = {head.game for head in heads}
        choices = {
            "game": [(texts(TENANTS[game].names.listed), game) for game in PARTS if game in here],
            "kind": self._kinds(self._one_game()),
            "tag": [(tag, tag) for tag in tags_of(self._catalogue.shelved)],
            "state": [(texts(f"deckbuilder-state-{state}"), state) for state in (BUILT, NOT_BUILT)],
            "legal": [(texts(f"deckbuilder-{state}"), state) for state in (LEGAL, NOT_LEGAL)],
        }
        several = {
            "game": len(here) > 1,
            "kind": len(choices["kind"]) > 1,
            "tag": bool(choices["tag"]),
            "state": len({head.built for head in heads}) > 1,
            "legal": len(heads) > 1,
        }
        for name, values in choices.items():
            if several[name] or getattr(self.wanted, name):
                self._boxes[name] = self._filter(name, values)
                self._filters.addWidget(self._boxes[name])

    def _kinds(self, game: str) -> list[tuple[str, str]]:
        """What the decks of a game are of: name and value, by their names."""
        of_game = [each for each in self._catalogue.shelved if _game_of(each) == game]
        values = {value for each in of_game for value in self._finder.kinds(each)}
        names, language = ValueNames(), self._desk.looks.texts.language
        named = [(names.name(game, shelf_field(game), value, language), value) for value in values]
        return sorted(named, key=lambda each: fold(each[0]))

    def _told_of_all(self, name: str) -> str:
        """What a filter says that asks for nothing."""
        texts = self._desk.looks.texts
        if name != "kind":
            return texts(f"deckbuilder-filter-{name}")
        return texts("deckbuilder-filter-kind", field=texts(f"browser-field-{shelf_field(self._one_game())}").lower())

    def _one_game(self) -> str:
        """The game that is asked for, or that all decks are of; "" for several."""
        here = {_game_of(each) for each in self._catalogue.shelved if each.document is not None}
        return self.wanted.game or (next(iter(here)) if len(here) == 1 else "")

    def _filter(self, name: str, choices: Sequence[tuple[str, str]]) -> ChoiceBox:
        look, told = self._desk.looks.look, self._told_of_all(name)
        box = ChoiceBox(look, told)
        box.setObjectName(f"decks-{name}")
        box.setFixedWidth(look.px(FILTER))
        box.addItem(told, "")
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.wanted, name))))
        box.activated.connect(lambda _: self._ask(**{name: box.currentData()}))
        return box

    def _ask(self, **values: str) -> None:
        """Ask for other decks; another game has other filters."""
        of_game = {"game": self._one_game()} if "kind" in values else {}
        self.wanted = self.wanted.but(**of_game, **values)
        if "game" in values:
            self._show_filters()
            self._boxes["game"].setFocus()
        self._show_decks()

    def found(self) -> list[ShelvedDeck]:
        """The decks that are asked for."""
        return self._finder.find(self._catalogue.shelved, self.wanted)

    def _open_first(self) -> None:
        """The first row in sight."""
        found = self.found()
        first = min(found, key=lambda each: [*PARTS].index(_game_of(each)), default=None)
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
            shelved = [each for each in found if _game_of(each) == game]
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
        height = faces_size(look, FACE).height + 2 * look.px(6) + 1
        return LongList(count, height, make, least=look.px(LEAST * look.theme.print_scale), gap=look.px(32))

    def _shipped(self, game: str) -> Panel:
        """The decks that ship with a game, for whoever has none: one that is pressed becomes a deck of their own."""
        look, texts = self._desk.looks.look, self._desk.looks.texts
        panel, decks = Panel(look, texts(TENANTS[game].names.whole)), [*preset_decks(texts.language, game).items()]
        panel.rows.addWidget(self._lines(len(decks), lambda at, _: self._to_take(*decks[at])))
        return panel

    def _to_take(self, id: str, deck: Deck) -> QWidget:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        row, line = self._with_faces(deck)
        told = f"{texts('deckbuilder-cards', count=deck.size(MAIN_PART))} · {texts('home-deck-starter')}"
        taken = Row(look, deck.name, told)
        taken.setObjectName(f"take-{id}")
        taken.clicked.connect(lambda: self._create(deck))
        line.addWidget(taken, 1)
        return row

    def _with_faces(self, deck: Deck) -> tuple[QWidget, QHBoxLayout]:
        """A row that begins with the faces a deck is known by, and its line to go on in."""
        look, row = self._desk.looks.look, QWidget()
        column = QVBoxLayout(row)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        column.addWidget(hairline(), 0, Qt.AlignmentFlag.AlignTop)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        column.addLayout(line, 1)
        faces = FacesRow(self._catalogue, look, self._desk.looks.texts.language, FACE, deck.name)
        faces.setFixedWidth(look.px(64 * MOST_FACES))
        line.addWidget(faces)
        faces.show_cards(self._first(deck))
        return row, line

    def _row(self, shelved: ShelvedDeck, width: int) -> QWidget:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        document = shelved.document
        assert document is not None
        deck = document.deck()
        row, line = self._with_faces(deck)
        parts = [
            *self._what_it_is(shelved, deck),
            texts("deckbuilder-built-mark") if deck.built else "",
            ", ".join(deck.tags),
        ]
        told = " · ".join(part for part in parts if part)
        date = texts("common-date", date=document.changed.date())
        room = width - look.px(64 * MOST_FACES + 120) - QFontMetrics(look.font("hint")).horizontalAdvance(date)
        wrong = not deck.is_scenario and self._finder.legality(shelved) == NOT_LEGAL
        colour = look.theme.danger if wrong else ""
        opened = Row(look, cut(look, deck.name, "button", room), cut(look, told, "hint", room), date, colour=colour)
        opened.setAccessibleName(", ".join((deck.name, told, date)))
        opened.setToolTip(deck.name if not told else f"{deck.name}\n{told}")
        opened.setObjectName(f"open-{shelved.id}")
        opened.clicked.connect(lambda: self.open_wanted.emit(shelved.id))
        line.addWidget(opened, 1)
        copy = look.tool("content-copy", texts("deckbuilder-copy", name=deck.name))
        copy.clicked.connect(lambda: self._copy(shelved.id, deck))
        delete = look.tool("trash-can-outline", texts("deckbuilder-delete", name=deck.name))
        delete.clicked.connect(lambda: self._delete(shelved.id, deck))
        line.addWidget(copy)
        line.addWidget(delete)
        return row

    def _what_it_is(self, shelved: ShelvedDeck, deck: Deck) -> list[str]:
        """A player's deck, its cards and whether it is legal; or a scenario, which no rule of construction judges."""
        texts = self._desk.looks.texts
        if deck.is_scenario:
            return [texts("deckbuilder-scenario"), texts("deckbuilder-cards", count=deck.size())]
        legal = texts(f"deckbuilder-{self._finder.legality(shelved)}")
        return [texts("deckbuilder-cards", count=deck.size(MAIN_PART)), legal]

    def _first(self, deck: Deck) -> list[CardRecord]:
        """The cards a deck is known by: those that lead it, then what there is one of before anything else, the
        dearest first."""
        leading = [entry for part in FIRST_PARTS if part in PARTS[deck.game] for entry in deck.part(part)]
        rest = self._cards(deck.game, deck.part("deck") if len(leading) < MOST_FACES else ())
        rest.sort(key=lambda card: (card.unique, cost_of(card) or 0), reverse=True)
        return [*self._cards(deck.game, leading), *rest][:MOST_FACES]

    def _cards(self, game: str, entries: Sequence[Entry]) -> list[CardRecord]:
        found = (self._catalogue.of_code(game, entry.code) for entry in entries)
        return [card for card in found if card is not None]

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


def _game_of(shelved: ShelvedDeck) -> str:
    return shelved.document.game if shelved.document is not None else ""
