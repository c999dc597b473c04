"""The index of the library is a cache: whatever happens to its file, the next search finds the cards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.app.library.cache import SEAL_NAME
from desktop_app.app.library.library import INDEX_NAME, Library
from tests.app.forked import outcome, public_folder
from tests.libraries import Libraries


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwritten(path: Path) -> None:
    """Its beginning, with the names of the cards' sources, is well; all pages after it are not."""
    content = path.read_bytes()
    path.write_bytes(content[:20_480] + b"\xa5" * (len(content) - 20_480))


def altered(statement: str) -> Callable[[Path], None]:
    def alter(path: Path) -> None:
        base = sqlite3.connect(path)
        base.execute(statement)
        base.commit()
        base.close()

    return alter


def filled(path: Path) -> None:
    """Something in the middle: SQLite reads on, a little beside the truth, and finds nothing without a word."""
    content = path.read_bytes()
    path.write_bytes(content[:30_000] + b"0x " + content[30_000:])


def misspelt(path: Path) -> None:
    """One letter of one text."""
    content = bytearray(path.read_bytes())
    at = content.index(b"Gandalf")
    content[at] = ord("g")
    path.write_bytes(content)


DAMAGES = {
    "filled": filled,
    "misspelt": misspelt,
    "empty": emptied,
    "cut": cut,
    "overwritten": overwritten,
    "a table gone": altered("DROP TABLE documents"),
    "another table gone": altered("DROP TABLE vocabulary"),
    "rows of another shape": altered("UPDATE documents SET content = '{\"no\": 1}'"),
    "rows that are no JSON": altered("UPDATE documents SET content = '{' WHERE id > 1"),
    "a column renamed": altered("ALTER TABLE names RENAME COLUMN folded TO bent"),
    "no words": altered("DROP TABLE words"),
}


def answers(library: Library) -> list[object]:
    """What a person asks in some minutes."""
    index = library.index
    found = library.search("t:ally cost<=2", "lotr_lcg")
    return [
        index.cards(found)[0].title,
        index.titles(found, "es"),
        len(library.search("gondor", "lotr_lcg")),
        [choice.value for choice in index.choices("sphere", "lotr_lcg")],
        [card.code for card in index.titled("lotr_lcg", "Gandalf")],
        [card.code for card in index.like("lotr_lcg", "Gandlaf", 3)],
        index.count(),
        sorted(index.set_contents("lotr_lcg")),
    ]


@pytest.mark.parametrize("damage", list(DAMAGES))
def test_a_damaged_index_is_made_again_at_the_next_start(tmp_path: Path, libraries: Libraries, damage: str) -> None:
    libraries.copy(tmp_path / "library")
    with Library(tmp_path / "library") as library:
        expected = answers(library)
    DAMAGES[damage](tmp_path / "library" / INDEX_NAME)
    with Library(tmp_path / "library") as library:
        assert answers(library) == expected
    with Library(tmp_path / "library") as library:
        assert answers(library) == expected
    assert sorted(path.name for path in (tmp_path / "library").iterdir()) == [SEAL_NAME, INDEX_NAME]


@pytest.mark.parametrize("damage", ["cut", "overwritten", "a table gone", "rows that are no JSON"])
def test_an_index_damaged_while_the_library_is_open_is_made_again(
    tmp_path: Path, libraries: Libraries, damage: str
) -> None:
    libraries.copy(tmp_path / "library")
    with Library(tmp_path / "library") as library:
        library.owns({("lotr_lcg", library.index.card(1).code): 2})
        expected, owned = answers(library), library.search("is:owned")
        # As a program that writes into the file in place would do it, not by putting another in its place.
        broken = tmp_path / "broken.sqlite"
        broken.write_bytes((tmp_path / "library" / INDEX_NAME).read_bytes())
        DAMAGES[damage](broken)
        with (tmp_path / "library" / INDEX_NAME).open("r+b") as file:
            file.truncate(0)
            file.write(broken.read_bytes())
        assert answers(library) == expected
        assert library.search("is:owned") == owned


def test_something_in_the_place_of_the_index_does_not_keep_the_library_shut(tmp_path: Path) -> None:
    (tmp_path / "library" / INDEX_NAME / "in the way").mkdir(parents=True)
    with Library(tmp_path / "library") as library:
        assert library.search("gandalf")


def test_a_library_that_may_not_be_written_is_searched_all_the_same() -> None:
    with public_folder() as folder:

        def look() -> int:
            with Library(folder / "library") as library:
                return len(library.search("t:ally", "lotr_lcg"))

        (folder / "library").mkdir()
        (folder / "library").chmod(0o555)
        assert outcome(look, plain_user=True) > 0
        assert list((folder / "library").iterdir()) == []


def test_looking_only_leaves_the_folder_as_it_is(tmp_path: Path) -> None:
    cards = tmp_path / "library" / "cards"
    cards.mkdir(parents=True)
    (cards / "thrones.broken.json").write_text("{", encoding="utf-8")
    with Library(tmp_path / "library", read_only=True) as library:
        assert library.search("t:ally", "lotr_lcg")
    assert [path.name for path in cards.iterdir()] == ["thrones.broken.json"]
    assert [path.name for path in (tmp_path / "library").iterdir()] == ["cards"]


def test_odd_files_among_the_cards_leave_the_others_in_the_library(tmp_path: Path) -> None:
    cards = tmp_path / "library" / "cards"
    (cards / "thrones.folder.json").mkdir(parents=True)
    (cards / "thrones.link.json").symlink_to(tmp_path / "nowhere")
    (cards / "thrones.broken.json").write_text("{", encoding="utf-8")
    with Library(tmp_path / "library") as library:
        assert library.search("t:ally", "lotr_lcg")
        problems = [str(problem) for problem in library.store.problems.values()]
    assert [any(name in line for line in problems) for name in ("folder", "link", "broken")] == [True] * 3


def test_a_name_with_half_a_character_finds_nothing(tmp_path: Path, libraries: Libraries) -> None:
    libraries.copy(tmp_path / "library")
    with Library(tmp_path / "library") as library:
        assert library.index.by_code("lotr_lcg", "\udcff") is None
        assert library.index.by_id("lotr_lcg", "\ud800") is None
        assert library.index.titled("lotr_lcg", "\udfff") == []


def test_a_printed_number_beyond_all_numbers_does_not_stop_the_index(tmp_path: Path) -> None:
    from desktop_app.app.library.record import read_record

    data = {"code": "x1", "titles": {"en": "Odd"}, "type": "event", "set": "own", "set_name": "Own"}
    card = read_record("lotr_lcg", {**data, "sphere": "lore", "cost": "9" * 20}, "own")
    with Library(tmp_path / "library") as library:
        library.add("lotr_lcg", "own", [card])
        assert library.index.by_code("lotr_lcg", "x1") is not None
