"""The decks that a seat can play with, as cards: all, or those of one kind, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.library.names import ValueNames
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.deck_facts import facts_of_deck, kind_field, record_of
from desktop_app.app.tables.game_box import OWN, DeckChoice, GameBox
from desktop_app.app.tables.set_up import SetUp
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.shell.new_game.deck_card import DeckCard
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.flow import Flow
from desktop_app.ui.widgets.look import Look

FIND_WIDTH = 130
MOST_BESIDE = 6
"""How many kinds of decks stand beside the heading; more have rows of their own."""


class Shelf(Frozen):
    """Which decks are shown: those of a ``kind`` ("" for all) with a ``sought`` word in the name of the deck or of a
    leader, from which page on, how many on a page in how many rows."""

    kind: str = ""
    sought: str = ""
    page: int = 0
    on_page: int = 4
    rows: int = 1


def decks_on(shelf: Shelf, box: GameBox, side: str) -> list[DeckChoice]:
    """The decks of a side that are of the kind and with the words that are looked for, one's own before those that
    ship."""
    decks = [deck for deck in box.decks_for(side).values() if _is_sought(deck, shelf.sought, box)]
    decks.sort(key=lambda deck: not deck.id.startswith(OWN))
    return [deck for deck in decks if not shelf.kind or shelf.kind in facts_of_deck(box.game, deck).kinds]


def _is_sought(deck: DeckChoice, words: str, box: GameBox) -> bool:
    names = [*deck.names.values(), *(title for code in deck.leaders for title in box.title_of(code).values())]
    told = fold(" ".join(names))
    return all(word in told for word in fold(words).split())


def page_of(deck: str, shelf: Shelf, box: GameBox, side: str) -> int:
    """The page on which a deck stands, the first for one that is not there."""
    ids = [each.id for each in decks_on(shelf, box, side)]
    return ids.index(deck) // shelf.on_page if deck in ids else 0


class DeckShelf(QWidget):
    """``chosen`` names the deck that was pressed, ``mend_wanted`` one that should be mended, ``turned`` by how many
    pages, ``filtered`` the kind that is looked for, ``sought`` the words."""

    chosen = Signal(str)
    mend_wanted = Signal(str)
    turned = Signal(int)
    filtered = Signal(str)
    sought = Signal(str)

    def __init__(
        self,
        look: Look,
        texts: Texts,
        box: GameBox,
        set_up: SetUp,
        seat: int,
        shelf: Shelf,
        results: Sequence[GameResult],
        *,
        short: bool,
    ) -> None:
        super().__init__()
        self._look, self._texts, self._box, self._set_up = look, texts, box, set_up
        self._seat, self._shelf, self._results = seat, shelf, results
        self._decks = decks_on(shelf, box, set_up.seats[seat].side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6 if short else 10))
        kinds = self._kinds()
        few = len(kinds) <= MOST_BESIDE
        column.addLayout(self._heading(kinds if few else (), short=short))
        if not few:
            column.addWidget(self._kinds_below(kinds))
        cards = self._cards()
        if not cards:
            column.addWidget(words(look, texts("deckbuilder-none-found"), "body"), 1, Qt.AlignmentFlag.AlignTop)
        else:
            column.addLayout(self._rows(cards), 1)

    def _rows(self, cards: Sequence[DeckCard]) -> QGridLayout:
        """The cards one beside the other, in another row those for which there is no room in the first; few stand as
        wide as many."""
        grid, beside = QGridLayout(), self._shelf.on_page // self._shelf.rows
        grid.setSpacing(self._look.px(10))
        for at, card in enumerate(cards):
            grid.addWidget(card, *divmod(at, beside))
        for row in range(-(-len(cards) // beside)):
            grid.setRowStretch(row, 1)
        for place in range(min(beside, len(cards))):
            grid.setColumnStretch(place, 1)
        return grid

    def _heading(self, kinds: Sequence[QAbstractButton], *, short: bool) -> QHBoxLayout:
        look, texts, seat = self._look, self._texts, self._set_up.seats[self._seat]
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        row.addWidget(look.label(texts("newgame-deck"), "title" if short else "question"))
        told = texts("newgame-deck-for", letter=chr(ord("A") + self._seat), name=seat.name)
        row.addWidget(words(look, told, "hint"), 1)
        for chip in kinds:
            row.addWidget(chip)
        if self._shelf.sought or len(self._decks) > self._shelf.on_page:
            row.addWidget(self._find())
        pages = -(-len(self._decks) // self._shelf.on_page)
        if pages > 1:
            for sign, by, name in (("chevron-left", -1, "previous"), ("chevron-right", 1, "next")):
                turn = look.tool(sign, texts(f"newgame-{name}-decks"))
                turn.setObjectName(f"{name}-decks")
                turn.clicked.connect(partial(self._turn, by))
                row.addWidget(turn)
        return row

    def _find(self) -> QLineEdit:
        """Where the name of a deck or of a leader is written."""
        field = QLineEdit(self._shelf.sought)
        field.setObjectName("find-deck")
        field.setFont(self._look.font("body"))
        field.setPlaceholderText(self._texts("newgame-find-deck"))
        field.setAccessibleName(self._texts("newgame-find-deck"))
        self._look.clearable(field, self._texts("browser-clear"))
        field.setFixedWidth(self._look.px(FIND_WIDTH))
        field.textChanged.connect(self.sought)
        return field

    def _turn(self, by: int, _: bool = False) -> None:
        self.turned.emit(by)

    def _kinds_below(self, kinds: Sequence[QAbstractButton]) -> Flow:
        """Chips that are too many for the heading, in as many rows as they need."""
        flow = Flow(self._look.px(8))
        for chip in kinds:
            flow.add(chip)
        return flow

    def _kinds(self) -> list[QAbstractButton]:
        """A chip for all decks and one for each kind that there is among them."""
        everything = decks_on(Shelf(), self._box, self._set_up.seats[self._seat].side)
        facts = [facts_of_deck(self._box.game, deck) for deck in everything]
        kinds = list(dict.fromkeys(kind for each in facts for kind in each.kinds))
        chips = list[QAbstractButton]()
        if len(kinds) < 2:
            return chips
        names, field, group = ValueNames(), kind_field(self._box.game), QButtonGroup(self)
        told = {"": self._texts("newgame-all-decks", count=len(everything))}
        told |= {kind: names.name(self._box.game, field, kind, self._texts.language) for kind in kinds}
        for kind, text in told.items():
            chip = self._look.button(text, "chip")
            chip.setObjectName(f"kind-{kind or 'all'}")
            chip.setCheckable(True)
            chip.setChecked(kind == self._shelf.kind)
            chip.clicked.connect(partial(self._filter, kind))
            group.addButton(chip)
            chips.append(chip)
        return chips

    def _filter(self, kind: str, _: bool = False) -> None:
        self.filtered.emit(kind)

    def _cards(self) -> list[DeckCard]:
        shelf, found, game = self._shelf, self._decks, self._box.game
        first = min(shelf.page * shelf.on_page, max(0, len(found) - shelf.on_page))
        cards, group = list[DeckCard](), QButtonGroup(self)
        group.setExclusive(False)
        for deck in found[first : first + shelf.on_page]:
            seats = [chr(ord("A") + at) for at, seat in enumerate(self._set_up.seats) if seat.deck == deck.id]
            record = record_of(self._results, game, deck=deck.names[self._texts.language])
            card = DeckCard(
                self._look,
                self._texts,
                game,
                deck,
                facts_of_deck(game, deck),
                record,
                chosen=self._set_up.seats[self._seat].deck == deck.id,
                seats=seats,
            )
            card.clicked.connect(partial(self._choose, deck.id))
            card.mend_wanted.connect(self.mend_wanted)
            group.addButton(card)
            cards.append(card)
        return cards

    def _choose(self, deck: str, _: bool = False) -> None:
        self.chosen.emit(deck)
