"""A library with the built-in cards and a handful of our own of each other game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.library.library import Library
from tests.app.library.own_cards import own_cards


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library") as opened:
        for game, cards in own_cards().items():
            opened.add(game, "own", cards)
        yield opened
