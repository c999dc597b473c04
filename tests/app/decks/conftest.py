"""A library with the built-in cards and a few of our own, among them what small decks of each game need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.library.library import Library
from tests.app.decks.own_decks import own_deck_cards


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "library") as opened:
        opened.add_all({(game, "own"): cards for game, cards in own_deck_cards().items()})
        yield opened
