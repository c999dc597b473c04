"""The cards that a deck may mean: those of the library and those that come in with it."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.library.names import ValueNames
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.rows import lookup_names
from desktop_app.app.texts.folding import fold


class WithBrought:
    """The cards of a library with some that are not kept yet; those of the library come first."""

    def __init__(self, kept: CardLookup, brought: Iterable[CardRecord]) -> None:
        self._kept = kept
        self._codes: dict[tuple[str, str], CardRecord] = {}
        self._ids: dict[tuple[str, str], CardRecord] = {}
        self._titles: dict[tuple[str, str], list[CardRecord]] = {}
        names = ValueNames()
        for card in brought:
            if self._codes.setdefault(card.key, card) is card:
                for name in lookup_names(card, names):
                    self._titles.setdefault((card.game, name), []).append(card)
            for other in card.ids:
                self._ids.setdefault((card.game, other.casefold()), card)

    def by_code(self, game: str, code: str) -> CardRecord | None:
        """The card of that code."""
        return self._kept.by_code(game, code) or self._codes.get((game, code))

    def by_id(self, game: str, other: str) -> CardRecord | None:
        """The card of that foreign id."""
        return self._kept.by_id(game, other) or self._ids.get((game, other.casefold()))

    def titled(self, game: str, title: str) -> list[CardRecord]:
        """The cards of that title, in either language."""
        kept = self._kept.titled(game, title)
        known = {card.key for card in kept}
        return kept + [card for card in self._titles.get((game, fold(title)), ()) if card.key not in known]

    def like(self, game: str, title: str, most: int) -> list[CardRecord]:
        """Cards of the library whose titles resemble it."""
        return self._kept.like(game, title, most)
