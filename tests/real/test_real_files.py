"""The importers over a folder of the community's real files: `packaging/test.py --real DIR`.

The folder may have any shape; what lies in it is found by name. The repository never needs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.decks.formats.recognise import WRITERS, read_deck_file, read_deck_text
from desktop_app.app.decks.listed import DeckRead, resolve
from desktop_app.app.decks.model import compared
from desktop_app.app.imports.run import import_files
from desktop_app.app.library.library import Library

DECK_FOLDERS = ("o8d", "ringsdb", "thronesdb_text", "gemp_decks", "meccg_online_decks", "remaster_deck_json")


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
    sets = found(real, "card_id_aliases.tsv", "packs", "cardDb.tsv", "cards_all_sets.json", "cards_official.tsv")
    with Library(tmp_path_factory.mktemp("real") / "library") as library:
        staged = import_files(library, sets)
        assert staged.refused == []
        assert staged.number_of_cards > 10_000
        problems = [problem for read in staged.cards.values() for problem in read.problems]
        # A few printings are of cards that only fan-made sets have.
        assert {problem.message_id for problem in problems} <= {"imports-base-card-unknown"}
        assert len(problems) < 10
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


def test_promotional_printings_are_found_by_their_ids(full_library: Library, real_files: Path) -> None:
    (table,) = found(real_files, "card_id_aliases.tsv")
    rows = [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()[1:]]
    unknown = [printing for printing, *_ in rows if full_library.index.by_id("lotr_tcg", printing) is None]
    assert len(unknown) < 10


def test_what_people_look_for_by_name_is_found(full_library: Library, real_files: Path) -> None:
    """Kinds of sites and keywords stand in words, whatever marks the data sets have for them."""
    for game, query, least in (
        ("meccg", 'sitetype:"ruins & lairs"', 80),
        ("meccg", "sitetype:ruinas", 80),
        ("meccg", "sitetype:border-hold", 40),
        ("thrones", "keyword:stealth", 30),
        ("thrones", "keyword:renown", 60),
        ("thrones", "keyword:sigilo", 30),
    ):
        assert len(full_library.search(query, game)) >= least, query


def test_heroes_of_the_other_table_have_their_cost(real_files: Path, tmp_path: Path) -> None:
    with Library(tmp_path / "library") as library:
        import_files(library, found(real_files, "ringsdb_cards.tsv"))
        heroes = library.index.cards(library.search("t:hero source:ringsdb", "lotr_lcg"))
        assert len(heroes) > 50
        assert [card.title for card in heroes if card.number_of("threat_cost") is None or "threat" in card.fields] == []
