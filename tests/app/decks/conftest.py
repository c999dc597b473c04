"""A library with the built-in cards and a few of our own, among them what small decks of each game need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.library.library import Library
from tests.app.decks.own_decks import own_deck_cards
from tests.libraries import Libraries


def with_cards_of_decks(library: Library) -> None:
    """What the small decks need."""
    library.add_all({(game, "own"): cards for game, cards in own_deck_cards().items()})


@pytest.fixture
def library(tmp_path: Path, libraries: Libraries) -> Iterator[Library]:
    libraries.copy(tmp_path / "library", with_cards_of_decks)
    with Library(tmp_path / "library") as opened:
        yield opened
