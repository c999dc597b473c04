"""What tests at the screen have in common: keys follow each other without the breath of a person."""

from __future__ import annotations

import pytest

from desktop_app.ui.table.play import breath

SEED = 1


@pytest.fixture(autouse=True)
def no_breath(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys answer at once, except in tests that are about the breath: they carry the mark ``breath``."""
    if request.node.get_closest_marker("breath") is None:
        monkeypatch.setattr(breath, "LENGTH", 0)


@pytest.fixture(autouse=True)
def the_same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table begun at the window is shuffled alike in every run: no test hangs on luck."""
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)
