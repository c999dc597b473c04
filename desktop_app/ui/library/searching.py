"""A search as the screens hold it: the text, what it means, what it found and how long that took."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from desktop_app.app.library.choices import Choice
from desktop_app.app.library.completion import Suggestion, complete
from desktop_app.app.library.examples import TYPE, example_words
from desktop_app.app.library.printer import print_query
from desktop_app.app.library.syntax import Query, QueryError
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.results import ResultsModel

MOST_TITLES = 5


class Searching(QObject):
    """Searches as one types. `found` comes after every search; an error leaves what was found before."""

    found = Signal()

    def __init__(self, catalogue: Catalogue, texts: Texts, game: str | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue, self._texts = catalogue, texts
        self.model = ResultsModel(catalogue, texts)
        self.game = game
        self.text = ""
        self.query = Query()
        self.error: QueryError | None = None
        self.milliseconds = 0.0
        self.withheld = 0
        """How many cards more it would find in scenarios that were not played yet."""
        catalogue.unmet_changed.connect(self._again)
        self._counts: dict[str | None, int] = {}

    def ask(self, text: str) -> None:
        """Search for a text as typed."""
        self.text = text
        try:
            query = self._catalogue.library.read(text, self.game)
            self._find(query)
        except QueryError as error:
            self.error = error
            self.found.emit()

    def _again(self) -> None:
        """Other cards may be found now."""
        self.ask(self.text)

    def printed(self, query: Query) -> str:
        """A query as text in the language of the screen."""
        return print_query(query, self.game, self._texts.language)

    def example(self, name: str) -> str:
        """An example of a search for cards as they are in this game, by its message id."""
        language = self._texts.language
        return self._texts(name, **example_words(self.choices(TYPE), self.game, language))

    def complete(self, text: str, cursor: int) -> list[Suggestion]:
        """What may come next in a text that is being typed."""
        return complete(text, cursor, self.game, self._texts.language, self.choices, self._titles)

    def _titles(self, beginning: str) -> Sequence[str]:
        return self._catalogue.library.index.titles_from(beginning, self.game, self._texts.language, MOST_TITLES)

    def choices(self, field: str) -> Sequence[Choice]:
        """The values that the cards of the game have for a field."""
        return self._catalogue.library.index.choices(field, self.game)

    def counts(self, field: str, query: Query) -> Mapping[str, int]:
        """How many of the cards that a query finds have each value of a field."""
        return self._catalogue.library.index.counts(field, query, self.game)

    def forget_counts(self) -> None:
        """Cards were brought in or taken back."""
        self._counts.clear()

    def all_cards(self) -> int:
        """How many cards there are to be found."""
        if self.game not in self._counts:
            self._counts[self.game] = self._catalogue.library.index.count(self.game)
        return self._counts[self.game]

    def _find(self, query: Query) -> None:
        start = time.perf_counter()
        ids = self._catalogue.library.find(query, self.game, self._texts.language)
        self.milliseconds = (time.perf_counter() - start) * 1000
        self.withheld = self._catalogue.library.index.withheld(query, self.game)
        self.error, self.query = None, query
        self.model.show(ids, self.game)
        self.found.emit()
