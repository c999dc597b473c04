"""What the tests of the rules have at hand: the made-up cards beside the printed ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.lotr_lcg.rules.made_up import BELL_RINGER
from tests.games.lotr_lcg.rules.made_up_encounters import QUIET_GLADE
from tests.games.lotr_lcg.rules.made_up_responses import NAYSAYER
from tests.games.lotr_lcg.shelf import SHELF, on_the_shelf


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up cards."""
    assert {BELL_RINGER, QUIET_GLADE, NAYSAYER} <= SHELF.keys()
    with on_the_shelf():
        yield
