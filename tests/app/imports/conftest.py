"""A library with the built-in cards only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.library.library import Library
from tests.libraries import Libraries


@pytest.fixture
def library(tmp_path: Path, libraries: Libraries) -> Iterator[Library]:
    libraries.copy(tmp_path / "library")
    with Library(tmp_path / "library") as opened:
        yield opened
