"""The importers over a folder of the community's real files: `packaging/test.py --real DIR`.

The folder may have any shape; what lies in it is found by name. The repository never needs it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.decks.formats.recognise import WRITERS, read_deck_file, read_deck_text
from desktop_app.app.decks.listed import DeckRead, resolve
from desktop_app.app.decks.model import compared
from desktop_app.app.imports.run import import_files
from desktop_app.app.library.library import Library

DECK_FOLDERS = ("o8d", "ringsdb", "thronesdb_text", "gemp_decks", "meccg_online_decks", "remaster_deck_json")
SECONDS = 20.0


def found(folder: Path, *names: str) -> list[Path]:
    """The files of those names anywhere below the folder."""
    return sorted(path for name in names for path in folder.rglob(name))


@pytest.fixture(scope="module")
def full_library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library with every data set of the folder."""
    folder = request.config.getoption("--real")
    if folder is None:
        pytest.skip("needs --real FOLDER")
    real = Path(folder)
    sets = found(real, "packs", "cardDb.tsv", "cards_all_sets.json", "cards_official.tsv")
    with Library(tmp_path_factory.mktemp("real") / "library") as library:
        start = time.monotonic()
        staged = import_files(library, sets)
        assert time.monotonic() - start < SECONDS
        assert staged.refused == []
        assert staged.number_of_cards > 10_000
        assert {key: read.left_out for key, read in staged.cards.items() if read.left_out} == {}
        yield library


def deck_files(real: Path) -> list[Path]:
    """Every deck below the folder."""
    return [
        path
        for name in DECK_FOLDERS
        for folder in real.rglob(name)
        for path in sorted(folder.iterdir())
        if path.is_file() and not path.name.startswith("ringsdb_")
    ]


def read(library: Library, path: Path) -> DeckRead:
    return resolve(read_deck_file(path), library.index)


def test_every_deck_is_understood(full_library: Library, real_files: Path) -> None:
    files = deck_files(real_files)
    assert files
    missing = {path.name: [line.listed for line in read(full_library, path).unmatched] for path in files}
    lines = sum(len(read_deck_file(path).cards) for path in files)
    # A few lines name promotional printings or cards in other languages, which no data set here has.
    assert sum(map(len, missing.values())) <= lines // 100, {name: each for name, each in missing.items() if each}
    assert [path.name for path in files if read(full_library, path).problems] == []


def test_every_deck_survives_every_format(full_library: Library, real_files: Path) -> None:
    changed = []
    for path in deck_files(real_files):
        deck = read(full_library, path).deck
        for format, write in WRITERS[deck.game].items():
            if format == "ringsdb" and not deck.part("heroes"):
                continue  # a scenario has no place in a list of player cards
            again = resolve(read_deck_text(write(deck, full_library.index), deck.game), full_library.index)
            changed += [(path.name, format, change) for change in compared(deck, again.deck)]
    assert changed == []


def test_every_other_table_is_read(full_library: Library, real_files: Path) -> None:
    for path in found(real_files, "ringsdb_cards.tsv", "hero_cards.tsv", "encounter_cards.tsv"):
        staged = import_files(full_library, [path])
        assert staged.refused == []
        assert [read.left_out for read in staged.cards.values()] == [0], path
