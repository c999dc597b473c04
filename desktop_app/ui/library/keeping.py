"""What a person keeps of the library: searches under a name, notes on cards, how many copies are owned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.app.errors import LongtableError
from desktop_app.app.library.keepsakes import SavedSearch
from desktop_app.app.library.record import CardRecord
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import to_try_again

LONGEST_NAME = 100


class Keeping:
    """Writes it down, and tells what could not be written with a way to try again."""

    def __init__(self, desk: Desk, catalogue: Catalogue) -> None:
        self._desk, self._catalogue = desk, catalogue

    def searches(self, game: str | None) -> Sequence[SavedSearch]:
        """The kept searches in the cards of a game, and those in all cards."""
        return [each for each in self._catalogue.keepsakes.searches if each.game in (None, game)]

    def save_search(self, name: str, game: str | None, query: str) -> None:
        """Keeps a search under a name."""
        search = SavedSearch(name=name[:LONGEST_NAME], game=game, query=query)
        self._try(lambda: self._catalogue.keep(self._catalogue.keepsakes.with_search(search)))

    def drop_search(self, search: SavedSearch) -> None:
        """Keeps a search no longer."""
        rest = self._catalogue.keepsakes.without_search(search.name, search.game)
        self._try(lambda: self._catalogue.keep(rest))

    def write_note(self, card: CardRecord, text: str) -> None:
        """Keeps what was typed about a card."""
        kept = self._catalogue.keepsakes.with_note(card.game, card.code, text)
        self._try(lambda: self._catalogue.keep(kept))

    def own(self, card: CardRecord, copies: int) -> None:
        """Says how many copies of a card are owned."""
        self._try(lambda: self._catalogue.own(card, copies))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except LongtableError as error:
            self._desk.told.emit(to_try_again(error, lambda: self._try(act)))
