"""Pictures kept up to a number of bytes, those least recently used given up first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Set

from PySide6.QtGui import QPixmap

MEGABYTE = 1024 * 1024
Key = tuple[Hashable, ...]


class Store:
    """Pixmaps by keys that begin with what is painted, at most ``capacity`` bytes of them."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self.bytes_kept = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key, make: Callable[[], QPixmap]) -> QPixmap:
        """The picture under the key, made now if it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self.bytes_kept += _bytes_of(made)
        while self.bytes_kept > self._capacity and len(self._kept) > 1:
            _, given_up = self._kept.popitem(last=False)
            self.bytes_kept -= _bytes_of(given_up)
        return made

    def known(self, key: Key) -> QPixmap | None:
        """The picture under the key, None while it is not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep_only(self, firsts: Set[str]) -> None:
        """Gives up every picture whose key does not begin with one of these."""
        for key in [key for key in self._kept if key[0] not in firsts]:
            self.bytes_kept -= _bytes_of(self._kept.pop(key))


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * max(picture.depth(), 8) // 8
