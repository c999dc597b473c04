"""What was pasted: a deck list, or a table of cards that is read as a file."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from desktop_app.app.decks.formats.recognise import read_deck_text
from desktop_app.app.decks.listed import CardLookup, resolve
from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.bounds import guarded
from desktop_app.app.imports.run import Staged
from desktop_app.app.storage.files import UNFINISHED, write_bytes
from desktop_app.app.texts.folding import sound


def deck_pasted(text: str, game: str | None, named: str, lookup: CardLookup) -> Staged | None:
    """The deck that a text is the list of, called ``named`` where it has no name; None where it is none."""
    path = Path(named)
    try:
        listed = read_deck_text(text, game, path)
        listed.name = listed.name or path.name
        with guarded(path):
            deck = resolve(listed, lookup)
    except LongtableError:
        return None
    if not listed.cards:
        return None
    staged = Staged()
    staged.decks.append((Path(listed.name), deck))
    return staged


class Pasted:
    """Where what was pasted lies as a file as long as a dialog is open: its columns may be asked for."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    def as_file(self, text: str) -> Path:
        """A text as a file of the kind that it looks like. Raises a StorageError."""
        suffix = ".json" if text.lstrip()[:1] in "{[" else ".tsv" if "\t" in text.partition("\n")[0] else ".csv"
        with guarded(Path("clipboard")):
            self._folder = self._folder or Path(mkdtemp(prefix="longtable-", suffix=f".{os.getpid()}{UNFINISHED}"))
        path = self._folder / f"clipboard{suffix}"
        write_bytes(path, sound(text).encode("utf-8"))
        return path

    def let_go(self) -> None:
        """The file goes with the dialog."""
        if self._folder is not None:
            rmtree(self._folder, ignore_errors=True)
            self._folder = None
