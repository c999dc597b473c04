"""Every missing message or parameter is an error in these tests."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import STRICT_VARIABLE, Texts


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STRICT_VARIABLE, "1")


@pytest.fixture
def english() -> Texts:
    return Texts("en", strict=True)


@pytest.fixture
def spanish() -> Texts:
    return Texts("es", strict=True)
