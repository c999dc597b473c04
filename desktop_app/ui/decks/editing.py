"""A deck while it is being built: every change can be taken back, is checked at once and kept at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.app.decks.beginning import place_of
from desktop_app.app.decks.check import CheckedDeck, check_deck, fixed
from desktop_app.app.decks.document import DeckDocument
from desktop_app.app.decks.listed import natural_part
from desktop_app.app.decks.model import PARTS, Deck, Entry, History, added, compared, moved, with_copies
from desktop_app.app.errors import LongtableError
from desktop_app.app.library.record import CardRecord
from desktop_app.engine.frozen import replace
from desktop_app.games.kit.deck_list import Fix
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.notice import to_try_again


class Editing(QObject):
    """The deck at hand. `changed` comes after every change, `failed` with what the disk refused."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, catalogue: Catalogue, id: str, parent: QObject | None = None) -> None:
        """Raises what the store raises for a deck that cannot be read."""
        super().__init__(parent)
        self.catalogue, self.id = catalogue, id
        self.document: DeckDocument = catalogue.decks.read(id)
        self.history = History(self.document.deck())
        self.checked: CheckedDeck = self._check()
        catalogue.hold(self.deck)

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self.history.deck

    def record(self, code: str) -> CardRecord | None:
        """A card of the deck."""
        return self.catalogue.of_code(self.deck.game, code)

    # -- changes ----------------------------------------------------------------------------------------------------

    def add(self, card: CardRecord, copies: int = 1, part: str = "") -> None:
        """Put copies of a card in, where it belongs by its type unless told."""
        if card.game == self.deck.game:
            place = part or place_of(self.deck, card, self.catalogue.library.index)
            here = [entry.code for entry in self._printings(card) if entry.part == place]
            self.change(added(self.deck, place, here[0] if here else card.code, card.title, copies))

    def _printings(self, card: CardRecord) -> list[Entry]:
        """The entries of a card, whatever their printing."""
        head = self.catalogue.library.index.head_code
        return [entry for entry in self.deck.entries if head(self.deck.game, entry.code) == head(*card.key)]

    def remove(self, card: CardRecord, copies: int = 1) -> None:
        """Take copies of a card out: from where its type belongs, else from wherever they are."""
        here = self._printings(card) if card.game == self.deck.game else []
        if here:
            entry = next((each for each in here if each.part == natural_part(card)), here[-1])
            self.count(entry, entry.copies - copies)

    def have(self, card: CardRecord, copies: int) -> None:
        """Have just so many copies of a card, wherever its copies are."""
        missing = copies - sum(entry.copies for entry in self._printings(card))
        if missing > 0:
            self.add(card, missing)
        elif missing < 0:
            self.remove(card, -missing)

    def count(self, entry: Entry, copies: int) -> None:
        """Have just so many copies of an entry."""
        self.change(with_copies(self.deck, entry.part, entry.code, entry.title, copies))

    def move(self, entry: Entry, part: str, copies: int = 1) -> None:
        """Move copies of an entry to another part."""
        if part in PARTS[self.deck.game]:
            self.change(moved(self.deck, entry.code, entry.part, part, copies))

    def swap(self, entry: Entry, card: CardRecord) -> None:
        """Put as many copies of another card in the place of an entry, in one step."""
        without = with_copies(self.deck, entry.part, entry.code, entry.title, 0)
        self.change(added(without, entry.part, card.code, card.title, entry.copies))

    def mend(self, fix: Fix) -> None:
        """Put a violation right as its fix says."""
        self.change(fixed(self.deck, fix))

    def write(self, **values: Any) -> None:
        """Change name, notes, tags, options or whether it lies built."""
        self.change(replace(self.deck, **values))

    def change(self, deck: Deck) -> None:
        """Have another deck; the way back stays open."""
        self._take(self.history.changed(deck))

    def undo(self) -> None:
        """One step back."""
        self._take(self.history.undone())

    def redo(self) -> None:
        """One step forth."""
        self._take(self.history.redone())

    # -- versions ---------------------------------------------------------------------------------------------------

    def keep_version(self, note: str) -> None:
        """Keep the present cards as a version."""
        try:
            self.document = self.catalogue.decks.keep_version(self.id, note)
        except LongtableError as error:
            self.failed.emit(error)
        self.changed.emit()

    def restore(self, number: int) -> None:
        """Go back to the cards of a version; those of now become one, and undo leads back."""
        try:
            self.document = self.catalogue.decks.restore(self.id, number)
        except LongtableError as error:
            self.failed.emit(error)
            return
        self._take(self.history.changed(self.document.deck()))

    @property
    def version_number(self) -> int:
        """The number that the present cards have, or will have when they are kept."""
        versions = self.document.versions
        if not versions:
            return 1
        last = self.document.version(versions[-1].number)
        return versions[-1].number + (1 if compared(last, self.deck) else 0)

    def _take(self, history: History) -> None:
        if history is self.history:
            return
        built = history.deck.built != self.deck.built
        self.history = history
        self.checked = self._check()
        self._write()
        if built or history.deck.built:
            self.catalogue.decks_changed(self.deck)
        else:
            self.catalogue.hold(self.deck)
        self.changed.emit()

    def _write(self) -> None:
        try:
            self.document = self.catalogue.decks.save(self.id, self.deck)
        except LongtableError as error:
            self.failed.emit(to_try_again(error, self._write_again))

    def _write_again(self) -> None:
        """As long as this is the deck at hand: once it is put away it may have been changed elsewhere."""
        if self.catalogue.at_hand is self:
            self._write()

    def _check(self) -> CheckedDeck:
        return check_deck(self.deck, self.catalogue.library.index)
