"""Sets of cards and orders of cards as the file of the index keeps them: ready to be held, whatever they are of.

A set is a whole number, a bit a card (see `masks`). One of few cards is kept as the list of their ids, which is
shorter; the first byte says which it is.
"""

from __future__ import annotations

import json
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

Mask = int
_AS_BITS, _AS_IDS = b"b", b"i"
_BYTES_AN_ID = 4
_BITS = bytes.maketrans(b"01", b"\x00\x01")

VALUES, WORDS = "value", "words"
"""The kinds of sets: cards that have a value in a field, cards with a word of some beginning in a text."""
READY_LETTERS = 3
READY_SHARE = 16
"""Beginnings of up to so many letters that one card in so many has are kept ready: longer and rarer ones are found
quickly enough."""
NO_RANK = -1
"""The rank of a card without a value."""


def mask_of(ids: Iterable[int], size: int) -> Mask:
    """The set of these ids, of cards 1 to `size`."""
    bits = bytearray(b"0" * (size + 1))
    for id in ids:
        bits[size - id] = 49
    return int(bits, 2)


def flags_of(mask: Mask, size: int) -> bytes:
    """A byte for every id from 0 to `size`, 1 where it is in the set."""
    return f"{mask:0{size + 1}b}".encode()[::-1].translate(_BITS)


def ids_of(mask: Mask, size: int) -> Iterator[int]:
    """The ids of a set, smallest first."""
    flags = flags_of(mask, size)
    at = flags.find(1)
    while at >= 0:
        yield at
        at = flags.find(1, at + 1)


def packed(ids: Sequence[int], size: int) -> bytes:
    """A set as it is kept."""
    if len(ids) * _BYTES_AN_ID * 8 < size:
        return _AS_IDS + array("i", ids).tobytes()
    return _AS_BITS + mask_of(ids, size).to_bytes(size // 8 + 1, "little")


def unpacked(kept: bytes, size: int) -> Mask:
    """The set that `packed` kept. Raises ValueError for what is none."""
    if kept[:1] == _AS_BITS:
        return int.from_bytes(kept[1:], "little")
    if kept[:1] != _AS_IDS:
        raise ValueError("no set of cards")
    return mask_of(array("i", kept[1:]), size)


def ranks(values: Mapping[int, int | str], size: int) -> array[int]:
    """The rank of each card's value among all, numbers before words, NO_RANK for none; of cards 1 to `size`."""
    known = sorted(set(values.values()), key=lambda each: (isinstance(each, str), each))
    rank = {value: at for at, value in enumerate(known)}
    found = array("i", [NO_RANK]) * size
    for id, value in values.items():
        found[id - 1] = rank[value]
    return found


Ask = Callable[[str, Sequence[object]], Iterable[tuple[Any, ...]]]
"""Runs a statement with its parameters."""


def ready_words(ask: Ask, columns: Sequence[str], size: int) -> Iterator[tuple[str, str, bytes]]:
    """Column, beginning and set of what many cards have in the full-text table, `packed`: a search that has only
    begun finds nearly all cards, and to list them anew takes longer than all else."""
    ask("CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, words, col)", ())
    for column, beginning in _beginnings(ask("SELECT term, col, doc FROM temp.terms", ()), size, columns):
        sought = (f'{{"{column}"}} : "{beginning}" *',)
        ((ids,),) = ask("SELECT group_concat(rowid) FROM words WHERE words MATCH ?", sought)
        yield column, beginning, packed(json.loads(f"[{ids}]"), size)
    ask("DROP TABLE temp.terms", ())


def _beginnings(terms: Iterable[tuple[str, str, int]], size: int, columns: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Those that so many cards may have. A card with two words of one beginning counts twice here: no harm done."""
    cards: Counter[tuple[str, str]] = Counter()
    for term, column, count in terms:
        if column in columns:
            for letters in range(1, min(len(term), READY_LETTERS) + 1):
                cards[column, term[:letters]] += count
    return (each for each, count in cards.items() if count * READY_SHARE >= size)
