"""The pictures of a profile's journals, each a file named after what it holds: copies and branches share them."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.pictures import PictureRefused, checked_size
from desktop_app.app.storage.files import MEGABYTE, is_taken, read_bytes, write_bytes

ALBUM = "album"
"""The folder within that of the campaigns."""
LARGEST = 16 * MEGABYTE
_NAME = re.compile(r"[0-9a-f]{20}\.(png|jpg|webp)")
_KINDS = ((b"\x89PNG", "png"), (b"\xff\xd8", "jpg"), (b"RIFF", "webp"))


def is_picture_name(name: str) -> bool:
    """Whether a picture of an album may carry that name: a file from outside may name anything."""
    return _NAME.fullmatch(name) is not None


class Album:
    """Takes pictures in and finds them again. None is ever changed or let go of: a journal in the trash has its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def take(self, path: Path) -> str:
        """Take a person's own picture file in and say its name.

        Raises LongtableError for what is no picture or too large a one, or a StorageError.
        """
        return self.keep(self.check(path))

    def check(self, path: Path) -> bytes:
        """What a picture file holds. Raises as `take`."""
        content = read_bytes(path, LARGEST)
        try:
            checked_size(content)
        except PictureRefused as refused:
            raise LongtableError(f"imports-{refused.reason}", path=path) from refused
        return content

    def keep(self, content: bytes) -> str:
        """Keep a picture and say its name; the same one twice is kept once. Raises PictureRefused or a StorageError."""
        checked_size(content)
        kind = next(kind for start, kind in _KINDS if content.startswith(start))
        name = f"{hashlib.sha256(content).hexdigest()[:20]}.{kind}"
        if not is_taken(self.folder / name):
            write_bytes(self.folder / name, content)
        return name

    def path(self, name: str) -> Path | None:
        """Where a picture lies; None for one that is gone or was never ours."""
        path = self.folder / name
        return path if is_picture_name(name) and path.is_file() else None

    def content(self, name: str) -> bytes | None:
        """What a picture holds; None for one that is gone or cannot be read."""
        path = self.path(name)
        try:
            return read_bytes(path, LARGEST) if path is not None else None
        except LongtableError:
            return None
