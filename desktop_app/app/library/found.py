"""What a search found: known in number at once, put in order only as far as somebody looks."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import overload

from desktop_app.app.library.sets import Mask

_AT_ONCE = 512


class Found(Sequence[int]):
    """The ids of cards in the order of a search.

    To put thirty thousand in order takes longer than to find them, and a screen shows sixty. So the order is walked as
    far as it is asked for; what has been walked is kept.
    """

    def __init__(self, *parts: tuple[Mask, Iterator[int]]) -> None:
        """Sets of cards that have none in common, one after the other, each with its ids in order."""
        self._mask = 0
        for mask, _ in parts:
            self._mask |= mask
        self._length = self._mask.bit_count()
        self._rest = chain.from_iterable(ids for _, ids in parts)
        self._walked = array("i")

    def __len__(self) -> int:
        return self._length

    def __contains__(self, id: object) -> bool:
        return isinstance(id, int) and id >= 0 and bool(self._mask >> id & 1)

    @overload
    def __getitem__(self, at: int) -> int: ...

    @overload
    def __getitem__(self, at: slice) -> list[int]: ...

    def __getitem__(self, at: int | slice) -> int | list[int]:
        if isinstance(at, slice):
            wanted = range(*at.indices(self._length))
            self._walk(max(wanted, default=-1) + 1)
            return [self._walked[each] for each in wanted]
        self._walk(at + 1 if at >= 0 else self._length)
        return self._walked[at]

    def _walk(self, to: int) -> None:
        """Go on until so many ids are known, and some more: nobody looks at one only."""
        if to > len(self._walked):
            self._walked.extend(islice(self._rest, max(to - len(self._walked), _AT_ONCE)))
