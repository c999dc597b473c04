"""A window lets another process make the index of many cards, and finds the same cards as if it had made it itself."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop_app.app.library import library as library_module
from desktop_app.app.library.library import INDEX_NAME, Library
from desktop_app.app.library.record import CardRecord
from desktop_app.app.machine.another_process import Hear
from desktop_app.engine.frozen import replace
from tests.app.decks.own_decks import own_deck_cards
from tests.libraries import Libraries


class Halt(Exception):
    """Somebody does not want to wait."""


def fill(library: Library) -> None:
    library.add_all({(game, "own"): cards for game, cards in own_deck_cards().items()})


def others() -> list[CardRecord]:
    return [replace(card, code=f"7{card.code}") for card in own_deck_cards()["thrones"]]


@pytest.fixture
def folder(libraries: Libraries, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library whose cards count as many."""
    monkeypatch.setattr(library_module, "MANY", 1)
    libraries.copy(tmp_path / "library", fill)
    return tmp_path / "library"


@pytest.fixture
def idle(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process no index can be made any more."""

    def refuse(*_: object) -> None:
        raise AssertionError("the window made the index itself")

    monkeypatch.setattr(library_module, "_made", refuse)
    monkeypatch.setattr("desktop_app.app.library.cache.build", refuse)


@pytest.mark.usefixtures("idle")
def test_the_index_of_many_cards_is_made_by_another_process_and_finds_the_same(folder: Path) -> None:
    with Library(folder) as before:
        found = [card.code for card in before.index.cards(before.search("t:ally or t:character"))]
    (folder / INDEX_NAME).unlink()
    with Library(folder, lasting=True) as library:
        assert [card.code for card in library.index.cards(library.search("t:ally or t:character"))] == found
        library.add("thrones", "more", others())
        assert all(library.index.by_code("thrones", card.code) is not None for card in others())
        assert library.store.read("thrones", "more")
    with Library(folder) as again:  # nothing is left to be made
        assert again.index.by_code("thrones", others()[0].code) is not None


@pytest.mark.usefixtures("idle")
def test_an_import_that_is_stopped_while_another_process_works_changes_nothing(folder: Path) -> None:
    def stop(done: int, whole: int) -> None:
        raise Halt

    with Library(folder, lasting=True) as library:
        with pytest.raises(Halt):
            library.add("thrones", "more", others(), stop)
        assert library.store.read("thrones", "more") == []
        assert library.index.by_code("thrones", others()[0].code) is None
        assert library.search("t:ally")


def test_a_file_of_cards_that_another_process_finds_damaged_is_told_and_the_others_are_there(folder: Path) -> None:
    (folder / INDEX_NAME).unlink()
    path = folder / "cards" / "thrones.own.json"
    path.write_text(path.read_text(encoding="utf-8")[:500], encoding="utf-8")
    with Library(folder, lasting=True) as library:
        (problem,) = library.store.problems.values()
        assert problem.params["path"] == path
        assert Path(problem.params["aside"]).is_file()
        assert library.search("t:ally", "lotr_lcg")


def test_where_no_other_process_lives_the_window_makes_the_index_itself(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "_make", die)
    (folder / INDEX_NAME).unlink()
    with Library(folder, lasting=True) as library:
        assert library.search("t:ally")


def die(*_: object, report: Hear) -> None:
    """As whoever has no memory left."""
    os._exit(1)
