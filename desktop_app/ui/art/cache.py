"""Painted faces kept as pixmaps in a few sizes, the least recently used given up first.

A card on the table asks for the width it has on the screen and gets the next size at or above it, to be
drawn scaled down with SmoothPixmapTransform, never up. Faces are painted at once and not on a worker: a
large face takes about a frame, and Qt's fonts belong to the thread that made them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.ui.art.face import BUCKETS, FaceModel, Side, Values, card_size, paint_back, paint_face
from desktop_app.ui.art.parts import LONG, SHORT
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.theme import Theme

CAPACITY = 64 * 1024 * 1024
BYTES = 4
"""What a pixel takes."""
DECK = "deck"
"""The variant of the backs of decks, which are kept under their kind and no card's code."""


class FaceKey(NamedTuple):
    """Everything a painted pixmap depends on."""

    code: str
    side: str
    bucket: int
    theme: str
    language: str
    variant: str
    numbers: tuple[tuple[str, str], ...]
    ratio: float


def bucket_for(width: float) -> int:
    """The smallest kept size at or above a width in device pixels; the largest if none is."""
    return next((bucket for bucket in BUCKETS if bucket >= width - 0.5), BUCKETS[-1])


class FaceCache:
    """Pixmaps by FaceKey, at most `capacity` bytes of them."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[FaceKey, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def bytes_kept(self) -> int:
        """How many bytes the kept pixmaps take."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def face(
        self,
        face: FaceModel,
        values: Values,
        side: Side,
        theme: Theme,
        width: float,
        *,
        ratio: float = 1.0,
        language: str = "en",
        variant: str = "",
    ) -> QPixmap:
        """The painted card for an on-screen width in logical pixels (of the card's short side).

        `width` is what the view shows, item width times level of detail; the pixmap carries `ratio` and is
        at least as wide as that. `variant` tells apart what the model itself does not: a picture pack.
        """
        bucket = bucket_for(width * ratio)
        numbers = tuple(sorted((key, str(value)) for key, value in values.items()))
        key = FaceKey(face.code, side, bucket, theme.key, language, f"{variant}|{face.kind}", numbers, ratio)

        def paint(painter: QPainter) -> None:
            paint_face(painter, face, values, side, theme, bucket, ratio)

        return self._painted(key, card_size(face.kind, bucket), paint)

    def back(self, kind: str, theme: Theme, width: float, *, ratio: float = 1.0) -> QPixmap:
        """The painted back of a deck (player, encounter, house, plot, site) for an on-screen width."""
        bucket = bucket_for(width * ratio)
        key = FaceKey(kind, "back", bucket, theme.key, "", DECK, (), ratio)

        def paint(painter: QPainter) -> None:
            paint_back(painter, kind, theme, bucket)

        return self._painted(key, card_size("lcg_hero", bucket), paint)

    def clear(self) -> None:
        """Forget everything: after a change of theme, language or print size."""
        self._kept.clear()
        self._bytes = 0

    def _painted(self, key: FaceKey, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        pixmap = painted(round(size.width()), round(size.height()), paint, key.ratio)
        self._keep(key, pixmap)
        return pixmap

    def hold(self, faces: int, width: float) -> None:
        """Make room for so many faces at once, shown so many device pixels wide: what is in sight is never given up
        for what else is in sight."""
        bucket = bucket_for(width)
        self._capacity = max(self._capacity, faces * bucket * ceil(bucket * LONG / SHORT) * BYTES)

    def _keep(self, key: FaceKey, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._bytes += _bytes_of(pixmap)
        while self._bytes > self._capacity and len(self._kept) > 1:
            _, given_up = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(given_up)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * max(pixmap.depth(), 8) // 8
