"""Sets of cards as whole numbers, a bit a card: joined, cut and counted in no time, however many cards there are.

What a field says of the cards is read from the index once, as one such set for every value; what a search of words
finds comes as one line of ids. Nothing is ever asked card by card.
"""

from __future__ import annotations

import json
from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any

Ask = Callable[[str, Sequence[object]], list[tuple[Any, ...]]]
"""Runs a statement with its parameters."""
Mask = int

_MOST_ORDERS = 12
_MOST_FOUND = 128
_BITS = bytes.maketrans(b"01", b"\x00\x01")


class Masks:
    """The cards of an index by what they have. Ids of cards are 1 to `size`."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.size: int = ask("SELECT coalesce(max(id), 0) FROM cards", ())[0][0]
        self._values: dict[str, dict[int | str, Mask]] = {}
        self._orders: OrderedDict[tuple[str, bool, str], tuple[array[int], itemgetter[Any]]] = OrderedDict()
        self._found: OrderedDict[tuple[str, tuple[object, ...]], Mask] = OrderedDict()

    def all(self, game: str | None = None) -> Mask:
        """Every card, of one game or of all."""
        if game is not None:
            return self.values("game").get(game, 0)
        return ((1 << self.size) - 1) << 1

    def values(self, name: str) -> dict[int | str, Mask]:
        """The cards by the values that they have in a field, whatever their printings."""
        if name not in self._values:
            source = (
                f'SELECT "{name}", group_concat(card) FROM facts WHERE "{name}" IS NOT NULL GROUP BY 1'
                if name != "game"
                else "SELECT game, group_concat(id) FROM cards GROUP BY 1"
            )
            self._values[name] = {value: self._mask(ids) for value, ids in self._ask(source, ())}
        return self._values[name]

    def listed(self, name: str) -> dict[int | str, Mask]:
        """As `values`, for a field of which a card may have several."""
        key = f"listed {name}"
        if key not in self._values:
            rows = self._ask("SELECT value, group_concat(card) FROM listed WHERE field = ? GROUP BY 1", (name,))
            self._values[key] = {value: self._mask(ids) for value, ids in rows}
        return self._values[key]

    def found(self, statement: str, *params: object) -> Mask:
        """The cards whose ids a statement joins into one line; what was found lately is not asked again."""
        key = (statement, params)
        if key not in self._found:
            self._found[key] = self._mask(self._ask(statement, params)[0][0])
            if len(self._found) > _MOST_FOUND:
                self._found.popitem(last=False)
        self._found.move_to_end(key)
        return self._found[key]

    def of(self, ids: Sequence[int]) -> Mask:
        """The cards of these ids."""
        return self._mask(",".join(map(str, ids)))

    def ids(self, mask: Mask) -> array[int]:
        """The ids of a set by English title."""
        return array("i", compress(range(self.size + 1), self._bits(mask)))

    def ordered(self, mask: Mask, name: str, column: str, *, down: bool, language: str) -> array[int]:
        """The ids of a set in the order of a column, those without a value last, then by title."""
        key = (name, down, language)
        if key not in self._orders:
            title, turn = title_column(language), " DESC" if down else ""
            order = f"{title}{turn}" if name == "title" else f"({column} IS NULL), {column}{turn}, {title}"
            source = f"SELECT c.id AS card FROM cards c JOIN facts f ON f.id = c.head ORDER BY {order}"
            rows = self._ask(f"SELECT group_concat(card) FROM ({source})", ())
            places = array("i", json.loads(f"[{rows[0][0] or ''}]"))
            self._orders[key] = (places, itemgetter(0, *places))
            if len(self._orders) > _MOST_ORDERS:
                self._orders.popitem(last=False)
        places, in_order = self._orders[key]
        return array("i", compress(places, in_order(self._bits(mask))[1:]))

    def _bits(self, mask: Mask) -> bytes:
        """A byte for every id from 0 on, 1 where it is in the set."""
        return f"{mask:0{self.size + 1}b}".encode()[::-1].translate(_BITS)

    def _mask(self, ids: str | None) -> Mask:
        bits = bytearray(b"0" * (self.size + 1))
        for id in json.loads(f"[{ids or ''}]"):
            bits[id] = 49
        bits.reverse()
        return int(bits, 2)


def title_column(language: str) -> str:
    """What cards are put in order by when they are by title; ids go by the English one."""
    return "c.rank_es" if language == "es" else "c.id"
