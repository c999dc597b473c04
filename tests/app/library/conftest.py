"""A library with the built-in cards and a handful of our own of each other game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.library.library import Library
from tests.app.library.own_cards import own_cards
from tests.libraries import Libraries


def with_own_cards(library: Library) -> None:
    """The handful of our own."""
    library.add_all({(game, "own"): cards for game, cards in own_cards().items()})


@pytest.fixture
def library(tmp_path: Path, libraries: Libraries) -> Iterator[Library]:
    libraries.copy(tmp_path / "library", with_own_cards)
    with Library(tmp_path / "library") as opened:
        yield opened
