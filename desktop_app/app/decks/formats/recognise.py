"""Which format a deck is written in, by what stands in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from desktop_app.app.decks.formats import gccg, gemp, o8d, remaster, ringsdb, thronesdb
from desktop_app.app.decks.listed import CardLookup, ListedDeck
from desktop_app.app.decks.model import Deck
from desktop_app.app.imports.bounds import LONGEST_DECK, ImportRefused, guarded, read_any_json, read_text

Writer = Callable[[Deck, CardLookup], str]

WRITERS: Mapping[str, Mapping[str, Writer]] = {
    "lotr_lcg": {"ringsdb": ringsdb.write, "o8d": o8d.write},
    "thrones": {"thronesdb": thronesdb.write, "o8d": o8d.write},
    "lotr_tcg": {"gemp": gemp.write, "names": gemp.write_names},
    "meccg": {"gccg": gccg.write, "remaster": remaster.write, "o8d": o8d.write},
}
"""The formats that a deck of each game can be written in, beside Markdown."""
SUFFIXES: Mapping[str, str] = {
    "ringsdb": ".txt",
    "thronesdb": ".txt",
    "names": ".txt",
    "gemp": ".txt",
    "gccg": ".meccg",
    "remaster": ".json",
    "o8d": ".o8d",
}
_TEXTS: tuple[tuple[str, Callable[[str], bool], Callable[[str], ListedDeck]], ...] = (
    ("meccg", gccg.looks_like, gccg.read),
    ("lotr_tcg", gemp.looks_like, gemp.read),
    ("thrones", thronesdb.looks_like, thronesdb.read),
    ("lotr_lcg", ringsdb.looks_like, ringsdb.read),
)


def read_deck_file(path: Path, game: str | None = None) -> ListedDeck:
    """The deck list of a file; without a name of its own it gets the file's.

    Raises ImportRefused, FileDamaged when it is too large, or a StorageError.
    """
    listed = read_deck_text(read_text(path, LONGEST_DECK), game, path)
    listed.name = listed.name or path.stem.replace("_", " ")
    return listed


def read_deck_text(text: str, game: str | None = None, path: Path = Path("clipboard")) -> ListedDeck:
    """The deck list of a text, from a file or the clipboard. A game helps where the text alone could be several.

    Raises ImportRefused when no format fits, or when what stands there is nothing that its format can have.
    """
    if len(text) > LONGEST_DECK:
        raise ImportRefused("imports-deck-too-long", limit=LONGEST_DECK)
    with guarded(path):
        return _read(text.lstrip(), text, game, path)


def _read(start: str, text: str, game: str | None, path: Path) -> ListedDeck:
    if start.startswith("<"):
        return o8d.read(text)
    if start.startswith("{"):
        return _json_deck(path, text)
    for of_game, looks_like, read in _TEXTS:
        if game in (None, of_game) and looks_like(text):
            return read(text)
    for of_game, _, read in _TEXTS:
        if game == of_game:
            return read(text)
    raise ImportRefused(path=path)


def _json_deck(path: Path, text: str) -> ListedDeck:
    data = read_any_json(path, text)
    if ringsdb.is_api_deck(data):
        return ringsdb.read_api_deck(data)
    if remaster.looks_like(data):
        return remaster.read(data)
    raise ImportRefused(path=path)
