"""From the library into a deck: the one at hand at once, else one that is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.app.decks.beginning import place_of
from desktop_app.app.decks.model import PARTS, Deck, added
from desktop_app.app.errors import LongtableError
from desktop_app.app.library.record import CardRecord
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice, to_try_again
from desktop_app.ui.widgets.spelled import spelled

MOST_DECKS = 12


class Adding:
    """Puts cards into decks and tells where they went; `open_deck` leads to one of them."""

    def __init__(self, desk: Desk, catalogue: Catalogue, open_deck: Callable[[str], object]) -> None:
        self._desk, self._catalogue, self._open_deck = desk, catalogue, open_deck

    def add(self, card: CardRecord, parent: QWidget, at: QPoint | None = None) -> None:
        """Into the deck at hand if it is of the card's game; else ask which deck, at a place on the screen."""
        if card.game not in PARTS:
            return
        at_hand = self._catalogue.at_hand
        if at_hand is not None and at_hand.deck.game == card.game:
            at_hand.add(card)
            self._tell(card, at_hand.id, at_hand.deck)
        else:
            self.menu(card, parent).popup(at or QCursor.pos())

    def menu(self, card: CardRecord, parent: QWidget) -> QMenu:
        """The decks of the card's game, the last changed first, and a new one."""
        menu, texts = QMenu(parent), self._desk.looks.texts
        menu.setFont(self._desk.looks.look.font("body"))
        decks = [each for each in self._catalogue.decks.decks() if each.document is not None]
        for shelved in [each for each in decks if each.document and each.document.game == card.game][:MOST_DECKS]:
            assert shelved.document is not None
            action = menu.addAction(spelled(shelved.document.name))
            action.triggered.connect(lambda _=False, id=shelved.id: self.add_to(id, card))
        menu.addSeparator()
        menu.addAction(texts("deckbuilder-new")).triggered.connect(lambda: self._begin(card, parent))
        return menu

    def add_to(self, id: str, card: CardRecord) -> None:
        """Put a card into a deck that is not open."""
        try:
            deck = self._catalogue.decks.read(id).deck()
            part = place_of(deck, card, self._catalogue.library.index)
            deck = added(deck, part, card.code, card.title)
            self._catalogue.decks.save(id, deck)
        except LongtableError as error:
            self._desk.told.emit(to_try_again(error, lambda: self.add_to(id, card)))
            return
        self._catalogue.decks_changed()
        self._tell(card, id, deck)

    def _begin(self, card: CardRecord, parent: QWidget) -> None:
        from desktop_app.ui.decks.new_deck import NewDeckDialog

        dialog = NewDeckDialog(self._desk, self._catalogue, parent, card.game, card)
        dialog.begun.connect(self._create)
        dialog.open()

    def _create(self, deck: Deck) -> None:
        try:
            id = self._catalogue.decks.create(deck)
        except LongtableError as error:
            self._desk.told.emit(to_try_again(error, lambda: self._create(deck)))
            return
        self._catalogue.decks_changed()
        self._open_deck(id)

    def _tell(self, card: CardRecord, id: str, deck: Deck) -> None:
        title = card.title_in(self._desk.looks.texts.language)
        params = {"title": title, "deck": deck.name, "count": deck.copies(card.code)}
        self._desk.told.emit(
            Notice("browser-added", params, acts=(("browser-open-deck", lambda: self._open_deck(id)),))
        )
