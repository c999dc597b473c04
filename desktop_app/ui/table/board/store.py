"""Pictures kept up to a number of bytes, those least recently used given up first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

MEGABYTE = 1024 * 1024


class Store:
    """Pixmaps by any key, at most ``capacity`` bytes of them."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self.bytes_kept = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
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


def _bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * max(picture.depth(), 8) // 8
