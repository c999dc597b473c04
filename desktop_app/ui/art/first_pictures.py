"""The pictures of the first screen, kept from one start to the next: to paint them anew takes an eighth of a start.

They lie in one file beside the profiles, which may be lost or damaged at any time: then they are painted again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QImage, QPixmap

from desktop_app import __version__
from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import MEGABYTE, read_bytes, write_bytes
from desktop_app.paths import RESOURCES

NAME = "first_pictures.bin"
MOST_BYTES = 24 * MEGABYTE
_PIXELS = QImage.Format.Format_ARGB32_Premultiplied
_ART = Path(__file__).parent
_PAINTERS = (_ART, _ART.parent / "faces", _ART.parent / "games", RESOURCES / "themes", RESOURCES / "art")


class FirstPictures:
    """The pictures of one start: those of the last one that were painted by just this program, and new ones."""

    def __init__(self, path: Path, stamp: str) -> None:
        self._path, self._stamp = path, stamp
        self._before = _read(path, stamp)
        self._now: dict[str, QPixmap] = {}

    def get(self, key: str, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture under a key that says all it depends on: from the last start, or painted now."""
        picture = self._before.get(key)
        self._now[key] = paint() if picture is None else picture
        return self._now[key]

    def close(self) -> None:
        """Keeps what was shown at this start for the next one, where anything of it is new."""
        if self._now.keys() <= self._before.keys():
            return
        with suppress(LongtableError):  # the next start paints them again
            write_bytes(self._path, _packed(self._now, self._stamp))


class _Start:
    """The start that is going on."""

    pictures: FirstPictures | None = None


def begin_start(root: Path) -> None:
    """From now on pictures are those of the first screen, until ``end_start``; of no use without a data folder yet."""
    _Start.pictures = FirstPictures(root / NAME, stamp()) if root.is_dir() else None


def end_start() -> None:
    """The first screen stands, and nobody waits any more: what is new is written."""
    pictures, _Start.pictures = _Start.pictures, None
    if pictures is not None:
        pictures.close()


def from_last_start(key: str, paint: Callable[[], QPixmap]) -> QPixmap:
    """A picture of the first screen while that is being put together, any other is painted."""
    return paint() if _Start.pictures is None else _Start.pictures.get(key, paint)


def stamp() -> str:
    """What all pictures depend on: the program, its painters as they lie there, and what it paints with."""
    return f"{__version__}|{max(_changed(), default=0)}|{qVersion()}|{QGuiApplication.platformName()}"


def _changed() -> Iterator[int]:
    """When each file that has a part in painting was changed last, in nanoseconds; of a bundle only the resources."""
    for folder in _PAINTERS:
        with suppress(OSError):
            yield from (entry.stat().st_mtime_ns for entry in os.scandir(folder) if entry.is_file())


def _packed(pictures: Mapping[str, QPixmap], stamp: str) -> bytes:
    """A line of JSON that says what follows it, and the pixels of one picture after the other."""
    told, pixels, room = list[tuple[str, int, int, float]](), bytearray(), MOST_BYTES
    for key, picture in pictures.items():
        image = picture.toImage().convertToFormat(_PIXELS)
        room -= image.sizeInBytes()
        if room < 0:
            break
        told.append((key, image.width(), image.height(), picture.devicePixelRatio()))
        pixels += image.constBits()
    head = json.dumps({"stamp": stamp, "sum": crc32(pixels), "pictures": told})
    return head.encode() + b"\n" + pixels


def _read(path: Path, stamp: str) -> dict[str, QPixmap]:
    """The pictures of a file; none where there is none, it is damaged or was painted by another program."""
    try:
        head, _, pixels = read_bytes(path, limit=2 * MOST_BYTES).partition(b"\n")
        told = json.loads(head)
        if told["stamp"] != stamp or told["sum"] != crc32(pixels):
            return {}
        return dict(_unpacked(told["pictures"], pixels))
    except (LongtableError, ValueError, TypeError, LookupError, RecursionError):
        return {}


def _unpacked(told: list[tuple[str, int, int, float]], pixels: bytes) -> Iterator[tuple[str, QPixmap]]:
    """Each picture with its key. Raises ValueError where there are not as many pixels as are told of."""
    at = 0
    for key, width, height, ratio in told:
        end = at + 4 * width * height
        if end > len(pixels):
            raise ValueError("pixels are missing")
        picture = QPixmap.fromImage(QImage(pixels[at:end], width, height, 4 * width, _PIXELS).copy())
        picture.setDevicePixelRatio(ratio)
        yield key, picture
        at = end
