"""Files of strangers with something wrong in them: each is read in part or refused, in words and in little time."""

from __future__ import annotations

import io
import os
import random
import traceback
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.app.decks.check import check_deck
from desktop_app.app.decks.formats.recognise import WRITERS
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.run import MappingNeeded, keep
from desktop_app.app.imports.staging import Staged, read_files
from desktop_app.app.library.library import Library
from tests.attacks.clock import Hangs, no_longer_than
from tests.attacks.downloads import fill_downloads
from tests.attacks.evening import LANGUAGE_TEXTS
from tests.attacks.harm import HARMS

PARTS = 10
SAMPLE = 25
WHOLE = 1_000
"""Files of one part."""
TOO_LONG = 10
"""Seconds that no small file takes."""
KEPT = 20
"""Of so many files with cards the cards of one are kept: that makes the whole index anew."""


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here ends by a power cut, so nothing waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    with Library(tmp_path_factory.mktemp("library") / "library") as opened:
        yield opened


@pytest.fixture(scope="module")
def downloads(library: Library, tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Path, str]]:
    return fill_downloads(tmp_path_factory.mktemp("downloads"), library)


def mutated(path: Path, dice: random.Random) -> bytes:
    """The content of a file after one to three harms; of a zip either as it lies there or one of its entries."""
    content = path.read_bytes()
    if path.suffix == ".zip" and dice.random() < 0.7:
        return _repacked(content, dice)
    for _ in range(dice.randint(1, 3)):
        content = dice.choice(HARMS)(content, dice)
    return content


def _repacked(content: bytes, dice: random.Random) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in source.namelist():
            inner = source.read(name)
            if dice.random() < 0.7:
                inner = dice.choice(HARMS)(inner, dice)
            archive.writestr(dice.choice((name, name, name, f"../{name}", name.upper(), f"{name}\x00")), inner)
    return target.getvalue()


def imported(library: Library, store: DeckStore, path: Path, game: str | None, dice: random.Random) -> None:
    """Read a file as the dialog does, read its report, keep what was understood and look at it again."""
    try:
        staged = read_files(library, [path], game)
    except MappingNeeded as needed:
        _hear(needed)
        mapping = {column: dice.choice(("title", "type", "cost", "text")) for column in needed.table.columns}
        staged = read_files(library, [path], game, mapping)
    except LongtableError as error:
        _hear(error)
        return
    _read_report(staged)
    for _, read in staged.decks:
        id = store.create(read.deck)
        deck = store.read(id).deck()
        assert deck.size() == read.deck.size()
        check_deck(deck, library.index)
        for write in WRITERS[deck.game].values():
            assert write(deck, library.index).encode("utf-8")
        store.path(id).unlink()
    if staged.number_of_cards and dice.randrange(KEPT) == 0:
        keep(library, staged)
        kept = [card for cards in staged.cards.values() for card in cards.cards]
        assert all(library.index.by_code(card.game, card.code) is not None for card in kept)


def _hear(error: LongtableError) -> None:
    for texts in LANGUAGE_TEXTS:
        assert 0 < len(error.text(texts)) < 5_000


def _read_report(staged: Staged) -> None:
    for error in staged.refused:
        _hear(error)
    problems = [problem for read in staged.cards.values() for problem in read.problems]
    problems += [problem for _, read in staged.decks for problem in read.problems]
    for problem in problems:
        for texts in LANGUAGE_TEXTS:
            said = f"{problem.place} {problem.text} {texts(problem.message_id, **problem.params)}"
            assert said.encode("utf-8")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}")
def test_whatever_stands_in_a_file_it_is_read_or_refused_in_words(
    library: Library,
    downloads: list[tuple[Path, str]],
    tmp_path: Path,
    amount: Callable[[int, int], int],
    part: int,
) -> None:
    store = DeckStore(tmp_path / "decks")
    wrong: list[str] = []
    for seed in range(part * WHOLE, part * WHOLE + amount(SAMPLE, WHOLE)):
        dice = random.Random(seed)
        source, game = dice.choice(downloads)
        path = tmp_path / source.name
        path.write_bytes(mutated(source, dice))
        try:
            with no_longer_than(TOO_LONG):
                imported(library, store, path, dice.choice((game, game, None)), dice)
        except (Exception, Hangs):
            wrong.append(f"seed {seed}, {source.name}: {traceback.format_exc()}")
    assert not wrong, "\n".join(wrong[:5])
    assert library.search("t:ally", "lotr_lcg")


def test_every_file_is_understood_before_it_is_harmed(library: Library, downloads: list[tuple[Path, str]]) -> None:
    for path, game in downloads:
        if path.suffix == ".csv" or "longtable" in path.name:
            continue  # a table that asks for its columns; a deck of our own, which needs no import
        staged = read_files(library, [path], game)
        assert staged.refused == [], path.name
        assert staged.number_of_cards or staged.decks or staged.cards, path.name
