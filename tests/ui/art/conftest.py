"""The themes tests paint with; every one of them needs Qt's application."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.ui.art.theme import Theme, load_theme


@pytest.fixture
def daylight(qapp: QApplication) -> Theme:
    """The light theme."""
    return load_theme("daylight")


@pytest.fixture
def candlelight(qapp: QApplication) -> Theme:
    """The dark theme."""
    return load_theme("candlelight")
