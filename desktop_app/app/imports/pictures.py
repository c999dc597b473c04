"""Pictures from outside: what they are and how large is read from their first bytes, before anything unpacks them."""

from __future__ import annotations

import struct

MOST_PIXELS = 40_000_000
LARGEST_SIDE = 12_000
SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")


class PictureRefused(ValueError):
    """No picture, or too large a one; `reason` is the last part of a message id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def checked_size(content: bytes) -> tuple[int, int]:
    """Width and height in pixels. Raises PictureRefused for what is no PNG, JPEG or WebP or out of bounds."""
    size = _png(content) or _jpeg(content) or _webp(content)
    if size is None:
        raise PictureRefused("no-picture")
    width, height = size
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE and width * height <= MOST_PIXELS):
        raise PictureRefused("picture-too-large")
    return size


def _png(content: bytes) -> tuple[int, int] | None:
    if content[:8] != b"\x89PNG\r\n\x1a\n" or content[12:16] != b"IHDR" or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _jpeg(content: bytes) -> tuple[int, int] | None:
    if content[:2] != b"\xff\xd8":
        return None
    at = 2
    while at + 9 < len(content):
        if content[at] != 0xFF:
            return None
        marker = content[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        length = struct.unpack(">H", content[at + 2 : at + 4])[0]
        at += 2 + max(2, length)
    return None


def _webp(content: bytes) -> tuple[int, int] | None:
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP" or len(content) < 30:
        return None
    kind = content[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(content[24:27], "little"), 1 + int.from_bytes(content[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None
