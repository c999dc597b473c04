"""A table for tests that begins before set-up, with the decks of the box or with decks of the test's own."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.presets import load_presets
from tests.games.lotr_lcg.walk import Walk

RIDERS = "riders_of_the_white_tree"


class NewTable(Walk):
    """A new game of Passage Through Mirkwood: one player with the first deck of the box, or several with their own."""

    def __init__(
        self,
        heroes: Sequence[Sequence[str]] = (),
        names: Sequence[str] = ("Ana",),
        seed: int = 0,
        *,
        quick: bool = False,
    ) -> None:
        deck = load_presets()[RIDERS]
        decks: list[dict[str, object]] = [
            {"heroes": list(mine) or list(deck.heroes), "cards": dict(deck.cards)} for mine in heroes or [[]]
        ]
        self.before = self._new(decks, names, seed)
        self.before.quick = quick
        self._session = None
        self._walked = []

    def _new(self, decks: list[dict[str, object]], names: Sequence[str], seed: int) -> LcgState:
        return new_game("passage_through_mirkwood", decks, names=names, seed=seed)
