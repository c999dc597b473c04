"""Sets of cards as whole numbers, a bit a card: joined, cut and counted in no time, however many cards there are.

What a field says of the cards stands ready in the index, as one such set for every value; what a search of words
finds comes as one line of ids. Nothing is ever asked card by card.
"""

from __future__ import annotations

import json
from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from itertools import compress
from typing import Any

from desktop_app.app.library.sets import NO_RANK, VALUES, WORDS, Mask, flags_of, ids_of, mask_of, unpacked

Ask = Callable[[str, Sequence[object]], list[tuple[Any, ...]]]
"""Runs a statement with its parameters."""

_MOST_ORDERS = 12
_MOST_FOUND = 128
_FEW = 16
"""Of so many cards one or fewer are few."""


class Masks:
    """The cards of an index by what they have. Ids of cards are 1 to `size`."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.size: int = ask("SELECT coalesce(max(id), 0) FROM cards", ())[0][0]
        self._values: dict[str, dict[int | str, Mask]] = {}
        self._orders: OrderedDict[tuple[str, bool, str], _Order] = OrderedDict()
        self._found: OrderedDict[tuple[str, tuple[object, ...]], Mask] = OrderedDict()

    def all(self, game: str | None = None) -> Mask:
        """Every card, of one game or of all."""
        if game is not None:
            return self.values("game").get(game, 0)
        return ((1 << self.size) - 1) << 1

    def values(self, name: str) -> dict[int | str, Mask]:
        """The cards by the values that they have in a field, whatever their printings."""
        if name not in self._values:
            rows = self._ask("SELECT value, cards FROM sets WHERE kind = ? AND name = ?", (VALUES, name))
            self._values[name] = {value: unpacked(cards, self.size) for value, cards in rows}
        return self._values[name]

    def beginning(self, column: str, beginning: str) -> Mask | None:
        """The cards with a word of that beginning in a text, None where that does not stand ready."""
        statement = "SELECT cards FROM sets WHERE kind = ? AND name = ?"
        key = (statement, (WORDS, f"{column} {beginning}"))
        if key not in self._found:
            rows = self._ask(*key)
            if not rows:
                return None
            self._keep(key, unpacked(rows[0][0], self.size))
        return self._found[key]

    def found(self, statement: str, *params: object) -> Mask:
        """The cards whose ids a statement joins into one line; what was found lately is not asked again."""
        key = (statement, params)
        if key not in self._found:
            ids = self._ask(statement, params)[0][0]
            self._keep(key, self.of(json.loads(f"[{ids or ''}]")))
        self._found.move_to_end(key)
        return self._found[key]

    def _keep(self, key: tuple[str, tuple[object, ...]], mask: Mask) -> None:
        self._found[key] = mask
        if len(self._found) > _MOST_FOUND:
            self._found.popitem(last=False)

    def of(self, ids: Sequence[int]) -> Mask:
        """The cards of these ids."""
        return mask_of(ids, self.size)

    def ids(self, mask: Mask) -> Iterator[int]:
        """The ids of a set by English title."""
        return ids_of(mask, self.size)

    def ordered(self, mask: Mask, name: str, *, down: bool, language: str) -> Iterator[int]:
        """The ids of a set in the order of a field, those without a value last, then by title."""
        if name == "title" and language != "es" and not down:
            return self.ids(mask)
        key = (name, down, language)
        if key not in self._orders:
            self._orders[key] = _Order(self._order(name, down=down, language=language))
            if len(self._orders) > _MOST_ORDERS:
                self._orders.popitem(last=False)
        return self._orders[key].of(mask, self.size)

    def _order(self, name: str, *, down: bool, language: str) -> array[int]:
        by_title = self._kept("title es") if language == "es" else array("i", range(1, self.size + 1))
        if name == "title":
            return by_title[::-1] if down else by_title
        rank = array("i", [NO_RANK]) + (self._kept(name) or array("i", [NO_RANK]) * self.size)
        ranked = (id for id in by_title if rank[id] != NO_RANK)
        none = array("i", (id for id in by_title if rank[id] == NO_RANK))
        return array("i", sorted(ranked, key=rank.__getitem__, reverse=down)) + none

    def _kept(self, name: str) -> array[int]:
        rows = self._ask("SELECT content FROM places WHERE name = ?", (name,))
        return array("i", rows[0][0] if rows else b"")


class _Order:
    """All cards in an order."""

    def __init__(self, ids: array[int]) -> None:
        self._ids = ids
        self._place = array("i", bytes(ids.itemsize * (len(ids) + 1)))
        for place, id in enumerate(ids):
            self._place[id] = place

    def of(self, mask: Mask, size: int) -> Iterator[int]:
        """The ids of a set in this order: few are sorted, among many they are looked up one by one as they are
        asked for."""
        if mask.bit_count() * _FEW < size:
            return iter(sorted(ids_of(mask, size), key=self._place.__getitem__))
        return compress(self._ids, map(flags_of(mask, size).__getitem__, self._ids))
