"""What a file from outside may be: how large, how wide, how deep. What is more is refused before it costs anything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import MEGABYTE, read_bytes, read_error

LARGEST_FILE = 64 * MEGABYTE
MOST_ROWS = 200_000
MOST_COLUMNS = 200
LONGEST_CELL = 20_000
LONGEST_DECK = 2 * MEGABYTE
MOST_DECK_LINES = 5_000


class ImportRefused(LongtableError):
    """A file that cannot be imported at all; nothing of it was kept. It names the file and, if known, the place."""

    default_id = "imports-unknown-format"


class ImportCancelled(Exception):
    """Raised by a progress callback to stop; everything stays as it was."""


@contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Around any reader of a file from outside: whatever it raises becomes an error that names the file.

    The files are of strangers and no reader foresees everything: what it did not foresee refuses this one file, with
    the kind of the error as its reason, instead of stopping what reads them.
    """
    try:
        yield
    except (LongtableError, ImportCancelled):
        raise
    except OSError as error:
        raise read_error(path, error) from error
    except Exception as error:
        raise ImportRefused("imports-unforeseen", path=path, reason=type(error).__name__) from error


def read_text(path: Path, limit: int = LARGEST_FILE) -> str:
    """The text of a file in UTF-8, or in UTF-16 when it says so.

    Raises ImportRefused for other encodings, FileDamaged when it is too large, or a StorageError.
    """
    return decode(path, read_bytes(path, limit))


def decode(path: Path, content: bytes) -> str:
    """The text that the content of the file at `path` spells. Raises ImportRefused with the place of the first
    byte that does not."""
    encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        raise ImportRefused("imports-not-text", path=path, position=error.start) from error
    if "\x00" in text:
        raise ImportRefused("imports-not-text", path=path, position=text.index("\x00"))
    return text


def read_any_json(path: Path, text: str) -> Any:
    """What a JSON text holds. Raises ImportRefused with line and column."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ImportRefused("imports-not-json", path=path, line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise ImportRefused("imports-not-json", path=path, line=1, column=1) from error
