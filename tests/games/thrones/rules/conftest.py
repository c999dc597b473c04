"""What the tests of the rules have at hand: the made-up cards beside the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.thrones.shelf import on_the_shelf


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up cards."""
    with on_the_shelf():
        yield
