"""The library keeps what it is given, whole, and loses nothing when something goes wrong."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from desktop_app.app.errors import StorageError
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.library import INDEX_NAME, Library
from desktop_app.app.library.patterns import PatternRefused, bounded_pattern
from desktop_app.app.library.record import CardRefused, as_data, read_record
from desktop_app.app.library.rows import content, from_content
from desktop_app.app.library.store import CardsTooNew
from tests.app.library.own_cards import card, own_cards


class Stopped(Exception):
    """The person pressed cancel."""


def everything(library: Library) -> list[tuple[str, str]]:
    return [card.key for card in library.index.cards(library.search("", None))]


def test_the_index_comes_back_after_it_is_lost(library: Library) -> None:
    before = everything(library)
    library.close()
    (library.folder / INDEX_NAME).write_bytes(b"no index at all")
    with Library(library.folder) as again:
        assert everything(again) == before


def test_a_cancelled_import_leaves_everything_as_it_was(library: Library) -> None:
    def stop(done: int, _: int) -> None:
        raise Stopped

    before, files = everything(library), sorted(library.folder.rglob("*"))
    with pytest.raises(Stopped):
        library.add("thrones", "other", [card("thrones", "91000", "Late Guest", "event")], stop)
    assert everything(library) == before
    assert sorted(library.folder.rglob("*")) == files


def test_a_second_import_of_a_source_adds_and_replaces(library: Library) -> None:
    library.add("thrones", "own", [card("thrones", "90001", "The Ferryman’s Due", "event")])
    titles = [each.title for each in library.index.cards(library.search("ferryman", "thrones"))]
    assert titles == ["The Ferryman’s Due"]
    assert library.index.by_code("thrones", "90002") is not None
    library.forget("thrones", "own")
    assert library.index.by_code("thrones", "90002") is None


def test_built_in_cards_win_and_learn_the_other_names(library: Library) -> None:
    library.add("lotr_lcg", "dragncards", [card("lotr_lcg", "01001", "Strider", "hero", ids=["abc-1"])])
    found = library.index.by_id("lotr_lcg", "ABC-1")
    assert found is not None
    assert found.title == "Aragorn"


def test_a_damaged_file_of_cards_is_set_aside_and_the_rest_is_there(library: Library) -> None:
    library.close()
    path = library.store.path("meccg", "own")
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    with Library(library.folder) as again:
        assert again.index.by_code("thrones", "90001") is not None
        assert again.index.by_code("meccg", "ZZ-1") is None
    assert path.with_name(path.name + ".damaged").is_file()


def test_cards_survive_the_file_and_the_index() -> None:
    for cards in own_cards().values():
        for each in cards:
            again = read_record(each.game, json.loads(json.dumps(as_data(each))), each.source)
            assert content(again) == content(each)
    for each in built_in_cards():
        assert content(from_content(content(each))) == content(each)


def test_a_card_without_what_its_type_needs_is_refused_with_the_field() -> None:
    with pytest.raises(CardRefused, match="strength must stand on a card of type character"):
        card("thrones", "1", "No One", "character", strength=None)
    with pytest.raises(CardRefused) as refused:
        card("thrones", "1", "No One", "event", faction="frey")
    assert refused.value.field == "faction"


def test_an_unchanged_library_opens_without_building(library: Library) -> None:
    library.close()
    stamp = (library.folder / INDEX_NAME).stat().st_mtime_ns
    Library(library.folder).close()
    assert (library.folder / INDEX_NAME).stat().st_mtime_ns == stamp


@pytest.mark.parametrize("pattern", ["(a+)+$", "a?" * 40, "(a|a)*b", ".*.*.*x", "(a{1,50}){1,50}", "(x)\\1", "(?=a)b"])
def test_an_expression_that_could_take_for_ever_is_refused(pattern: str) -> None:
    with pytest.raises(PatternRefused):
        bounded_pattern(pattern)


def test_the_slowest_expression_that_is_taken_is_still_quick() -> None:
    start = time.perf_counter()
    assert not bounded_pattern(".*.*x").is_in("a" * 5000)
    assert time.perf_counter() - start < 1


def test_cards_of_a_newer_program_are_left_alone(library: Library) -> None:
    path = library.store.path("meccg", "own")
    data = json.loads(path.read_text(encoding="utf-8")) | {"format": 99}
    path.write_text(json.dumps(data), encoding="utf-8")
    library.close()
    with Library(library.folder) as again:
        assert again.index.by_code("meccg", "ZZ-1") is None
        with pytest.raises(CardsTooNew):
            again.add("meccg", "own", [card("meccg", "ZZ-9", "Late Wight", "hazard")])
    assert json.loads(path.read_text(encoding="utf-8")) == data


def test_a_library_that_cannot_be_written_is_searched_and_says_so_when_it_should_keep(tmp_path: Path) -> None:
    (tmp_path / "library").write_text("a file where the folder should be", encoding="utf-8")
    with Library(tmp_path / "library") as library:
        assert library.search("t:ally", "lotr_lcg")
        with pytest.raises(StorageError):
            library.add("thrones", "own", [card("thrones", "95000", "Late Guest", "event")])
        assert library.search("t:ally", "lotr_lcg")


def test_an_import_that_ends_between_file_and_index_is_made_good(library: Library) -> None:
    library.store.write("thrones", "late", [card("thrones", "95000", "Late Guest", "event")])
    library.close()
    with Library(library.folder) as again:
        assert again.index.by_code("thrones", "95000") is not None


def test_a_profile_folder_that_is_new_gets_a_library(tmp_path: Path) -> None:
    with Library(tmp_path / "new" / "library") as opened:
        assert len(opened.search("t:hero", "lotr_lcg")) == 12
